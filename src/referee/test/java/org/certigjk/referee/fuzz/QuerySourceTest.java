package org.certigjk.referee.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.certigjk.referee.Accuracy;
import org.certigjk.referee.Domain;
import org.certigjk.referee.Domain.Bodies;
import org.certigjk.referee.Domain.Range;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.PlantedEngine;
import org.certigjk.referee.comparison.EngineTester;
import org.certigjk.referee.comparison.Profile;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.family.Family;
import org.certigjk.vectors.family.FamilyPart;
import org.junit.jupiter.api.Test;

/** Engines are asked what they are made for. */
class QuerySourceTest {

  private static final int QUERIES = 200;

  /** Takes simplices with an interior only, as a library without a hull of its own does. */
  private static PlantedEngine ofSimplices() {
    return PlantedEngine.of(
        query ->
            isSimplex(query)
                ? PlantedEngine.right(query)
                : new Outcome.Declined("no simplex, or without volume"));
  }

  private static boolean isSimplex(Query query) {
    int corners = query.dimension() + 1;
    return query.pair().sizeA() == corners
        && query.pair().sizeB() == corners
        && Domain.SOLID.contains(query);
  }

  private static Domain domain(Range coordinates, int points, Bodies bodies) {
    Domain all = Domain.ALL;
    return new Domain(coordinates, all.sizes(), all.ratio(), all.aspect(), points, bodies);
  }

  private static FuzzReport fuzz(PlantedEngine engine, int... dimensions) throws IOException {
    FuzzSettings settings = FuzzSettings.of(1);
    return FuzzerTest.fuzz(
        engine,
        Profile.standard(),
        QUERIES,
        new FuzzSettings(
            1,
            Arrays.stream(dimensions).boxed().collect(Collectors.toSet()),
            settings.families(),
            settings.findings(),
            settings.shrinking()));
  }

  @Test
  void declaredPointsAreDrawn() throws IOException {
    Domain solid = domain(Range.ALL, 4, Bodies.SOLID);
    FuzzReport declared = fuzz(ofSimplices().promising(Accuracy.NONE, solid), 3);
    assertEquals(QUERIES, declared.asked());
    assertEquals(0, declared.declined());
    FuzzReport undeclared = fuzz(ofSimplices(), 3);
    assertTrue(undeclared.declined() > QUERIES / 2, () -> "" + undeclared.declined());
  }

  @Test
  void declaredCoordinatesAreDrawn() throws IOException {
    Range range = new Range(0x1p-40, 100);
    PlantedEngine engine =
        PlantedEngine.of(PlantedEngine::right)
            .promising(Accuracy.NONE, domain(range, Integer.MAX_VALUE, Bodies.HULL));
    FuzzReport report = fuzz(engine, 2);
    assertEquals(QUERIES, report.asked());
    List<Query> outside =
        engine.asked.stream().filter(it -> !engine.declaration().domain().contains(it)).toList();
    assertEquals(List.of(), outside);
  }

  /** No query is asked again, to see it fail twice or to make it smaller. */
  @Test
  void whatIsOutsideOfTheContractIsCountedAndNoMore() throws IOException {
    Domain points = domain(Range.ALL, 1, Bodies.POINTS);
    PlantedEngine engine = PlantedEngine.withoutLastPoint().promising(Accuracy.NONE, points);
    FamilyPart pairs = FamilyPart.of(Family.RANDOM_BOX, 2, 3, 1, 300);
    FuzzReport report =
        new Fuzzer(EngineTester.of(engine, Profile.standard()), FuzzSettings.of(1))
            .ask(
                LongStream.range(0, 300).mapToObj(pairs::at).iterator(),
                k -> true,
                () -> false,
                FuzzWatcher.NONE);
    assertEquals(0, report.failed());
    assertEquals(List.of(), report.rows());
    assertTrue(report.outside() > 20, () -> "" + report.outside());
    assertEquals(300, engine.asked.size());
  }

  /** Nobody waits for ever for a query that there is not: what is drawn at last is asked. */
  @Test
  void engineThatIsMadeForNothingIsAskedNevertheless() throws IOException {
    Domain solidPoints = domain(Range.ALL, 1, Bodies.SOLID);
    PlantedEngine engine = PlantedEngine.of(PlantedEngine::right);
    FuzzReport report = fuzz(engine.promising(Accuracy.NONE, solidPoints), 2);
    assertEquals(QUERIES, report.asked());
    assertEquals(0, report.failed());
  }
}
