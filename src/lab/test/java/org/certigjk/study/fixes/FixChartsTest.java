package org.certigjk.study.fixes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.certigjk.study.Chart;
import org.certigjk.study.StudyTable;
import org.junit.jupiter.api.Test;

/** The pictures of the study fixes, made of its table. */
class FixChartsTest {

  private static StudyTable runs() {
    return StudyTable.named(
            "runs",
            "Runs",
            StudyTable.text("precision"),
            StudyTable.text("inputs"),
            StudyTable.text("loop"),
            StudyTable.number("exact %"),
            StudyTable.number("backward %"),
            StudyTable.number("support points"))
        .row("float", "nearly touching", "none", "50", "30", "15")
        .row("float", "ordinary", "none", "1", "0", "4")
        .row("float", "nearly touching", "all", "32", "4", "5")
        .row("float", "nearly touching", "all-axis", "20", "1", "4")
        .row("float", "nearly touching", "van-den-bergen", "50", "30", "15")
        .row("float", "nearly touching", "gjk.h", "5", "0", "5")
        .row("float", "nearly touching", "rule of box2d", "11", "0", "3")
        .row("float", "nearly touching", "rule of parry", "45", "20", "4")
        .row("double", "nearly touching", "rule of solid", "42", "26", "4.25")
        .build();
  }

  private static Chart.Dots cost(String name) {
    return FixCharts.all(runs()).stream()
        .filter(chart -> chart.name().equals(name))
        .map(Chart.Dots.class::cast)
        .findFirst()
        .orElseThrow();
  }

  /** Without fixes, with the best, gjk.h and the rules of engines; gjk.h is stressed. */
  @Test
  void failuresAgainstCost() {
    Chart.Dots chart = cost("cost-float");
    assertEquals(List.of("exact", "backward"), chart.kinds());
    assertEquals(
        List.of(
            new Chart.Dot("none", 15, List.of(50.0, 30.0), false),
            new Chart.Dot("all-axis", 4, List.of(20.0, 1.0), false),
            new Chart.Dot("gjk.h", 5, List.of(5.0, 0.0), true),
            new Chart.Dot("rule of box2d, 2D", 3, List.of(11.0, 0.0), false),
            new Chart.Dot("rule of parry", 4, List.of(45.0, 20.0), false)),
        chart.dots());
    assertEquals(
        List.of(new Chart.Dot("rule of solid, 3D", 4.25, List.of(42.0, 26.0), false)),
        cost("cost-double").dots());
  }

  @Test
  void failuresAgainstCostComeFirst() {
    assertEquals(
        List.of("cost-float", "cost-double", "map-float", "map-double"),
        FixCharts.all(runs()).stream().map(Chart::name).toList());
  }
}
