package org.certigjk.referee.results;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.BufferedReader;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Calls;
import org.certigjk.referee.Outcome.Declined;
import org.certigjk.referee.Outcome.Failure;
import org.certigjk.referee.Outcome.Kind;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.referee.Outcome.Points;
import org.certigjk.referee.Words;
import org.certigjk.referee.results.ResultsHeader.VectorFile;
import org.certigjk.vectors.files.JsonFiles;
import org.certigjk.vectors.files.VectorFileException;
import org.jspecify.annotations.Nullable;

/**
 * Reads a file of results, as {@link ResultsWriter} writes it, line by line. A last line that is
 * cut off, because a run was killed, is left out.
 *
 * <p><b>Errors.</b> {@link VectorFileException}, with file, line and field.
 */
public final class ResultsReader implements AutoCloseable {

  private final String file;
  private final BufferedReader in;
  private final ResultsHeader header;
  private long number;
  private boolean cutOff;

  private ResultsReader(String file, InputStream stream) throws IOException {
    this.file = file;
    this.in = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8), 1 << 16);
    JsonNode first = nextNode();
    if (first == null || !first.path("format").asText().equals(ResultsHeader.FORMAT)) {
      throw new VectorFileException(
          file,
          1,
          "format",
          "a file of results begins with {\"format\":\"%s\"; certigjk referee run writes such files"
              .formatted(ResultsHeader.FORMAT));
    }
    this.header = header(first);
  }

  /** Opens a file, and reads its header. */
  public static ResultsReader open(Path path) throws IOException {
    try {
      return of(path.toString(), new FileInputStream(path.toFile()));
    } catch (FileNotFoundException missing) {
      throw VectorFileException.missing(path);
    }
  }

  /**
   * Reads the header from a stream, which {@link #close} will close.
   *
   * @param name the name of the file, for complaints
   */
  public static ResultsReader of(String name, InputStream stream) throws IOException {
    try {
      return new ResultsReader(name, stream);
    } catch (IOException | RuntimeException e) {
      stream.close();
      throw e;
    }
  }

  /** Returns whether a last line that is no result was left out. */
  boolean isCutOff() {
    return cutOff;
  }

  /** Returns the header. */
  public ResultsHeader header() {
    return header;
  }

  /** Returns what came of the next vector that was asked, or {@code null} at the end. */
  public @Nullable Result next() throws IOException {
    JsonNode line = nextNode();
    return line == null ? null : new Result(text(line, "id"), outcome(line));
  }

  /** Returns the next line without its end, or {@code null} at the end of the file. */
  private @Nullable String readLine() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int symbol = in.read(); symbol >= 0; symbol = in.read()) {
      if (symbol == '\n') {
        return line.toString();
      }
      line.append((char) symbol);
      if (line.length() > JsonFiles.LONGEST_LINE) {
        number++;
        throw wrong(null, "longer than the limit of 64 MiB; is it a file of results?");
      }
    }
    return line.length() == 0 ? null : line.toString();
  }

  private @Nullable JsonNode nextNode() throws IOException {
    String line = readLine();
    if (line == null) {
      return null;
    }
    number++;
    try {
      JsonNode node = ResultsJson.MAPPER.readTree(line);
      if (node.isObject()) {
        return node;
      }
      throw wrong(null, "an object is expected");
    } catch (JsonProcessingException malformed) {
      if (number > 1 && readLine() == null) {
        cutOff = true;
        return null;
      }
      throw wrong(null, "malformed JSON: " + malformed.getOriginalMessage());
    }
  }

  private ResultsHeader header(JsonNode line) throws IOException {
    List<VectorFile> vectors = new ArrayList<>();
    for (JsonNode vector : line.path("vectors")) {
      vectors.add(new VectorFile(text(vector, "file"), text(vector, "sha256")));
    }
    try {
      return new ResultsHeader(
          DeclarationJson.read(line.path("engine")),
          text(line, "command"),
          line.path("limit").asDouble(),
          vectors);
    } catch (IllegalArgumentException e) {
      throw wrong("engine", String.valueOf(e.getMessage()));
    }
  }

  private Outcome outcome(JsonNode line) throws IOException {
    if (line.has("declined")) {
      return new Declined(text(line, "declined"));
    }
    if (line.has("failure")) {
      return new Failure(
          constant(Kind.class, "failure", line.path("failure")), text(line, "detail"));
    }
    if (line.has("calls")) {
      Map<String, Outcome> calls = new LinkedHashMap<>();
      for (Map.Entry<String, JsonNode> call : line.path("calls").properties()) {
        calls.put(call.getKey(), outcome(call.getValue()));
      }
      return new Calls(calls);
    }
    return new Answer(
        line.has("verdict") ? constant(Meeting.class, "verdict", line.path("verdict")) : null,
        line.has("distance") ? number("distance", line.path("distance")) : null,
        line.has("points") ? points("points", line.path("points")) : null,
        line.has("depth") ? number("depth", line.path("depth")) : null,
        line.has("normal") ? normal(line.path("normal")) : null,
        line.has("contacts") ? points("contacts", line.path("contacts")) : null,
        line.has("toi") ? number("toi", line.path("toi")) : null);
  }

  private Points points(String field, JsonNode points) throws IOException {
    String expected = "two arrays of numbers are expected";
    return Points.of(
        numbers(field, points.path(0), expected), numbers(field, points.path(1), expected));
  }

  private List<Double> normal(JsonNode values) throws IOException {
    double[] normal = numbers("normal", values, "an array of numbers is expected");
    return Arrays.stream(normal).boxed().toList();
  }

  private double[] numbers(String field, JsonNode values, String expected) throws IOException {
    if (!values.isArray() || values.isEmpty()) {
      throw wrong(field, expected);
    }
    double[] numbers = new double[values.size()];
    for (int c = 0; c < numbers.length; c++) {
      numbers[c] = number(field, values.path(c));
    }
    return numbers;
  }

  private double number(String field, JsonNode value) throws IOException {
    if (value.isNumber()) {
      return value.doubleValue();
    }
    return switch (value.asText()) {
      case "Infinity" -> Double.POSITIVE_INFINITY;
      case "-Infinity" -> Double.NEGATIVE_INFINITY;
      default -> throw wrong(field, "a number is expected, not " + value);
    };
  }

  private String text(JsonNode node, String field) throws IOException {
    JsonNode value = node.path(field);
    if (!value.isTextual()) {
      throw wrong(field, "a string is expected, not " + found(value));
    }
    return value.textValue();
  }

  private static String found(JsonNode value) {
    return value instanceof MissingNode ? "nothing" : value.toString();
  }

  private <T extends Enum<T>> T constant(Class<T> type, String field, JsonNode value)
      throws IOException {
    return Words.constant(type, value.asText())
        .orElseThrow(() -> wrong(field, "unknown: " + found(value)));
  }

  private VectorFileException wrong(@Nullable String field, String reason) {
    return new VectorFileException(file, number, field, reason);
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
