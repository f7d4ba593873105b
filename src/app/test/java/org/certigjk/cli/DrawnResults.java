package org.certigjk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.certigjk.referee.Accuracy;
import org.certigjk.referee.Call;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Domain;
import org.certigjk.referee.Domain.Bodies;
import org.certigjk.referee.Domain.Range;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Margins;
import org.certigjk.referee.results.HashedStream;
import org.certigjk.referee.results.Result;
import org.certigjk.referee.results.ResultsHeader;
import org.certigjk.referee.results.ResultsHeader.VectorFile;
import org.certigjk.referee.results.ResultsWriter;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.family.Family;
import org.certigjk.vectors.files.VectorGeneration;
import org.certigjk.vectors.files.VectorReader;
import org.certigjk.vectors.files.VectorRequest;
import org.certigjk.vectors.files.VectorWriter;
import org.certigjk.vectors.truth.Truth;

/**
 * Files of drawn results, at least {@code -Dcertigjk.judge.answers} answers of calls together, and
 * what the judge of this library charges: what other judges are held to.
 */
final class DrawnResults {

  private static final int ANSWERS = Integer.getInteger("certigjk.judge.answers", 2000);

  /** Answers about one vector of each family, dimension and file. */
  private static final int ANSWERS_EACH = 533;

  /** Vectors of each family, dimension and file. */
  private static final int COUNT = (ANSWERS + ANSWERS_EACH - 1) / ANSWERS_EACH;

  private static final String HARD =
      "random-hulls,gap,overlap-by-a-hair,boxes,range-ends,subnormal,touching-vertex-edge";

  /** Drawn results about one file of vectors, and what the judge of this library charges. */
  record Sample(Path vectors, Path results, String charges) {}

  private final Path folder;
  private final List<Sample> samples = new ArrayList<>();
  private int answers;

  private DrawnResults(Path folder) {
    this.folder = folder;
  }

  /** Writes the files, for engines that declare each thing that can be declared. */
  static List<Sample> in(Path folder) throws IOException {
    DrawnResults drawn = new DrawnResults(folder);
    drawn.draw();
    assertTrue(drawn.answers >= ANSWERS, () -> drawn.answers + " answers");
    return drawn.samples;
  }

  private void draw() throws IOException {
    Set<Answers> all = EnumSet.complementOf(EnumSet.of(Answers.TOI));
    Set<Answers> numbers = EnumSet.complementOf(EnumSet.of(Answers.VERDICT, Answers.TOI));
    List<Call> only = List.of(Call.only(all));
    List<Call> several =
        List.of(
            new Call("all", all, 1e-6),
            new Call("numbers", numbers),
            new Call("verdict", EnumSet.of(Answers.VERDICT)));
    List<Call> moving = List.of(Call.only(EnumSet.allOf(Answers.class)));
    sample(engine(Precision.DOUBLE, moving, Margins.NONE), HARD, "2,3", "4");
    sample(engine(Precision.DOUBLE, several, Margins.NONE), HARD, "2,3", "4", "--seed", "1000");
    sample(engine(Precision.SINGLE, several, Margins.of(0.04f)), HARD, "2,3", "4", "--single");
    sample(
        engine(Precision.DOUBLE, several, Margins.NONE), "gap,random-box", "2,3", "4", "--posed");
    sample(
        engine(Precision.DOUBLE, several, new Margins(0.25, 0.75)), "overlap-by-a-hair", "6", "8");
    String mixed = "random-hulls,gap,boxes,range-ends,overlap-by-a-hair,flat";
    List<Call> stated =
        List.of(
            new Call("relative", all, new Accuracy(0, 1e-3, 0)),
            new Call("sizes", all, new Accuracy(1e-9, 0, 1e-3)),
            new Call("all", numbers, new Accuracy(1e-3, 1e-2, 1e-4)));
    for (Domain domain : domains()) {
      sample(engine(Precision.DOUBLE, stated, new Margins(0.25, 0), domain), mixed, "1,2,3", "5");
    }
    sample(
        engine(Precision.DOUBLE, stated, Margins.NONE, domains().get(0)),
        "random-box",
        "2,3",
        "4",
        "--posed");
    String turned = "--posed=quaternion";
    sample(engine(Precision.DOUBLE, several, Margins.NONE), "gap,random-box", "3", "4", turned);
    sample(
        engine(Precision.SINGLE, several, Margins.NONE), "gap,boxes", "3", "4", turned, "--single");
    for (Domain domain : List.of(Domain.SOLID, domains().get(0), domains().get(6))) {
      sample(
          engine(Precision.DOUBLE, stated, new Margins(0, 0.5), domain),
          "flat,non-extreme",
          "3",
          "5",
          turned);
    }
    sample(engine(Precision.DOUBLE, only, Margins.NONE), tiny());
  }

  /** Bodies turned by quaternions of which a few ulps of noise leave nothing, or a part. */
  private Path tiny() throws IOException {
    Path vectors = folder.resolve("tiny.vectors.jsonl");
    VectorRequest any = VectorRequest.of(List.of(Family.GAP), 3, 4, 1, 1);
    Truth truth = new Truth();
    try (OutputStream out = Files.newOutputStream(vectors)) {
      VectorWriter writer = VectorWriter.begin(out, VectorGeneration.of(any, "drawn").header());
      for (int k = 0; k < 40; k++) {
        double small = Math.scalb(3.0, k % 2 == 0 ? -1070 : -1024);
        PointPair pair =
            PointPair.of(new double[][] {{1, 2, 3}, {4, 0, 1}}, new double[][] {{9, k, 9}});
        Pose a = Pose.of(new double[][] {{small, 0, small, 0}, {0, 0, 7}});
        Query query = new Query(pair, new Poses(a, a.withTranslation(0, 0, 0)));
        writer.write(new TestVector("tiny/" + k, "", Set.of(), query, truth.of(query)));
      }
    }
    return vectors;
  }

  /** One for each limit, and one with several, such that some of the vectors are inside. */
  private static List<Domain> domains() {
    double any = Double.POSITIVE_INFINITY;
    int all = Integer.MAX_VALUE;
    return List.of(
        new Domain(new Range(0, 1e9), new Range(0.5, 1e6), 3, 4, 5, Bodies.POINTS),
        Domain.of(new Range(0x1p-20, 0x1p20), Range.ALL),
        Domain.of(Range.ALL, new Range(0.5, 3)),
        new Domain(Range.ALL, Range.ALL, 1.5, any, all, Bodies.POINTS),
        new Domain(Range.ALL, Range.ALL, any, 2.5, all, Bodies.POINTS),
        new Domain(Range.ALL, Range.ALL, any, any, 4, Bodies.POINTS),
        new Domain(Range.ALL, Range.ALL, any, any, all, Bodies.HULL),
        Domain.SOLID);
  }

  private static Declaration engine(Precision precision, List<Call> calls, Margins margins) {
    return engine(precision, calls, margins, Domain.ALL);
  }

  private static Declaration engine(
      Precision precision, List<Call> calls, Margins margins, Domain domain) {
    Set<Integer> dimensions = Set.of(1, 2, 3, 4, 5, 6);
    return new Declaration(
        "drawn",
        "1",
        "default",
        precision,
        calls,
        dimensions,
        EnumSet.allOf(Pose.Form.class),
        margins,
        domain,
        "");
  }

  private void sample(
      Declaration engine, String families, String dimensions, String size, String... more)
      throws IOException {
    String name = String.valueOf(samples.size());
    Path vectors = folder.resolve(name + ".vectors.jsonl");
    List<String> generate =
        new ArrayList<>(List.of("vectors", "generate", "--family", families, "--dimension"));
    generate.addAll(List.of(dimensions, "--size", size, "--count", String.valueOf(COUNT)));
    generate.addAll(List.of("--output", vectors.toString()));
    generate.addAll(List.of(more));
    assertEquals(0, Cli.run(generate.toArray(String[]::new)).code());
    sample(engine, vectors);
  }

  private void sample(Declaration engine, Path vectors) throws IOException {
    String name = String.valueOf(samples.size());
    Path results = folder.resolve(name + ".jsonl");
    write(engine, vectors, results);
    Path charges = folder.resolve(name + ".charges");
    Cli.run("referee", "judge", "--charges", charges.toString(), results.toString());
    samples.add(new Sample(vectors, results, Files.readString(charges)));
  }

  private void write(Declaration engine, Path vectors, Path results) throws IOException {
    String sha256;
    try (HashedStream stream = HashedStream.open(vectors)) {
      sha256 = stream.sha256();
    }
    VectorFile file = new VectorFile(vectors.toString(), sha256);
    DrawnOutcomes outcomes = new DrawnOutcomes(samples.size(), engine);
    try (OutputStream out = Files.newOutputStream(results);
        VectorReader reader = VectorReader.open(vectors)) {
      ResultsWriter writer =
          ResultsWriter.begin(out, new ResultsHeader(engine, "./drawn", 1, List.of(file)));
      for (TestVector vector = reader.next(); vector != null; vector = reader.next()) {
        writer.write(new Result(vector.id(), outcomes.next(vector)));
        answers += engine.calls().size();
      }
    }
  }
}
