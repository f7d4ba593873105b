package org.certigjk.referee.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.certigjk.referee.comparison.Fault;
import org.certigjk.referee.text.Reported.Status;
import org.certigjk.vectors.Expected;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.truth.Truth;
import org.junit.jupiter.api.Test;

/** The ledger of public reports: whole, and true where it can be computed. */
class KnownReportTest {

  private static final Path LEDGER = Path.of("docs", "known.jsonl");

  private static double[][] rows(JsonNode array) {
    double[][] rows = new double[array.size()][];
    for (int k = 0; k < rows.length; k++) {
      rows[k] = new double[array.get(k).size()];
      for (int c = 0; c < rows[k].length; c++) {
        rows[k][c] = array.get(k).get(c).doubleValue();
      }
    }
    return rows;
  }

  @Test
  void everyReportIsOfAnEngineCallAndFaultThatThereAre() throws IOException {
    String engines = Files.readString(Path.of("docs", "engines.md"));
    Set<String> labels =
        Arrays.stream(Fault.values()).map(Fault::label).collect(Collectors.toSet());
    Set<String> links = new HashSet<>();
    for (KnownReport report : KnownReport.all()) {
      assertTrue(engines.contains("| `" + report.engine()), report.engine());
      assertTrue(labels.containsAll(report.faults()), report::toString);
      assertTrue(!report.faults().isEmpty() && !report.report().isBlank(), report::toString);
      for (String call : report.calls()) {
        assertTrue(engines.contains("(`" + call + "`)"), call);
      }
      assertTrue(
          report.link().matches("https://github.com/[A-Za-z-]+/[a-z]+/issues/[0-9]+"),
          report.link());
      assertTrue(report.state().matches("open|closed"), report::toString);
      assertTrue(links.add(report.link()), report.link());
      assertTrue(
          report.cause().matches("(unknown|as the reporter believes)[:;] .+"), report.cause());
    }
    assertEquals(Files.readAllLines(LEDGER).size(), KnownReport.all().size());
  }

  /** What the bodies of a report do is computed. */
  @Test
  void verdictsOfTheBodiesAreTrue() throws IOException {
    int bodies = 0;
    for (String line : Files.readAllLines(LEDGER)) {
      JsonNode node = new ObjectMapper().readTree(line);
      if (node.has("a")) {
        Query query = Query.of(PointPair.of(rows(node.path("a")), rows(node.path("b"))));
        Expected expected = new Truth().of(query);
        assertEquals(
            node.path("verdict").asText(), expected.verdict().name().toLowerCase(Locale.ROOT));
        bodies++;
      }
    }
    assertEquals(2, bodies);
    Query apart =
        Query.of(PointPair.of(new double[][] {{-0.5, 3.5}, {0.5, 3.5}}, new double[][] {{0, 0.5}}));
    assertEquals(3, new Truth().of(apart).distance(), "as the boxes of FCL's report, in the plane");
  }

  private static Reported reported(String engine, String call, Fault fault, Query... queries) {
    return Reported.of(engine, call, fault, List.of(queries));
  }

  private static String link(Reported reported) {
    assertEquals(1, reported.reports().size(), reported::toString);
    return reported.reports().get(0).link();
  }

  @Test
  void callAndFaultResemble() {
    Reported boxes = reported("FCL", "distance", Fault.DISTANCE_ERROR);
    assertEquals(Status.RESEMBLES, boxes.status());
    assertTrue(link(boxes).endsWith("/fcl/issues/508"));
    assertEquals("resembles " + link(boxes), boxes.words());
    assertTrue(boxes.sentences().contains("may be another"), boxes.sentences());
    assertTrue(boxes.sentences().contains("Its cause: unknown;"), boxes.sentences());
    assertEquals("new", reported("fcl", "collide", Fault.DISTANCE_ERROR).words());
    assertEquals("new", reported("fcl", "distance", Fault.NOT_A_NUMBER).words());
    assertEquals("new", reported("dyn4j", "distance", Fault.DISTANCE_ERROR).words());
    assertEquals(Status.RESEMBLES, reported("cgal", "", Fault.HANG).status());
    Reported closed = reported("rapier", "cast", Fault.WRONG_TOI);
    assertEquals("resembles " + link(closed) + " (closed)", closed.words());
    assertTrue(closed.sentences().contains("429 (closed): a time"), closed.sentences());
  }

  /** The bodies have to be those of the report, in whatever order their points are. */
  @Test
  void onlyTheBodiesOfTheReportAreKnown() {
    PointPair boxes =
        Objects.requireNonNull(
            reported("fcl", "distance", Fault.DISTANCE_ERROR).reports().get(0).bodies());
    double[][] a = boxes.a();
    Collections.reverse(Arrays.asList(a));
    Query same = Query.of(PointPair.of(a, boxes.b()));
    Reported known = reported("fcl", "distance", Fault.DISTANCE_ERROR, same);
    assertEquals(
        "known: https://github.com/flexible-collision-library/fcl/issues/508", known.words());
    a[0][0] = Math.nextUp(a[0][0]);
    Query other = Query.of(PointPair.of(a, boxes.b()));
    Query exchanged = Query.of(PointPair.of(boxes.b(), boxes.a()));
    Query fewer = Query.of(PointPair.of(Arrays.copyOf(boxes.a(), 7), boxes.b()));
    Pose here = Pose.of(new double[][] {{1, 0, 0, 1}, {0, 1, 0, 0}, {0, 0, 1, 0}});
    Query moved = new Query(boxes, new Poses(here, here));
    for (Query query : List.of(other, exchanged, fewer, moved)) {
      assertEquals(
          Status.RESEMBLES, reported("fcl", "distance", Fault.DISTANCE_ERROR, query).status());
    }
    assertEquals("new", reported("fcl", "distance", Fault.FALSE_OVERLAP, same).words());
    assertEquals("new", reported("bullet", "distance", Fault.DISTANCE_ERROR, same).words());
  }
}
