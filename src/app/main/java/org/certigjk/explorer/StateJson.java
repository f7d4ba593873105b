package org.certigjk.explorer;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.explorer.number.NumberText;
import org.certigjk.explorer.picture.IterationJson;
import org.certigjk.explorer.subsets.Asked;
import org.certigjk.explorer.subsets.ExactSet;
import org.certigjk.explorer.subsets.MethodClaim;
import org.certigjk.explorer.subsets.SubsetsJson;
import org.certigjk.field.EuclideanField;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Iteration;
import org.certigjk.json.JsonText;

/**
 * Writes the states of a run: W with its weights, v, the support point s, and what the page derives
 * from them; and, of states that are asked for, what is true of them in words.
 *
 * <pre>
 *   the gap    vᵀ(v − s),                                     computed in the field of the run,
 *   the bound  μ = max vᵀs / ‖v‖  over the states so far,     0 if that is negative.
 * </pre>
 *
 * <p>Over the rationals μ² is exact, and the decimal of μ is rounded downwards, so that it is a
 * lower bound of the distance (van den Bergen 1999, section 2). Over an inexact field μ is rounded,
 * and no bound of anything.
 */
final class StateJson<E> {

  private final JsonText json;
  private final ShownRun<E> run;
  private final OrderedField<E> field;

  /** Puts a point of the run into the unit of the bodies of the scene. */
  private final UnaryOperator<Vec<E>> unit;

  /** μ² over an exact field, μ over an inexact one. */
  private E bound;

  private StateJson(JsonText json, ShownRun<E> run, UnaryOperator<Vec<E>> unit) {
    this.json = json;
    this.unit = unit;
    this.run = run;
    this.field = run.field();
    this.bound = field.zero();
  }

  /** Writes the array of the states. */
  static <E> void write(JsonText json, Scene scene, ShownRun<BigFraction> exact, ShownRun<E> run) {
    StateJson<E> writer = new StateJson<>(json, run, UnaryOperator.identity());
    json.beginArray("states");
    Moment.all(scene, exact, run).forEach(writer::writeState);
    json.endArray();
  }

  /**
   * Writes what is drawn of a run while a point is dragged: no claim about it is decided.
   *
   * @param unit puts a point of the run into the unit of the bodies of the scene
   */
  static <E> void writeMoving(JsonText json, ShownRun<E> run, UnaryOperator<Vec<E>> unit) {
    StateJson<E> writer = new StateJson<>(json, run, unit);
    json.field("subAlgorithm", run.subAlgorithm().label());
    json.field("startsEmpty", run.startsEmpty());
    json.beginArray("states");
    for (Iteration<E> state : run.states()) {
      Vec<E> v = unit.apply(state.v());
      json.beginObject();
      writer.writeSimplex(state);
      NumberText.write(json, "v", v);
      NumberText.write(json, "squaredNorm", run.field(), v.squaredNorm());
      writer.writePoint(state, false);
      json.endObject();
    }
    json.endArray();
  }

  private void writeState(Moment<E> moment) {
    Iteration<E> state = run.states().get(moment.step());
    json.beginObject();
    json.field("k", moment.step());
    writeSimplex(state);
    NumberText.write(json, "v", state.v());
    NumberText.write(json, "squaredNorm", field, state.squaredNorm());
    writeSupport(state, moment.exactly().isFarthest());
    json.endObject();
  }

  /**
   * Writes the array of what is true in words of the states from first on and before end, and what
   * the sub-algorithm did there.
   */
  static <E> void writeWords(
      JsonText json,
      Scene scene,
      ShownRun<BigFraction> exact,
      ShownRun<E> run,
      int first,
      int end) {
    Map<List<IndexPair>, ExactSet> sets = new HashMap<>();
    json.beginArray("words");
    for (int k = Math.max(0, first); k < Math.min(end, run.states().size()); k++) {
      Moment<E> moment = new Moment<>(scene, exact, run, k);
      json.beginObject();
      Claim.write(json, "sentences", StepClaim.values(), moment);
      Asked<E> asked = moment.asked(sets);
      SubsetsJson.write(json, asked, run::inItsUnit);
      if (asked == null) {
        Claim.write(json, "method", UnaskedClaim.values(), moment);
      } else {
        Claim.write(json, "method", MethodClaim.values(), asked);
      }
      json.endObject();
    }
    json.endArray();
  }

  private void writeSimplex(Iteration<E> state) {
    IterationJson.writeSimplex(json, field, state, pair -> unit.apply(run.point(pair)));
  }

  private void writeSupport(Iteration<E> state, boolean isFarthest) {
    writePoint(state, isFarthest);
    Vec<E> s = state.support();
    if (s == null) {
      json.field("gap", null);
      json.field("mu", null);
      return;
    }
    NumberText.write(json, "gap", field, state.v().dot(state.v().minus(s)));
    if (isFarthest || !field.exact()) { // else it is no bound of anything
      include(state, s);
    }
    writeBound();
  }

  private void writePoint(Iteration<E> state, boolean isFarthest) {
    Vec<E> s = state.support();
    Vec<E> point = s == null ? null : unit.apply(s);
    IterationJson.writeSupport(json, state.supportPair(), point, isFarthest);
  }

  private void include(Iteration<E> state, Vec<E> s) {
    E product = state.v().dot(s);
    if (field.signum(product) <= 0) {
      return;
    }
    E present =
        field instanceof EuclideanField<E> roots
            ? field.div(product, roots.sqrt(state.squaredNorm()))
            : field.div(field.times(product, product), state.squaredNorm());
    bound = field.compare(present, bound) > 0 ? present : bound;
  }

  private void writeBound() {
    if (field instanceof EuclideanField) {
      NumberText.write(json, "mu", field, bound);
    } else {
      NumberText.writeRootRoundedDown(json, "mu", field.toRational(bound));
    }
  }
}
