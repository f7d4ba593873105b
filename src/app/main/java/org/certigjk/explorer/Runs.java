package org.certigjk.explorer;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.explorer.number.NumberType;
import org.certigjk.explorer.subsets.RecordingSubAlgorithm;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Polytope;
import org.certigjk.gjk.DistanceRequest;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.certigjk.variants.ScaledVariant;
import org.certigjk.variants.VariantResult;
import org.certigjk.variants.Variants;

/** Makes the runs of a scene. */
final class Runs {

  /** After so many iterations a published loop is cut off; that of the library always ends. */
  static final int MAX_ITERATIONS = 200;

  private Runs() {}

  /** Returns whether the scene asks for nothing but the exact run. */
  static boolean onlyExact(Scene scene) {
    return scene.numbers() == NumberType.RATIONAL
        && scene.loop() == Variants.STRICT_DECREASE
        && scene.subAlgorithm() == SubAlgorithm.JOHNSON;
  }

  /** Returns the run of this library over the rationals, which is right. */
  static ShownRun<BigFraction> exact(Scene scene) {
    return exact(scene.a(), scene.b());
  }

  /** Returns the run of this library over the rationals for two bodies. */
  static ShownRun<BigFraction> exact(Polytope<BigFraction> a, Polytope<BigFraction> b) {
    return byLibrary(NumberType.RATIONAL, SubAlgorithm.JOHNSON, a, b);
  }

  /** Returns the run that the scene asks for. */
  static ShownRun<?> chosen(Scene scene) {
    return chosen(scene, scene.numbers().field());
  }

  private static <E> ShownRun<E> chosen(Scene scene, OrderedField<E> field) {
    Polytope<E> a = Scene.rounded(scene.a(), field);
    Polytope<E> b = Scene.rounded(scene.b(), field);
    return scene.loop() == Variants.STRICT_DECREASE
        ? byLibrary(scene.numbers(), scene.subAlgorithm(), a, b)
        : byVariant(scene, a, b);
  }

  private static <E> ShownRun<E> byLibrary(
      NumberType numbers, SubAlgorithm subAlgorithm, Polytope<E> a, Polytope<E> b) {
    RecordingSubAlgorithm<E> recording = new RecordingSubAlgorithm<>(subAlgorithm);
    DistanceResult<E> result =
        Gjk.distance(
            a, b, DistanceRequest.<E>defaults().withSubAlgorithm(recording).withTrace(true));
    Certificate<E> certificate =
        result instanceof DistanceResult.Answer<E> answer ? answer.certificate() : null;
    return new ShownRun<>(
        numbers,
        Variants.STRICT_DECREASE,
        subAlgorithm,
        a,
        b,
        0,
        Outcome.of(result.verdict()),
        Stop.of(result.exit()),
        result.pairs(),
        result.weights(),
        result.distanceVector(),
        certificate,
        result.trace(),
        recording.questions());
  }

  private static <E> ShownRun<E> byVariant(Scene scene, Polytope<E> a, Polytope<E> b) {
    RecordingSubAlgorithm<E> recording = new RecordingSubAlgorithm<>(scene.subAlgorithm());
    VariantResult<E> result =
        scene.loop().<E>create(() -> recording, MAX_ITERATIONS, true).distance(a, b);
    return new ShownRun<>(
        scene.numbers(),
        scene.loop(),
        scene.subAlgorithm(),
        a,
        b,
        exponent(scene.loop(), a, b),
        Outcome.of(result.claim()),
        Stop.of(result.exit()),
        result.pairs(),
        result.weights(),
        result.v(),
        null,
        result.trace(),
        recording.questions());
  }

  /** Returns k, if the loop is given the bodies times 2⁻ᵏ. */
  private static <E> int exponent(Variants loop, Polytope<E> a, Polytope<E> b) {
    return loop == Variants.PROPOSED && !a.field().exact()
        ? ScaledVariant.Bodies.of(a, b).exponent()
        : 0;
  }
}
