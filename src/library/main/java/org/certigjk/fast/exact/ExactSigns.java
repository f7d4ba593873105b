package org.certigjk.fast.exact;

import java.util.Arrays;
import org.certigjk.predicates.BoundedVector;
import org.certigjk.predicates.ErrorBounds;
import org.certigjk.predicates.IntegerVector;
import org.certigjk.predicates.RoundedVector;

/**
 * The signs by which the point of a simplex nearest to the origin is found.
 *
 * <p><b>Definition.</b> With y_i, d_ij of {@link ExactPoints} and n_ijk = d_ij &times; d_ik,
 *
 * <pre>
 *   vertex(i, j)   = y_i &middot; d_ij
 *   edge(i, j, k)  = y_i &middot; (d_ij &times; n_ijk)
 *                  = (y_i &middot; d_ij)(d_ij &middot; d_ik) &minus; (y_i &middot; d_ik)(d_ij &middot; d_ij)
 *   face(i, j, k)  = y_i &middot; n_ijk = det(y_i, y_j, y_k)
 *   volume         = d_03 &middot; n_012.
 * </pre>
 *
 * The first two are Johnson's cofactors of two and three points, up to the sign; the others are
 * those of four points, up to a factor that is a square.
 *
 * <p><b>Guarantee.</b> A sign is right or {@link #UNDECIDED}; in integers it is right. In floating
 * point a value counts if it exceeds a bound on its error, composed of those of {@link
 * ErrorBounds}, the same for doubles and for pairs of doubles. A bound of 0 means that nothing was
 * rounded.
 *
 * <p>Each state of knowledge is remembered, so that nothing is evaluated twice.
 */
final class ExactSigns {

  /** The arithmetics. */
  static final int DOUBLES = 0;

  static final int DOUBLE_DOUBLES = 1;
  static final int INTEGERS = 2;

  /** The answer of an arithmetic that does not decide a sign. */
  static final int UNDECIDED = 2;

  private static final int FACES = 64;
  private static final int VOLUME = 128;

  /** Added to a sign that is known. */
  private static final byte KNOWN = 10;

  /** Whether any sign was decided in integers. */
  boolean usesIntegers;

  private final ExactPoints points;
  private final boolean flat;

  /**
   * What is known of each expression: 0 for nothing, level + 1 if that arithmetic does not decide
   * it, the sign + {@link #KNOWN} if decided. At {@link #at}(i, j, k) is edge(i, j, k), i &lt; j;
   * at (i, i, j) is vertex(i, j).
   */
  private final byte[] known = new byte[VOLUME + 1];

  ExactSigns(ExactPoints points) {
    this.points = points;
    this.flat = points.pair.a.dimension < 3;
  }

  /** Forgets all, because a point was replaced. */
  void clear() {
    Arrays.fill(known, (byte) 0);
  }

  private static int at(int i, int j, int k) {
    return ExactPoints.SIZE * (ExactPoints.SIZE * i + j) + k;
  }

  private static int sign(int state) {
    return state >= KNOWN - 1 ? state - KNOWN : UNDECIDED;
  }

  /** Returns the sign of y_i &middot; d_ij. */
  int vertex(int i, int j, int level) {
    int state = known[at(i, i, j)];
    return state > level ? sign(state) : vertexAnew(i, j, level);
  }

  private int vertexAnew(int i, int j, int level) {
    int index = at(i, i, j);
    int first = Math.min(i, j);
    int second = Math.max(i, j);
    int turn = i == first ? 1 : -1;
    BoundedVector y = points.y(i);
    BoundedVector d = points.d(first, second);
    if (y.norm == 0 || d.norm == 0) {
      return decided(index, 0);
    }
    if (level == DOUBLES) {
      RoundedVector rounded = RoundedVector.of(y);
      RoundedVector edge = RoundedVector.of(d);
      return filtered(index, turn * rounded.dot(edge), rounded.dotError(edge), level);
    }
    return level == DOUBLE_DOUBLES
        ? filtered(index, turn * y.dot(d), y.dotError(d), level)
        : integers(index, turn * points.integerY(i).dot(points.integerD(first, second)).signum());
  }

  /** Returns the sign of y_i &middot; (d_ij &times; n_ijk), which is the same for j, i. */
  int edge(int i, int j, int k, int level) {
    int first = Math.min(i, j);
    int second = Math.max(i, j);
    int state = known[at(first, second, k)];
    return state > level ? sign(state) : edgeAnew(first, second, k, level);
  }

  private int edgeAnew(int i, int j, int k, int level) {
    int index = at(i, j, k);
    int first = Math.min(i, k);
    int second = Math.max(i, k);
    int turn = i == first ? 1 : -1;
    BoundedVector y = points.y(i);
    BoundedVector d = points.d(i, j);
    BoundedVector e = points.d(first, second);
    if (y.norm == 0 || d.norm == 0 || e.norm == 0) {
      return decided(index, 0);
    }
    if (level == DOUBLES) {
      RoundedVector rounded = RoundedVector.of(y);
      RoundedVector edge = RoundedVector.of(d);
      RoundedVector product = edge.cross(edge.cross(RoundedVector.of(e)));
      return filtered(index, turn * rounded.dot(product), rounded.dotError(product), level);
    }
    if (level == DOUBLE_DOUBLES) {
      BoundedVector product = d.cross(d.cross(e));
      return filtered(index, turn * y.dot(product), y.dotError(product), level);
    }
    return integers(
        index,
        turn * edgeSign(points.integerY(i), points.integerD(i, j), points.integerD(first, second)));
  }

  private static int edgeSign(IntegerVector y, IntegerVector d, IntegerVector e) {
    return y.dot(d).multiply(d.dot(e)).compareTo(y.dot(e).multiply(d.dot(d)));
  }

  /** Returns the sign of y_i &middot; n_ijk, for i &lt; j &lt; k. */
  int face(int i, int j, int k, int level) {
    int index = FACES + at(i, j, k);
    int state = known[index];
    return state > level ? sign(state) : determinant(index, i, j, k, level);
  }

  /** Returns the sign of d_03 &middot; n_012. */
  int volume(int level) {
    int state = known[VOLUME];
    return state > level ? sign(state) : determinant(VOLUME, 0, 1, 2, level);
  }

  /** The inner product of y_i, or d_03 for the volume, and n_ijk. */
  private int determinant(int index, int i, int j, int k, int level) {
    BoundedVector x = index == VOLUME ? points.d(0, 3) : points.y(i);
    BoundedVector d = points.d(i, j);
    BoundedVector e = points.d(i, k);
    if (flat || x.norm == 0 || d.norm == 0 || e.norm == 0) {
      return decided(index, 0);
    }
    if (level == DOUBLES) {
      RoundedVector rounded = RoundedVector.of(x);
      RoundedVector n = RoundedVector.of(d).cross(RoundedVector.of(e));
      return filtered(index, rounded.dot(n), rounded.dotError(n), level);
    }
    if (level == DOUBLE_DOUBLES) {
      BoundedVector n = d.cross(e);
      return filtered(index, x.dot(n), x.dotError(n), level);
    }
    IntegerVector exact = index == VOLUME ? points.integerD(0, 3) : points.integerY(i);
    return integers(index, exact.determinantSign(points.integerD(i, j), points.integerD(i, k)));
  }

  private int filtered(int index, double value, double bound, int level) {
    if (value > bound) {
      return decided(index, 1);
    }
    if (value < -bound) {
      return decided(index, -1);
    }
    if (bound == 0) {
      return decided(index, 0);
    }
    known[index] = (byte) (level + 1);
    return UNDECIDED;
  }

  private int integers(int index, int sign) {
    usesIntegers = true;
    return decided(index, sign);
  }

  private int decided(int index, int sign) {
    known[index] = (byte) (sign + KNOWN);
    return sign;
  }
}
