package org.certigjk.referee.text;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.certigjk.referee.comparison.FaultKind;

/**
 * A public report of a failure of an engine, from {@code docs/known.jsonl}. A failure of the same
 * call and fault may have the same cause, or another.
 *
 * @param engine the engine, as its driver calls it
 * @param calls of which calls; empty if of any
 * @param faults the labels of the faults as which it may show
 * @param report what was reported, in a few words
 * @param link where
 */
public record KnownReport(
    String engine, Set<String> calls, Set<String> faults, String report, String link) {

  private static final List<KnownReport> ALL = read();

  /** Returns all that are known. */
  public static List<KnownReport> all() {
    return ALL;
  }

  /** Returns those of this engine that a failure of this kind may be. */
  public static List<KnownReport> of(String engine, FaultKind kind) {
    return ALL.stream()
        .filter(it -> it.engine.equalsIgnoreCase(engine))
        .filter(it -> it.calls.isEmpty() || it.calls.contains(kind.call()))
        .filter(it -> it.faults.contains(kind.fault().label()))
        .toList();
  }

  private static List<KnownReport> read() {
    ObjectMapper mapper = new ObjectMapper();
    try (InputStream in =
            Objects.requireNonNull(KnownReport.class.getResourceAsStream("known.jsonl"));
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      List<KnownReport> reports = new ArrayList<>();
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        JsonNode node = mapper.readTree(line);
        reports.add(
            new KnownReport(
                node.path("engine").asText(),
                texts(node.path("calls")),
                texts(node.path("faults")),
                node.path("report").asText(),
                node.path("link").asText()));
      }
      return List.copyOf(reports);
    } catch (IOException damaged) {
      throw new UncheckedIOException(damaged);
    }
  }

  private static Set<String> texts(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false)
        .map(JsonNode::asText)
        .collect(Collectors.toUnmodifiableSet());
  }
}
