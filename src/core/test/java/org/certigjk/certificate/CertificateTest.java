package org.certigjk.certificate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.junit.jupiter.api.Test;

/** The three records, the pair, and the report of a violation. */
class CertificateTest {

  private static final Rationals Q = Rationals.INSTANCE;
  private static final Polytope<BigFraction> ORIGIN = Polytope.of(Q, new double[1][1]);
  private static final Vec<BigFraction> HALVES = Vec.of(Q, 0.5, 0.5);

  private static Polytope<BigFraction> onLine(double p, double q) {
    return Polytope.of(Q, new double[][] {{p}, {q}});
  }

  private static List<IndexPair> bothPoints() {
    return new ArrayList<>(List.of(new IndexPair(0, 0), new IndexPair(1, 0)));
  }

  @Test
  void separated() {
    SeparatedCertificate<BigFraction> certificate =
        new SeparatedCertificate<>(List.of(new IndexPair(1, 0)), Vec.of(Q, 1.0));
    assertTrue(certificate.certifies(onLine(3, 2), ORIGIN));
    assertFalse(certificate.certifies(onLine(1, 2), ORIGIN));
    Violation<BigFraction> violation = certificate.violation(onLine(1, 2), ORIGIN);
    assertNotNull(violation);
    assertEquals(Condition.VECTOR_SUPPORTS, violation.condition());
    assertEquals(new BigFraction(-2), violation.amount());
  }

  @Test
  void secondIndicesNamePointsOfB() {
    SeparatedCertificate<BigFraction> certificate =
        new SeparatedCertificate<>(List.of(new IndexPair(0, 1)), Vec.of(Q, 1.0));
    assertTrue(certificate.certifies(ORIGIN, onLine(3, 2)));
    assertFalse(certificate.certifies(onLine(3, 2), ORIGIN));
  }

  @Test
  void touching() {
    TouchingCertificate<BigFraction> certificate =
        new TouchingCertificate<>(List.of(new IndexPair(1, 0)), Vec.of(Q, 1.0), Vec.of(Q, -2.0));
    assertTrue(certificate.certifies(onLine(-1, 0), ORIGIN));
    assertFalse(certificate.certifies(onLine(1, 0), ORIGIN));
  }

  @Test
  void overlapping() {
    OverlappingCertificate<BigFraction> certificate =
        new OverlappingCertificate<>(bothPoints(), HALVES, List.of(1));
    assertTrue(certificate.certifies(onLine(-1, 1), ORIGIN));
    assertFalse(certificate.certifies(onLine(-1, 2), ORIGIN));
    assertFalse(certificate.certifies(onLine(0, 0), ORIGIN));
  }

  @Test
  void listsAreCopied() {
    List<IndexPair> pairs = bothPoints();
    List<Integer> basis = new ArrayList<>(List.of(0));
    Certificate<BigFraction> separated = new SeparatedCertificate<>(pairs, HALVES);
    Certificate<BigFraction> touching = new TouchingCertificate<>(pairs, HALVES, Vec.of(Q, 1.0));
    OverlappingCertificate<BigFraction> overlapping =
        new OverlappingCertificate<>(pairs, HALVES, basis);
    pairs.clear();
    basis.clear();
    assertEquals(bothPoints(), separated.pairs());
    assertEquals(bothPoints(), touching.pairs());
    assertEquals(bothPoints(), overlapping.pairs());
    assertEquals(List.of(0), overlapping.basis());
    assertEquals(HALVES, overlapping.weights());
  }

  @Test
  void indexPair() {
    IndexPair pair = new IndexPair(3, 5);
    assertEquals(3, pair.component1());
    assertEquals(5, pair.component2());
    assertEquals(new IndexPair(5, 3), pair.mirrored());
    assertEquals("(3, 5)", pair.toString());
    assertArrayEquals(new int[] {3, 7}, IndexPair.indicesA(List.of(pair, new IndexPair(7, 9))));
    assertArrayEquals(new int[] {5, 9}, IndexPair.indicesB(List.of(pair, new IndexPair(7, 9))));
  }

  @Test
  void violationInWords() {
    assertEquals(
        "violated: every weight is positive, at index [2], off by -1 / 3",
        new Violation<>(Condition.WEIGHT_POSITIVE, new int[] {2}, new BigFraction(-1, 3))
            .toString());
    assertEquals(
        "violated: the distance vector is not 0",
        new Violation<BigFraction>(Condition.VECTOR_NOT_ZERO, new int[0], null).toString());
  }

  @Test
  void violationIsImmutable() {
    int[] indices = {1, 2};
    Violation<BigFraction> violation =
        new Violation<>(Condition.VECTOR_SUPPORTS, indices, BigFraction.ONE);
    indices[0] = 9;
    violation.indices()[1] = 9;
    assertArrayEquals(new int[] {1, 2}, violation.indices());
  }

  @Test
  void everyConditionHasItsOwnWords() {
    assertEquals(
        Condition.values().length,
        Stream.of(Condition.values()).map(Condition::toString).distinct().count());
    assertEquals("the weights sum to 1", Condition.WEIGHTS_SUM_TO_ONE.toString());
  }
}
