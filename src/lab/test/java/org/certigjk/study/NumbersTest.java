package org.certigjk.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Locale;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cells, tables and charts. */
class NumbersTest {

  @ParameterizedTest
  @CsvSource({
    "0, 3, 0",
    "-0.0, 3, 0",
    "1, 3, 1",
    "0.001, 3, 0.001",
    "0.00099951, 3, 0.001",
    "0.00012345, 3, 1.23e-4",
    "-123456, 2, -120000",
    "999999999, 2, 1e9",
    "1234567890, 3, 1.23e9",
    "1e308, 4, 1e308",
    "4.9e-324, 2, 4.9e-324",
    "NaN, 2, nan",
    "-Infinity, 2, -inf"
  })
  void significant(double number, int digits, String expected) {
    assertEquals(expected, Numbers.significant(number, digits));
  }

  @ParameterizedTest
  @CsvSource({
    "0.125, 2, 0.12",
    "0.375, 2, 0.38",
    "-1.5, 0, -2",
    "1e20, 1, 100000000000000000000.0"
  })
  void fixed(double number, int digits, String expected) {
    assertEquals(expected, Numbers.fixed(number, digits));
  }

  @Test
  void countryDoesNotMatter() {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.GERMANY);
    try {
      assertEquals("1234567.5", Numbers.fixed(1234567.5, 1));
      assertEquals("33.3", Numbers.percent(1, 3, 1));
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void percentOfNothing() {
    assertEquals("", Numbers.percent(0, 0, 1));
  }

  @Test
  void exact() {
    assertEquals("3", Numbers.exact(new BigFraction(6, 2)));
    assertEquals("-1/3", Numbers.exact(new BigFraction(-2, 6)));
    assertEquals("{(1, -2)}", Numbers.exact(Points.of(new int[] {1, -2})));
  }

  @Test
  void tablesAndChartsAreChecked() {
    StudyTable.Builder table = StudyTable.named("t", "T", StudyTable.number("n")).row("1", "2");
    assertThrows(IllegalArgumentException.class, table::build);
    StudyTable good = StudyTable.named("t", "T", StudyTable.number("n")).row("1").build();
    assertThrows(IllegalArgumentException.class, () -> good.cell(0, "m"));
    assertThrows(IllegalArgumentException.class, () -> StudyReport.of(good).table("u"));
    assertThrows(IllegalArgumentException.class, () -> Chart.series("s", good, "n", "m"));
    Chart.Axis axis = Chart.Axis.linear("y");
    List<Chart.Bar> bars = List.of(new Chart.Bar("b", List.of(1.0)));
    assertThrows(
        IllegalArgumentException.class,
        () -> new Chart.Bars("c", "C", "g", axis, List.of("one", "two"), bars));
    assertThrows(
        IllegalArgumentException.class,
        () -> new Chart.HeatMap("h", "H", List.of("r"), List.of(), axis, List.of()));
  }
}
