package org.certigjk.penetration;

import static org.certigjk.penetration.Depths.body;
import static org.certigjk.penetration.Depths.p;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Doubles;
import org.certigjk.geometry.Polytope;
import org.junit.jupiter.api.Test;

/** Every condition of the checker, with a certificate that fails it and nothing before it. */
class PenetrationCheckerTest {

  /** The rectangle [−2, 3] × [−1, 2]: nearest to the origin is (0, −1), then (−2, 0) and (0, 2). */
  private static final Polytope<BigFraction> A = body(p(-2, -1), p(3, -1), p(3, 2), p(-2, 2));

  private static final Polytope<BigFraction> B = body(p(0, 0));

  private static final List<List<Integer>> CYCLE =
      List.of(List.of(0, 1), List.of(1, 2), List.of(2, 3), List.of(3, 0));

  private static List<IndexPair> corners(int... indices) {
    List<IndexPair> pairs = new ArrayList<>();
    for (int index : indices) {
      pairs.add(new IndexPair(index, 0));
    }
    return pairs;
  }

  private static PenetrationCertificate<BigFraction> certificate(
      List<IndexPair> pairs, List<List<Integer>> facets, int nearest) {
    return new PenetrationCertificate<>(pairs, facets, nearest);
  }

  private static PenetrationCertificate<BigFraction> rectangle(
      List<List<Integer>> facets, int nearest) {
    return certificate(corners(0, 1, 2, 3), facets, nearest);
  }

  private static void assertViolation(
      String expected, PenetrationCertificate<BigFraction> certificate) {
    assertViolation(expected, certificate, A, B);
  }

  private static void assertViolation(
      String expected,
      PenetrationCertificate<BigFraction> certificate,
      Polytope<BigFraction> a,
      Polytope<BigFraction> b) {
    PenetrationViolation<BigFraction> violation = certificate.violation(a, b);
    assertNotNull(violation);
    assertEquals(
        expected,
        violation.condition().name()
            + violation.indices()
            + (violation.amount() == null ? "" : violation.amount()));
    assertThrows(
        IllegalArgumentException.class, () -> certificate.penetrationVector(a, b), expected);
  }

  @Test
  void accepted() {
    assertNull(rectangle(CYCLE, 0).violation(A, B));
    assertEquals("(0, -1)", rectangle(CYCLE, 0).penetrationVector(A, B).toString());
  }

  @Test
  void orientationDoesNotMatter() {
    List<List<Integer>> facets =
        List.of(List.of(1, 0), List.of(1, 2), List.of(3, 2), List.of(3, 0));
    assertNull(rectangle(facets, 0).violation(A, B));
  }

  @Test
  void pairs() {
    assertViolation("PAIR_IN_RANGE[1]", certificate(corners(0, 4, 2, 3), CYCLE, 0));
    assertViolation("PAIR_IN_RANGE[0]", certificate(corners(-1, 1, 2, 3), CYCLE, 0));
    assertViolation("PAIR_IN_RANGE[0]", certificate(List.of(new IndexPair(0, 1)), CYCLE, 0));
    assertViolation("PAIR_IN_RANGE[0]", certificate(List.of(new IndexPair(0, -1)), CYCLE, 0));
  }

  @Test
  void nearestFacetIsThere() {
    assertViolation("NEAREST_IN_RANGE[4]", rectangle(CYCLE, 4));
    assertViolation("NEAREST_IN_RANGE[-1]", rectangle(CYCLE, -1));
    assertViolation("NEAREST_IN_RANGE[0]", rectangle(List.of(), 0));
  }

  @Test
  void facetsAreSegments() {
    assertViolation("FACET_SIZE[1]", rectangle(List.of(List.of(0, 1), List.of(1, 2, 3)), 0));
    assertViolation("FACET_SIZE[0]", rectangle(List.of(List.of(0)), 0));
    assertViolation("FACET_SIZE[0]", rectangle(List.of(List.of()), 0));
  }

  @Test
  void cornersArePairs() {
    assertViolation("CORNER_IN_RANGE[1, 1]", rectangle(List.of(List.of(0, 1), List.of(1, 4)), 0));
    assertViolation("CORNER_IN_RANGE[0, 0]", rectangle(List.of(List.of(-1, 1)), 0));
  }

  @Test
  void cornersAreIndependent() {
    assertViolation("CORNERS_INDEPENDENT[0]", rectangle(List.of(List.of(1, 1)), 0));
    Polytope<BigFraction> symmetric = body(p(-1, -1), p(1, -1), p(1, 1), p(-1, 1));
    assertViolation(
        "CORNERS_INDEPENDENT[2]",
        rectangle(List.of(List.of(0, 1), List.of(1, 2), List.of(2, 0)), 0),
        symmetric,
        B);
  }

  /** Without its nearest side the rectangle would have the depth 2. */
  @Test
  void surfaceHasNoHole() {
    assertViolation("SURFACE_CLOSED[0, 1]", rectangle(CYCLE.subList(1, 4), 2));
  }

  /** Closed as a graph, but the origin is outside, and (2, 0) is seen from both sides at once. */
  @Test
  void surfaceGoesAroundTheOrigin() {
    Polytope<BigFraction> besides = body(p(2, 1), p(2, -1), p(4, 0));
    assertViolation(
        "SURFACE_CLOSED[0, 0]",
        certificate(corners(0, 1, 2), List.of(List.of(0, 1), List.of(1, 2), List.of(2, 0)), 0),
        besides,
        B);
  }

  @Test
  void everyFacetCounts() {
    assertViolation("FACET_NOT_NEARER[0]-3 / 4", rectangle(CYCLE, 2));
  }

  /** The polytope of the start, a triangle: A has corners beyond its side. */
  @Test
  void nearestFacetSupports() {
    assertViolation(
        "NEAREST_SUPPORTS[3, 0]-15",
        certificate(corners(0, 1, 2), List.of(List.of(0, 1), List.of(1, 2), List.of(2, 0)), 2));
  }

  @Test
  void bodyBCounts() {
    assertViolation("NEAREST_SUPPORTS[0, 1]-1", rectangle(CYCLE, 0), A, body(p(0, 0), p(0, 1)));
  }

  @Test
  void wordsOfAViolation() {
    assertEquals(
        "violated: no facet plane is nearer to the origin than that of the nearest facet,"
            + " at index [0], off by -3 / 4",
        String.valueOf(rectangle(CYCLE, 2).violation(A, B)));
    assertEquals(
        "violated: the nearest facet is one of the facets, at index [9]",
        String.valueOf(rectangle(CYCLE, 9).violation(A, B)));
  }

  /** A side is replaced by two that make a notch, further away than the depth. */
  @Test
  void surfaceNeedNotBeConvex() {
    Polytope<BigFraction> a = body(p(-1, -5), p(5, -5), p(4, 0), p(5, 5), p(-1, 5));
    List<List<Integer>> facets = new ArrayList<>();
    for (int k = 0; k < 5; k++) {
      facets.add(List.of(k, (k + 1) % 5));
    }
    PenetrationCertificate<BigFraction> notched = certificate(corners(0, 1, 2, 3, 4), facets, 4);
    assertEquals("(-1, 0)", notched.penetrationVector(a, B).toString());
  }

  @Test
  void certificateOnTheLine() {
    Polytope<BigFraction> interval = body(p(-2), p(5));
    List<List<Integer>> ends = List.of(List.of(0), List.of(1));
    assertNull(certificate(corners(0, 1), ends, 0).violation(interval, body(p(0))));
    assertViolation(
        "FACET_NOT_NEARER[0]-21 / 100", certificate(corners(0, 1), ends, 1), interval, body(p(0)));
    assertViolation(
        "SURFACE_CLOSED[0, 0]",
        certificate(corners(1), List.of(List.of(0)), 0),
        interval,
        body(p(0)));
    assertViolation(
        "CORNERS_INDEPENDENT[0]", certificate(corners(0, 1), ends, 0), interval, body(p(-2)));
  }

  @Test
  void errors() {
    Polytope<Double> a = Polytope.of(Doubles.INSTANCE, new double[][] {{1}});
    assertThrows(IllegalArgumentException.class, () -> new PenetrationChecker<>(a, a));
    assertThrows(
        IllegalArgumentException.class, () -> new PenetrationChecker<>(A, body(p(0, 0, 0))));
  }
}
