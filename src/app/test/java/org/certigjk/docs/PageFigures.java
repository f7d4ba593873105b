package org.certigjk.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.certigjk.samples.Sources;
import org.certigjk.vectors.family.Family;

/**
 * What the names of figures stand for. On a page a figure is followed by a comment that names it:
 *
 * <ul>
 *   <li>{@code vectors}: the number of published test vectors; {@code vectors/TABLE/ROW}: a cell of
 *       {@code vectors/README.md}, which another test makes again from the vectors;
 *   <li>{@code families}: the number of input families;
 *   <li>{@code pom/PROPERTY}: a property of the build;
 *   <li>{@code Class.FIELD}: a whole number, or a whole number of seconds or minutes, with which
 *       the source of that class begins.
 * </ul>
 */
final class PageFigures {

  private static final Pattern NUMBER = Pattern.compile("[0-9_]+");
  private static final Pattern SHIFT = Pattern.compile("1L? << ([0-9]+)");
  private static final Pattern SPAN =
      Pattern.compile("Duration.of(?:Seconds|Minutes)\\(([0-9]+)\\)");

  private PageFigures() {}

  /** Returns the figure of that name, in digits without separators. */
  static String named(String name) throws IOException {
    if (name.equals("vectors")) {
      return first("\n([0-9]+) queries", vectors());
    }
    if (name.equals("families")) {
      return Integer.toString(Family.values().length);
    }
    String[] parts = name.split("/", -1);
    if (parts[0].equals("vectors")) {
      return cell(parts[1], parts[2]);
    }
    if (parts[0].equals("pom")) {
      String tag = Pattern.quote(parts[1]);
      return first("<" + tag + ">([^<]*)</", Files.readString(Path.of("pom.xml")));
    }
    return constant(name.split("\\.", -1));
  }

  private static String vectors() throws IOException {
    return Files.readString(Path.of("vectors/README.md"));
  }

  private static String cell(String table, String row) throws IOException {
    String rows =
        first("\\| " + Pattern.quote(table) + " \\| vectors \\|\n(?s)(.*?)(?:\n\n|$)", vectors());
    return first("\\| " + Pattern.quote(row) + " \\| ([0-9]+) \\|", rows);
  }

  private static String constant(String[] name) throws IOException {
    assertEquals(2, name.length, String.join(".", name));
    String source = source(name[0]);
    String field = "(?:@Param\\(\"(\\d+)\"\\)\\s+public |private |static final )\\w+ " + name[1];
    Matcher found = Pattern.compile(field + "(?: =\\s*([^;]*))?;").matcher(source);
    assertTrue(found.find(), () -> String.join(".", name));
    String text = found.group(1) == null ? found.group(2) : found.group(1);
    Matcher shift = SHIFT.matcher(text);
    Matcher span = SPAN.matcher(text);
    if (shift.matches()) {
      return Long.toString(1L << Integer.parseInt(shift.group(1)));
    }
    if (span.matches()) {
      return span.group(1);
    }
    assertTrue(NUMBER.matcher(text).matches(), () -> name[0] + "." + name[1] + " = " + text);
    return text.replace("_", "");
  }

  private static String source(String type) throws IOException {
    Path found =
        Stream.of("main/java", "java")
            .flatMap(folder -> Sources.of(folder).stream())
            .filter(file -> file.endsWith(type + ".java"))
            .findFirst()
            .orElseThrow(() -> new AssertionError("no class " + type));
    return Files.readString(found);
  }

  private static String first(String pattern, String text) {
    Matcher found = Pattern.compile(pattern).matcher(text);
    assertTrue(found.find(), pattern);
    return found.group(1);
  }
}
