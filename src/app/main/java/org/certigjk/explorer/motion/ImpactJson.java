package org.certigjk.explorer.motion;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.explorer.Scene;
import org.certigjk.explorer.number.NumberText;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.certigjk.json.JsonText;
import org.certigjk.raycast.Hit;
import org.certigjk.raycast.Miss;
import org.certigjk.raycast.RayCast;
import org.certigjk.raycast.RayCastResult;

/**
 * Writes when A, moving by r in the time from 0 to 1, first meets B: exactly.
 *
 * <p><b>Guarantee.</b> The library gives no answer that its certificate does not prove; the
 * sentences say what that certificate says.
 */
public final class ImpactJson {

  private ImpactJson() {}

  /**
   * Writes the members of the answer.
   *
   * @param r the motion of A, of the dimension of the scene
   */
  public static void write(JsonText json, Scene scene, Vec<BigFraction> r) {
    RayCastResult<BigFraction> result = RayCast.cast(scene.a(), scene.b(), r);
    json.field("hit", result instanceof Hit);
    NumberText.write(json, "motion", r);
    json.field("steps", result.steps());
    if (result instanceof Hit<BigFraction> hit) {
      NumberText.write(json, "time", Rationals.INSTANCE, hit.timeOfImpact());
      NumberText.write(json, "moved", r.times(hit.timeOfImpact()));
      NumberText.write(json, "point", hit.point());
      if (hit.normal() != null) {
        NumberText.write(json, "normal", hit.normal());
      }
      json.strings("sentences", sentences(hit));
    } else if (result instanceof Miss<BigFraction> miss) {
      NumberText.write(json, "moved", r);
      NumberText.write(json, "nearest", miss.distanceVector());
      json.strings(
          "sentences",
          List.of(
              "A moved by t r, 0 ≤ t ≤ 1, does not meet B: all of its way, conv(A ∪ (A + r)), is"
                  + " apart from B.",
              "The distance vector of the way and B "
                  + NumberText.equal(miss.distanceVector())
                  + "."));
    }
  }

  private static List<String> sentences(Hit<BigFraction> hit) {
    List<String> sentences = new ArrayList<>();
    String t = NumberText.equal(Rationals.INSTANCE, hit.timeOfImpact());
    Vec<BigFraction> normal = hit.normal();
    if (normal == null) {
      sentences.add("The bodies overlap at the start, whatever the motion.");
    } else {
      sentences.add(
          "A moved by t r first meets B at t %s, in the point x %s."
              .formatted(t, NumberText.equal(hit.point())));
      sentences.add(
          "There n "
              + NumberText.equal(normal)
              + " has n·(a + t r − b) ≥ 0 for all points: a "
              + (normal.dimension() == 2 ? "line" : "plane")
              + " parts them until then.");
    }
    if (hit.timeOfImpact().compareTo(BigFraction.ZERO) > 0) {
      sentences.add("n·r < 0, so that there was no contact before.");
    }
    return sentences;
  }
}
