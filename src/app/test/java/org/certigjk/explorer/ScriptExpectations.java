package org.certigjk.explorer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.certigjk.explorer.round.RoundScenes;
import org.certigjk.json.JsonText;
import org.certigjk.number.Numerals;
import org.certigjk.variants.Variants;

/**
 * What the script of the explorer must answer, byte for byte: for each random scene the line that
 * the command line prints for it, and what this JVM says of the same scene with each loop in turn;
 * random scenes, points of grids, and texts that are no scenes. {@code
 * src/explorer/test/equality.mjs} asks the script.
 */
public final class ScriptExpectations {

  private final List<String> lines = new ArrayList<>();
  private final SplittableRandom random;

  private ScriptExpectations(long seed) {
    this.random = new SplittableRandom(seed);
  }

  /** Writes lines {@code ["function",[arguments],"answer"]}: FILE [SCENES [SEED]]. */
  public static void main(String[] args) throws IOException, SceneException {
    int scenes = args.length > 1 ? Integer.parseInt(args[1]) : 1000;
    long seed = args.length > 2 ? Long.parseLong(args[2]) : 1;
    ScriptExpectations expectations = new ScriptExpectations(seed);
    expectations.scenes(RandomScenes.of(seed, scenes));
    expectations.round(RoundScenes.of(seed, scenes / 4));
    expectations.helpers(scenes / 10);
    Files.write(Path.of(args[0]), expectations.lines);
  }

  private void scenes(List<String> texts) throws SceneException {
    List<String> commandLine = RandomScenes.commandLine(RandomScenes.parse(texts));
    for (int k = 0; k < texts.size(); k++) {
      String text = texts.get(k);
      expect("result", commandLine.get(k), text);
      Variants loop = Variants.values()[k % Variants.values().length];
      String withLoop = text + "&loop=" + loop.label();
      expect("explore", Explorer.explore(withLoop), withLoop);
      expect("words", Explorer.words(withLoop, 0, k % 8), withLoop, 0, k % 8);
      expect("live", Explorer.live(text), text);
      if (k % 4 == 0) {
        String motion = motion(text);
        expect("depth", Explorer.depth(text), text);
        expect("impact", Explorer.impact(text, motion), text, motion);
      }
      if (k % 10 == 0) {
        String damaged = damaged(text);
        expect("explore", Explorer.explore(damaged), damaged);
      }
    }
  }

  private void round(List<String> texts) {
    for (String text : texts) {
      expect("explore", Explorer.explore(text), text);
      expect("words", Explorer.words(text, 0, 4), text, 0, 4);
      expect("live", Explorer.live(text), text);
    }
  }

  /** A motion of A about as long as bodies are; of the wrong dimension now and then. */
  private String motion(String text) throws SceneException {
    int dimension = SceneText.parse(text).dimension() + (random.nextInt(20) == 0 ? 1 : 0);
    return random
        .ints(Math.min(dimension, 3), -6, 7)
        .mapToObj(x -> x + "/" + (1 + random.nextInt(3)))
        .collect(Collectors.joining(","));
  }

  private void helpers(int count) {
    List<String> traces = RecordedRuns.of(random.nextInt(), count);
    for (int k = 0; k < count; k++) {
      int points = 1 + random.nextInt(60);
      int dimension = 2 + random.nextInt(2);
      expect("random", Explorer.random(k, points, dimension), (double) k, points, dimension);
      double x = random.nextDouble(-20, 20);
      double y = Math.scalb(random.nextDouble(-1, 1), random.nextInt(-60, 60));
      String grid = (1 + random.nextInt(3)) + "/" + (1 + random.nextInt(12));
      String point = Explorer.snap(x, y, grid);
      expect("snap", point, x, y, grid);
      pieces(point + ";3,-1/2;" + k + "/7,1", point);
      String trace = traces.get(k);
      expect("trace", Explorer.trace(trace), trace);
      expect("shift", Explorer.shift(point, "1/3,0", "0x1p-1,2.5"), point, "1/3,0", "0x1p-1,2.5");
    }
  }

  private void pieces(String points, String direction) {
    expect("support", Explorer.support(points, direction), points, direction);
    expect("nearest", Explorer.nearest(points), points);
    expect("between", Explorer.between(direction, "1/3,2", "5/7"), direction, "1/3,2", "5/7");
  }

  /** Returns the text with a character more, less or another one. */
  private String damaged(String text) {
    int at = random.nextInt(text.length());
    String inserted =
        random.nextInt(3) == 0 ? "" : "x;,&=/%\u00e9-0".charAt(random.nextInt(10)) + "";
    return text.substring(0, at) + inserted + text.substring(at + random.nextInt(2));
  }

  private void expect(String function, String answer, Object... arguments) {
    JsonText json = new JsonText();
    json.beginArray();
    json.string(function);
    json.beginArray();
    for (Object argument : arguments) {
      if (argument instanceof String text) {
        json.string(text);
      } else {
        json.number(Numerals.format(((Number) argument).doubleValue()));
      }
    }
    json.endArray();
    json.string(answer);
    json.endArray();
    lines.add(json.toString());
  }
}
