package org.certigjk.study.isa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the page of the study isa says, asked of the tables beside it. */
class IsaFiguresTest {

  private static final String SUPPORTS = ": support points";
  private static final String PAIRS = "Lin-Canny: pairs of features";

  private static List<Map<String, String>> rows(String table) {
    Path file = Path.of("docs/studies/isa-" + table + ".csv");
    try (MappingIterator<Map<String, String>> rows =
        new CsvMapper()
            .readerForMapOf(String.class)
            .with(CsvSchema.emptySchema().withHeader())
            .readValues(file.toFile())) {
      return rows.readAll();
    } catch (IOException e) {
      throw new AssertionError(file + " cannot be read", e);
    }
  }

  private static double[] column(String table, String name) {
    return rows(table).stream().mapToDouble(row -> Double.parseDouble(row.get(name))).toArray();
  }

  private static boolean rises(double[] column) {
    return IntStream.range(1, column.length).allMatch(k -> column[k - 1] < column[k]);
  }

  private static double[] difference(double[] first, double[] second) {
    return IntStream.range(0, first.length).mapToDouble(k -> first[k] - second[k]).toArray();
  }

  @ParameterizedTest
  @ValueSource(strings = {"density", "translation", "rotation", "vertices", "boxes", "all"})
  void nobodyIsWrongAndNobodyBeginsAgain(String table) {
    for (Map<String, String> row : rows(table)) {
      row.forEach(
          (column, cell) -> {
            if (column.endsWith("wrong") || column.endsWith("again")) {
              assertEquals("0", cell, table + ": " + column);
            }
          });
      assertTrue(row.keySet().stream().anyMatch(column -> column.endsWith("wrong")), table);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"density", "translation", "rotation", "vertices"})
  void anAxisTakesFewerThanADistanceAndTheLastAxisFewerStill(String table) {
    double[] distance = column(table, "distance" + SUPPORTS);
    double[] axis = column(table, "separating axis" + SUPPORTS);
    double[] isa = column(table, "ISA-GJK" + SUPPORTS);
    for (int k = 0; k < isa.length; k++) {
      assertTrue(isa[k] < axis[k] && axis[k] < distance[k], table + ", row " + k);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"translation", "rotation"})
  void fasterBodies(String table) {
    double[] axis = column(table, "separating axis" + SUPPORTS);
    double[] isa = column(table, "ISA-GJK" + SUPPORTS);
    assertTrue(rises(difference(isa, axis)), "what is saved shrinks");
    assertTrue(rises(column(table, PAIRS)));
  }

  @Test
  void denserSpace() {
    assertTrue(rises(column("density", "separating axis" + SUPPORTS)));
    assertTrue(rises(column("density", "ISA-GJK" + SUPPORTS)));
  }

  @Test
  void moreVertices() {
    assertTrue(rises(column("vertices", "distance" + SUPPORTS)));
    assertTrue(rises(column("vertices", PAIRS)));
    double[] isa = column("vertices", "ISA-GJK" + SUPPORTS);
    assertTrue(rises(difference(new double[isa.length], isa)), "it falls");
  }

  /** The rows are distance, separating axis, ISA-GJK, Lin-Canny and certified. */
  @Test
  void theExactDistanceTakesFewerThanAColdSearch() {
    List<Map<String, String>> boxes = rows("boxes");
    Map<String, String> axis = boxes.get(1);
    Map<String, String> exact = boxes.get(4);
    assertEquals(
        List.of("separating axis", "certified"), List.of(axis.get("method"), exact.get("method")));
    String supports = "support points per test";
    assertTrue(Double.parseDouble(exact.get(supports)) < Double.parseDouble(axis.get(supports)));
  }
}
