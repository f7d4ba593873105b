package org.certigjk.fast.exact;

import java.math.BigInteger;
import java.util.Arrays;
import org.certigjk.fast.search.Placement;
import org.certigjk.fast.search.Vertices;
import org.certigjk.integral.IntegerBody;
import org.certigjk.integral.IntegerRows;
import org.certigjk.predicates.IntegerPoints;
import org.certigjk.predicates.ScaledIntegers;

/**
 * The exact image M p + t of a body in integers: M = N / D, where D is 1 for a matrix that is
 * given, and |q|&sup2; for a quaternion.
 */
final class ExactImage implements IntegerBody {

  private final Vertices body;
  private final double[] t;

  /** D. */
  final BigInteger denominator;

  /** The rows of N, as multiples of a power of two, and the exponents of that and of the body. */
  private final BigInteger[][] n;

  private final int inMap;
  private final int inBody;

  /** What makes integers of the units that both images share: D' 2^shift for N p, and D D' t. */
  private BigInteger factor = BigInteger.ONE;

  private BigInteger[] translation = {};

  /**
   * Takes a body and where it is.
   *
   * @param inBody all coordinates are multiples of 2^inBody
   */
  ExactImage(Vertices body, Placement placement, int inBody) {
    this.body = body;
    this.t = Arrays.copyOf(placement.t, placement.dimension);
    this.inBody = inBody == Integer.MAX_VALUE ? 0 : inBody;
    boolean isRotation = placement.quaternion.length > 0;
    double[] given = isRotation ? placement.quaternion : placement.m;
    int exponent = exponent(Integer.MAX_VALUE, given);
    BigInteger[] integers = new BigInteger[given.length];
    Arrays.setAll(integers, k -> ScaledIntegers.integer(given[k], exponent));
    this.n = isRotation ? rotation(integers) : rows(integers, placement.dimension);
    this.inMap = isRotation ? 0 : exponent; // the power of two of a quaternion cancels
    this.denominator = isRotation ? IntegerPoints.dot(integers, integers) : BigInteger.ONE;
  }

  private static int exponent(int greatest, double[] numbers) {
    int exponent = greatest;
    for (double number : numbers) {
      exponent = Math.min(exponent, ScaledIntegers.exponent(number));
    }
    return exponent == Integer.MAX_VALUE ? 0 : exponent;
  }

  private static BigInteger[][] rows(BigInteger[] m, int dimension) {
    BigInteger[][] rows = new BigInteger[dimension][];
    Arrays.setAll(rows, i -> Arrays.copyOfRange(m, 3 * i, 3 * i + dimension));
    return rows;
  }

  /**
   * R(q) for (w, x, y, z) = (s, v): v v^T &middot; 2 + (s&sup2; &minus; v &middot; v) I + 2 s [v].
   */
  private static BigInteger[][] rotation(BigInteger[] q) {
    BigInteger diagonal = q[0].multiply(q[0]);
    for (int k = 1; k <= 3; k++) {
      diagonal = diagonal.subtract(q[k].multiply(q[k]));
    }
    BigInteger[][] rows = new BigInteger[3][3];
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3; j++) {
        BigInteger half = q[i + 1].multiply(q[j + 1]);
        if (i != j) { // [v] has -z in row x, column y, and so on in a circle
          BigInteger turn = q[0].multiply(q[4 - i - j]);
          half = (j - i + 3) % 3 == 1 ? half.subtract(turn) : half.add(turn);
        }
        rows[i][j] = half.shiftLeft(1);
      }
      rows[i][i] = rows[i][i].add(diagonal);
    }
    return rows;
  }

  /** The image times D is of multiples of two to the power of this. */
  int exponent() {
    return exponent(inMap + inBody, t);
  }

  /** Takes the unit that both images share, 2^exponent / (D D'). */
  void scale(int exponent, BigInteger other) {
    factor = other.shiftLeft(inMap + inBody - exponent);
    translation = new BigInteger[t.length];
    BigInteger both = denominator.multiply(other);
    Arrays.setAll(translation, c -> ScaledIntegers.integer(t[c], exponent).multiply(both));
  }

  private BigInteger[] map(BigInteger[] p) {
    BigInteger[] image = new BigInteger[p.length];
    Arrays.setAll(image, i -> IntegerPoints.dot(n[i], p).multiply(factor).add(translation[i]));
    return image;
  }

  @Override
  public BigInteger[] get(int k) {
    return map(inBody().get(k));
  }

  private DoubleBody inBody() {
    return new DoubleBody(body, new double[t.length], inBody);
  }

  /** (M p &minus; M p_start) &middot; v has the sign of (p &minus; p_start) &middot; N^T v. */
  @Override
  public int beyond(int start, BigInteger[] v) {
    BigInteger[] turned = new BigInteger[v.length];
    for (int j = 0; j < v.length; j++) {
      turned[j] = BigInteger.ZERO;
      for (int i = 0; i < v.length; i++) {
        turned[j] = turned[j].add(n[i][j].multiply(v[i]));
      }
    }
    return inBody().beyond(start, turned);
  }

  /** Returns the images of the points given. */
  IntegerRows given() {
    IntegerRows points = body.integers(new double[t.length], inBody);
    return new IntegerRows() {
      @Override
      public int size() {
        return points.size();
      }

      @Override
      public BigInteger[] get(int index) {
        return map(points.get(index));
      }
    };
  }
}
