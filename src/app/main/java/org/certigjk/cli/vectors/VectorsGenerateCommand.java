package org.certigjk.cli.vectors;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.certigjk.cli.Main;
import org.certigjk.cli.console.Console;
import org.certigjk.cli.console.ExitCode;
import org.certigjk.cli.console.Progress;
import org.certigjk.cli.console.Threads;
import org.certigjk.json.VisibleText;
import org.certigjk.vectors.Pose.Form;
import org.certigjk.vectors.family.Family;
import org.certigjk.vectors.family.PublishedSet;
import org.certigjk.vectors.files.VectorFileException;
import org.certigjk.vectors.files.VectorGeneration;
import org.certigjk.vectors.files.VectorRequest;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code certigjk vectors generate}. */
@Command(
    name = "generate",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    header = "Makes a file of test vectors.",
    usageHelpWidth = 100,
    synopsisHeading = "Usage:%n",
    customSynopsis = {
      "  certigjk vectors generate [OPTIONS]               families",
      "  certigjk vectors generate --set NAME [OPTIONS]    a published set"
    },
    description = {
      "",
      "The file, before compression, depends on the options and the version only: not on the"
          + " machine, the number of threads, or interruptions. While it is under way it is called"
          + " FILE.part; a run that was killed is continued by the same command. A file that is"
          + " there already is looked through, and left as it is: whether it is complete, cut off,"
          + " damaged or another file is said. That is quick for a compressed file, which has"
          + " checksums; a plain one is compared with all that would be written.",
      "",
      "Shards share the work among machines: with --shard 1/4, 2/4, 3/4 and 4/4 four processes make"
          + " disjoint files whose union has all vectors, each once.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  certigjk vectors generate --family gap,grid --dimension 2,3 --count 1000 --output"
          + " hard.jsonl.gz",
      "  certigjk vectors generate --family random-hulls --size 32 --single | head -n 2",
      "  certigjk vectors generate --set list"
    })
public final class VectorsGenerateCommand implements Callable<Integer> {

  private static final String LIST = "list";

  @Option(
      names = "--set",
      paramLabel = "NAME",
      description = "A published set; \"list\" names them.")
  private @Nullable String set;

  @Option(
      names = "--family",
      paramLabel = "NAME",
      split = ",",
      description = "Families, such as gap,grid; \"list\" names them. Default: all.")
  private String[] names = {};

  @Option(
      names = "--dimension",
      paramLabel = "N",
      split = ",",
      description = "Dimensions, from 1 to 8. Default: 3.")
  private List<Integer> dimensions = List.of(3);

  @Option(
      names = {"--size", "--sizes"},
      paramLabel = "N",
      split = ",",
      description = "Points of each body, to 10000. Default: 8.")
  private List<Integer> sizes = List.of(8);

  @Option(
      names = "--count",
      paramLabel = "N",
      description = "Seeds of each family, dimension and size. Default: 100.")
  private long count = 100;

  @Option(names = "--seed", paramLabel = "N", description = "The first seed. Default: 1.")
  private long seed = 1;

  @Option(names = "--single", description = "Float twins: all coordinates are of type float.")
  private boolean single;

  @Option(
      names = "--posed",
      paramLabel = "FORM",
      arity = "0..1",
      fallbackValue = "matrix",
      description =
          "Bodies with poses, affine maps of their points: by a matrix, as without FORM, or in space"
              + " by a quaternion.")
  private @Nullable Form posed;

  @Option(
      names = "--shard",
      paramLabel = "I/N",
      description = "Only part I of N, with I from 1 to N.")
  private String shard = "1/1";

  @Option(
      names = "--output",
      paramLabel = "FILE",
      description = "The file; compressed if it ends with .gz. Default: standard output, plain.")
  private @Nullable Path output;

  @Option(
      names = "--force",
      description = "Replaces a file that is there already, when the new one is complete.")
  private boolean force;

  @Mixin private Threads threads = new Threads();

  @Spec private @Nullable CommandSpec spec;

  private final Console console;

  public VectorsGenerateCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    if (LIST.equals(set)) {
      print(PublishedSet.all().stream().map(s -> s.name() + "\t" + s.title()).toList());
      return ExitCode.OK;
    }
    if (names.length == 1 && names[0].equals(LIST)) {
      print(Arrays.stream(Family.values()).map(f -> f.label() + "\t" + f.definition()).toList());
      return ExitCode.OK;
    }
    VectorGeneration generation;
    try {
      generation = VectorGeneration.of(request(), Main.version());
    } catch (IllegalArgumentException impossible) {
      throw wrong(String.valueOf(impossible.getMessage()));
    }
    try (Progress progress = Progress.counting(console.err(), "certigjk", generation.size())) {
      if (output == null) {
        generation.writeTo(console.out(), threads.number(), progress);
        return ExitCode.OK;
      }
      write(generation, output, progress);
    }
    return ExitCode.OK;
  }

  private void write(VectorGeneration generation, Path file, Progress progress) throws IOException {
    if (Files.isDirectory(file)) {
      throw VectorFileException.missing(file);
    }
    long kept =
        force
            ? generation.replace(file, threads.number(), progress)
            : generation.writeTo(file, threads.number(), progress);
    progress.hide();
    if (kept < 0) {
      say(file + " is complete already; --force makes it again");
      return;
    }
    String earlier = kept == 0 ? "" : ", " + kept + " of them by an earlier run";
    say("%s: %s vectors%s".formatted(file, Math.max(progress.done(), kept), earlier));
  }

  private void say(String text) {
    console.err().println("certigjk: " + VisibleText.line(text));
  }

  private VectorRequest request() {
    String[] numbers = shard.split("/", -1);
    int number;
    int of;
    try {
      number = Integer.parseInt(numbers[0]);
      of = Integer.parseInt(numbers.length == 2 ? numbers[1] : "");
    } catch (NumberFormatException malformed) {
      throw wrong("--shard " + shard + ": two numbers are expected, such as 2/4");
    }
    if (set != null) {
      if (names.length > 0) {
        throw wrong("--set and --family exclude each other");
      }
      return VectorRequest.ofSet(set).withShard(number, of);
    }
    if (count < 1) {
      throw wrong("--count " + count + ": at least 1 is needed");
    }
    return new VectorRequest(
        null, families(), dimensions, sizes, seed, count, single, posed, number, of);
  }

  private List<Family> families() {
    return names.length == 0
        ? List.of(Family.values())
        : FamilyNames.families(Objects.requireNonNull(spec).commandLine(), names);
  }

  private void print(List<String> lines) throws IOException {
    for (String line : lines) {
      console.out().write((line + "\n").getBytes(StandardCharsets.UTF_8));
    }
  }

  private ParameterException wrong(String message) {
    return new ParameterException(Objects.requireNonNull(spec).commandLine(), message);
  }
}
