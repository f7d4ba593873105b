package org.certigjk.vectors;

import static org.certigjk.vectors.FamiliesTest.exact;
import static org.certigjk.vectors.FamiliesTest.pairs;
import static org.certigjk.vectors.FamiliesTest.source;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.DoubleStream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Conversions;
import org.certigjk.gjk.DistanceRequest;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Iteration;
import org.certigjk.vectors.family.Family;
import org.junit.jupiter.api.Test;

/** The properties that belong to one family each. */
class FamilyPropertiesTest {

  private static String parameter(PointPair pair, String name) {
    return Objects.requireNonNull(source(pair).parameters().get(name), name);
  }

  private static int number(PointPair pair, String name) {
    return Integer.parseInt(parameter(pair, name));
  }

  private static double[] coordinates(double[][] rows) {
    return Arrays.stream(rows).flatMapToDouble(Arrays::stream).toArray();
  }

  private static double largest(PointPair pair) {
    return DoubleStream.concat(
            Arrays.stream(coordinates(pair.a())), Arrays.stream(coordinates(pair.b())))
        .map(Math::abs)
        .max()
        .orElseThrow();
  }

  /** The largest difference of two coordinates along one axis. */
  static double extent(double[][] rows) {
    double extent = 0;
    for (double[] p : rows) {
      for (double[] q : rows) {
        for (int c = 0; c < p.length; c++) {
          extent = Math.max(extent, p[c] - q[c]);
        }
      }
    }
    return extent;
  }

  @Test
  void flatIsFlat() {
    pairs(Family.FLAT, 100)
        .forEach(
            pair -> {
              List<Integer> drawn = List.of(number(pair, "rankA"), number(pair, "rankB"));
              int a = Exactly.affineRank(Exactly.rows(pair.a()));
              int b = Exactly.affineRank(Exactly.rows(pair.b()));
              assertTrue(drawn.equals(List.of(a, b)) || drawn.equals(List.of(b, a)));
              assertTrue(Math.min(a, b) < pair.dimension());
            });
  }

  @Test
  void repeatedPointsAreRepeated() {
    pairs(Family.REPEATED, 50)
        .filter(pair -> pair.sizeA() > 1)
        .forEach(
            pair -> {
              assertTrue(distinct(pair.a()).size() < pair.sizeA());
              assertTrue(distinct(pair.b()).size() <= number(pair, "distinct"));
            });
  }

  private static Set<List<Double>> distinct(double[][] rows) {
    Set<List<Double>> distinct = new HashSet<>();
    for (double[] row : rows) {
      distinct.add(Arrays.stream(row).boxed().toList());
    }
    return distinct;
  }

  @Test
  void nonExtremePointsChangeNothing() {
    pairs(Family.NON_EXTREME, 24)
        .forEach(
            pair -> {
              String[] means = parameter(pair, "means").split(" ", -1);
              int count = Integer.parseInt(means[1]);
              boolean isFirst = means[0].equals("first");
              PointPair drawn =
                  PointPair.of(
                      without(pair.a(), count, isFirst), without(pair.b(), count, isFirst));
              assertEquals(exact(drawn).verdict(), exact(pair).verdict());
              assertEquals(exact(drawn).distanceVector(), exact(pair).distanceVector());
            });
  }

  private static double[][] without(double[][] rows, int count, boolean isFirst) {
    return isFirst
        ? Arrays.copyOfRange(rows, count, rows.length)
        : Arrays.copyOf(rows, rows.length - count);
  }

  @Test
  void sizesDiffer() {
    pairs(Family.SIZE_RATIO, 100)
        .filter(pair -> source(pair).size() > 1)
        .forEach(
            pair -> {
              double a = extent(pair.a());
              double b = extent(pair.b());
              double ratio = Double.parseDouble(parameter(pair, "ratio"));
              double smaller = Math.min(a, b);
              assertTrue(smaller * ratio < 2.001, () -> source(pair).id());
              assertTrue(Math.max(a, b) <= 2);
            });
  }

  @Test
  void oblongFacetsAreLongAndNarrow() {
    pairs(Family.OBLONG, 100)
        .forEach(
            pair -> {
              double a = edge(pair.a());
              double b = edge(pair.b());
              assertTrue(Math.max(a, b) >= 9 * Math.min(a, b), () -> source(pair).id());
              for (double x : coordinates(pair.a())) {
                assertEquals(Math.rint(x), x);
              }
            });
  }

  private static double edge(double[][] rows) {
    double squared = 0;
    for (int c = 0; c < rows[0].length; c++) {
      squared += (rows[1][c] - rows[0][c]) * (rows[1][c] - rows[0][c]);
    }
    return Math.sqrt(squared);
  }

  @Test
  void offsetsAreLarge() {
    pairs(Family.LARGE_OFFSET, 50)
        .forEach(
            pair -> {
              double offset = Double.parseDouble(parameter(pair, "offset"));
              double root = Math.sqrt(pair.dimension());
              assertTrue(largest(pair) >= offset / root - 8, () -> source(pair).id());
              assertTrue(extent(pair.a()) <= 3.1);
            });
  }

  @Test
  void powersOfTwoAreInTheCoordinates() {
    pairs(Family.SCALED, 50)
        .forEach(
            pair -> {
              int distance = Math.getExponent(largest(pair)) - number(pair, "exponent");
              assertTrue(-8 <= distance && distance <= 14, () -> source(pair).id());
            });
  }

  @Test
  void rangeIsUsedToItsEnds() {
    List<Double> largest = new ArrayList<>();
    pairs(Family.RANGE_ENDS, 200).forEach(pair -> largest.add(largest(pair)));
    assertTrue(largest.stream().anyMatch(x -> Math.getExponent(x) == 1023));
    assertTrue(largest.stream().anyMatch(x -> x < 0x1p-1020));
  }

  @Test
  void roundedNumbersAreRound() {
    pairs(Family.ROUNDED_HULLS, 50)
        .forEach(
            pair -> {
              for (double x : coordinates(pair.b())) {
                double multiple = Math.scalb(x, number(pair, "bits"));
                assertEquals(Math.rint(multiple), multiple);
              }
            });
  }

  @Test
  void subnormalNumbersAreSubnormal() {
    pairs(Family.SUBNORMAL, 50).forEach(pair -> assertTrue(largest(pair) < Double.MIN_NORMAL));
  }

  @Test
  void exponentsAreMixed() {
    pairs(Family.ANY_DOUBLES, 50)
        .forEach(
            pair -> {
              int spread = number(pair, "exponents");
              int least = number(pair, "middle") - spread / 2;
              for (double x : coordinates(pair.a())) {
                int exponent = Math.getExponent(x);
                assertTrue(least <= exponent && exponent < least + spread);
              }
            });
  }

  @Test
  void clustersAndGridsAreAnUlpOff() {
    pairs(Family.GRID_ONE_ULP, 50)
        .forEach(
            pair -> {
              for (double x : coordinates(pair.a())) {
                assertTrue(Math.abs(x - Math.rint(x)) <= Math.ulp(Math.rint(x)));
              }
            });
    pairs(Family.CLUSTERS, 50)
        .forEach(pair -> assertTrue(clusters(pair.a()) <= number(pair, "clusters")));
  }

  private static int clusters(double[][] rows) {
    List<double[]> centres = new ArrayList<>();
    for (double[] row : rows) {
      if (centres.stream().noneMatch(centre -> isBeside(centre, row))) {
        centres.add(row);
      }
    }
    return centres.size();
  }

  private static boolean isBeside(double[] p, double[] q) {
    boolean isBeside = true;
    for (int c = 0; c < p.length; c++) {
      isBeside &= Math.abs(p[c] - q[c]) <= 2 * Math.ulp(Math.max(Math.abs(p[c]), Math.abs(q[c])));
    }
    return isBeside;
  }

  @Test
  void deathPolytopesAndReappearancesTakeAsLongAsTheySay() {
    for (Family family : List.of(Family.DEATH_POLYTOPE, Family.REAPPEARANCE)) {
      pairs(family, 30)
          .forEach(
              pair ->
                  assertEquals(
                      number(pair, "iterations"),
                      exact(pair).iterations(),
                      () -> source(pair).id()));
    }
  }

  @Test
  void supportPointsReappear() {
    DistanceRequest<BigFraction> request = DistanceRequest.<BigFraction>defaults().withTrace(true);
    pairs(Family.REAPPEARANCE, 30)
        .filter(pair -> pair.dimension() == 3)
        .forEach(
            pair -> {
              DistanceResult<BigFraction> result =
                  Gjk.distance(
                      pair.polytopeA().toRational(), pair.polytopeB().toRational(), request);
              List<IndexPair> inserted =
                  result.trace().subList(0, result.iterations()).stream()
                      .map(Iteration::supportPair)
                      .toList();
              Set<IndexPair> seen = new HashSet<>(inserted);
              seen.add(new IndexPair(0, 0));
              assertTrue(seen.size() < inserted.size() + 1, () -> source(pair).id());
            });
  }

  @Test
  void nearlyParallelIsNearlyParallel() {
    pairs(Family.NEARLY_PARALLEL_EDGES, 30)
        .forEach(
            pair -> {
              DistanceResult.Answer<BigFraction> answer = exact(pair);
              assertTrue(answer.pairs().size() > 1, () -> source(pair).id());
            });
    pairs(Family.NEARLY_PARALLEL_FACES, 30)
        .forEach(
            pair -> {
              double distance = Conversions.sqrtToDouble(exact(pair).squaredDistance());
              assertTrue(distance < 0x1p-36, () -> source(pair).id());
            });
  }

  /** The distance is within 2⁻⁴⁰ of an ulp of the middle between two doubles, and rounds to one. */
  @Test
  void halfwayIsHalfway() {
    pairs(Family.HALFWAY, 24)
        .forEach(
            pair -> {
              BigFraction squared = exact(pair).squaredDistance();
              double distance = Conversions.sqrtToDouble(squared);
              BigFraction error = squared.subtract(Conversions.toRational(distance).pow(2)).abs();
              double ulps = Conversions.toDouble(error) / (2 * distance) / Math.ulp(distance);
              assertEquals(0.5, ulps, 0x1p-40, () -> source(pair).id());
            });
  }
}
