package org.certigjk.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.fast.DistanceWorkspace;
import org.certigjk.fast.DoublePolytope;
import org.certigjk.field.Conversions;
import org.certigjk.penetration.Penetrating;
import org.certigjk.penetration.Penetration;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.comparison.EngineTester;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.Profile;
import org.certigjk.referee.engine.EngineProcess;
import org.certigjk.samples.Patience;
import org.certigjk.vectors.NumberFormat;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.family.Family;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * {@code examples/gjk.h} against exact answers: on every pair of its domain the distance is right
 * to a tolerance in units of the pair's size, and so are the closest points and the verdict.
 *
 * <p>{@code -Dcertigjk.gjk.pairs=10000000 -Dcertigjk.gjk.seed=2} asks for as many pairs of each
 * precision, and for others.
 */
class GjkHeaderTest {

  private static final int PAIRS = Integer.getInteger("certigjk.gjk.pairs", 4000);
  private static final int SEED = Integer.getInteger("certigjk.gjk.seed", 1);
  private static final int BATCH = 64;
  private static final int MOST_BREACHES = 5;
  private static final int[] SIZES = {2, 3, 4, 6, 8, 12, 32};

  /** Long thin triangles: over floats one step brings less than ‖v‖ is rounded by. */
  private static final PointPair SLOW =
      PointPair.of(
          new double[][] {{0, 0, 0}, {2, 0, 1}, {-1, -3, -2}},
          new double[][] {{-2778, 2238, -987}, {1318, -1057, 464}, {2025, 2373, 2982}});

  /** Segments that cross near their midpoints: the axis of an edge is lost in rounding. */
  private static final PointPair CROSSING =
      PointPair.of(
          new double[][] {
            {-0.7312082359120387, 0.6689912083464661, -0.13336145953587794},
            {0.7312082359120387, -0.6689912083464661, 0.13336145953587794}
          },
          new double[][] {
            {-0.7944057797771973, 0.5892667255769684, 0.14725550306994012},
            {0.7944057795812869, -0.5892667258132773, -0.14725550318119734}
          });

  /** The same beside another point, where a tetrahedron of noise seems to contain the origin. */
  private static final PointPair CROSSING_BESIDE =
      PointPair.of(
          new double[][] {
            {0.4897713714405766, 0.8613574937778531, 0.13486019290343765},
            {-0.4897713714405766, -0.8613574937778531, -0.13486019290343765}
          },
          new double[][] {
            {0.47780284860025796, 0.8728226364506635, 0.09942375555566035},
            {-0.4778028490517559, -0.8728226362290417, -0.09942375533146486},
            {0.204, 1, 0.3}
          });

  /**
   * Points that cluster far below the size: an edge's axis is noise, and its norm seems to rise.
   */
  private static final PointPair CLUSTERED =
      PointPair.of(
          new double[][] {{0, 0.52318130140298, 0}, {0, 0.5231813014043213, 0}},
          new double[][] {
            {0.8875777837356944, 0.3804887360363477, -0.794993783319211},
            {0, 0.5231813014101159, 0},
            {0.0026936240948415356, 0.5233792800744974, -0.0016832690052587013}
          });

  /**
   * Two edges that are equally near, as computed, take turns; the triangle's normal finds a way.
   */
  private static final PointPair TAKING_TURNS =
      PointPair.of(
          new double[][] {
            {-0.934398631458, -1.1590260287, 0.24675820332285317},
            {-0.9343986315, -1.159026, 0.246758203327}
          },
          new double[][] {
            {-0.7, -1.2, 0.2474816253},
            {-0.9, -1.3, 0.2474816252757},
            {-0.934398631469, -1.15902602869234, 0.2474816252758994}
          });

  private static final List<PointPair> SINGULAR =
      List.of(SLOW, CROSSING, CROSSING_BESIDE, CLUSTERED, TAKING_TURNS);

  @TempDir private Path directory = Path.of("");

  private final DistanceWorkspace exact = new DistanceWorkspace();

  /** The domain and what is promised there. */
  private static double tolerance(NumberFormat format) {
    return format == NumberFormat.SINGLE ? 1e-5 : 1e-12;
  }

  private static boolean isInDomain(PointPair pair) {
    double largest = magnitudes(pair).max().orElse(0);
    double least = magnitudes(pair).filter(x -> x > 0).min().orElse(0);
    return largest >= 0x1p-80 && largest <= 0x1p100 && least >= largest * 0x1p-20;
  }

  private static DoubleStream magnitudes(PointPair pair) {
    return points(pair).flatMapToDouble(Arrays::stream).map(Math::abs);
  }

  private static Stream<double[]> points(PointPair pair) {
    return Stream.concat(Arrays.stream(pair.a()), Arrays.stream(pair.b()));
  }

  /** The greatest difference of two coordinates on one axis. */
  private static double size(PointPair pair) {
    double size = 0;
    for (int c = 0; c < pair.a()[0].length; c++) {
      int axis = c;
      double high = points(pair).mapToDouble(p -> p[axis]).max().orElseThrow();
      double low = points(pair).mapToDouble(p -> p[axis]).min().orElseThrow();
      size = Math.max(size, high - low);
    }
    return size;
  }

  @ParameterizedTest
  @EnumSource(NumberFormat.class)
  void keepsItsContract(NumberFormat format) throws Exception {
    try (EngineProcess engine = start(format, Files.readString(Path.of("examples/gjk.h")))) {
      assertEquals(List.of(), breaches(engine, format, PAIRS));
    }
  }

  /** What is written twice, or against the first thought, is there for a reason. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "turn < 2 ~ turn < 1",
        "idle < 5 ~ idle < 1",
        "r.meet |= !(lower > 0) ~ r.meet |= 0",
        "gjk_minus(x + 3 * k, x, e) ~ memcpy(e, x + 3 * k, sizeof e)",
        "if (least >= 0 ~ if (m != 1 && least >= 0",
        "idle > 2 || ~ 0 ||",
        "t.norm / scale > r.distance + 8 ~ 0 && 8",
      })
  void eachPartIsNeeded(String part, String instead) throws Exception {
    String header = Files.readString(Path.of("examples/gjk.h"));
    assertTrue(header.contains(part));
    int breaches = 0;
    for (NumberFormat format : NumberFormat.values()) {
      try (EngineProcess engine = start(format, header.replace(part, instead))) {
        breaches += breaches(engine, format, 4000).size();
      }
    }
    assertNotEquals(0, breaches);
  }

  /** Beyond what is promised: the greatest numbers and the least. */
  @ParameterizedTest
  @EnumSource(NumberFormat.class)
  void isRightAtTheEndsOfTheRange(NumberFormat format) throws Exception {
    String header = Files.readString(Path.of("examples/gjk.h"));
    assertEquals(0, wrongAtTheEnds(format, header));
    assertNotEquals(
        0, wrongAtTheEnds(format, header.replace("largest = GJK_LEAST", "largest = 0")));
  }

  private int wrongAtTheEnds(NumberFormat format, String header) throws Exception {
    int wrong = 0;
    try (EngineProcess engine = start(format, header)) {
      EngineTester tester = EngineTester.of(engine, Profile.standard());
      for (Family family : List.of(Family.RANGE_ENDS, Family.SUBNORMAL)) {
        for (int k = 0; k < 100; k++) {
          PointPair pair = family.generate(SEED + k, 2 + k % 2, SIZES[k % SIZES.length], format);
          Example example = tester.test("pair" + k, "", Set.of(), Query.of(pair));
          wrong += example.comparison().isRight() ? 0 : 1;
        }
      }
    }
    return wrong;
  }

  @Test
  void isUndisturbedBySanitizers() throws Exception {
    String header = Files.readString(Path.of("examples/gjk.h"));
    try (EngineProcess engine =
        start(
            NumberFormat.DOUBLE, header, "-fsanitize=undefined,address", "-fno-sanitize-recover")) {
      assertEquals(List.of(), breaches(engine, NumberFormat.DOUBLE, 500));
    }
  }

  /** What knows no NaN may be wrong, but it answers. */
  @ParameterizedTest
  @EnumSource(NumberFormat.class)
  void endsWithFastMath(NumberFormat format) throws Exception {
    String header = Files.readString(Path.of("examples/gjk.h"));
    try (EngineProcess engine = start(format, header, "-ffast-math")) {
      assertTrue(breaches(engine, format, 1000).size() < MOST_BREACHES);
    }
  }

  private EngineProcess start(NumberFormat format, String header, String... flags)
      throws IOException, InterruptedException, EngineException {
    Path folder = Files.createTempDirectory(directory, "gjk");
    Files.writeString(folder.resolve("gjk.h"), header);
    Files.copy(Path.of("examples/gjk-engine.c"), folder.resolve("gjk-engine.c"));
    List<String> command = new ArrayList<>(List.of("cc", "-O2", "-std=c99"));
    command.addAll(List.of(flags));
    command.add("-DGJK_REAL=" + (format == NumberFormat.SINGLE ? "float" : "double"));
    String program = folder.resolve("engine").toString();
    command.addAll(List.of(folder.resolve("gjk-engine.c").toString(), "-lm", "-o", program));
    try {
      assertEquals(0, new ProcessBuilder(command).inheritIO().start().waitFor());
    } catch (IOException absent) {
      abort("there is no cc");
    }
    return EngineProcess.start(List.of(program), Patience.LIMIT);
  }

  private List<String> breaches(EngineProcess engine, NumberFormat format, int count)
      throws EngineException {
    SplittableRandom random = new SplittableRandom(SEED);
    List<String> breaches = new ArrayList<>();
    List<PointPair> pairs = new ArrayList<>(SINGULAR);
    int asked = 0;
    while (asked <= count && breaches.size() < MOST_BREACHES) {
      while (pairs.size() < BATCH) {
        PointPair pair = draw(random, format);
        if (isInDomain(pair)) {
          pairs.add(pair);
        }
      }
      breaches.addAll(breaches(engine, pairs, tolerance(format)));
      asked += pairs.size();
      pairs.clear();
    }
    return breaches;
  }

  private static PointPair draw(SplittableRandom random, NumberFormat format) {
    if (random.nextInt(8) == 0) {
      return CrossingEdges.draw(random, format);
    }
    while (true) {
      Family family = Family.values()[random.nextInt(Family.values().length)];
      int dimension = random.nextInt(4) == 0 ? 2 : 3;
      if (family.hasDimension(dimension)) {
        int size = SIZES[random.nextInt(SIZES.length)];
        return family.generate(random.nextInt(1 << 30), dimension, size, format);
      }
    }
  }

  private List<String> breaches(EngineProcess engine, List<PointPair> pairs, double tolerance)
      throws EngineException {
    List<Query> queries = pairs.stream().map(Query::of).toList();
    List<String> ids = IntStream.range(0, pairs.size()).mapToObj(k -> "pair" + k).toList();
    List<Outcome> outcomes = engine.ask(queries, ids);
    List<String> breaches = new ArrayList<>();
    for (int k = 0; k < pairs.size(); k++) {
      PointPair pair = pairs.get(k);
      String breach =
          outcomes.get(k) instanceof Answer answer
              ? breach(pair, answer, tolerance)
              : outcomes.get(k).toString();
      if (!breach.isEmpty()) {
        breaches.add(breach + " " + pair.source());
      }
    }
    return breaches;
  }

  /** What is wrong by more than the tolerance, or an empty text. */
  private String breach(PointPair pair, Answer answer, double tolerance) {
    DoublePolytope a = DoublePolytope.of(pair.a());
    DoublePolytope b = DoublePolytope.of(pair.b());
    double truth = exact.distance(a, b);
    double size = size(pair);
    double distance = answer.distance() == null ? Double.NaN : answer.distance();
    if (!(Math.abs(distance - truth) <= tolerance * size)) {
      return "distance %s, not %s".formatted(distance, truth);
    }
    double between = answer.points() == null ? Double.NaN : between(answer.points());
    double magnitude = magnitudes(pair).max().orElse(0);
    if (!(Math.abs(between - truth) <= tolerance * Math.max(size, magnitude))) {
      return "points %s apart, not %s".formatted(between, truth);
    }
    if (!answer.saysMeeting() && truth == 0 && depth(a, b) > tolerance * size) {
      return "separated, they overlap by %s".formatted(depth(a, b));
    }
    return "";
  }

  private static double depth(DoublePolytope a, DoublePolytope b) {
    return Penetration.depth(a.toRational(), b.toRational())
            instanceof Penetrating<BigFraction> penetrating
        ? Math.sqrt(Conversions.toDouble(penetrating.squaredDepth()))
        : 0;
  }

  private static double between(Outcome.Points points) {
    double squares = 0;
    for (int c = 0; c < points.a().length; c++) {
      squares += Math.pow(points.a()[c] - points.b()[c], 2);
    }
    return Math.sqrt(squares);
  }
}
