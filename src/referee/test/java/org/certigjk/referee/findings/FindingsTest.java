package org.certigjk.referee.findings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.certigjk.fast.DoublePolytope;
import org.certigjk.referee.Domain;
import org.certigjk.referee.Domain.Range;
import org.certigjk.referee.Engine;
import org.certigjk.referee.EngineException;
import org.certigjk.referee.engine.OwnEngines;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.family.Family;
import org.certigjk.vectors.files.VectorGeneration;
import org.certigjk.vectors.files.VectorReader;
import org.certigjk.vectors.files.VectorRequest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page on what engines get wrong, with engines that are known to be wrong. */
class FindingsTest {

  private static final Pattern PICTURE = Pattern.compile("!\\[[^]]*]\\(findings/([^)]*)\\)");

  @TempDir private Path directory = Path.of("");

  private Path vectors = Path.of("");

  @BeforeEach
  void generate() throws IOException {
    vectors = directory.resolve("few.jsonl");
    VectorRequest request = VectorRequest.of(List.of(Family.RANDOM_BOX, Family.GAP), 3, 4, 1, 6);
    VectorGeneration.of(request, "test").writeTo(vectors, 1, done -> {});
  }

  private static Engine<DoublePolytope> coarse() {
    return coarse(Domain.ALL);
  }

  /** Takes what is nearer than a millionth for touching. */
  private static Engine<DoublePolytope> coarse(Domain domain) {
    Engine<DoublePolytope> kernel = OwnEngines.kernel();
    return new Engine<>() {
      @Override
      public String name() {
        return "coarse";
      }

      @Override
      public String version() {
        return "1";
      }

      @Override
      public boolean takes(int dimension) {
        return dimension <= 3;
      }

      @Override
      public Precision precision() {
        return Precision.DOUBLE;
      }

      @Override
      public Domain domain() {
        return domain;
      }

      @Override
      public Set<Answers> answers() {
        return kernel.answers();
      }

      @Override
      public DoublePolytope body(double[][] points) {
        return kernel.body(points);
      }

      @Override
      public double distance(DoublePolytope a, DoublePolytope b) {
        double distance = kernel.distance(a, b);
        return distance < 1e-6 ? 0 : distance;
      }
    };
  }

  private static StartableEngine dead() {
    return new StartableEngine(
        "dead",
        () -> {
          throw new EngineException("<b>it</b> is not there");
        });
  }

  private FindingsPage page(int threads) throws IOException {
    return Findings.of(
            List.of(
                StartableEngine.of(OwnEngines.certified()), StartableEngine.of(coarse()), dead()),
            List.of(vectors),
            threads,
            label -> {})
        .page("findings", "test");
  }

  @Test
  void example() throws IOException {
    List<StartableEngine> engines = List.of(StartableEngine.of(OwnEngines.certified()));
    assertEquals(1, Findings.of(engines, List.of(), 1, label -> {}).runs());
  }

  @Test
  void faultIsFoundShrunkAndShown() throws IOException {
    FindingsPage page = page(1);
    String text = page.markdown();
    assertTrue(text.contains("### false-overlap, settings `default`"), text);
    assertTrue(text.contains("made smaller"), text);
    Path file = directory.resolve("findings.md");
    page.writeTo(file, directory.resolve("findings"));
    Matcher pictures = PICTURE.matcher(text);
    int count = 0;
    while (pictures.find()) {
      assertTrue(Files.exists(directory.resolve("findings").resolve(pictures.group(1))));
      count++;
    }
    assertEquals(page.pictures().size(), count);
  }

  @Test
  void whatIsOutsideOfTheRangeIsCountedApart() throws IOException {
    StartableEngine inside =
        StartableEngine.of(coarse(Domain.of(new Range(0, 1e9), new Range(0, 1e9))));
    String all = text(inside);
    Matcher wrong = Pattern.compile("\\| default \\| 12 \\| ([1-9][0-9]*) \\|").matcher(all);
    assertTrue(wrong.find(), all);
    assertFalse(all.contains("Outside of it"), all);
    String outside = text(StartableEngine.of(coarse(Domain.of(Range.ALL, new Range(0, 1e-9)))));
    assertTrue(
        outside.contains(
            "| default | 0 | 0 | 0 | 0 | 0 % | 0 of 0 |  | 0 | %s of 12 wrong |"
                .replace("%s", wrong.group(1))),
        outside);
    assertTrue(outside.contains("- Contract, settings `default`: sizes up to 1e-9.\n"), outside);
    String sentence = "Outside of it: %s of 12 wrong".formatted(wrong.group(1));
    assertTrue(outside.contains(sentence), outside);
    assertFalse(outside.contains("### "), outside);
  }

  @Test
  void whatIsInsideOfTheRangeIsNotShrunkOutOfIt() throws IOException {
    Domain domain = Domain.of(new Range(0x1p-10, 1e9), Range.ALL);
    assertTrue(domain.contains(shrunk(coarse(domain))));
    assertFalse(domain.contains(shrunk(coarse())));
  }

  private Query shrunk(Engine<DoublePolytope> engine) throws IOException {
    Findings.of(List.of(StartableEngine.of(engine)), List.of(vectors), 1, label -> {})
        .page("f", "test")
        .writeTo(directory.resolve("f.md"), directory.resolve("f"));
    try (VectorReader reader = VectorReader.open(directory.resolve("f").resolve("shrunk.jsonl"))) {
      TestVector vector = reader.next();
      assertNotNull(vector);
      return vector.query();
    }
  }

  private String text(StartableEngine engine) throws IOException {
    return Findings.of(List.of(engine), List.of(vectors), 1, label -> {})
        .page("findings", "test")
        .markdown();
  }

  @Test
  void examplesAreVectorsWithProofs() throws IOException {
    page(1).writeTo(directory.resolve("f.md"), directory.resolve("f"));
    try (VectorReader reader = VectorReader.open(directory.resolve("f").resolve("shrunk.jsonl"))) {
      TestVector vector = reader.next();
      assertNotNull(vector);
      assertEquals("coarse/false-overlap", vector.id());
      assertNotNull(vector.expected().certificate());
      assertTrue(vector.query().pair().sizeA() + vector.query().pair().sizeB() <= 3);
    }
  }

  @Test
  void certifiedEngineHasNoFault() throws IOException {
    String text = page(1).markdown();
    int begin = text.indexOf("## certified");
    String section = text.substring(begin, text.indexOf("\n## ", begin + 1));
    assertTrue(section.contains("(100 %)"), section);
    assertFalse(section.contains("###"), section);
  }

  @Test
  void engineThatIsNotThereIsNamedAndHarmless() throws IOException {
    String text = page(1).markdown();
    assertTrue(text.contains("`dead` was not tried: \\<b\\>it\\</b\\> is not there"), text);
  }

  @Test
  void sameBytesOnAnyNumberOfThreads() throws IOException {
    FindingsPage one = page(1);
    FindingsPage three = page(3);
    assertEquals(one.markdown(), three.markdown());
    assertEquals(Map.copyOf(one.pictures()), Map.copyOf(three.pictures()));
  }
}
