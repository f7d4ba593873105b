package org.certigjk.study.fixes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.certigjk.study.Size;
import org.certigjk.study.robustness.RobustnessPrecision;
import org.certigjk.vectors.family.Family;
import org.junit.jupiter.api.Test;

/** What is timed is what the study runs. */
class FixQueriesTest {

  private static final int POINTS = 8;

  private static <E> long supportsInStudy(String loop, RobustnessPrecision<E> precision) {
    FixBlock<E> block = new FixBlock<>(precision, Family.RANDOM_HULLS, 3, POINTS);
    List<FixLoop> all = FixLoop.all(Size.QUICK);
    int place = all.stream().map(FixLoop::label).toList().indexOf(loop);
    FixBlock.Runs runs = block.run(all.subList(place, place + 1), 100, 1).runs().get(0);
    return runs == null ? -1 : runs.supports();
  }

  private static long supports(String loop, RobustnessPrecision<?> precision) {
    FixQueries<?> queries = FixQueries.of(loop, precision.label(), POINTS);
    long supports = 0;
    for (int k = 0; k < queries.size(); k++) {
      supports += queries.ask();
    }
    return supports;
  }

  @Test
  void asManySupportPointsAsInTheStudy() {
    for (RobustnessPrecision<?> precision : RobustnessPrecision.ALL) {
      String best = FixLoop.best().label();
      for (String loop : FixQueries.loops()) {
        boolean inQuery = loop.equals(FixQueries.SCALED_IN_QUERY);
        assertEquals(
            supportsInStudy(inQuery ? best : loop, precision), supports(loop, precision), loop);
      }
    }
    assertEquals(19, FixQueries.loops().size());
  }

  @Test
  void unknownNames() {
    assertTrue(FixQueries.loops().contains("+scale"));
    assertThrows(IllegalArgumentException.class, () -> FixQueries.of("+speed", "float", POINTS));
    assertThrows(IllegalArgumentException.class, () -> FixQueries.of("none", "half", POINTS));
  }
}
