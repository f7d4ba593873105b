package org.certigjk.check;

import org.certigjk.check.algebra.Ratio;
import org.certigjk.check.algebra.Vector;

/** Compares vectors and numbers that are claimed with what they should be. */
final class Claims {

  private Claims() {}

  /** Demands the same number. */
  static void requireSame(String name, Ratio claimed, Ratio computed) throws Refusal {
    if (!claimed.is(computed)) {
      throw Refusal.rejected("%s is %s, but should be %s".formatted(name, claimed, computed));
    }
  }

  /** Demands the same vector. */
  static void requireSame(String name, Vector claimed, Vector computed) throws Refusal {
    requireNear(name, claimed, computed, Vector.zero(computed.dimension()));
  }

  /** Demands that no coordinate is further from the computed one than the slack says. */
  static void requireNear(String name, Vector claimed, Vector computed, Vector slack)
      throws Refusal {
    if (claimed.dimension() != computed.dimension()) {
      throw Refusal.rejected(
          "%s has %s coordinates, but should have %s"
              .formatted(name, claimed.dimension(), computed.dimension()));
    }
    int k = claimed.firstFar(computed, slack);
    if (k >= 0) {
      requireNear(name + "[" + k + "]", claimed.get(k), computed.get(k), slack.get(k));
    }
  }

  /** Demands a number that is not further from the computed one than the slack says. */
  static void requireNear(String name, Ratio claimed, Ratio computed, Ratio slack) throws Refusal {
    if (!claimed.isNear(computed, slack)) {
      throw Refusal.rejected(
          "%s is %s, but should be %s%s"
              .formatted(
                  name, claimed, slack.signum() == 0 ? "" : "within " + slack + " of ", computed));
    }
  }

  /** Returns ε times a scale, the same for all coordinates. */
  static Vector slack(Field field, Ratio scale, int dimension) {
    Ratio slack = field.epsilon().times(scale);
    return Vector.constant(slack, dimension);
  }

  /** Returns ε Σ |w| m + τ for the scales m of the points. */
  static Vector slack(Field field, Vector weights, Vector[] scales) {
    Vector sum = weights.magnitudes().combination(scales).times(field.epsilon());
    Vector tiny = Vector.constant(field.tiny(), sum.dimension());
    return sum.plus(tiny);
  }
}
