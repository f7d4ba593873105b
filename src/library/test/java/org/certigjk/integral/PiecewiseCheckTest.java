package org.certigjk.integral;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.certificate.OverlappingCertificate;
import org.certigjk.certificate.SeparatedCertificate;
import org.certigjk.certificate.TouchingCertificate;
import org.certigjk.fast.DistanceWorkspace;
import org.certigjk.fast.DoublePolytope;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Verdict;
import org.certigjk.number.Ratio;
import org.certigjk.number.UnreducedRationals;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Polytopes of more than one piece. */
class PiecewiseCheckTest {

  private static final UnreducedRationals RATIOS = UnreducedRationals.INSTANCE;
  private static final int PIECE = PiecewisePolytope.PIECE;

  /** The corners of a square with a lower left corner (x, 0), and many points on its left side. */
  private static BigInteger[][] square(int x, int size) {
    BigInteger[][] points = new BigInteger[size][];
    for (int k = 0; k < size; k++) {
      points[k] = point(x, k % 100);
    }
    points[size - 1] = point(x + 99, 0);
    points[size - 2] = point(x + 99, 99);
    return points;
  }

  private static BigInteger[] point(int x, int y) {
    return new BigInteger[] {BigInteger.valueOf(x), BigInteger.valueOf(y)};
  }

  private static DoublePolytope doubles(BigInteger[][] points) {
    double[][] rows = new double[points.length][2];
    for (int k = 0; k < points.length; k++) {
      rows[k][0] = points[k][0].doubleValue();
      rows[k][1] = points[k][1].doubleValue();
    }
    return DoublePolytope.of(rows);
  }

  private static PiecewisePolytope<Ratio> polytope(BigInteger[][] points) {
    return new PiecewisePolytope<>(RATIOS, IntegerRows.of(points));
  }

  @ParameterizedTest
  @CsvSource({"-150, SEPARATED", "-99, TOUCHING", "-50, OVERLAPPING"})
  void acceptsWhatTheCheckerAcceptsOfTheWhole(int x, Verdict verdict) {
    DoublePolytope a = doubles(square(0, 3 * PIECE));
    DoublePolytope b = doubles(square(x, PIECE + 10));
    DistanceWorkspace workspace = new DistanceWorkspace();
    workspace.distance(a, b);
    DistanceResult<?> result = workspace.result();
    assertEquals(verdict, result.verdict());
    Certificate<?> found = ((DistanceResult.Answer<?>) result).certificate();
    assertNull(workspaceViolation(found, a, b));
  }

  private static Object workspaceViolation(
      Certificate<?> found, DoublePolytope a, DoublePolytope b) {
    return found.toRational().violation(a.toRational(), b.toRational());
  }

  /** A single point of any piece that is nearer makes the certificate wrong. */
  @ParameterizedTest
  @ValueSource(ints = {1, PIECE - 1, PIECE, 2 * PIECE + 5})
  void refusesForAPointOfAnyPiece(int index) {
    BigInteger[][] a = square(10, 3 * PIECE);
    BigInteger[][] b = square(-100, PIECE);
    List<IndexPair> pairs = List.of(new IndexPair(0, PIECE - 1));
    Vec<Ratio> one = Vec.from(RATIOS, RATIOS.one());
    Vec<Ratio> left = Vec.from(RATIOS, RATIOS.one(), RATIOS.zero());
    Certificate<Ratio> separated = new SeparatedCertificate<>(pairs, one);
    assertNull(PiecewiseCheck.violation(separated, polytope(a), polytope(b)));
    a[index] = point(9, 50);
    assertNotNull(PiecewiseCheck.violation(separated, polytope(a), polytope(b)));
    assertThrows(
        AssertionError.class,
        () ->
            ExactAnswer.of(
                IntegerRows.of(a), IntegerRows.of(b), RATIOS.one(), List.of(pairs.get(0))));
    BigInteger[][] c = square(-1, 3 * PIECE);
    Certificate<Ratio> touching = new TouchingCertificate<>(pairs, one, left);
    assertNull(PiecewiseCheck.violation(touching, polytope(c), polytope(b)));
    c[index] = point(-2, 50);
    assertNotNull(PiecewiseCheck.violation(touching, polytope(c), polytope(b)));
    assertNotNull(
        PiecewiseCheck.violation(
            new OverlappingCertificate<>(pairs, one, List.of(0, 0)), polytope(c), polytope(b)));
  }

  @Test
  void theSupportPointHasTheLowestIndex() {
    Random random = new Random(3);
    BigInteger[][] points = square(-50, 2 * PIECE + 7);
    Polytope<Ratio> whole =
        Polytope.from(
            List.of(points).stream().map(p -> PiecewisePolytope.vector(RATIOS, p)).toList());
    PiecewisePolytope<Ratio> pieces = polytope(points);
    for (int k = 0; k < 20; k++) {
      BigInteger[] d = point(random.nextInt(3) - 1, random.nextInt(3) - 1);
      Vec<Ratio> direction = PiecewisePolytope.vector(RATIOS, d);
      assertEquals(whole.supportIndex(direction), pieces.supportIndex(direction));
    }
    assertEquals(whole.get(PIECE + 1), pieces.get(PIECE + 1));
  }
}
