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
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.certigjk.referee.comparison.Fault;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Query;
import org.jspecify.annotations.Nullable;

/**
 * A public report of a failure of an engine, from {@code docs/known.jsonl}; {@link Reported} says
 * of a failure whether it is one.
 *
 * @param engine the engine, as its driver calls it
 * @param calls the calls in which it may show; empty if in any
 * @param faults the labels of the faults as which it may show
 * @param report what was reported, in a few words
 * @param cause the cause, as far as the report names it; it begins with "unknown" if it does not
 * @param link where
 * @param state {@code open} or {@code closed}, when it was last read; not whether it is mended
 * @param bodies the smallest bodies that it has; {@code null} if it has none in numbers
 */
public record KnownReport(
    String engine,
    Set<String> calls,
    Set<String> faults,
    String report,
    String cause,
    String link,
    String state,
    @Nullable PointPair bodies) {

  private static final List<KnownReport> ALL = read();

  /** Returns all that are known. */
  public static List<KnownReport> all() {
    return ALL;
  }

  /** Returns the link, and that the report is closed if it is. */
  public String place() {
    return link + (state.equals("closed") ? " (closed)" : "");
  }

  /** Returns those of this engine, call and fault. */
  static List<KnownReport> of(String engine, String call, Fault fault) {
    return ALL.stream()
        .filter(it -> it.engine.equalsIgnoreCase(engine))
        .filter(it -> it.calls.isEmpty() || it.calls.contains(call))
        .filter(it -> it.faults.contains(fault.label()))
        .toList();
  }

  /** Returns whether a query is about the bodies of the report: these points, in any order. */
  boolean isAbout(Query query) {
    return bodies != null
        && query.poses() == null
        && points(bodies.a()).equals(points(query.pair().a()))
        && points(bodies.b()).equals(points(query.pair().b()));
  }

  /** With one zero. */
  private static Set<List<Double>> points(double[][] rows) {
    return Arrays.stream(rows)
        .map(row -> Arrays.stream(row).mapToObj(x -> x + 0.0).toList())
        .collect(Collectors.toUnmodifiableSet());
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
                node.path("cause").asText(),
                node.path("link").asText(),
                node.path("state").asText(),
                node.has("a") ? PointPair.of(rows(node.path("a")), rows(node.path("b"))) : null));
      }
      return List.copyOf(reports);
    } catch (IOException damaged) {
      throw new UncheckedIOException(damaged);
    }
  }

  private static double[][] rows(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false)
        .map(
            row ->
                StreamSupport.stream(row.spliterator(), false)
                    .mapToDouble(JsonNode::doubleValue)
                    .toArray())
        .toArray(double[][]::new);
  }

  private static Set<String> texts(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false)
        .map(JsonNode::asText)
        .collect(Collectors.toUnmodifiableSet());
  }
}
