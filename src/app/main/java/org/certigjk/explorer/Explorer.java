package org.certigjk.explorer;

import java.util.List;
import java.util.function.UnaryOperator;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.explorer.motion.DepthJson;
import org.certigjk.explorer.motion.ImpactJson;
import org.certigjk.explorer.number.NumberText;
import org.certigjk.explorer.number.NumberType;
import org.certigjk.explorer.picture.Grid;
import org.certigjk.explorer.picture.IntegerBodies;
import org.certigjk.explorer.picture.PictureJson;
import org.certigjk.explorer.preset.RandomScene;
import org.certigjk.explorer.round.RoundJson;
import org.certigjk.explorer.trace.Judgement;
import org.certigjk.explorer.trace.Trace;
import org.certigjk.explorer.trace.TraceJson;
import org.certigjk.explorer.trace.TraceReader;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.certigjk.json.JsonText;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.certigjk.variants.Variants;

/** What the page asks: texts of scenes in, JSON out. Nothing here throws. */
public final class Explorer {

  private Explorer() {}

  /** Returns all that the page shows of a scene but {@link #words}, as JSON. */
  public static String explore(String sceneText) {
    return answer(sceneText, Explorer::writeView);
  }

  /**
   * Returns, as JSON, what is true in words of states of the run that is shown, and the subsets
   * that the sub-algorithm looked at there: of those from first on and before end.
   */
  public static String words(String sceneText, int first, int end) {
    return answer(
        sceneText,
        (json, reading) -> {
          Scene scene = reading.scene();
          if (scene.isRound()) {
            RoundJson.writeWords(json, scene, first, end);
            return;
          }
          ShownRun<BigFraction> exact = Runs.exact(scene);
          ShownRun<?> shown = Runs.onlyExact(scene) ? exact : Runs.chosen(scene);
          StateJson.writeWords(json, scene, exact, shown, first, end);
        });
  }

  /**
   * Returns all that the page shows of a trace beside the exact run, as JSON.
   *
   * @param trace a run that a program has written down, as JSON ({@link TraceReader})
   */
  public static String trace(String trace) {
    try {
      Trace read = TraceReader.read(trace);
      SceneText.Reading reading =
          SceneText.read(
              SceneText.format(
                  new Scene(
                      read.a(),
                      read.b(),
                      NumberType.RATIONAL,
                      Variants.STRICT_DECREASE,
                      SubAlgorithm.JOHNSON)));
      JsonText json = new JsonText();
      json.beginObject();
      writeExact(json, reading);
      TraceJson.write(json, Judgement.of(read));
      json.endObject();
      return json.toString();
    } catch (SceneException e) {
      return error(e);
    }
  }

  private static ShownRun<BigFraction> writeExact(JsonText json, SceneText.Reading reading) {
    Scene scene = reading.scene();
    writeScene(json, reading);
    ShownRun<BigFraction> exact = Runs.exact(scene);
    PictureJson.write(json, scene, IntegerBodies.of(scene.a(), scene.b()), exact.closestPoints());
    RunJson.write(json, "exact", scene, exact, exact);
    return exact;
  }

  private static void writeScene(JsonText json, SceneText.Reading reading) {
    writeDecimals(json, reading.rounded());
    json.field("dimension", reading.scene().dimension());
    json.field("scene", SceneText.format(reading.scene()));
  }

  private static void writeView(JsonText json, SceneText.Reading reading) {
    Scene scene = reading.scene();
    if (scene.isRound()) {
      writeScene(json, reading);
      RoundJson.write(json, scene);
      return;
    }
    ShownRun<BigFraction> exact = writeExact(json, reading);
    if (Runs.onlyExact(scene)) {
      json.field("chosen", null);
      json.field("comparison", null);
    } else {
      ShownRun<?> chosen = Runs.chosen(scene);
      RunJson.write(json, "chosen", scene, exact, chosen);
      json.beginObject("comparison");
      Comparison.write(json, scene, exact, chosen);
      json.endObject();
    }
  }

  /** Says how many decimals were read as doubles that they are not, and what the first became. */
  private static void writeDecimals(JsonText json, List<String> rounded) {
    json.beginObject("decimals");
    json.field("rounded", rounded.size());
    if (!rounded.isEmpty()) {
      String first = rounded.get(0);
      json.field("written", first);
      json.field("read", SceneText.format(SceneText.number(first)));
    }
    json.endObject();
  }

  /** Returns the points x,y;x,y moved by to &minus; from. */
  public static String shift(String points, String from, String to) {
    try {
      return SceneText.shifted(points, from, to);
    } catch (SceneException e) {
      return error(e);
    }
  }

  /**
   * Returns the picture of a scene, its distance and what is drawn of the run, quickly, as JSON:
   * for while one drags.
   */
  public static String live(String sceneText) {
    return answer(sceneText, Explorer::writeLive);
  }

  private static void writeLive(JsonText json, SceneText.Reading reading) {
    Scene scene = reading.scene();
    if (scene.isRound()) {
      RoundJson.writeLive(json, scene);
      return;
    }
    LiveQuery query = LiveQuery.of(scene);
    PictureJson.write(json, scene, query.bodies(), query.closestPoints());
    json.field("claim", query.outcome().label());
    NumberText.write(json, "squaredDistance", Rationals.INSTANCE, query.squaredDistance());
    NumberText.writeRoot(json, "distance", query.squaredDistance());
    json.beginObject("moving");
    if (Runs.onlyExact(scene)) {
      StateJson.writeMoving(json, query.run(), query::unscaled);
    } else {
      writeMoving(json, Runs.chosen(scene));
    }
    json.endObject();
  }

  private static <E> void writeMoving(JsonText json, ShownRun<E> run) {
    StateJson.writeMoving(json, run, UnaryOperator.identity());
  }

  /** Returns how deep the bodies of a scene are in each other, as JSON. */
  public static String depth(String sceneText) {
    return answer(sceneText, (json, reading) -> DepthJson.write(json, hulls(reading.scene())));
  }

  /**
   * Returns when A, moving by a vector in the time from 0 to 1, first meets B, as JSON.
   *
   * @param motion the vector, as a point in a scene: x,y
   */
  public static String impact(String sceneText, String motion) {
    return answer(
        sceneText,
        (json, reading) -> {
          Scene scene = hulls(reading.scene());
          Vec<BigFraction> r = SceneText.parse("a=" + motion + "&b=" + motion).a().get(0);
          if (r.dimension() != scene.dimension()) {
            throw new SceneException("motion", "it has the dimension of the bodies, such as 1,1/2");
          }
          ImpactJson.write(json, scene, r);
        });
  }

  /** Returns the scene, if its bodies are hulls of points. */
  private static Scene hulls(Scene scene) throws SceneException {
    if (scene.isRound()) {
      throw new SceneException(
          "shape", "this is answered for hulls of points only, not for balls and cones");
    }
    return scene;
  }

  /**
   * Returns, as JSON, the products of a direction with points, and the index of the support point.
   *
   * @param points as in a scene: x,y;x,y
   */
  public static String support(String points, String direction) {
    return answer("a=" + points + "&b=" + direction, Pieces::writeSupport);
  }

  /**
   * Returns, as JSON, the point nearest to the origin of the hull of one to three points in the
   * plane, and the subsets with their &Delta; that Johnson's sub-algorithm tries for it.
   *
   * @param points as in a scene: x,y;x,y
   */
  public static String nearest(String points) {
    return answer("a=" + points + "&b=" + points, Pieces::writeNearest);
  }

  /** Returns, as JSON, the point from + t(to &minus; from), and its squared norm. */
  public static String between(String from, String to, String t) {
    return answer("a=" + from + ";" + to + "&b=" + t + ",0", Pieces::writeBetween);
  }

  /**
   * Returns a scene of two random bodies, the same for the same seed.
   *
   * @param points the number of points of each body
   * @param dimension 2 or 3
   */
  public static String random(long seed, int points, int dimension) {
    if (points < 1 || points > SceneText.MAX_POINTS) {
      return error(
          new SceneException(
              "points", "a body has 1 to %s points".formatted(SceneText.MAX_POINTS)));
    }
    if (dimension != 2 && dimension != 3) {
      return error(new SceneException("dimension", "bodies are drawn in 2 or 3 dimensions"));
    }
    return SceneText.format(RandomScene.of(seed, points, dimension));
  }

  /**
   * Returns the point of a grid that is nearest to (x, y), as in a scene.
   *
   * @param grid the step of the grid, such as 1/4
   */
  public static String snap(double x, double y, String grid) {
    try {
      Grid steps = Grid.of(SceneText.number(grid));
      return steps.nearest(x) + "," + steps.nearest(y);
    } catch (IllegalArgumentException e) {
      return error(new SceneException("grid", String.valueOf(e.getMessage())));
    }
  }

  /**
   * Returns the line, with its end, that the command line prints for a scene: see {@link
   * SceneResult}.
   */
  public static String result(String sceneText) {
    try {
      return SceneResult.line(hulls(SceneText.parse(sceneText)));
    } catch (SceneException e) {
      return error(e);
    }
  }

  /** Returns what can be chosen: fields, loops and sub-algorithms, as JSON. */
  public static String settings() {
    JsonText json = new JsonText();
    json.beginObject();
    Settings.write(json);
    json.endObject();
    return json.toString();
  }

  /** Something that writes the fields of an answer. */
  private interface Fields {
    void write(JsonText json, SceneText.Reading reading) throws SceneException;
  }

  /** Returns an object with the fields that are written about a scene, or with an error. */
  private static String answer(String sceneText, Fields fields) {
    try {
      SceneText.Reading reading = SceneText.read(sceneText);
      JsonText json = new JsonText();
      json.beginObject();
      fields.write(json, reading);
      json.endObject();
      return json.toString();
    } catch (SceneException e) {
      return error(e);
    }
  }

  private static String error(SceneException e) {
    JsonText json = new JsonText();
    json.beginObject();
    json.beginObject("error");
    json.field("part", e.part());
    json.field("message", e.reason());
    json.endObject();
    json.endObject();
    return json.toString();
  }
}
