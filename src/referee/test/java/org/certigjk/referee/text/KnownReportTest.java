package org.certigjk.referee.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.certigjk.referee.comparison.Fault;
import org.certigjk.referee.comparison.FaultKind;
import org.certigjk.referee.comparison.FaultKind.Direction;
import org.certigjk.referee.comparison.FaultKind.Extent;
import org.certigjk.vectors.Expected;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.truth.Truth;
import org.junit.jupiter.api.Test;

/** The ledger of public reports: whole, and true where it can be computed. */
class KnownReportTest {

  private static final Path LEDGER = Path.of("docs", "known.jsonl");

  private static FaultKind kind(String call, Fault fault) {
    return new FaultKind(call, fault, Direction.NEITHER, Extent.NONE);
  }

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
      assertTrue(links.add(report.link()), report.link());
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

  @Test
  void callAndFaultDecide() {
    List<KnownReport> boxes = KnownReport.of("FCL", kind("distance", Fault.DISTANCE_ERROR));
    assertEquals(1, boxes.size());
    assertTrue(boxes.get(0).link().endsWith("/fcl/issues/508"));
    assertEquals(List.of(), KnownReport.of("fcl", kind("collide", Fault.DISTANCE_ERROR)));
    assertEquals(List.of(), KnownReport.of("dyn4j", kind("distance", Fault.DISTANCE_ERROR)));
    assertEquals(1, KnownReport.of("cgal", kind("", Fault.HANG)).size());
  }
}
