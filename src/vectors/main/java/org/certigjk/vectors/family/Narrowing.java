package org.certigjk.vectors.family;

import java.math.BigInteger;
import java.util.Arrays;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.fast.DistanceWorkspace;
import org.certigjk.field.Conversions;
import org.certigjk.geometry.Vec;
import org.certigjk.vectors.Draw;
import org.certigjk.vectors.NumberFormat;
import org.certigjk.vectors.PointPair;
import org.jspecify.annotations.Nullable;

/** Moves B towards A along the exact distance vector. */
final class Narrowing {

  private final NumberFormat format;
  private boolean isExact = true;

  private Narrowing(NumberFormat format) {
    this.format = format;
  }

  /**
   * B + λv for a λ that is drawn, v the distance vector from B to A. If v is not dyadic, both
   * bodies are multiplied by its denominator; if that needs more bits than there are, the sum is
   * rounded instead.
   */
  static void apply(Change change) {
    BigFraction part = part(change.draw, change.format);
    DistanceWorkspace workspace = new DistanceWorkspace();
    PointPair pair = change.before();
    workspace.distance(pair.polytopeA(), pair.polytopeB());
    Vec<BigFraction> move = workspace.result().distanceVector().times(part);
    if (!move.isZero()) {
      PointPair moved = moved(pair, move, oddDenominator(move), change.format);
      if (moved == null) {
        moved = moved(pair, move, BigInteger.ONE, change.format);
      }
      if (moved != null) {
        change.replace(moved.a(), moved.b());
      } else {
        Narrowing rounding = new Narrowing(change.format);
        change.replace(pair.a(), rounding.image(pair.b(), move, BigFraction.ONE));
      }
    }
  }

  /** Returns 1, ½ or 1 ± 2⁻ᵏ. */
  private static BigFraction part(Draw draw, NumberFormat format) {
    BigFraction little = new BigFraction(1, 2).pow(draw.between(1, format.bits() - 1));
    return switch (draw.below(4)) {
      case 0 -> BigFraction.ONE;
      case 1 -> BigFraction.ONE_HALF;
      case 2 -> BigFraction.ONE.subtract(little);
      default -> BigFraction.ONE.add(little);
    };
  }

  /** Returns the pair (cA, c(B + m)), or {@code null} if that is not exact. */
  private static @Nullable PointPair moved(
      PointPair pair, Vec<BigFraction> move, BigInteger factor, NumberFormat format) {
    Narrowing narrowing = new Narrowing(format);
    BigFraction c = new BigFraction(factor);
    double[][] a = narrowing.image(pair.a(), move.minus(move), c);
    double[][] b = narrowing.image(pair.b(), move, c);
    return narrowing.isExact ? PointPair.of(a, b) : null;
  }

  private double[][] image(double[][] points, Vec<BigFraction> move, BigFraction factor) {
    return Arrays.stream(points).map(x -> image(x, move, factor)).toArray(double[][]::new);
  }

  private double[] image(double[] x, Vec<BigFraction> move, BigFraction factor) {
    double[] image = new double[x.length];
    for (int c = 0; c < x.length; c++) {
      BigFraction exact = Conversions.toRational(x[c]).add(move.get(c)).multiply(factor);
      image[c] = format.round(Conversions.toDouble(exact));
      isExact &= Double.isFinite(image[c]) && Conversions.toRational(image[c]).equals(exact);
    }
    return image;
  }

  /** Returns the least odd c for which cm is dyadic. */
  private static BigInteger oddDenominator(Vec<BigFraction> move) {
    BigInteger least = BigInteger.ONE;
    for (int c = 0; c < move.dimension(); c++) {
      BigInteger denominator = move.get(c).getDenominator();
      BigInteger odd = denominator.shiftRight(denominator.getLowestSetBit());
      least = least.multiply(odd.divide(least.gcd(odd)));
    }
    return least;
  }
}
