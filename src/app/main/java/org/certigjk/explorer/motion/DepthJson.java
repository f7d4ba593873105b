package org.certigjk.explorer.motion;

import java.util.List;
import java.util.Locale;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.explorer.Claim;
import org.certigjk.explorer.Scene;
import org.certigjk.explorer.number.NumberText;
import org.certigjk.field.Rationals;
import org.certigjk.json.JsonText;
import org.certigjk.penetration.Penetrating;
import org.certigjk.penetration.Penetration;
import org.certigjk.penetration.PenetrationResult;

/**
 * Writes the penetration depth of a scene, exactly, with the surface of A ⊖ B that proves it.
 *
 * <p><b>Guarantee.</b> A sentence is there only where it is true ({@link DepthClaim}).
 */
public final class DepthJson {

  private DepthJson() {}

  /** Writes the members of the answer; bodies that do not overlap have but a verdict. */
  public static void write(JsonText json, Scene scene) {
    PenetrationResult<BigFraction> result = Penetration.depth(scene.a(), scene.b());
    json.field("verdict", result.verdict().name().toLowerCase(Locale.ROOT));
    if (result instanceof Penetrating<BigFraction> found) {
      NumberText.write(json, "squaredDepth", Rationals.INSTANCE, found.squaredDepth());
      NumberText.writeRoot(json, "depth", found.squaredDepth());
      NumberText.write(json, "vector", found.penetrationVector());
      NumberText.write(json, "a", found.witnessPoints().a());
      NumberText.write(json, "b", found.witnessPoints().b());
      json.field("insertions", found.insertions());
      json.field("nearest", found.certificate().nearest());
      writeFacets(json, found);
    }
    Claim.write(json, "sentences", DepthClaim.values(), Depth.of(scene, result));
  }

  /** Writes the corners of the facets, as index pairs. */
  private static void writeFacets(JsonText json, Penetrating<BigFraction> found) {
    json.beginArray("facets");
    for (List<Integer> facet : found.certificate().facets()) {
      json.beginArray();
      for (int corner : facet) {
        IndexPair pair = found.certificate().pairs().get(corner);
        json.beginArray();
        json.number(pair.a());
        json.number(pair.b());
        json.endArray();
      }
      json.endArray();
    }
    json.endArray();
  }
}
