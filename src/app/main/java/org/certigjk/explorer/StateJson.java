package org.certigjk.explorer;

import org.certigjk.certificate.IndexPair;
import org.certigjk.explorer.number.NumberText;
import org.certigjk.field.EuclideanField;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Iteration;
import org.certigjk.json.CertificateJson;
import org.certigjk.json.JsonText;
import org.jspecify.annotations.Nullable;

/**
 * Writes the states of a run: W with its weights, v, the support point s, and what the page derives
 * from them.
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
  private final SubsetsJson<E> subsets;

  /** μ² over an exact field, μ over an inexact one. */
  private E bound;

  private StateJson(JsonText json, ShownRun<E> run) {
    this.json = json;
    this.run = run;
    this.field = run.field();
    this.subsets = new SubsetsJson<>(json, run);
    this.bound = field.zero();
  }

  /** Writes the array of the states. */
  static <E> void write(JsonText json, ShownRun<E> run) {
    StateJson<E> writer = new StateJson<>(json, run);
    json.beginArray("states");
    for (int k = 0; k < run.states().size(); k++) {
      writer.writeState(k);
    }
    json.endArray();
  }

  private void writeState(int k) {
    Iteration<E> state = run.states().get(k);
    json.beginObject();
    json.field("k", k);
    writeSimplex(state);
    NumberText.write(json, "v", state.v());
    NumberText.write(json, "squaredNorm", field, state.squaredNorm());
    writeSupport(state);
    subsets.write(k);
    json.field("note", note(k));
    json.endObject();
  }

  private void writeSimplex(Iteration<E> state) {
    Vec<E>[] points = run.points(state.simplex());
    json.beginArray("simplex");
    for (int i = 0; i < points.length; i++) {
      json.beginObject();
      writePair(state.simplex().get(i));
      NumberText.write(json, "point", points[i]);
      NumberText.write(json, "weight", field, state.weights().get(i));
      json.endObject();
    }
    json.endArray();
  }

  private void writeSupport(Iteration<E> state) {
    Vec<E> s = state.support();
    IndexPair pair = state.supportPair();
    if (s == null || pair == null) {
      json.field("support", null);
      json.field("gap", null);
      json.field("mu", null);
      return;
    }
    json.beginObject("support");
    writePair(pair);
    NumberText.write(json, "point", s);
    json.field("farthest", isFarthest(state.v(), s));
    json.endObject();
    NumberText.write(json, "gap", field, state.v().dot(state.v().minus(s)));
    include(state, s);
    writeBound();
  }

  /** Returns whether no vᵀ(a − b) is smaller than vᵀs; not where a loop looked elsewhere. */
  private boolean isFarthest(Vec<E> v, Vec<E> s) {
    Vec<E> direction = v.cleared(); // a positive multiple of v, as the loop has it
    Vec<E> farthest = run.a().support(direction.unaryMinus()).minus(run.b().support(direction));
    return field.compare(v.dot(s), v.dot(farthest)) <= 0;
  }

  private void writePair(IndexPair pair) {
    json.name("pair");
    CertificateJson.writePair(json, pair);
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

  /** Returns what is remarkable about state k, {@code null} if nothing is. */
  private @Nullable String note(int k) {
    int seen = discardedBefore(k);
    return seen < 0 ? null : "s was in W until step " + seen + ", was discarded, and comes back.";
  }

  /** Returns the last state before k with s in W, if W has lost it since; −1 if not. */
  private int discardedBefore(int k) {
    Vec<E> s = run.states().get(k).support();
    if (s == null || contains(k, s)) {
      return -1;
    }
    int first = run.startsEmpty() ? 1 : 0; // the first point of such a run is not in W
    for (int earlier = k - 1; earlier >= first; earlier--) {
      if (contains(earlier, s)) {
        return earlier;
      }
    }
    return -1;
  }

  private boolean contains(int k, Vec<E> s) {
    for (Vec<E> point : run.points(run.states().get(k).simplex())) {
      if (point.minus(s).isZero()) {
        return true;
      }
    }
    return false;
  }
}
