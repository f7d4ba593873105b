package org.certigjk.check;

import java.util.ArrayList;
import java.util.List;
import org.certigjk.check.algebra.Ratio;
import org.certigjk.check.algebra.Vector;
import org.jspecify.annotations.Nullable;

/** The states of a run, one more than it has iterations. */
final class Trace {

  private final List<State> states;

  private Trace(List<State> states) {
    this.states = states;
  }

  /** A state; what has a null is {@code null}, and so is the support where there is none. */
  record State(
      Pairs simplex,
      @Nullable Vector weights,
      @Nullable Vector v,
      @Nullable Ratio squaredNorm,
      @Nullable Pairs supportPair,
      @Nullable Vector support) {

    static State of(Item item, Field field) throws Refusal {
      boolean supported = item.members().has("supportPair");
      Fields fields =
          item.fields(
              supported
                  ? Item.names("simplex", "weights", "v", "squaredNorm", "supportPair", "support")
                  : Item.names("simplex", "weights", "v", "squaredNorm"),
              Item.names());
      return new State(
          Pairs.read(fields.get("simplex")),
          field.vector(fields.get("weights")),
          field.vector(fields.get("v")),
          field.element(fields.get("squaredNorm")),
          supported ? Pairs.readOne(fields.get("supportPair")) : null,
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
        Claims.requireSquare(name + ".squaredNorm", squaredNorm, v, field);
      }
      if (supportPair != null) {
        bodies.requireAll(name + ".supportPair", supportPair);
        if (support != null) {
          Vector one = Vector.constant(Ratio.of(1), 1);
          Vector slack = Claims.slack(field, one, bodies.magnitudes(supportPair));
          Vector point = bodies.differences(supportPair)[0];
          Claims.requireNear(name + ".support", support, point, slack);
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
      states.add(State.of(state, field));
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
    Pairs simplex = states.get(k).simplex();
    int last = simplex.size() - 1;
    boolean next = before.supportPair() != null && simplex.isIn(last, before.supportPair());
    for (int m = 0; m < last; m++) {
      next &= simplex.isIn(m, before.simplex());
    }
    if (!next) {
      throw Refusal.rejected(
          "trace[%s].simplex is not of the one before, with the support pair last".formatted(k));
    }
  }
}
