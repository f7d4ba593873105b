package org.certigjk.study.robustness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.study.Size;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.family.Family;
import org.junit.jupiter.api.Test;

/**
 * The smallest failing inputs of the study robustness: those that are kept, and how they are made.
 */
class RobustnessFailuresTest {

  private static final Path FILE = Path.of("docs/studies/robustness-failures.jsonl");

  /** One line of the file. */
  private record Kept(
      String contestant, String precision, String outcome, PointPair pair, JsonNode line) {

    static Kept of(JsonNode line) {
      String[] id = line.get("id").asText().split("/", -1);
      assertEquals(4, id.length, line.toString());
      PointPair pair = PointPair.of(points(line.get("a")), points(line.get("b")));
      return new Kept(id[0] + "/" + id[1], id[2], id[3], pair, line);
    }
  }

  private static double[][] points(JsonNode points) {
    double[][] rows = new double[points.size()][];
    for (int k = 0; k < rows.length; k++) {
      rows[k] = new double[points.get(k).size()];
      for (int c = 0; c < rows[k].length; c++) {
        rows[k][c] = points.get(k).get(c).asDouble();
      }
    }
    return rows;
  }

  private static List<Kept> kept() throws IOException {
    ObjectMapper json = new ObjectMapper();
    List<Kept> kept = new ArrayList<>();
    for (String line : Files.readAllLines(FILE)) {
      kept.add(Kept.of(json.readTree(line)));
    }
    assertFalse(kept.isEmpty());
    return kept;
  }

  /** Every kept input still fails with its loop, as its line says. */
  @Test
  void everyInputStillFails() throws IOException {
    Map<String, RobustnessContestant> contestants = new TreeMap<>();
    RobustnessContestant.all(Size.FULL).forEach(c -> contestants.put(c.label(), c));
    for (Kept kept : kept()) {
      RobustnessContestant contestant = contestants.get(kept.contestant);
      assertNotNull(contestant, kept.contestant);
      for (RobustnessPrecision<?> precision : RobustnessPrecision.ALL) {
        if (precision.label().equals(kept.precision)) {
          assertEquals(kept.outcome, outcome(kept, contestant, precision), kept.line.toString());
        }
      }
    }
  }

  private static <E> String outcome(
      Kept kept, RobustnessContestant contestant, RobustnessPrecision<E> precision) {
    RobustnessCase<E> input = RobustnessCase.of(kept.pair, precision);
    assertNotNull(input);
    assertEquals(kept.pair, input.pair(), "the numbers are numbers of the precision");
    return RobustnessRun.of(input, precision, contestant.create(precision)).outcome().label();
  }

  /** Over the rationals the verdict and the distance are those of the file. */
  @Test
  void theExactAnswersAreRight() throws IOException {
    Map<String, JsonNode> distinct = new TreeMap<>();
    for (Kept kept : kept()) {
      distinct.put(kept.pair.toString(), kept.line);
    }
    for (JsonNode line : distinct.values()) {
      Polytope<BigFraction> a = Polytope.of(Rationals.INSTANCE, points(line.get("a")));
      Polytope<BigFraction> b = Polytope.of(Rationals.INSTANCE, points(line.get("b")));
      DistanceResult<BigFraction> result = Gjk.distance(a, b);
      String verdict = result.verdict().name().toLowerCase(Locale.ROOT);
      assertEquals(line.get("expected").asText(), verdict, line.toString());
      BigFraction squared =
          assertInstanceOf(DistanceResult.Answer.class, result).squaredDistance()
                  instanceof BigFraction q
              ? q
              : BigFraction.MINUS_ONE;
      double distance = Conversions.sqrtToDouble(squared);
      assertEquals(line.get("distance").asDouble(), distance, line.toString());
    }
  }

  /** Shrunk inputs fail as those did from which they were made, and have few points. */
  @Test
  void inputsAreShrunk() {
    List<RobustnessContestant> contestants =
        RobustnessContestant.all(Size.QUICK).stream()
            .filter(c -> c.label().equals("exact-halting/johnson"))
            .toList();
    List<RobustnessBlock.Result> results =
        List.of(
            new RobustnessBlock<>(RobustnessPrecision.DOUBLE, Family.RANDOM_HULLS, 3)
                .run(contestants, 5, 1));
    List<RobustnessFailure> failures = new RobustnessFailures(contestants, results, 200).shrunk();
    assertFalse(failures.isEmpty());
    for (RobustnessFailure failure : failures) {
      assertTrue(failure.pair().sizeA() + failure.pair().sizeB() <= 5, failure.toJson());
      assertEquals("exact-halting/johnson/double/" + failure.outcome().label(), failure.id());
    }
  }
}
