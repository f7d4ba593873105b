package org.certigjk.explorer;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Iteration;
import org.certigjk.json.JsonText;
import org.certigjk.number.Numerals;

/** Runs of the loops of this library as traces, some of them damaged. */
final class RecordedRuns {

  private static final int MOST_PAIRS = 9;

  private RecordedRuns() {}

  /** Returns traces of random scenes: half as they are, half with something changed. */
  static List<String> of(long seed, int count) {
    SplittableRandom random = new SplittableRandom(seed);
    List<String> traces = new ArrayList<>();
    for (String text : Views.withSettings(RandomScenes.of(seed, 9 * count), seed + 1)) {
      Scene scene = scene(text);
      if (scene.a().size() * scene.b().size() <= MOST_PAIRS && traces.size() < count) {
        ShownRun<?> run = Runs.chosen(scene);
        traces.add(new Writer<>(run, random, random.nextBoolean()).write());
      }
    }
    return traces;
  }

  /** Returns the run of a scene as a trace. */
  static String of(String scene) {
    return new Writer<>(Runs.chosen(scene(scene)), new SplittableRandom(1), false).write();
  }

  private static Scene scene(String text) {
    try {
      return SceneText.parse(text);
    } catch (SceneException e) {
      throw new AssertionError(text, e);
    }
  }

  private static final class Writer<E> {

    private static final String[] TOLERANCES = {"0", "1e-9", "0.001", "1/7", "1"};
    private static final int MANY = 12;

    private final ShownRun<E> run;
    private final OrderedField<E> field;
    private final SplittableRandom random;
    private final boolean damaged;

    Writer(ShownRun<E> run, SplittableRandom random, boolean damaged) {
      this.run = run;
      this.field = run.field();
      this.random = random;
      this.damaged = damaged;
    }

    String write() {
      return JsonText.line(this::write);
    }

    private void write(JsonText json) {
      json.field("format", "certigjk-trace-1");
      json.field("engine", run.loop().label() + " in " + run.numbers().label());
      write(json, "a", run.a());
      write(json, "b", run.b());
      if (damaged) {
        json.field("tolerance", TOLERANCES[random.nextInt(TOLERANCES.length)]);
      }
      json.beginArray("steps");
      run.states().stream().limit(MANY).forEach(state -> write(json, state));
      json.endArray();
      if (run.outcome() != Outcome.NONE) {
        writeClaim(json);
      }
    }

    private boolean happens() {
      return damaged && random.nextInt(8) == 0;
    }

    private void writeClaim(JsonText json) {
      json.beginObject("claim");
      boolean meets = run.outcome().meets() != happens();
      json.field("verdict", meets ? "meet" : "apart");
      if (run.measures() && !happens()) {
        json.name("distance");
        double length = Math.sqrt(field.toDouble(run.v().squaredNorm()));
        writeNumber(json, happens() ? length + random.nextInt(-1, 2) : length);
      }
      json.endObject();
    }

    private void write(JsonText json, Iteration<E> state) {
      json.beginObject();
      boolean isEmpty = run.startsEmpty() && state.equals(run.states().get(0));
      if (!happens() && !isEmpty) {
        json.beginArray("simplex");
        state.simplex().forEach(pair -> write(json, happens() ? pairOf(state) : pair));
        json.endArray();
        optionally(json, "weights", state.weights());
      }
      optionally(json, "v", state.v());
      if (happens()) {
        Vec<E> v = state.v();
        write(json, "direction", happens() ? v.plus(v) : v);
      }
      if (state.supportPair() != null) {
        json.name("s");
        write(json, happens() ? pairOf(state) : state.supportPair());
      }
      json.endObject();
    }

    /** Any pair of vertices. */
    private IndexPair pairOf(Iteration<E> state) {
      Objects.requireNonNull(state);
      return new IndexPair(random.nextInt(run.a().size()), random.nextInt(run.b().size()));
    }

    private void optionally(JsonText json, String name, Vec<E> x) {
      if (!happens()) {
        write(json, name, x);
      }
    }

    private static void write(JsonText json, IndexPair pair) {
      json.raw("[" + pair.a() + "," + pair.b() + "]");
    }

    private void write(JsonText json, String name, Polytope<E> points) {
      json.beginArray(name);
      IntStream.range(0, points.size()).forEach(i -> write(json, points.get(i), number -> number));
      json.endArray();
    }

    private void write(JsonText json, String name, Vec<E> x) {
      json.name(name);
      write(json, x, number -> happens() ? changed(number) : number);
    }

    private interface Change<E> {
      E of(E number);
    }

    private E changed(E number) {
      return random.nextBoolean()
          ? field.minus(field.zero(), number)
          : field.plus(number, field.of(random.nextInt(-1, 2)));
    }

    private void write(JsonText json, Vec<E> x, Change<E> change) {
      json.beginArray();
      for (int c = 0; c < x.dimension(); c++) {
        E number = change.of(x.get(c));
        if (field.exact()) {
          json.string(Numerals.format(field.toRational(number)));
        } else {
          writeNumber(json, field.toDouble(number));
        }
      }
      json.endArray();
    }

    /** As a decimal or as a hexadecimal float. */
    private void writeNumber(JsonText json, double number) {
      if (!Double.isFinite(number)) {
        json.none();
      } else if (random.nextBoolean()) {
        json.string(Numerals.formatHex(number));
      } else {
        json.number(Numerals.format(number));
      }
    }
  }
}
