package org.certigjk.check;

import org.certigjk.check.algebra.Ratio;
import org.certigjk.check.algebra.Vector;
import org.certigjk.check.text.Chars;
import org.jspecify.annotations.Nullable;

/** Compares vectors and numbers that are claimed with what they should be. */
final class Claims {

  private Claims() {}

  /** Demands the same number. */
  static void requireSame(String name, Ratio claimed, Ratio computed) throws Refusal {
    if (!claimed.is(computed)) {
      throw Refusal.rejected(Chars.text(name, " is ", claimed, ", but should be ", computed));
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
          Chars.text(
              name,
              " has ",
              claimed.dimension(),
              " coordinates, but should have ",
              computed.dimension()));
    }
    int k = claimed.firstFar(computed, slack);
    if (k >= 0) {
      requireNear(Chars.text(name, "[", k, "]"), claimed.get(k), computed.get(k), slack.get(k));
    }
  }

  /** Demands a number that is not further from the computed one than the slack says. */
  static void requireNear(String name, Ratio claimed, Ratio computed, Ratio slack) throws Refusal {
    if (!claimed.isNear(computed, slack)) {
      String near = slack.signum() == 0 ? "" : Chars.text("within ", slack, " of ");
      throw Refusal.rejected(Chars.text(name, " is ", claimed, ", but should be ", near, computed));
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

  /** Demands a number that is no null. */
  static Ratio present(String name, @Nullable Ratio claimed) throws Refusal {
    if (claimed == null) {
      throw Refusal.rejected(Chars.text(name, " has or is a null, but the verdict needs it"));
    }
    return claimed;
  }

  /** Demands a vector without a null. */
  static Vector present(String name, @Nullable Vector claimed) throws Refusal {
    if (claimed == null) {
      throw Refusal.rejected(Chars.text(name, " has or is a null, but the verdict needs it"));
    }
    return claimed;
  }

  /** Demands the square of a vector, as rounding may make it. */
  static void requireSquare(String name, Ratio claimed, Vector v, Field field) throws Refusal {
    Ratio square = v.dot(v);
    requireNear(name, claimed, square, field.epsilon().times(square).plus(field.tiny()));
  }

  /** Returns the greatest magnitude of a coordinate of points, at least one. */
  static Ratio greatest(Vector[] points) {
    Ratio greatest = points[0].greatest();
    /*@ loop_invariant 1 <= k <= points.length && greatest != null
    @       && (\forall int m, c; 0 <= m < k && 0 <= c < points[0].numerators.length;
    @         -greatest.value() <= points[m].at(c) <= greatest.value())
    @       && (\exists int m, c; 0 <= m < k && 0 <= c < points[0].numerators.length;
    @         greatest.value() == (points[m].at(c) < 0 ? -points[m].at(c) : points[m].at(c)));
    @ loop_assigns k, greatest;
    @ loop_decreases points.length - k; @*/
    for (int k = 1; k < points.length; k++) {
      Ratio next = points[k].greatest();
      greatest = next.compareTo(greatest) > 0 ? next : greatest;
    }
    return greatest;
  }

  /** Returns the magnitudes of each of the points. */
  static Vector[] magnitudes(Vector[] points) {
    Vector[] magnitudes = new Vector[points.length];
    /*@ loop_invariant 0 <= k <= points.length
    @       && (\forall int m; 0 <= m < k; magnitudes[m] != null
    @         && magnitudes[m].numerators.length == points[m].numerators.length
    @         && (\forall int c; 0 <= c < points[m].numerators.length;
    @           magnitudes[m].at(c) == (points[m].at(c) < 0 ? -points[m].at(c) : points[m].at(c))));
    @ loop_assigns k, magnitudes[*];
    @ loop_decreases points.length - k; @*/
    for (int k = 0; k < points.length; k++) {
      magnitudes[k] = points[k].magnitudes();
    }
    return magnitudes;
  }
}
