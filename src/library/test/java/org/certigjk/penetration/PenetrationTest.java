package org.certigjk.penetration;

import static org.certigjk.penetration.Depths.body;
import static org.certigjk.penetration.Depths.p;
import static org.certigjk.penetration.Depths.penetrating;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.apache.commons.math3.fraction.BigFractionField;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Doubles;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Verdict;
import org.certigjk.number.CommonsMathField;
import org.certigjk.samples.Pair;
import org.junit.jupiter.api.Test;

class PenetrationTest {

  private static final Polytope<BigFraction> SQUARE = body(p(0, 0), p(4, 0), p(4, 4), p(0, 4));

  private static Polytope<BigFraction> box(double x, double y, double z) {
    return body(
        p(-x, -y, -z),
        p(x, -y, -z),
        p(-x, y, -z),
        p(x, y, -z),
        p(-x, -y, z),
        p(x, -y, z),
        p(-x, y, z),
        p(x, y, z));
  }

  private static Polytope<BigFraction> crossPolytope() {
    return body(p(1, 0, 0), p(-1, 0, 0), p(0, 1, 0), p(0, -1, 0), p(0, 0, 1), p(0, 0, -1));
  }

  private static void assertDepth(String vector, Polytope<BigFraction> a, Polytope<BigFraction> b) {
    assertEquals(vector, penetrating(a, b).penetrationVector().toString());
  }

  @Test
  void exampleOfTheClassComment() {
    Polytope<BigFraction> point = Polytope.of(Rationals.INSTANCE, new double[][] {{3, 2}});
    Penetrating<BigFraction> result = penetrating(SQUARE, point);
    assertEquals("(1, 0)", result.penetrationVector().toString());
    assertTrue(result.certificate().certifies(SQUARE, point));
    assertEquals("(1, 0)", result.certificate().penetrationVector(SQUARE, point).toString());
  }

  @Test
  void boxes() {
    assertDepth("(0, 0, 2)", box(4, 3, 1), box(4, 3, 1));
    assertDepth("(0, -1 / 2, 0)", box(4, 1, 4), body(p(0, -0.5, 0)));
  }

  @Test
  void witnessPointsMeetAfterTheMotion() {
    Penetrating<BigFraction> result = penetrating(SQUARE, body(p(3, 1), p(9, 1), p(3, 2)));
    assertEquals("(1, 0)", result.penetrationVector().toString());
    assertEquals("3", result.witnessPoints().b().get(0).toString());
    assertEquals("4", result.witnessPoints().a().get(0).toString());
    assertEquals("1", result.squaredDepth().toString());
  }

  // degenerate contacts, one sentence each

  @Test
  void touchingBodiesHaveDepthZero() {
    PenetrationResult<BigFraction> result = Penetration.depth(SQUARE, body(p(4, 1), p(5, 1)));
    assertInstanceOf(ZeroDepth.class, result);
    ZeroDepth<BigFraction> zero = (ZeroDepth<BigFraction>) result;
    assertEquals(Verdict.TOUCHING, zero.verdict());
    assertTrue(zero.distance().certificate().certifies(SQUARE, body(p(4, 1), p(5, 1))));
  }

  @Test
  void separatedBodiesHaveNoDepth() {
    PenetrationResult<BigFraction> result = Penetration.depth(SQUARE, body(p(7, 8)));
    assertInstanceOf(Apart.class, result);
    Apart<BigFraction> apart = (Apart<BigFraction>) result;
    assertEquals(Verdict.SEPARATED, apart.verdict());
    assertEquals("25", apart.distance().squaredDistance().toString());
  }

  @Test
  void flatDifferenceNeverPenetrates() {
    Polytope<BigFraction> segment = body(p(-1, 0, 0), p(1, 0, 0));
    assertInstanceOf(ZeroDepth.class, Penetration.depth(segment, segment));
    assertInstanceOf(ZeroDepth.class, Penetration.depth(segment, body(p(0, -1, 0), p(0, 1, 0))));
    assertInstanceOf(ZeroDepth.class, Penetration.depth(body(p(2, 3)), body(p(2, 3))));
    Polytope<BigFraction> triangle = body(p(0, 0, 5), p(4, 0, 5), p(0, 4, 5));
    assertInstanceOf(ZeroDepth.class, Penetration.depth(triangle, triangle));
  }

  /** Each flat, yet A ⊖ B is the square with the corners (±1, ±1). */
  @Test
  void crossingSegmentsInThePlanePenetrate() {
    assertDepth("(1, 0)", body(p(-1, 0), p(1, 0)), body(p(0, -1), p(0, 1)));
    assertDepth("(9 / 10, 3 / 10)", body(p(-1, 0), p(1, 0)), body(p(-1, 3), p(1, -3)));
  }

  @Test
  void flatBodiesThatCrossInSpacePenetrate() {
    assertDepth(
        "(0, 6 / 13, -9 / 13)",
        body(p(-3, 0, 0), p(3, 0, 0)),
        body(p(0, -3, -1), p(0, 3, -1), p(0, 0, 1)));
  }

  @Test
  void pointInsideABody() {
    assertDepth("(1, 0)", SQUARE, body(p(3, 2)));
    assertDepth("(-1, 0)", body(p(3, 2)), SQUARE);
    assertDepth("(0, -1)", SQUARE, body(p(2, 1)));
  }

  /** Of the vectors of the least length only some separate: Jales 2024, 5.5, defines the length. */
  @Test
  void theLengthAloneDoesNotSeparate() {
    Polytope<BigFraction> point = body(p(3, 2));
    assertDepth("(1, 0)", SQUARE, point);
    Polytope<BigFraction> right = body(p(-1, 0), p(3, 0), p(3, 4), p(-1, 4));
    Polytope<BigFraction> up = body(p(0, -1), p(4, -1), p(4, 3), p(0, 3));
    assertEquals(Verdict.TOUCHING, Gjk.distance(right, point).verdict());
    assertEquals(Verdict.OVERLAPPING, Gjk.distance(up, point).verdict());
  }

  @Test
  void bodyAndItself() {
    assertDepth("(4, 0)", SQUARE, SQUARE);
    assertDepth("(3)", body(p(1), p(4)), body(p(1), p(4)));
  }

  @Test
  void nestedBodies() {
    Polytope<BigFraction> inner = body(p(2, 1), p(3, 1), p(3, 2), p(2, 2));
    assertDepth("(2, 0)", SQUARE, inner);
    assertDepth("(0, 2)", inner, SQUARE);
  }

  @Test
  void intervalsOnTheLine() {
    assertDepth("(1)", body(p(0), p(2)), body(p(1), p(5), p(3)));
    assertDepth("(-1)", body(p(5), p(1), p(1)), body(p(0), p(2)));
    assertDepth("(-3 / 2)", body(p(0), p(4)), body(p(1.5)));
    assertInstanceOf(ZeroDepth.class, Penetration.depth(body(p(0), p(1)), body(p(1), p(2))));
    assertInstanceOf(ZeroDepth.class, Penetration.depth(body(p(1)), body(p(1), p(1))));
    assertInstanceOf(Apart.class, Penetration.depth(body(p(0)), body(p(1), p(2))));
  }

  @Test
  void repeatedCollinearAndCoplanarPoints() {
    Polytope<BigFraction> crowded =
        body(
            p(0, 0), p(0, 0), p(2, 0), p(4, 0), p(4, 0), p(4, 1), p(4, 4), p(2, 4), p(0, 4),
            p(0, 2), p(2, 2), p(0, 0));
    assertDepth("(1, 0)", crowded, body(p(3, 2), p(3, 2)));
    double[][] lattice = new double[27][];
    for (int k = 0; k < 27; k++) {
      lattice[k] = p(k % 3 - 1, k / 3 % 3 - 1, k / 9 - 1);
    }
    assertDepth("(2, 0, 0)", body(lattice), body(lattice));
    assertDepth("(2, 0, 0)", box(1, 1, 1), body(lattice));
  }

  @Test
  void hugeAndSubnormalCoordinates() {
    double huge = 0x1p1000;
    double tiny = Double.MIN_VALUE;
    Pair pair =
        new Pair(
            new double[][] {{-huge, -tiny}, {huge, -tiny}, {0, 3 * tiny}},
            new double[][] {{0, 0}, {huge, 0}});
    assertEquals(
        new SeparatingAxes(pair.rowsA(), pair.rowsB()).squaredDepth(),
        penetrating(pair.a(), pair.b()).squaredDepth());
  }

  @Test
  void ofSeveralShortestVectorsTheLexicographicallyGreatest() {
    Polytope<BigFraction> origin = body(p(0, 0, 0));
    assertDepth("(1 / 3, 1 / 3, 1 / 3)", crossPolytope(), origin);
    assertDepth("(1 / 3, 1 / 3, 1 / 3)", origin, crossPolytope());
    assertDepth("(1, 0, 0)", box(1, 1, 1), origin);
    assertDepth("(0, 1, 0)", box(2, 1, 1), origin);
    assertDepth("(2 / 5, 1 / 5)", body(p(1, -1), p(0, 1), p(-1, -1)), body(p(0, 0)));
  }

  @Test
  void higherDimensions() {
    Polytope<BigFraction> simplex =
        body(p(-1, -1, -1, -1), p(4, 0, 0, 0), p(0, 4, 0, 0), p(0, 0, 4, 0), p(0, 0, 0, 4));
    assertEquals("4 / 13", penetrating(simplex, body(p(0, 0, 0, 0))).squaredDepth().toString());
    double[][] cube = new double[32][5];
    for (int k = 0; k < 32; k++) {
      for (int i = 0; i < 5; i++) {
        cube[k][i] = (k >> i & 1) * 2 - 1;
      }
    }
    assertDepth("(1, 0, 0, 0, 0)", body(cube), body(p(0, 0, 0, 0, 0)));
  }

  /** A field that clears no denominators and normalises no direction gives the same answer. */
  @Test
  void anotherExactField() {
    CommonsMathField<BigFraction> field =
        CommonsMathField.exact(BigFractionField.getInstance(), q -> q, q -> q);
    double[][] rows = {{-1, -2, 0.25}, {3, 1, -1}, {0, 4, 1}, {-2, 1, 0}, {1, 0.5, 3}};
    double[][] others = {{0.5, 0.5, 0.125}, {1, 1, 1}, {0, 2, 0.75}};
    PenetrationResult<BigFraction> result =
        Penetration.depth(Polytope.of(field, rows), Polytope.of(field, others));
    assertInstanceOf(Penetrating.class, result);
    Penetrating<BigFraction> answer = (Penetrating<BigFraction>) result;
    Penetrating<BigFraction> expected = penetrating(body(rows), body(others));
    assertEquals(expected.penetrationVector(), answer.penetrationVector());
    assertEquals(expected.certificate(), answer.certificate());
  }

  @Test
  void inexactFieldsAreRefused() {
    Polytope<Double> a = Polytope.of(Doubles.INSTANCE, new double[][] {{-1}, {1}});
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> Penetration.depth(a, a));
    assertEquals(
        "penetration depth needs an exact field, and Doubles is not exact", e.getMessage());
  }

  @Test
  void bodiesOfDifferentDimensionsAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> Penetration.depth(SQUARE, body(p(0, 0, 0))));
  }

  // pitfalls of published implementations

  /** GJK ends with the origin on a triangle: there is no tetrahedron to start from. */
  @Test
  void originOnAFaceOfTheSimplexOfGjk() {
    Polytope<BigFraction> a = box(1, 1, 1);
    Polytope<BigFraction> b = box(2, 2, 3);
    assertEquals(3, Gjk.distance(a, b).pairs().size());
    assertDepth("(3, 0, 0)", a, b);
  }

  /** The origin is on the boundary of the hull of any n + 1 corners: the start needs all 2n. */
  @Test
  void crossPolytopeStartsWithMoreThanASimplex() {
    Penetrating<BigFraction> result = penetrating(crossPolytope(), body(p(0, 0, 0)));
    assertEquals(6, result.distance().certificate().pairs().size());
    assertEquals(0, result.insertions());
    assertEquals(8, result.certificate().facets().size());
  }

  /** An edge 2⁻⁵² beyond the square: an epsilon stops too early, at the depth 1. */
  @Test
  void pointBeyondTheFacetByLessThanAnyEpsilon() {
    double e = 0x1p-52;
    Polytope<BigFraction> a = body(p(-2, -2), p(1, -2), p(1 + e, 0), p(1, 2), p(-2, 2));
    BigFraction epsilon = new BigFraction(1).divide(1L << 52);
    BigFraction offset = BigFraction.TWO.multiply(epsilon.add(1));
    assertEquals(
        offset.multiply(offset).divide(epsilon.multiply(epsilon).add(4)),
        penetrating(a, body(p(0, 0))).squaredDepth());
  }

  /** The nearest vertex of the polytope is not the nearest point of its boundary. */
  @Test
  void nearestVertexIsNotTheAnswer() {
    Penetrating<BigFraction> result = penetrating(SQUARE, body(p(3, 2)));
    for (IndexPair pair : result.certificate().pairs()) {
      Vec<BigFraction> corner = SQUARE.get(pair.a()).minus(Vec.of(Rationals.INSTANCE, 3, 2));
      assertNotEquals(result.squaredDepth(), corner.squaredNorm());
    }
  }

  /** Two triangles are on the nearest plane; the nearest point is in the second of them only. */
  @Test
  void footOfThePlaneOutsideOfATriangleOnIt() {
    Polytope<BigFraction> a =
        body(p(-1, 2, -1), p(-2, -1, 1), p(1, -1, 1), p(-1, -1, -1), p(1, 2, -1));
    Penetrating<BigFraction> result = penetrating(a, body(p(0, 0, 0)));
    PenetrationCertificate<BigFraction> certificate = result.certificate();
    assertEquals("(0, 2 / 13, 3 / 13)", result.penetrationVector().toString());
    List<Integer> onThePlane = new ArrayList<>();
    for (int f = 0; f < certificate.facets().size(); f++) {
      List<Integer> facet = certificate.facets().get(f);
      if (facet.stream().allMatch(k -> isOn(result, a.get(certificate.pairs().get(k).a())))) {
        onThePlane.add(f);
      }
    }
    assertEquals(2, onThePlane.size());
    assertEquals(onThePlane.get(1), certificate.nearest());
    assertEquals(result.penetrationVector(), result.witnessPoints().a());
  }

  private static boolean isOn(Penetrating<BigFraction> result, Vec<BigFraction> x) {
    return result.penetrationVector().dot(x).equals(result.squaredDepth());
  }

  @Test
  void sameInputSameResult() {
    assertEquals(
        Penetration.depth(box(1, 2, 3), crossPolytope()),
        Penetration.depth(box(1, 2, 3), crossPolytope()));
  }
}
