package org.certigjk.formulas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The Java methods and what Coq extracts of their translation: the same results, bit for bit. For
 * more queries there is {@code proofs/differential.sh}.
 */
@EnabledIf(
    value = "isExpected",
    disabledReason = "the extracted methods are not there: proofs/check.sh builds them")
class ExtractedMethodsTest {

  private static final String PROPERTY = "certigjk.oracle";

  @TempDir private Path folder;

  static boolean isExpected() {
    return System.getProperty(PROPERTY) != null || Files.isExecutable(program());
  }

  /** It is built beside the other one. */
  private static Path program() {
    return Path.of(System.getProperty(PROPERTY, "proofs/build/oracle"))
        .resolveSibling("java_oracle")
        .toAbsolutePath();
  }

  /** On the doubles of the processor and, fewer, on those that Flocq defines. */
  @ParameterizedTest
  @CsvSource({"--native, 660", "--flocq, 33"})
  void everyMethodIsTheSame(String doubles, int count) throws Exception {
    List<String> names = new ArrayList<>();
    for (String line : table(queries(count), doubles)) {
      String[] words = line.split(" ");
      assertEquals(3, words.length, line);
      assertTrue(Integer.parseInt(words[1]) > 0, line);
      assertEquals("0", words[2], line);
      names.add(words[0]);
    }
    assertEquals(MethodCalls.names(), names);
  }

  /** A result with another last digit is a difference of its method, and of no other. */
  @Test
  void anotherBitIsSeen() throws Exception {
    String lines = queries(33);
    for (String name : MethodCalls.names()) {
      int end = lines.indexOf('\n', lines.indexOf("\n" + name + " ") + 1);
      char last = lines.charAt(end - 1);
      String changed =
          lines.substring(0, end - 1) + (last == '0' ? '1' : '0') + lines.substring(end);
      List<String> table = table(changed, "--native");
      assertTrue(table.get(0).startsWith("different: " + name + " "), table.get(0));
      for (String line : table.subList(1, table.size())) {
        assertEquals(line.startsWith(name + " ") ? "1" : "0", line.split(" ")[2], line);
      }
    }
  }

  private static String queries(int count) throws IOException {
    ByteArrayOutputStream lines = new ByteArrayOutputStream();
    try (PrintStream out = new PrintStream(lines, false, StandardCharsets.UTF_8)) {
      new MethodQueries(out, 21).write(count);
    }
    return lines.toString(StandardCharsets.UTF_8);
  }

  private List<String> table(String lines, String doubles) throws Exception {
    Path input = Files.writeString(folder.resolve("lines.txt"), lines);
    Path output = folder.resolve("table.txt");
    Process process =
        new ProcessBuilder(program().toString(), doubles)
            .redirectInput(input.toFile())
            .redirectOutput(output.toFile())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    int status = process.waitFor();
    List<String> table = Files.readAllLines(output);
    assertEquals(table.get(0).startsWith("different: ") ? 1 : 0, status, table.get(0));
    return table;
  }
}
