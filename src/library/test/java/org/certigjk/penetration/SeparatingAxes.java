package org.certigjk.penetration;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.samples.BruteForce;

/**
 * An oracle for the squared depth in the plane and in space, in integers: the normal of every facet
 * of A ⊖ B is normal to two edges of A and B, of one of them or of each (in the plane to one edge).
 * For every such vector n, whether its two points are the ends of a real edge or not, max nᵀa
 * &minus; min nᵀb bounds the depth from above, and the least of these bounds is the depth. It
 * shares no code and no idea with the library.
 */
final class SeparatingAxes {

  /** The points times a common power of two. */
  private final BigInteger[][] a;

  private final BigInteger[][] b;
  private final BigInteger scale;

  SeparatingAxes(double[][] a, double[][] b) {
    BigInteger denominator = BigInteger.ONE;
    for (double[][] rows : List.of(a, b)) {
      for (BigFraction[] point : BruteForce.exactly(rows)) {
        for (BigFraction x : point) {
          denominator = denominator.max(x.getDenominator()); // all are powers of two
        }
      }
    }
    this.scale = denominator;
    this.a = scaled(a);
    this.b = scaled(b);
  }

  private BigInteger[][] scaled(double[][] rows) {
    BigFraction[][] points = BruteForce.exactly(rows);
    BigInteger[][] scaled = new BigInteger[points.length][points[0].length];
    for (int k = 0; k < points.length; k++) {
      for (int i = 0; i < points[k].length; i++) {
        scaled[k][i] = points[k][i].multiply(scale).getNumerator();
      }
    }
    return scaled;
  }

  /** The squared depth of bodies that overlap. */
  BigFraction squaredDepth() {
    BigInteger squaredOffset = BigInteger.ZERO;
    BigInteger squaredNorm = BigInteger.ZERO; // of the least bound so far; 0 for none
    for (BigInteger[] n : normals()) {
      BigInteger norm = dot(n, n);
      for (int sign = -1; norm.signum() > 0 && sign <= 1; sign += 2) {
        BigInteger offset = greatest(a, n, sign).add(greatest(b, n, -sign));
        BigInteger square = offset.multiply(offset);
        if (square.multiply(squaredNorm).compareTo(squaredOffset.multiply(norm)) < 0
            || squaredNorm.signum() == 0) {
          squaredOffset = square;
          squaredNorm = norm;
        }
      }
    }
    return new BigFraction(squaredOffset, squaredNorm.multiply(scale).multiply(scale));
  }

  private List<BigInteger[]> normals() {
    List<BigInteger[]> edges = edges(a);
    edges.addAll(edges(b));
    List<BigInteger[]> normals = new ArrayList<>();
    for (int i = 0; i < edges.size(); i++) {
      BigInteger[] u = edges.get(i);
      if (u.length == 2) {
        normals.add(new BigInteger[] {u[1], u[0].negate()});
      }
      for (int j = 0; u.length == 3 && j < i; j++) {
        normals.add(cross(u, edges.get(j)));
      }
    }
    return normals;
  }

  private static List<BigInteger[]> edges(BigInteger[][] points) {
    List<BigInteger[]> edges = new ArrayList<>();
    for (int i = 0; i < points.length; i++) {
      for (int j = 0; j < i; j++) {
        BigInteger[] edge = new BigInteger[points[i].length];
        for (int k = 0; k < edge.length; k++) {
          edge[k] = points[i][k].subtract(points[j][k]);
        }
        edges.add(edge);
      }
    }
    return edges;
  }

  private static BigInteger[] cross(BigInteger[] u, BigInteger[] v) {
    BigInteger[] product = new BigInteger[3];
    for (int i = 0; i < 3; i++) {
      int j = (i + 1) % 3;
      int k = (i + 2) % 3;
      product[i] = u[j].multiply(v[k]).subtract(u[k].multiply(v[j]));
    }
    return product;
  }

  /** The maximum of sign n·x. */
  private static BigInteger greatest(BigInteger[][] points, BigInteger[] n, int sign) {
    BigInteger greatest = null;
    for (BigInteger[] x : points) {
      BigInteger value = sign < 0 ? dot(x, n).negate() : dot(x, n);
      greatest = greatest == null || value.compareTo(greatest) > 0 ? value : greatest;
    }
    return greatest;
  }

  private static BigInteger dot(BigInteger[] x, BigInteger[] y) {
    BigInteger sum = BigInteger.ZERO;
    for (int i = 0; i < x.length; i++) {
      sum = sum.add(x[i].multiply(y[i]));
    }
    return sum;
  }
}
