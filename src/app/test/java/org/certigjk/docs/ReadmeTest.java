package org.certigjk.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.cli.Main;
import org.certigjk.gjk.Gjk;
import org.certigjk.referee.Engine;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.engine.OwnEngines;
import org.certigjk.referee.picture.Picture;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.truth.Truth;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What the README shows is what happens. */
class ReadmeTest {

  private static final String PROMPT = "$ ./certigjk ";

  private static final int MOST_WORDS = 1500;

  private static final List<Path> PAGES =
      List.of(
          Path.of("README.md"),
          Path.of("CONTRIBUTING.md"),
          Path.of("docs/command-line.md"),
          Path.of("docs/java.md"),
          Path.of("docs/proved.md"),
          Path.of("src/README.md"),
          Path.of("docs/engine-protocol.md"),
          Path.of("docs/engines.md"),
          Path.of("docs/papers.md"),
          Path.of("docs/referee.md"),
          Path.of("docs/referee-findings.md"),
          Path.of("docs/vectors.md"),
          Path.of("docs/verification.md"),
          Path.of("examples/README.md"),
          Path.of("proofs/README.md"));

  @Test
  @DisplayName("every certigjk command of the README runs, and prints what stands below it")
  void commands() throws IOException {
    int withOutput = 0;
    for (Example example : examples()) {
      String output = run(example.command());
      if (!example.output().isEmpty()) {
        assertEquals(example.output().strip(), output.strip(), example.command());
        withOutput++;
      }
    }
    assertTrue(withOutput > 0, "no example with output was found");
  }

  private record Example(String command, String output) {}

  private static List<Example> examples() throws IOException {
    List<Example> examples = new ArrayList<>();
    Matcher block = Pattern.compile("```console\\R(.*?)```", Pattern.DOTALL).matcher(page());
    while (block.find()) {
      List<String> lines = block.group(1).lines().toList();
      for (int k = 0; k < lines.size(); k++) {
        if (lines.get(k).startsWith(PROMPT)) {
          Stream<String> below =
              lines.stream().skip(k + 1L).takeWhile(line -> !line.startsWith("$ "));
          examples.add(
              new Example(
                  lines.get(k).substring(PROMPT.length()), String.join("\n", below.toList())));
        }
      }
    }
    return examples;
  }

  /**
   * Runs a command up to its comment or redirection; a file that it reads may be of an earlier one.
   */
  private static String run(String command) throws IOException {
    String[] parts = command.replaceFirst("\\s+#.*", "").split("\\s*>\\s*");
    Path results = Path.of("target", "readme-results.jsonl");
    String[] args = parts[0].replace("results.jsonl", results.toString()).split(" ");
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code =
        Main.run(
            new ByteArrayInputStream(new byte[0]),
            out,
            new PrintStream(err, true, StandardCharsets.UTF_8),
            args);
    assertEquals(0, code, () -> command + ": " + err);
    if (parts.length > 1) {
      Files.write(results, out.toByteArray());
    }
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  @DisplayName("every file that the pages link to is there")
  void links() throws IOException {
    for (Path page : PAGES) {
      Matcher link = Pattern.compile("\\]\\(([^)#:]+)\\)").matcher(Files.readString(page));
      while (link.find()) {
        Path target = Path.of(".").resolve(page).resolveSibling(link.group(1));
        assertTrue(Files.exists(target), () -> page + " links to " + target);
      }
    }
  }

  @Test
  @DisplayName("the Java example compiles, and prints what stands beside its lines")
  void java() throws Exception {
    Matcher block = Pattern.compile("(?s)```java\n(.*?)```").matcher(page());
    assertTrue(block.find());
    String program = block.group(1);
    List<String> beside =
        Pattern.compile("// (.*)").matcher(program).results().map(line -> line.group(1)).toList();
    assertEquals(2, beside.size());
    assertEquals(beside, printed("Triangles", program).lines().toList());
    assertFalse(block.find(), "a second example");
  }

  /** Compiles a class without a package, and returns what its main method prints. */
  private static String printed(String name, String program) throws Exception {
    Path folder = Files.createDirectories(Path.of("target", "readme-example"));
    Path source = Files.writeString(folder.resolve(name + ".java"), program);
    List<String> classPath = new ArrayList<>();
    for (Class<?> type : List.of(Gjk.class, BigFraction.class)) {
      URL jar = type.getProtectionDomain().getCodeSource().getLocation();
      classPath.add(Path.of(jar.toURI()).toString());
    }
    String libraries = String.join(File.pathSeparator, classPath);
    String[] options = {"-proc:none", "-cp", libraries, "-d", folder.toString(), source.toString()};
    ByteArrayOutputStream messages = new ByteArrayOutputStream();
    int code = ToolProvider.getSystemJavaCompiler().run(null, messages, messages, options);
    assertEquals(0, code, messages::toString);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream before = System.out;
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
      System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
      Method main = loader.loadClass(name).getDeclaredMethod("main", String[].class);
      main.setAccessible(true);
      main.invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(before);
    }
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  @DisplayName("the dependency, in Maven and in Gradle, has the version of the build")
  void version() throws IOException {
    String build = Files.readString(Path.of("pom.xml")).split("</?version>", 3)[1];
    String gradle = "implementation(\"org.certigjk:certigjk:" + build + "\")";
    assertTrue(page().contains(gradle), gradle);
    String maven = "<artifactId>certigjk</artifactId>\n  <version>" + build + "</version>";
    assertTrue(page().contains(maven), maven);
  }

  @Test
  @DisplayName("the picture is what the referee draws of the example")
  void picture() throws IOException {
    JsonNode pair = new ObjectMapper().readTree(Path.of("examples/triangles.json").toFile());
    double[][] a = points(pair.path("a"));
    double[][] b = points(pair.path("b"));
    Query query = Query.of(PointPair.of(a, b));
    Engine<OwnEngines.Placed> engine = OwnEngines.certified();
    Outcome outcome = engine.answer(engine.body(a), engine.body(b));
    String svg = Picture.of(query, new Truth().of(query), outcome).svg().orElseThrow();
    Path made = Files.writeString(Path.of("target", "triangles.svg"), svg);
    assertEquals(
        svg, Files.readString(Path.of("docs/triangles.svg")), () -> "it should be " + made);
    assertTrue(page().contains("](docs/triangles.svg)"));
  }

  private static double[][] points(JsonNode body) {
    double[][] points = new double[body.size()][2];
    for (int i = 0; i < points.length; i++) {
      points[i] = new double[] {body.path(i).path(0).asDouble(), body.path(i).path(1).asDouble()};
    }
    return points;
  }

  @Test
  @DisplayName("it can be read in a few minutes")
  void length() throws IOException {
    int words = page().strip().split("\\s+").length;
    assertTrue(words <= MOST_WORDS, words + " words");
  }

  private static String page() throws IOException {
    return Files.readString(PAGES.get(0));
  }
}
