package org.certigjk.fast.query;

import java.util.Arrays;
import org.certigjk.fast.exact.ExactNearest;
import org.certigjk.fast.filter.RoundedPoints;
import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Vertices;

/**
 * The points that a simplex proved to be optimal gives: in doubles, and where they fail exactly.
 */
public final class NearestPoints {

  /** Room for a point that is not asked for. */
  private static final double[] NONE = {};

  /** Stands for the bodies before there are any. */
  private static final Vertices ORIGIN = Vertices.of(new double[1], 1);

  private final Candidate c;
  private final RoundedPoints rounded;
  private Vertices a = ORIGIN;
  private Vertices b = ORIGIN;

  /** For the simplex that is in the candidate when it is asked. */
  public NearestPoints(Candidate c) {
    this.c = c;
    this.rounded = new RoundedPoints(c);
  }

  /** Takes the bodies of an answer; the simplex will be that of the candidate. */
  public void set(Vertices a, Vertices b) {
    this.a = a;
    this.b = b;
    rounded.set(a, b);
  }

  /** Writes the point of A + t and the point of B. */
  public void closest(double[] onA, double[] onB) {
    requireRoom(a, onA);
    requireRoom(a, onB);
    if (!rounded.closest(onA, onB)) {
      ExactNearest.round(a, b, c, onA, onB, NONE);
    }
  }

  /** Writes v. */
  public void vector(double[] v) {
    requireRoom(a, v);
    if (c.size > a.dimension) { // the origin is inside
      Arrays.fill(v, 0);
    } else if (!rounded.vector(v)) {
      ExactNearest.round(a, b, c, NONE, NONE, v);
    }
  }

  /** Checks that there is room for a point of a body. */
  public static void requireRoom(Vertices a, double[] x) {
    if (x.length != a.dimension) {
      throw new IllegalArgumentException(
          "room for %d numbers, a point has %d".formatted(x.length, a.dimension));
    }
  }
}
