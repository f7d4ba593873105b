package org.certigjk.explorer.round;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.explorer.Scene;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.SeenPoints;
import org.certigjk.geometry.SupportMapping;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Iteration;
import org.certigjk.variants.Claim;
import org.certigjk.variants.VariantExit;
import org.certigjk.variants.VariantResult;

/**
 * A run on a scene with a ball or a cone.
 *
 * @param scene the scene
 * @param a the points of A that the indices name: those of a hull, or the support points of a round
 *     body in the order in which they were seen
 * @param b those of B
 * @param result what the loop returned
 * @param <E> the type of the coordinates
 */
record RoundRun<E>(Scene scene, Polytope<E> a, Polytope<E> b, VariantResult<E> result) {

  /** After so many iterations the loop is cut off. */
  static final int MAX_ITERATIONS = 200;

  /** Makes the run that the scene asks for. */
  static RoundRun<?> of(Scene scene) {
    return of(scene, scene.numbers().field());
  }

  private static <E> RoundRun<E> of(Scene scene, OrderedField<E> field) {
    IndexedSupportMapping<E> a = mapping(scene.a(), scene.shapeA(), field);
    IndexedSupportMapping<E> b = mapping(scene.b(), scene.shapeB(), field);
    VariantResult<E> result =
        scene
            .loop()
            .<E>create(scene.subAlgorithm()::<E>create, MAX_ITERATIONS, true)
            .distance(a, b);
    return new RoundRun<>(scene, named(a), named(b), result);
  }

  private static <E> IndexedSupportMapping<E> mapping(
      Polytope<BigFraction> body, Shape shape, OrderedField<E> field) {
    SupportMapping<E> mapping = RoundMapping.of(field, body, shape);
    return mapping instanceof IndexedSupportMapping<E> indexed
        ? indexed
        : new SeenPoints<>(mapping);
  }

  private static <E> Polytope<E> named(IndexedSupportMapping<E> body) {
    return body instanceof SeenPoints<E> seen ? seen.polytope() : (Polytope<E>) body;
  }

  OrderedField<E> field() {
    return a.field();
  }

  List<Iteration<E>> states() {
    return result.trace();
  }

  boolean startsEmpty() {
    return scene.loop().startsEmpty();
  }

  boolean isSeparated() {
    return result.claim() == Claim.SEPARATED;
  }

  /** Returns whether ‖v‖ is said to be the distance. */
  boolean measures() {
    return isSeparated() && result.exit() != VariantExit.SEPARATING_AXIS;
  }

  /** Returns aᵢ − bⱼ as the run computed it. */
  Vec<E> point(IndexPair pair) {
    return a.get(pair.a()).minus(b.get(pair.b()));
  }
}
