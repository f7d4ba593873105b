package org.certigjk.referee.comparison;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.geometry.Polytope;
import org.certigjk.gjk.Verdict;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Margins;
import org.certigjk.vectors.Expected;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;

/**
 * The rules of the profiles once more, by decimal numbers of 1000 digits, with roots. It shares no
 * code with what it checks.
 */
public final class ComparisonOracle {

  private static final MathContext DIGITS = new MathContext(1000);

  private ComparisonOracle() {}

  static BigDecimal decimal(BigFraction q) {
    return decimal(q.getNumerator()).divide(decimal(q.getDenominator()), DIGITS);
  }

  private static BigDecimal decimal(BigInteger n) {
    return new BigDecimal(n);
  }

  static BigDecimal root(BigFraction q) {
    return decimal(q).sqrt(DIGITS);
  }

  /** τ, or its part of A (0) or of B (1). */
  static BigDecimal tolerance(Query query, long k, Declaration engine, int... bodies) {
    return reach(query, engine, bodies).multiply(ulps(k, engine));
  }

  /** 2ku. */
  static BigDecimal ulps(long k, Declaration engine) {
    boolean single = engine.precision() == Precision.SINGLE;
    return new BigDecimal(single ? 0x1p-24 : 0x1p-53).multiply(new BigDecimal(2 * k));
  }

  /** √n times the sum of the largest coordinates of A (0) and of B (1), or of one. */
  static BigDecimal reach(Query query, Declaration engine, int... bodies) {
    BigDecimal sum = BigDecimal.ZERO;
    for (int body : bodies) {
      BigDecimal largest = largest(query, body == 0, least(engine));
      double margin = body == 0 ? engine.margins().a() : engine.margins().b();
      sum = sum.add(largest).add(new BigDecimal(margin));
    }
    return sum.multiply(new BigDecimal(query.dimension()).sqrt(DIGITS), DIGITS);
  }

  static BigDecimal least(Declaration engine) {
    return new BigDecimal(engine.precision() == Precision.SINGLE ? 0x1p-126 : 0x1p-1022);
  }

  /** ‖x‖ of decimal coordinates. */
  static BigDecimal norm(List<BigDecimal> x) {
    BigDecimal sum = BigDecimal.ZERO;
    for (BigDecimal coordinate : x) {
      sum = sum.add(coordinate.multiply(coordinate));
    }
    return sum.sqrt(DIGITS);
  }

  /** The least of all nᵀ(a − b)/‖n‖, less the margins, pair by pair. */
  static BigDecimal separation(Query query, List<BigDecimal> n, Margins margins) {
    BigDecimal least = null;
    List<List<BigDecimal>> ofB = decimals(query.exactB());
    for (List<BigDecimal> a : decimals(query.exactA())) {
      for (List<BigDecimal> b : ofB) {
        BigDecimal sum = BigDecimal.ZERO;
        for (int c = 0; c < n.size(); c++) {
          sum = sum.add(n.get(c).multiply(a.get(c).subtract(b.get(c))));
        }
        least = least == null || sum.compareTo(least) < 0 ? sum : least;
      }
    }
    return Objects.requireNonNull(least)
        .divide(norm(n), DIGITS)
        .subtract(new BigDecimal(margins.a()))
        .subtract(new BigDecimal(margins.b()));
  }

  /** The largest coordinate, or of a posed body the largest sum of magnitudes that makes one. */
  private static BigDecimal largest(Query query, boolean ofA, BigDecimal least) {
    double[][] points = ofA ? query.pair().a() : query.pair().b();
    Poses poses = query.poses();
    BigDecimal largest = least;
    for (double[] x : points) {
      if (poses == null) {
        for (double coordinate : x) {
          largest = largest.max(new BigDecimal(coordinate).abs());
        }
        continue;
      }
      Pose pose = ofA ? poses.a() : poses.b();
      if (pose.form() == Pose.Form.QUATERNION) {
        BigDecimal share =
            squares(pose.rows()[0], least).divide(squares(pose.rows()[0], BigDecimal.ZERO), DIGITS);
        BigDecimal sum = BigDecimal.ZERO;
        for (double coordinate : x) {
          sum = sum.add(new BigDecimal(coordinate).abs().max(least));
        }
        for (double t : pose.rows()[1]) {
          BigDecimal to = new BigDecimal(t).abs().max(least);
          largest = largest.max(sum.multiply(share).multiply(new BigDecimal(2)).add(to));
        }
        continue;
      }
      for (double[] row : pose.rows()) {
        BigDecimal sum = new BigDecimal(row[x.length]).abs().max(least);
        for (int c = 0; c < x.length; c++) {
          BigDecimal entry = new BigDecimal(row[c]).abs().max(least);
          sum = sum.add(entry.multiply(new BigDecimal(x[c]).abs().max(least)));
        }
        largest = largest.max(sum);
      }
    }
    return largest;
  }

  private static BigDecimal squares(double[] numbers, BigDecimal least) {
    BigDecimal sum = BigDecimal.ZERO;
    for (double number : numbers) {
      sum = sum.add(new BigDecimal(number).abs().max(least).pow(2));
    }
    return sum;
  }

  /** σ: the distance, or minus the depth, of bodies enlarged by the margins. */
  static BigDecimal sigma(Expected expected, Margins margins) {
    BigFraction depth = expected.squaredDepth();
    BigDecimal sigma =
        expected.verdict() == Verdict.OVERLAPPING && depth != null
            ? root(depth).negate()
            : root(expected.squaredDistance());
    return sigma.subtract(new BigDecimal(margins.a())).subtract(new BigDecimal(margins.b()));
  }

  private static List<List<BigDecimal>> decimals(Polytope<BigFraction> body) {
    return body.points().stream()
        .map(x -> x.coordinates().stream().map(ComparisonOracle::decimal).toList())
        .toList();
  }

  static boolean isWithin(BigDecimal claim, BigDecimal exact, BigDecimal tolerance) {
    return !exceeds(claim.subtract(exact).abs(), tolerance);
  }

  /**
   * Returns whether x &gt; y. Sums of two roots of such numbers that agree in 900 digits are equal:
   * only rounding tells √(2x²) from x√2.
   */
  static boolean exceeds(BigDecimal x, BigDecimal y) {
    return x.subtract(y).compareTo(y.abs().scaleByPowerOfTen(-900)) > 0;
  }

  /**
   * Doubles around x: the nearest ones, and some at a distance of a few ulps. Those are where a
   * comparison that rounds goes wrong.
   */
  static List<Double> around(BigDecimal x) {
    double nearest = x.doubleValue();
    List<Double> around = new ArrayList<>(List.of(nearest));
    double up = nearest;
    double down = nearest;
    for (int step = 0; step < 3; step++) {
      up = Math.nextUp(up);
      down = Math.nextDown(down);
      around.add(up);
      around.add(down);
    }
    around.removeIf(value -> !Double.isFinite(value));
    return around;
  }
}
