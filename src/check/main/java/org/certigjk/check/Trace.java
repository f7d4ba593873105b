package org.certigjk.check;

import java.util.ArrayList;
import java.util.List;
import org.certigjk.check.algebra.Ratio;
import org.certigjk.check.algebra.Vector;
import org.jspecify.annotations.Nullable;

/**
 * The states of a run, one more than it has iterations.
 *
 * @param states the states
 */
record Trace(List<State> states) {

  static final Trace NONE = new Trace(List.of());

  /** A state; what has a null is {@code null}, and so is the support where there is none. */
  record State(
      List<IndexPair> simplex,
      @Nullable Vector weights,
      @Nullable Vector v,
      @Nullable Ratio squaredNorm,
      @Nullable IndexPair supportPair,
      @Nullable Vector support) {

    static State read(Item item, Field field) throws Refusal {
      boolean supported = item.members().has("supportPair");
      List<String> support = supported ? List.of("supportPair", "support") : List.of();
      Fields fields =
          item.fields(Kind.with(support, "simplex", "weights", "v", "squaredNorm"), List.of());
      return new State(
          fields.get("simplex").pairs(),
          field.vector(fields.get("weights")),
          field.vector(fields.get("v")),
          field.element(fields.get("squaredNorm")),
          supported ? fields.get("supportPair").pair() : null,
          supported ? field.vector(fields.get("support")) : null);
    }

    /** Over every field: the numbers are what rounding may make of the ones before. */
    void judge(String name, Field field, Bodies bodies) throws Refusal {
      bodies.requireAll(name + ".simplex", simplex);
      if (weights != null && weights.dimension() != simplex.size()) {
        throw Refusal.rejected(name + ": as many weights as pairs are needed");
      }
      if (weights != null && v != null) {
        Claims.requireNear(
            name + ".v",
            v,
            bodies.combination(simplex, weights),
            Claims.slack(field, weights, bodies.magnitudes(simplex)));
      }
      if (v != null && squaredNorm != null) {
        Ratio square = v.dot(v);
        Ratio slack = field.epsilon().times(square).plus(field.tiny());
        Claims.requireNear(name + ".squaredNorm", squaredNorm, square, slack);
      }
      if (supportPair != null) {
        List<IndexPair> named = List.of(supportPair);
        bodies.requireAll(name + ".supportPair", named);
        if (support != null) {
          Vector slack =
              Claims.slack(field, Vector.constant(Ratio.of(1), 1), bodies.magnitudes(named));
          Claims.requireNear(name + ".support", support, bodies.difference(supportPair), slack);
        }
      }
    }

    /** Over the rationals: v is the nearest point of the simplex, and the support that of X. */
    void judgeExactly(String name, Bodies bodies) throws Refusal {
      Vector nearest = v;
      if (weights == null || nearest == null) {
        throw Refusal.rejected(name + ": a null over the rationals");
      }
      Certificate.requireConvex(name, weights);
      if (!nearest.isLeastOf(bodies.differences(simplex))) {
        throw Refusal.rejected(name + ".v is not the nearest point of the simplex");
      }
      if (nearest.isZero() != (supportPair == null)) {
        throw Refusal.rejected(name + ": there is a support exactly if v is not 0");
      }
      if (support != null && nearest.dot(support).compareTo(bodies.least(nearest)) > 0) {
        throw Refusal.rejected(name + ".support is no support point in the direction of -v");
      }
    }
  }

  static Trace read(Item item, Field field) throws Refusal {
    List<State> states = new ArrayList<>();
    for (Item state : item.items()) {
      states.add(State.read(state, field));
    }
    return new Trace(states);
  }

  void judge(Field field, int iterations, @Nullable Vector last, Bodies bodies) throws Refusal {
    if (states.size() - 1 != iterations) {
      throw Refusal.rejected(
          "iterations is %s, but the trace has %s states".formatted(iterations, states.size()));
    }
    for (int k = 0; k < states.size(); k++) {
      states.get(k).judge("trace[" + k + "]", field, bodies);
      if (field.isExact()) {
        states.get(k).judgeExactly("trace[" + k + "]", bodies);
        if (k > 0) {
          requireNext(k);
        }
      }
    }
    Vector v = states.get(states.size() - 1).v();
    if (field.isExact() && v != null && last != null) {
      Claims.requireSame("the last v of the trace", v, last);
    }
  }

  /** The support pair comes last, and no other is new. */
  private void requireNext(int k) throws Refusal {
    State before = states.get(k - 1);
    List<IndexPair> simplex = states.get(k).simplex();
    int last = simplex.size() - 1;
    if (!simplex.get(last).equals(before.supportPair())
        || !before.simplex().containsAll(simplex.subList(0, last))) {
      throw Refusal.rejected(
          "trace[%s].simplex is not of the one before, with the support pair last".formatted(k));
    }
  }
}
