package org.certigjk.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.certificate.OverlappingCertificate;
import org.certigjk.certificate.SeparatedCertificate;
import org.certigjk.certificate.TouchingCertificate;
import org.certigjk.field.NearestJudge;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Verdict;
import org.certigjk.penetration.PenetrationCertificate;
import org.certigjk.vectors.truth.Truth;
import org.jspecify.annotations.Nullable;

/** What every expected answer must satisfy, whatever its value: its proofs, and its roundings. */
public final class TruthCheck {

  private final Polytope<BigFraction> a;
  private final Polytope<BigFraction> b;
  private final Expected expected;

  private TruthCheck(Query query, Expected expected) {
    this.a = query.exactA();
    this.b = query.exactB();
    this.expected = expected;
  }

  public static void check(Query query, Expected expected) {
    TruthCheck check = new TruthCheck(query, expected);
    check.certificate(Objects.requireNonNull(expected.certificate()));
    check.depth(expected.depthCertificate());
    check.known(query.pair().source());
  }

  private void certificate(Certificate<BigFraction> certificate) {
    assertNull(certificate.violation(a, b));
    assertEquals(verdict(certificate), expected.verdict());
    Vec<BigFraction> p =
        certificate.weights().combination(a.get(IndexPair.indicesA(certificate.pairs())));
    Vec<BigFraction> q =
        certificate.weights().combination(b.get(IndexPair.indicesB(certificate.pairs())));
    BigFraction squaredDistance = p.minus(q).squaredNorm();
    assertEquals(squaredDistance, expected.squaredDistance());
    assertTrue(NearestJudge.isNearest(squaredDistance, 2, expected.distance()));
    assertTrue(NearestJudge.isNearest(squaredDistance, 2, expected.singleDistance()));
    assertRounded(p, expected.points().a(), expected.points().singleA());
    assertRounded(q, expected.points().b(), expected.points().singleB());
  }

  private static Verdict verdict(Certificate<BigFraction> certificate) {
    if (certificate instanceof SeparatedCertificate<BigFraction>) {
      return Verdict.SEPARATED;
    }
    if (certificate instanceof TouchingCertificate<BigFraction>) {
      return Verdict.TOUCHING;
    }
    assertTrue(certificate instanceof OverlappingCertificate<BigFraction>);
    return Verdict.OVERLAPPING;
  }

  public static void assertRounded(Vec<BigFraction> exact, double[] doubles, float[] floats) {
    assertEquals(
        List.of(exact.dimension(), exact.dimension()), List.of(doubles.length, floats.length));
    for (int c = 0; c < doubles.length; c++) {
      assertTrue(NearestJudge.isNearest(exact.get(c), 1, doubles[c]));
      assertTrue(NearestJudge.isNearest(exact.get(c), 1, floats[c]));
    }
  }

  private void depth(@Nullable PenetrationCertificate<BigFraction> certificate) {
    if (expected.verdict() == Verdict.TOUCHING) {
      assertEquals(BigFraction.ZERO, expected.squaredDepth());
    }
    boolean computed =
        expected.verdict() == Verdict.OVERLAPPING && a.dimension() <= Truth.DEPTH_DIMENSIONS;
    assertEquals(computed, certificate != null);
    if (certificate != null) {
      assertEquals(certificate.penetrationVector(a, b).squaredNorm(), expected.squaredDepth());
    } else if (expected.verdict() != Verdict.TOUCHING) {
      assertNull(expected.squaredDepth());
    }
  }

  private void known(@Nullable Source source) {
    KnownAnswer known = source == null ? null : source.answer();
    if (known != null) {
      assertEquals(known.verdict(), expected.verdict());
      if (known.squaredDistance() != null) {
        assertEquals(known.squaredDistance(), expected.squaredDistance());
      }
    }
  }
}
