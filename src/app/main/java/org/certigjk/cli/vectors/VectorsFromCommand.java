package org.certigjk.cli.vectors;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.certigjk.cli.Main;
import org.certigjk.cli.console.Console;
import org.certigjk.cli.console.ExitCode;
import org.certigjk.cli.console.FileOutput;
import org.certigjk.cli.console.Threads;
import org.certigjk.cli.input.BodyFiles;
import org.certigjk.cli.input.Input;
import org.certigjk.cli.input.InputException;
import org.certigjk.vectors.Draw;
import org.certigjk.vectors.NumberFormat;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.family.Fingerprints;
import org.certigjk.vectors.family.Placement;
import org.certigjk.vectors.files.InOrder;
import org.certigjk.vectors.files.VectorHeader;
import org.certigjk.vectors.files.VectorReader;
import org.certigjk.vectors.files.VectorWriter;
import org.certigjk.vectors.truth.Truth;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code certigjk vectors from}. */
@Command(
    name = "from",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    header = "Makes test vectors of your own bodies, as they are and in many places.",
    usageHelpWidth = 100,
    synopsisHeading = "Usage:%n",
    customSynopsis = {"  certigjk vectors from [OPTIONS] BODIES..."},
    description = {
      "",
      "BODIES are meshes (OFF, OBJ, PLY, STL: their vertices), .json files with an array of points,"
          + " .urdf files (the boxes and meshes that a robot collides with), and files that end with"
          + " .jsonl: test vectors, or a pair {\"a\": [[...], ...], \"b\": [[...], ...]} on each line.",
      "",
      "Each two of the bodies, and the two of each pair, are asked as they are, and then in N places,"
          + " in turn: at random; resting on each other, exactly or lifted or sunk by ulps; grazing"
          + " each other; in line or halfway in line. So is each body with itself. What comes out"
          + " has the coordinates of the bodies where they are, rounded to doubles; the answer is"
          + " exact for these very doubles. What comes out twice is asked once.",
      "",
      "The same files, options and version give the same bytes.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  certigjk vectors from part.obj hole.stl --poses 1000 --output mine.jsonl.gz",
      "  certigjk vectors from pairs.jsonl --poses 0 | certigjk vectors check -",
      "  certigjk referee run --engine ./my-engine mine.jsonl.gz"
    })
public final class VectorsFromCommand implements Callable<Integer> {

  private static final int MOST = 1_000_000;

  /** Two bodies, where they are. */
  private record Two(String name, PointPair pair, boolean same) {}

  /** A query to be answered. */
  private record Place(Two two, @Nullable Placement placement, int number) {}

  @Parameters(arity = "1..*", paramLabel = "BODIES", description = "Files of bodies and pairs.")
  private List<String> files = List.of();

  @Option(
      names = "--poses",
      paramLabel = "N",
      description = "In how many places each two bodies are asked. Default: 100.")
  private int poses = 100;

  @Option(names = "--seed", paramLabel = "N", description = "What is drawn. Default: 1.")
  private long seed = 1;

  @Option(
      names = "--single",
      description = "The coordinates where they are placed are rounded to type float.")
  private boolean single;

  @Option(
      names = "--object",
      paramLabel = "NAME",
      description = "Of OBJ files, take only the vertices of this object or group.")
  private @Nullable String object;

  @Mixin private FileOutput output = new FileOutput();

  @Mixin private Threads threads = new Threads();

  @Spec private @Nullable CommandSpec spec;

  private final Console console;

  public VectorsFromCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException, InputException {
    if (poses < 0 || poses > MOST) {
      throw wrong("--poses %s: from 0 to %s is possible".formatted(poses, MOST));
    }
    List<Two> pairs = pairs();
    return output.run(console, out -> write(pairs, out));
  }

  private List<Two> pairs() throws IOException, InputException {
    BodyFiles meshes = new BodyFiles(console, object == null ? List.of() : List.of(object));
    Map<String, double[][]> bodies = new LinkedHashMap<>();
    List<Two> pairs = new ArrayList<>();
    for (String file : files) {
      if (Input.hasLines(file)) {
        addPairs(pairs, file);
      } else if (file.toLowerCase(Locale.ROOT).endsWith(".urdf")) {
        Urdf.read(file, meshes, console).forEach((link, points) -> put(bodies, link, points));
      } else {
        put(bodies, name(file), meshes.readDoubles(file));
      }
    }
    addTwos(pairs, bodies);
    return pairs;
  }

  private void addPairs(List<Two> pairs, String file) throws IOException {
    try (VectorReader reader = VectorReader.openAny(Path.of(file))) {
      for (TestVector v = reader.next(); v != null; v = reader.next()) {
        if (v.query().poses() == null) {
          pairs.add(new Two(v.id(), v.query().pair(), /* same= */ false));
        } else {
          console
              .err()
              .println("%s: warning: %s is left out: it has poses".formatted(file, v.id()));
        }
      }
    }
  }

  private static String name(String file) {
    String name = String.valueOf(Path.of(file).getFileName());
    return name.replaceFirst("[.]gz$", "").replaceFirst("[.][^.]*$", "");
  }

  private static void put(Map<String, double[][]> bodies, String name, double[][] points) {
    String word = name.replaceAll("[^!-~]+|/", "-");
    String free = word;
    for (int k = 2; bodies.containsKey(free); k++) {
      free = word + "-" + k;
    }
    bodies.put(free, points);
  }

  private void addTwos(List<Two> pairs, Map<String, double[][]> bodies) {
    List<String> names = List.copyOf(bodies.keySet());
    for (int i = 0; i < names.size(); i++) {
      for (int j = i; j < names.size(); j++) {
        double[][] a = Objects.requireNonNull(bodies.get(names.get(i)));
        double[][] b = Objects.requireNonNull(bodies.get(names.get(j)));
        if (a[0].length != b[0].length) {
          throw wrong(
              "%s has dimension %s, but %s has dimension %s"
                  .formatted(names.get(i), a[0].length, names.get(j), b[0].length));
        }
        pairs.add(new Two(names.get(i) + "+" + names.get(j), PointPair.of(a, b), i == j));
      }
    }
  }

  private int write(List<Two> pairs, Console out) throws IOException {
    VectorWriter writer = VectorWriter.begin(out.out(), header(pairs));
    Iterator<Place> places = pairs.stream().flatMap(this::places).iterator();
    Fingerprints seen = new Fingerprints();
    InOrder.run(
        () -> places.hasNext() ? places.next() : null,
        this::answered,
        (place, vector) -> {
          if (seen.add(vector.query())) {
            writer.write(vector);
          }
        },
        threads.number());
    out.out().flush();
    return ExitCode.OK;
  }

  /** As they are, if they are two; then in turn. */
  private Stream<Place> places(Two two) {
    Placement[] kinds = Placement.values();
    Stream<Place> placed =
        IntStream.range(0, poses).mapToObj(k -> new Place(two, kinds[k % kinds.length], k + 1));
    return two.same() ? placed : Stream.concat(Stream.of(new Place(two, null, 0)), placed);
  }

  private TestVector answered(Place place) {
    Two two = place.two();
    Placement placement = place.placement();
    NumberFormat format = single ? NumberFormat.SINGLE : NumberFormat.DOUBLE;
    PointPair pair;
    if (placement == null) {
      pair = two.pair();
    } else {
      long start = Draw.mix(Draw.mix(seed) + two.name().hashCode()) + place.number();
      pair = placement.apply(new Draw(Draw.mix(start)), two.pair().a(), two.pair().b(), format);
    }
    Query query = Query.of(pair);
    String id =
        placement == null
            ? two.name() + "/as-is"
            : "%s/%s/%s".formatted(two.name(), placement.label(), place.number());
    return new TestVector(id, "", Set.of(), query, new Truth().of(query));
  }

  private VectorHeader header(List<Two> pairs) {
    Map<String, String> parameters = new LinkedHashMap<>();
    parameters.put("bodies", String.join(",", files));
    parameters.put("poses", Integer.toString(poses));
    parameters.put("seed", Long.toString(seed));
    if (single) {
      parameters.put("single", "true");
    }
    return new VectorHeader(
        "Bodies in many places",
        Main.version(),
        parameters,
        "The bodies are those of the files named; certigjk vectors from has placed them.",
        VectorHeader.OF_THE_BODIES,
        Map.of(),
        pairs.stream()
            .map(two -> VectorHeader.Group.ofCases(two.name(), "These two bodies."))
            .toList());
  }

  private ParameterException wrong(String message) {
    return new ParameterException(Objects.requireNonNull(spec).commandLine(), message);
  }
}
