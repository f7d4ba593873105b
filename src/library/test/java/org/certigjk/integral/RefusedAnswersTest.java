package org.certigjk.integral;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.number.UnreducedRationals;
import org.certigjk.penetration.Penetrating;
import org.certigjk.penetration.Penetration;
import org.certigjk.penetration.PenetrationResult;
import org.certigjk.raycast.Hit;
import org.certigjk.raycast.RayCast;
import org.certigjk.raycast.RayCastResult;
import org.certigjk.shape.ForwardingField;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Depth and ray cast over fields that say that they are exact. The truth is computed over the
 * rationals; an answer over a field that rounds is that or none.
 */
class RefusedAnswersTest {

  private static final Rationals Q = Rationals.INSTANCE;

  /** The rationals, of which each quotient is rounded to a double once that is switched on. */
  private record Rounding(AtomicBoolean on) implements ForwardingField<BigFraction> {

    @Override
    public Rationals computing() {
      return Q;
    }

    @Override
    public BigFraction div(BigFraction a, BigFraction b) {
      BigFraction quotient = Q.div(a, b);
      return on.get() ? Conversions.toRational(Conversions.toDouble(quotient)) : quotient;
    }
  }

  private static double[][] points(Random random, int count, int shift) {
    double[][] points = new double[count][];
    Arrays.setAll(points, k -> new double[] {shift + random.nextInt(9) - 4, random.nextInt(9) - 4});
    return points;
  }

  /** What the answer says, over the rationals; "refused" if there is none. */
  private static <E> String depth(OrderedField<E> field, double[][] a, double[][] b) {
    DistanceResult<E> start = IntegralGjk.distance(Polytope.of(field, a), Polytope.of(field, b));
    if (field instanceof Rounding rounding) {
      rounding.on.set(true); // only now, or the start is refused
    }
    PenetrationResult<E> result = Penetration.depth(start);
    return result instanceof Penetrating<E> penetrating
        ? penetrating.penetrationVector().toRational()
            + " "
            + field.toRational(penetrating.squaredDepth())
        : result.verdict().toString();
  }

  private static <E> String cast(OrderedField<E> field, double[][] a, double[][] b) {
    RayCastResult<E> result =
        RayCast.cast(Polytope.of(field, a), Polytope.of(field, b), Vec.of(field, -7, 1));
    return result instanceof Hit<E> hit ? "at " + field.toRational(hit.timeOfImpact()) : "never";
  }

  private static String orRefused(Supplier<String> question) {
    try {
      return question.get();
    } catch (IllegalStateException refused) {
      assertTrue(refused.getMessage().contains("proves nothing"), refused.getMessage());
      return "refused";
    }
  }

  @Test
  @DisplayName("penetration depth over a field that rounds: the true depth or none")
  void depths() {
    Random random = new Random(19);
    int refused = 0;
    for (int run = 0; run < 200; run++) {
      double[][] a = points(random, 6, 0);
      double[][] b = points(random, 5, 1);
      String truth = depth(Q, a, b);
      assertEquals(truth, depth(UnreducedRationals.INSTANCE, a, b));
      String answer = orRefused(() -> depth(new Rounding(new AtomicBoolean()), a, b));
      refused += answer.equals("refused") ? 1 : 0;
      assertTrue(answer.equals("refused") || answer.equals(truth), answer + ", truly " + truth);
    }
    assertTrue(refused > 0, "it never rounded");
  }

  @Test
  @DisplayName("a ray cast over a field that rounds: the true time of impact or none")
  void casts() {
    Random random = new Random(20);
    int refused = 0;
    for (int run = 0; run < 200; run++) {
      double[][] a = points(random, 5, 9);
      double[][] b = points(random, 4, 0);
      String truth = cast(Q, a, b);
      assertEquals(truth, cast(UnreducedRationals.INSTANCE, a, b));
      String answer = orRefused(() -> cast(new Rounding(new AtomicBoolean(true)), a, b));
      refused += answer.equals("refused") ? 1 : 0;
      assertTrue(answer.equals("refused") || answer.equals(truth), answer + ", truly " + truth);
    }
    assertTrue(refused > 0, "it never rounded");
  }
}
