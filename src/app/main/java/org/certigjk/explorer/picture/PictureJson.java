package org.certigjk.explorer.picture;

import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.explorer.Scene;
import org.certigjk.geometry.Polytope;
import org.certigjk.gjk.ClosestPoints;
import org.certigjk.json.CertificateJson;
import org.certigjk.json.JsonText;
import org.jspecify.annotations.Nullable;

/**
 * Writes the picture of two bodies: points as doubles for drawing, each the nearest to the exact
 * point, and which of them make the hulls (exactly; in space see {@link SpacePicture}).
 */
public final class PictureJson {

  private final JsonText json;
  private final Scene scene;
  private final Surfaces surfaces;

  private PictureJson(JsonText json, Scene scene) {
    this.json = json;
    this.scene = scene;
    this.surfaces = new Surfaces(scene);
  }

  /**
   * Writes the picture as the value of {@code "picture"}.
   *
   * @param bodies the bodies of the scene, as integers
   * @param closest their closest points, which are marked; {@code null} if none are known
   */
  public static void write(
      JsonText json,
      Scene scene,
      IntegerBodies bodies,
      @Nullable ClosestPoints<BigFraction> closest) {
    PictureJson writer = new PictureJson(json, scene);
    json.beginObject("picture");
    if (scene.dimension() == 2) {
      writer.plane(PlanePicture.of(bodies));
    } else {
      writer.space(SpacePicture.of(bodies));
    }
    writer.closest(closest);
    json.endObject();
  }

  private void closest(@Nullable ClosestPoints<BigFraction> closest) {
    if (closest == null) {
      json.field("closest", null);
      return;
    }
    json.beginObject("closest");
    json.name("a");
    Drawn.point(json, closest.a());
    json.name("b");
    Drawn.point(json, closest.b());
    json.endObject();
  }

  private void plane(PlanePicture picture) {
    json.beginObject("a");
    points(scene.a());
    hull(picture.a());
    surfaces.writeA(json);
    json.endObject();
    json.beginObject("b");
    points(scene.b());
    hull(picture.b());
    surfaces.writeB(json);
    json.endObject();
    json.beginObject("difference");
    if (scene.isRound()) {
      hull(surfaces.writeDifference(json));
    } else {
      differences(picture.difference());
      hull(IntStream.range(0, picture.difference().size()).boxed().toList());
    }
    json.endObject();
  }

  private void space(SpacePicture picture) {
    json.beginObject("a");
    points(scene.a());
    frame(picture.a());
    surfaces.writeA(json);
    json.endObject();
    json.beginObject("b");
    points(scene.b());
    frame(picture.b());
    surfaces.writeB(json);
    json.endObject();
    json.beginObject("difference");
    if (scene.isRound()) {
      surfaces.writeDifference(json);
    } else {
      differences(picture.difference());
      frame(picture.differenceFrame());
    }
    json.endObject();
  }

  private void points(Polytope<BigFraction> body) {
    json.beginArray("points");
    for (int i = 0; i < body.size(); i++) {
      Drawn.point(json, body.get(i));
    }
    json.endArray();
  }

  private void hull(List<Integer> indices) {
    json.beginArray("hull");
    indices.forEach(json::number);
    json.endArray();
  }

  /** Writes the points aᵢ &minus; bⱼ, and which pairs they are. */
  private void differences(List<IndexPair> pairs) {
    json.beginArray("points");
    for (IndexPair pair : pairs) {
      Drawn.point(json, scene.a().get(pair.a()).minus(scene.b().get(pair.b())));
    }
    json.endArray();
    CertificateJson.writePairs(json, "pairs", pairs);
  }

  private void frame(Wireframe frame) {
    json.beginArray("edges");
    for (Wireframe.Edge edge : frame.edges()) {
      numbers(edge.i(), edge.j());
    }
    json.endArray();
    json.beginArray("faces");
    for (List<Integer> face : frame.faces()) {
      json.beginArray();
      face.forEach(json::number);
      json.endArray();
    }
    json.endArray();
  }

  private void numbers(int first, int second) {
    json.beginArray();
    json.number(first);
    json.number(second);
    json.endArray();
  }
}
