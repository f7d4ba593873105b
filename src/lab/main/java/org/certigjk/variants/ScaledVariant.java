package org.certigjk.variants;

import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Iteration;
import org.certigjk.integral.Coordinates;
import org.jspecify.annotations.Nullable;

/**
 * A distance loop that is given the bodies times the power of two 2ᵏ that brings the greatest
 * coordinate into [1, 2); its vectors are multiplied by 2⁻ᵏ afterwards. Both are exact, except for
 * numbers that become subnormal; squares no longer overflow, and underflow only where they do not
 * matter beside the greatest.
 *
 * @param loop the loop
 * @param <E> the type of the coordinates, {@code Float} or {@code Double}
 */
public record ScaledVariant<E>(DistanceVariant<E> loop) implements DistanceVariant<E> {

  @Override
  public String label() {
    return "scaled " + loop.label();
  }

  @Override
  public VariantResult<E> distance(IndexedSupportMapping<E> a, IndexedSupportMapping<E> b) {
    return Bodies.of(a, b).distance(loop);
  }

  /**
   * Bodies that are scaled, for several loops.
   *
   * @param a A times 2<sup>&minus;exponent</sup>
   * @param b B times 2<sup>&minus;exponent</sup>
   * @param exponent the exponent of the greatest coordinate
   * @param <E> the type of the coordinates
   */
  public record Bodies<E>(Polytope<E> a, Polytope<E> b, int exponent) {

    /**
     * Scales two polytopes.
     *
     * @throws IllegalArgumentException if one of the bodies is no polytope
     */
    public static <E> Bodies<E> of(IndexedSupportMapping<E> a, IndexedSupportMapping<E> b) {
      if (!(a instanceof Polytope<E> p) || !(b instanceof Polytope<E> q)) {
        throw new IllegalArgumentException("only the points of polytopes can be scaled");
      }
      int exponent = Math.max(ScaledVariant.exponent(p), ScaledVariant.exponent(q));
      return new Bodies<>(scaled(p, -exponent), scaled(q, -exponent), exponent);
    }

    /** Returns what a loop finds for these bodies, its vector in the unit of the bodies asked. */
    public VariantResult<E> distance(DistanceVariant<E> loop) {
      VariantResult<E> result = loop.distance(a, b);
      return new VariantResult<>(
          result.claim(),
          result.pairs(),
          result.weights(),
          times(result.v(), exponent),
          result.exit(),
          result.iterations(),
          result.supportCalls(),
          result.trace().stream().map(state -> scaled(state, exponent)).toList());
    }
  }

  private static <E> Iteration<E> scaled(Iteration<E> state, int exponent) {
    Vec<E> v = times(state.v(), exponent);
    @Nullable Vec<E> support = state.support();
    return new Iteration<>(
        state.simplex(),
        state.weights(),
        v,
        v.squaredNorm(),
        state.supportPair(),
        support == null ? null : times(support, exponent));
  }

  /** Returns the exponent of the greatest coordinate; the least one if all are 0. */
  private static <E> int exponent(Polytope<E> polytope) {
    int greatest = Double.MIN_EXPONENT - 52;
    for (int k = 0; k < polytope.size(); k++) {
      for (double x : polytope.get(k).toDoubles()) {
        greatest = x == 0 ? greatest : Math.max(greatest, exponent(x));
      }
    }
    return greatest;
  }

  /** Returns the exponent of the greatest power of two that is at most |x|. */
  private static int exponent(double x) {
    return Math.abs(x) >= Double.MIN_NORMAL
        ? Math.getExponent(x)
        : Math.getExponent(x * 0x1p60) - 60;
  }

  private static <E> Polytope<E> scaled(Polytope<E> polytope, int exponent) {
    return Coordinates.map(polytope, point -> times(point, exponent));
  }

  /** Returns 2ᵏx, in two steps, each with a factor within the range of doubles. */
  public static <E> Vec<E> times(Vec<E> x, int exponent) {
    double[] scaled = x.toDoubles();
    for (int c = 0; c < scaled.length; c++) {
      scaled[c] = Math.scalb(Math.scalb(scaled[c], exponent / 2), exponent - exponent / 2);
    }
    return Vec.of(x.field(), scaled);
  }
}
