package org.certigjk.referee.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import org.certigjk.referee.EngineException;
import org.certigjk.referee.Outcome.Kind;
import org.certigjk.referee.PlantedEngine;
import org.certigjk.referee.comparison.EngineTester;
import org.certigjk.referee.comparison.Profile;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Query;
import org.junit.jupiter.api.Test;

/** Points that are there more than once. */
class FaultShrinkerTest {

  private static PointPair shrunk(double[][] rows, Predicate<PointPair> crashes)
      throws EngineException {
    PlantedEngine engine = PlantedEngine.failing(Kind.CRASH, query -> crashes.test(query.pair()));
    EngineTester tester = EngineTester.of(engine, Profile.standard());
    Query query = Query.of(PointPair.of(rows, rows));
    return Objects.requireNonNull(
            FaultShrinker.shrink(
                tester.test("copies", "", Set.of(), query), tester, 10_000, () -> false))
        .example()
        .vector()
        .query()
        .pair();
  }

  /** Each point by itself is needed for the mean; and neither body may get smaller alone. */
  @Test
  void copiesOfAllPointsAreLeftOutAtOnce() throws EngineException {
    double[][] rows = new double[24][];
    Arrays.setAll(rows, k -> new double[] {k < 12 ? 8 : -8, 4});
    PointPair pair =
        shrunk(
            rows,
            it ->
                it.sizeA() == it.sizeB()
                    && Arrays.stream(it.a()).mapToDouble(x -> x[0]).sum() == 0
                    && Math.abs(it.a()[0][0]) == 8
                    && Math.abs(it.b()[0][0]) == 8);
    assertEquals(2, pair.sizeA(), pair::toString);
    assertEquals(2, pair.sizeB(), pair::toString);
  }

  /** Where copies matter they stay; others do not. */
  @Test
  void copiesThatMatterStay() throws EngineException {
    double[][] rows = {{1, 0}, {1, 0}, {1, 0}, {0, 0}, {0, 0}};
    PointPair pair = shrunk(rows, it -> Arrays.stream(it.a()).filter(x -> x[0] == 1).count() == 3);
    assertEquals(3, pair.sizeA(), pair::toString);
    assertEquals(1, pair.sizeB(), pair::toString);
  }
}
