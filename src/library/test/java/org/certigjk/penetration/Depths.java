package org.certigjk.penetration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Verdict;
import org.certigjk.samples.Polytopes;

/** What every answer must satisfy, whatever its value. */
final class Depths {

  private Depths() {}

  static Polytope<BigFraction> body(double[]... rows) {
    return Polytope.of(Rationals.INSTANCE, rows);
  }

  static double[] p(double... coordinates) {
    return coordinates;
  }

  /** The answer for bodies that overlap, with all that it promises checked. */
  static Penetrating<BigFraction> penetrating(Polytope<BigFraction> a, Polytope<BigFraction> b) {
    PenetrationResult<BigFraction> result = Penetration.depth(a, b);
    assertInstanceOf(Penetrating.class, result);
    Penetrating<BigFraction> answer = (Penetrating<BigFraction>) result;
    Vec<BigFraction> p = answer.penetrationVector();
    assertEquals(Verdict.OVERLAPPING, answer.verdict());
    assertEquals(answer.squaredDepth(), p.squaredNorm());
    assertNull(answer.certificate().violation(a, b));
    assertEquals(p, answer.certificate().penetrationVector(a, b));
    assertEquals(Verdict.OVERLAPPING, verdictAfter(a, p, new BigFraction(999_999, 1_000_000), b));
    assertEquals(Verdict.TOUCHING, verdictAfter(a, p, BigFraction.ONE, b));
    assertEquals(Verdict.SEPARATED, verdictAfter(a, p, new BigFraction(1_000_001, 1_000_000), b));
    assertEquals(p, answer.witnessPoints().a().minus(answer.witnessPoints().b()));
    assertContains(a, answer.witnessPoints().a());
    assertContains(b, answer.witnessPoints().b());
    assertConvex(answer.certificate(), a, b);
    return answer;
  }

  /** The verdict after A has moved by &minus;cp. */
  private static Verdict verdictAfter(
      Polytope<BigFraction> a, Vec<BigFraction> p, BigFraction c, Polytope<BigFraction> b) {
    Vec<BigFraction> motion = p.times(c);
    return Gjk.distance(Polytopes.map(a, x -> x.minus(motion)), b).verdict();
  }

  private static void assertContains(Polytope<BigFraction> body, Vec<BigFraction> point) {
    DistanceResult<BigFraction> distance = Gjk.distance(body, Polytope.of(point));
    assertEquals(true, distance.distanceVector().isZero(), () -> point + " is not in " + body);
  }

  /** The surface that the search returns is that of a convex polytope; a proof does not need it. */
  private static void assertConvex(
      PenetrationCertificate<BigFraction> certificate,
      Polytope<BigFraction> a,
      Polytope<BigFraction> b) {
    TreeSet<Integer> corners = new TreeSet<>();
    for (int f = 0; f < certificate.facets().size(); f++) {
      List<Vec<BigFraction>> facet = new ArrayList<>();
      for (int k : certificate.facets().get(f)) {
        facet.add(point(certificate.pairs().get(k), a, b));
        corners.add(k);
      }
      DualBasis<BigFraction> basis = DualBasis.of(facet);
      for (IndexPair pair : certificate.pairs()) {
        BigFraction height = basis.normal().dot(point(pair, a, b));
        assertEquals(true, height.compareTo(basis.determinant()) <= 0);
      }
    }
    assertEquals(certificate.pairs().size(), corners.size(), "pairs that are corners");
    int n = a.dimension();
    int expected = n == 3 ? 2 * corners.size() - 4 : corners.size(); // Euler's formula
    if (n <= 3) {
      assertEquals(expected, certificate.facets().size(), "facets");
    }
  }

  private static Vec<BigFraction> point(
      IndexPair pair, Polytope<BigFraction> a, Polytope<BigFraction> b) {
    return a.get(pair.a()).minus(b.get(pair.b()));
  }
}
