package org.certigjk.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.explorer.preset.Preset;
import org.certigjk.explorer.preset.PresetsTest;
import org.certigjk.field.Conversions;
import org.certigjk.field.Doubles;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.gjk.DistanceRequest;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Iteration;
import org.certigjk.gjk.Verdict;
import org.certigjk.number.Floats;
import org.certigjk.variants.Claim;
import org.certigjk.variants.VariantExit;
import org.certigjk.variants.VariantResult;
import org.certigjk.variants.Variants;

/** An example, the exact run, and the chosen run with its numbers as rationals. */
public record Look(
    Scene scene, DistanceResult<BigFraction> exact, VariantResult<?> chosen, double length) {

  /** After so many iterations a loop is said never to end. */
  static final int LIMIT = 200;

  public static Look at(String id) throws SceneException {
    Preset preset =
        PresetsTest.all().stream().filter(p -> p.id().equals(id)).findFirst().orElseThrow();
    Scene scene = SceneText.parse(preset.scene());
    DistanceResult<BigFraction> exact =
        Gjk.distance(scene.a(), scene.b(), DistanceRequest.<BigFraction>defaults().withTrace(true));
    return switch (scene.numbers()) {
      case RATIONAL -> with(scene, exact, Rationals.INSTANCE);
      case DOUBLE -> with(scene, exact, Doubles.INSTANCE);
      case FLOAT -> with(scene, exact, Floats.INSTANCE);
    };
  }

  private static <E> Look with(
      Scene scene, DistanceResult<BigFraction> exact, OrderedField<E> field) {
    VariantResult<E> chosen = run(scene, scene.loop(), field);
    return new Look(scene, exact, chosen, Math.sqrt(field.toDouble(chosen.v().squaredNorm())));
  }

  static <E> VariantResult<E> run(Scene scene, Variants loop, OrderedField<E> field) {
    return loop.<E>create(scene.subAlgorithm()::create, LIMIT)
        .distance(Scene.rounded(scene.a(), field), Scene.rounded(scene.b(), field));
  }

  void isExactly(Verdict verdict, String squaredDistance, int iterations) {
    assertEquals(verdict, exact.verdict());
    assertEquals(
        new BigFraction(number(squaredDistance, 0), number(squaredDistance, 1)),
        exact.distanceVector().squaredNorm());
    assertEquals(iterations, exact.iterations());
  }

  private static int number(String fraction, int part) {
    return part < fraction.split("/").length ? Integer.parseInt(fraction.split("/")[part]) : 1;
  }

  void says(Claim claim, VariantExit exit) {
    assertEquals(claim, chosen.claim());
    assertEquals(exit, chosen.exit());
  }

  void neverEnds() {
    says(Claim.NONE, VariantExit.ITERATION_LIMIT);
  }

  Iteration<BigFraction> state(int k) {
    return exact.trace().get(k);
  }

  double distance() {
    return Conversions.sqrtToDouble(exact.distanceVector().squaredNorm());
  }
}
