package org.certigjk.explorer;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.explorer.number.NumberType;
import org.certigjk.explorer.round.Shape;
import org.certigjk.field.EuclideanField;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Polytope;
import org.certigjk.integral.Coordinates;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.certigjk.variants.Variants;
import org.jspecify.annotations.Nullable;

/**
 * Two bodies and how their distance is computed.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Scene scene = SceneText.parse("a=0,0;1,0&b=3,0&field=double");
 * scene.dimension();                                     // 2
 * Scene.rounded(scene.b(), Doubles.INSTANCE).get(0);     // (3.0, 0.0)
 * }</pre>
 *
 * @param a the points of A
 * @param b the points of B
 * @param numbers the field of the run that is shown beside the exact one
 * @param loop the loop of that run
 * @param subAlgorithm the distance sub-algorithm of that run
 * @param shapeA what the points of A stand for
 * @param shapeB what the points of B stand for
 */
public record Scene(
    Polytope<BigFraction> a,
    Polytope<BigFraction> b,
    NumberType numbers,
    Variants loop,
    SubAlgorithm subAlgorithm,
    Shape shapeA,
    Shape shapeB) {

  /** Two hulls of points. */
  public Scene(
      Polytope<BigFraction> a,
      Polytope<BigFraction> b,
      NumberType numbers,
      Variants loop,
      SubAlgorithm subAlgorithm) {
    this(a, b, numbers, loop, subAlgorithm, Shape.HULL, Shape.HULL);
  }

  /** Returns whether a body is a ball or a cone. */
  public boolean isRound() {
    return shapeA.isRound() || shapeB.isRound();
  }

  /** Returns the dimension of the bodies. */
  public int dimension() {
    return a.dimension();
  }

  /** Returns this scene with what is always right: the loop of this library, over the rationals. */
  Scene exactly() {
    return new Scene(a, b, NumberType.RATIONAL, Variants.STRICT_DECREASE, SubAlgorithm.JOHNSON);
  }

  /**
   * Returns a body with every coordinate rounded, once, to the nearest number of a field. (A
   * coordinate beyond the range of the field would become an infinity; {@link SceneText} admits
   * none.)
   */
  public static <E> Polytope<E> rounded(Polytope<BigFraction> body, OrderedField<E> field) {
    return Coordinates.map(body, field, field::of);
  }

  /** Returns why the loop cannot run on these bodies in this field, {@code null} if it can. */
  @Nullable String misfit() {
    if (!loop.handles(dimension())) {
      return "the loop "
          + loop.label()
          + " is for the plane; for bodies in space choose another loop, "
          + Variants.STRICT_DECREASE.label()
          + " for example";
    }
    if (loop.needsRoots() && !(numbers.field() instanceof EuclideanField)) {
      return "the loop "
          + loop.label()
          + " takes square roots, which rational numbers do not have; choose field=double or"
          + " field=float, or another loop, "
          + Variants.NESTEROV.label()
          + " for example";
    }
    return isRound() ? misfitOfRound() : null;
  }

  private @Nullable String misfitOfRound() {
    boolean isForHulls =
        loop.keepsTwoPoints()
            || loop.climbs()
            || loop.comparesWithSimplex()
            || loop == Variants.SEPARATING_AXIS_FROM_ZERO;
    boolean scales = loop == Variants.PROPOSED && numbers != NumberType.RATIONAL;
    return isForHulls || scales
        ? "the loop "
            + loop.label()
            + " is shown for hulls of points only"
            + (scales ? " unless field=rational" : "")
            + "; for balls and cones choose another loop, "
            + Variants.VAN_DEN_BERGEN_RELATIVE.label()
            + " for example"
        : null;
  }

  /**
   * Does nothing if the points can have their shapes.
   *
   * @throws SceneException if they cannot
   */
  void checkShapes() throws SceneException {
    shapeA.check("shape-a", a);
    shapeB.check("shape-b", b);
    if (isRound() && !(shapeA.isInRange(a) && shapeB.isInRange(b))) {
      throw new SceneException(
          "shape",
          "with a ball or a cone no number of a scene is greater than 2^100 in" + " magnitude");
    }
  }
}
