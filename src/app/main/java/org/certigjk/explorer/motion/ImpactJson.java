package org.certigjk.explorer.motion;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.explorer.Claim;
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
 * <p><b>Guarantee.</b> A sentence is there only where it is true ({@link ImpactClaim}).
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
    } else if (result instanceof Miss<BigFraction> miss) {
      NumberText.write(json, "moved", r);
      NumberText.write(json, "nearest", miss.distanceVector());
    }
    Claim.write(json, "sentences", ImpactClaim.values(), Impact.of(scene, r, result));
  }
}
