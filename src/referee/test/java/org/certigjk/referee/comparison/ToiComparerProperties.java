package org.certigjk.referee.comparison;

import static org.certigjk.referee.comparison.ComparisonSamples.engine;
import static org.certigjk.referee.comparison.ComparisonSamples.faults;
import static org.certigjk.referee.comparison.ComparisonSamples.posed;
import static org.certigjk.referee.comparison.ComparisonSamples.vector;
import static org.certigjk.referee.comparison.ToiComparerTest.EXACT;
import static org.certigjk.referee.comparison.ToiComparerTest.NEVER;
import static org.certigjk.referee.comparison.ToiComparerTest.STANDARD;
import static org.certigjk.referee.comparison.ToiComparerTest.TIMES;
import static org.certigjk.referee.comparison.ToiComparerTest.box;
import static org.certigjk.referee.comparison.ToiComparerTest.judged;
import static org.certigjk.referee.comparison.ToiComparerTest.motion;
import static org.certigjk.referee.comparison.ToiComparerTest.toi;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.QueryMotion;
import org.certigjk.referee.engine.LocalEngine;
import org.certigjk.referee.engine.OwnEngines;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.family.Family;

/**
 * Times of impact that are drawn: right ones, and boxes, of which the right one is seen at once.
 */
class ToiComparerProperties {

  /** So near to the tolerance doubles do not tell on which side of it a claim is. */
  private static final double NEAR = 0.02;

  /** Both engines of this library, one of which searches in rational numbers, are right exactly. */
  @Property(tries = 60, seed = "7")
  void theCertifiedTimeIsRight(
      @ForAll @IntRange(min = 0, max = 1000) int seed, @ForAll Family family) {
    int n = family.hasDimension(2 + seed % 2) ? 2 + seed % 2 : family.leastDimension();
    TestVector vector = vector(family, n, 3, seed);
    boolean movable = n > 1 && n < 4 && Double.isFinite(4 * vector.expected().distance());
    TestVector asked = movable && seed % 3 == 0 ? posed(vector) : vector;
    for (LocalEngine<?> engine :
        List.of(LocalEngine.of(OwnEngines.certified()), LocalEngine.of(OwnEngines.generic()))) {
      Answer said = toi(((Answer) engine.ask(asked.query(), "x")).toi());
      assertEquals(List.of(), faults(EXACT.compare(asked, TIMES, said)), asked::toString);
      assertEquals(List.of(), faults(STANDARD.compare(asked, TIMES, said)), asked::toString);
    }
  }

  /** Boxes with small integers, judged by what is written here in doubles, but near the limit. */
  @Property(tries = 500, seed = "11")
  void boxesAreJudgedByTheFormula(
      @ForAll @IntRange(min = 1, max = 3) int n,
      @ForAll @IntRange(min = 1, max = 4) int sideA,
      @ForAll @IntRange(min = 1, max = 4) int sideB,
      @ForAll long seed) {
    Random random = new Random(seed);
    double[] b = DoubleStream.generate(() -> random.nextInt(13) - 6).limit(n).toArray();
    Boxes boxes = new Boxes(sideA, sideB, b);
    TestVector vector = vector(box(sideA, new double[n]), box(sideB, b));
    assertEquals(DoubleStream.of(boxes.r()).boxed().toList(), motion(vector));
    double[] claims = {
      boxes.first(), random.nextDouble(), NEVER, boxes.first() + boxes.step(random.nextInt(9) - 4)
    };
    for (double claim : claims) {
      double excess = boxes.excess(claim);
      if (Math.abs(excess - 1) > NEAR) {
        assertEquals(excess > 1, !judged(vector, claim).isEmpty(), () -> boxes + " " + claim);
      }
    }
  }

  /** A = [0, sideA]ⁿ, B = b + [0, sideB]ⁿ, and r as {@link QueryMotion} has it. */
  private record Boxes(int sideA, int sideB, double[] b) {

    /** Point c of a box is its corner with the bits of c; the point is taken mod their number. */
    double[] r() {
      double[] r = new double[b.length];
      for (int c = 0; c < r.length; c++) {
        int point = c % (1 << r.length);
        r[c] = 2 * (b[c] + ((point >> c & 1) == 0 ? 0 : sideB - sideA)) + 0.0;
      }
      return r;
    }

    private double length() {
      return Math.sqrt(DoubleStream.of(r()).map(x -> x * x).sum());
    }

    /** A quarter of the tolerance as a time, so often; of a body at rest nothing. */
    double step(int quarters) {
      return length() == 0 ? 0 : quarters * tolerance() / 4 / length();
    }

    double tolerance() {
      double most = DoubleStream.of(r()).map(Math::abs).max().orElse(0);
      double ofB =
          DoubleStream.of(b).map(x -> Math.max(Math.abs(x), Math.abs(x + sideB))).max().orElse(0);
      return 32 * 0x1p-53 * Math.sqrt(b.length) * (sideA + ofB + 2 * most);
    }

    /** The distance, or minus the depth, at a time. */
    double sigma(double time) {
      double largest = Double.NEGATIVE_INFINITY;
      double square = 0;
      for (int c = 0; c < b.length; c++) {
        double low = r()[c] * time;
        double gap = Math.max(b[c] - (low + sideA), low - (b[c] + sideB));
        largest = Math.max(largest, gap);
        square += gap > 0 ? gap * gap : 0;
      }
      return largest > 0 ? Math.sqrt(square) : largest;
    }

    /** The first time, or the last. */
    private double meeting(boolean first) {
      double enter = 0;
      double leave = 1;
      for (int c = 0; c < b.length; c++) {
        double r = r()[c];
        double near = b[c] - sideA;
        double far = b[c] + sideB;
        if (r == 0) {
          leave = near > 0 || far < 0 ? -1 : leave;
        } else {
          enter = Math.max(enter, Math.min(near / r, far / r));
          leave = Math.min(leave, Math.max(near / r, far / r));
        }
      }
      return enter > leave ? NEVER : first ? enter : leave;
    }

    double first() {
      return meeting(true);
    }

    /** By how many tolerances a claim is wrong. */
    double excess(double claim) {
      double first = first();
      double worst = 0;
      double late = Math.abs(claim - first) * length() / tolerance();
      if (late <= 1 - NEAR) {
        return 0;
      } else if (late < 1 + NEAR) {
        return 1;
      } else if (claim > 1) {
        worst = first > 1 ? 0 : -sigma((first + meeting(false)) / 2);
      } else if (claim < 0) {
        worst = Math.max(-claim * length(), sigma(0));
      } else {
        worst = sigma(claim);
        if (claim > first) {
          worst = Math.max(worst, Math.max(-sigma(claim), -sigma((first + claim) / 2)));
        }
      }
      return worst / tolerance();
    }

    @Override
    public String toString() {
      return "%s, %s, %s".formatted(sideA, sideB, Arrays.toString(b));
    }
  }
}
