package org.certigjk.vectors.files;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Query;

/**
 * The points that a certificate of a distance gives, exactly: p = Σ λₖaᵢ of A, q = Σ λₖbⱼ of B.
 *
 * @param a p
 * @param b q
 */
public record CertifiedPoints(Vec<BigFraction> a, Vec<BigFraction> b) {

  /** Returns the points; only those of the bodies that have a weight are made exact. */
  public static CertifiedPoints of(Query query, Certificate<BigFraction> certificate) {
    List<IndexPair> pairs = certificate.pairs();
    double[][] a = query.pair().a();
    double[][] b = query.pair().b();
    Query weighted =
        new Query(
            PointPair.of(
                pairs.stream().map(pair -> a[pair.a()]).toArray(double[][]::new),
                pairs.stream().map(pair -> b[pair.b()]).toArray(double[][]::new)),
            query.poses());
    Vec<BigFraction> weights = certificate.weights();
    return new CertifiedPoints(
        combination(weights, weighted.exactA()), combination(weights, weighted.exactB()));
  }

  /** Sums with whole numbers as weights, whose terms have powers of two as denominators. */
  private static Vec<BigFraction> combination(
      Vec<BigFraction> weights, Polytope<BigFraction> points) {
    int[] all = new int[points.size()];
    for (int k = 0; k < all.length; k++) {
      all[k] = k;
    }
    Vec<BigFraction>[] summands = points.get(all);
    BigFraction first = weights.get(0);
    if (first.equals(BigFraction.ZERO)) {
      return weights.combination(summands); // not of a certificate that holds
    }
    Vec<BigFraction> whole = weights.cleared();
    return whole.combination(summands).times(first.divide(whole.get(0)));
  }

  /** Returns v = p &minus; q. */
  public Vec<BigFraction> v() {
    return a.minus(b);
  }
}
