package org.certigjk.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.certigjk.ledger.StudyCells.Cell;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Whether the numbers in the findings are those that were measured.
 *
 * <p>An entry of {@code figures} is a number as the finding prints it, a colon, and its place:
 *
 * <ul>
 *   <li>the name of a cell of a study, see {@link StudyCells}: the number is that cell, rounded;
 *   <li><em>sum of</em>, <em>least of</em> or <em>most of</em> such names, with plus signs between
 *       them;
 *   <li>a study and, in quotation marks, words of its report that have the number;
 *   <li>a test, as {@code Class.method}: the number stands in its file;
 *   <li><em>given</em>: a setting, or a number of the paper, and no result.
 * </ul>
 */
class FiguresTest {

  private static final List<Claim> CLAIMS = Ledger.read().claims();

  private static final StudyCells CELLS = new StudyCells();

  private static final TestNumbers TESTS = new TestNumbers();

  /** A number of a finding, and where it is from. */
  private record Figure(String number, String place) {
    static Figure of(String entry) {
      String[] parts = entry.split(": ", 2);
      return new Figure(parts[0], parts[1]);
    }

    boolean isWhatItsPlaceHas() throws IOException {
      if (place.equals("given")) {
        return true;
      }
      if (place.matches("[A-Z]\\w+\\.\\w+")) {
        return TESTS.missing(place, Numerals.all(number)).isEmpty();
      }
      if (place.endsWith("\"")) {
        String[] parts = place.split(", \"", 2);
        String words = parts[1].substring(0, parts[1].length() - 1);
        return Numerals.all(words).containsAll(Numerals.all(number))
            && Files.readString(Path.of("docs/studies", parts[0] + ".md")).contains(words);
      }
      String[] parts = place.split(" of ", 2);
      return parts[0].matches("sum|least|most")
          ? isRounded(reduced(parts[0], cells(parts[1])))
          : isCell(cells(place));
    }

    boolean isWordsOf(String study) {
      return place.startsWith(study.split("/", 2)[0] + ", \"");
    }

    private boolean isCell(Set<Cell> cells) {
      assertEquals(1, cells.size(), place);
      String text = cells.iterator().next().text();
      return text.equals(number) || isRounded(Numerals.first(text));
    }

    private boolean isRounded(BigDecimal exact) {
      BigDecimal printed = Numerals.first(number);
      BigDecimal twice = printed.subtract(exact).abs().multiply(BigDecimal.valueOf(2));
      return twice.compareTo(printed.ulp()) <= 0;
    }
  }

  private static Set<Cell> cells(String names) {
    Set<Cell> cells = new HashSet<>();
    for (String name : names.split(" \\+ ", -1)) {
      Set<Cell> named = CELLS.named(name);
      assertTrue(!named.isEmpty(), () -> "no cell is called " + name);
      cells.addAll(named);
    }
    return cells;
  }

  private static BigDecimal reduced(String how, Set<Cell> cells) {
    Stream<BigDecimal> numbers =
        cells.stream().filter(cell -> !cell.text().isEmpty()).map(c -> Numerals.first(c.text()));
    return switch (how) {
      case "sum" -> numbers.reduce(BigDecimal.ZERO, BigDecimal::add);
      case "least" -> numbers.min(BigDecimal::compareTo).orElseThrow();
      default -> numbers.max(BigDecimal::compareTo).orElseThrow();
    };
  }

  private static List<Figure> figures(Claim claim) {
    return claim.figures().stream().map(Figure::of).toList();
  }

  @Test
  @DisplayName("every figure stands in the finding, and is what its place has")
  void figuresAreThoseOfTheirPlaces() throws IOException {
    List<String> wrong = new ArrayList<>();
    for (Claim claim : CLAIMS) {
      for (Figure figure : figures(claim)) {
        if (!claim.finding().contains(figure.number()) || !figure.isWhatItsPlaceHas()) {
          wrong.add(claim.id() + ": " + figure);
        }
      }
    }
    assertEquals("", String.join("\n", wrong));
  }

  @Test
  @DisplayName("the places of the figures are among the studies and tests of the claim")
  void placesAreThoseOfTheClaim() {
    List<String> others = new ArrayList<>();
    for (Claim claim : CLAIMS) {
      for (Figure figure : figures(claim)) {
        List<String> named = new ArrayList<>(claim.studies());
        named.addAll(claim.tests());
        boolean own = named.stream().anyMatch(name -> figure.place().contains(name));
        boolean page = named.stream().anyMatch(name -> figure.isWordsOf(name));
        if (!own && !page && !figure.place().equals("given")) {
          others.add(claim.id() + ": " + figure);
        }
      }
    }
    assertEquals("", String.join("\n", others));
  }

  @Test
  @DisplayName("every number of a finding with a study has a place, or is part of the name of one")
  void everyNumberHasAPlace() {
    List<String> without = new ArrayList<>();
    for (Claim claim : CLAIMS) {
      Set<BigDecimal> numbers = Numerals.measured(claim.finding());
      claim.figures().forEach(figure -> numbers.removeAll(Numerals.all(figure)));
      if (!claim.studies().isEmpty() && !numbers.isEmpty()) {
        without.add(claim.id() + ": " + numbers);
      }
    }
    assertEquals("", String.join("\n", without));
  }

  @Test
  @DisplayName("every number of a finding with tests alone stands in one of their files")
  void everyNumberIsInATest() {
    List<String> without = new ArrayList<>();
    for (Claim claim : CLAIMS) {
      Set<BigDecimal> numbers = Numerals.measured(claim.finding());
      claim.figures().forEach(figure -> numbers.removeAll(Numerals.all(figure)));
      for (String test : claim.tests()) {
        numbers.retainAll(TESTS.missing(test, numbers));
      }
      if (claim.studies().isEmpty() && !claim.tests().isEmpty() && !numbers.isEmpty()) {
        without.add(claim.id() + ": " + numbers);
      }
    }
    assertEquals("", String.join("\n", without));
  }

  @Test
  @DisplayName("a figure that its cell does not have is found")
  void staleFigures() throws IOException {
    String cell = "putnam/estimates/3/with origin";
    assertTrue(Figure.of("49 931: " + cell).isWhatItsPlaceHas());
    for (String stale : Arrays.asList("49 932", "49 930", "0")) {
      assertTrue(!Figure.of(stale + ": " + cell).isWhatItsPlaceHas(), stale);
    }
    assertThrows(AssertionError.class, () -> cells("putnam/estimates/7/with origin"));
    assertTrue(Figure.of("0.1: putnam/estimates/3/estimate").isWhatItsPlaceHas());
    assertTrue(!Figure.of("0.13: putnam/estimates/3/estimate").isWhatItsPlaceHas());
  }

  /** Failures of every kind, which no table adds up for this loop. */
  @Test
  @DisplayName("with the relative stop alone, without any Δ, 40.9 to 45.0 % of the runs fail")
  void relativeStopWithoutCofactors() {
    Set<BigDecimal> rates = new TreeSet<>();
    for (SubAlgorithm subAlgorithm :
        List.of(
            SubAlgorithm.SIGNED_VOLUMES,
            SubAlgorithm.VORONOI_REGIONS,
            SubAlgorithm.GREER,
            SubAlgorithm.GREER_ALL_FACETS,
            SubAlgorithm.COORDINATE_FREE_GREER,
            SubAlgorithm.LEAST_SQUARES)) {
      String rows =
          "robustness/cells/double/van-den-bergen-relative/" + subAlgorithm.label() + "/*/";
      BigDecimal failures = BigDecimal.ZERO;
      for (String kind :
          List.of("false contact", "missed contact", "wrong distance", "gave up", "never halted")) {
        failures = failures.add(reduced("sum", cells(rows + kind)));
      }
      BigDecimal runs = reduced("sum", cells(rows + "runs"));
      rates.add(failures.scaleByPowerOfTen(2).divide(runs, 1, RoundingMode.HALF_EVEN));
    }
    assertEquals(new BigDecimal("40.9"), Collections.min(rates));
    assertEquals(new BigDecimal("45.0"), Collections.max(rates));
  }
}
