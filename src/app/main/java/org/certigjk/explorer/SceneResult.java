package org.certigjk.explorer;

import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Polytope;
import org.certigjk.gjk.DistanceRequest;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.json.DistanceJson;
import org.certigjk.json.JsonNumbers;
import org.certigjk.json.JsonText;
import org.certigjk.variants.Variants;

/**
 * The result of a scene as the command line prints it, byte for byte, so that it can be checked by
 * {@code certigjk check} and loaded again.
 *
 * <pre>  certigjk distance --field FIELD --sub-algorithm NAME --trace -</pre>
 *
 * <p>It is for the pair whose coordinates are those of the scene, as "p/q". It is the run of the
 * scene where that is one of the library; the command line has no other loop, and for a scene with
 * another the result is that of the exact run, which the page shows beside it.
 */
final class SceneResult {

  private static final String NO_ID = "null";
  private static final String ENGINE = "generic";

  private SceneResult() {}

  /** Returns the line, with its end. */
  static String line(Scene scene) {
    Scene saved = scene.loop() == Variants.STRICT_DECREASE ? scene : scene.exactly();
    return line(saved, saved.numbers().field());
  }

  private static <E> String line(Scene scene, OrderedField<E> field) {
    Polytope<E> a = Scene.rounded(scene.a(), field);
    Polytope<E> b = Scene.rounded(scene.b(), field);
    DistanceRequest<E> request =
        DistanceRequest.<E>defaults()
            .withSubAlgorithm(scene.subAlgorithm().create())
            .withTrace(true);
    DistanceResult<E> result = Gjk.distance(a, b, request);
    return JsonText.record(
        NO_ID,
        json -> {
          new DistanceJson<>(field, scene.numbers().label()).write(json, a, b, result, ENGINE);
          new JsonNumbers<>(field).writeInput(json, a, b);
        });
  }
}
