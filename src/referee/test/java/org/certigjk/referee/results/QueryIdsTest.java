package org.certigjk.referee.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;
import org.junit.jupiter.api.Test;

/** An id stands for one query. */
class QueryIdsTest {

  private static PointPair pair(double[][] a, double[][] b) {
    return PointPair.of(a, b);
  }

  @Test
  void anIdStandsForOneQueryAmongMany() {
    QueryIds ids = new QueryIds();
    for (int k = 0; k < 5000; k++) {
      assertTrue(ids.add("line-" + k, k));
    }
    for (int k = 0; k < 5000; k++) {
      assertTrue(ids.add("line-" + k, k), "the same again");
      assertFalse(ids.add("line-" + k, k + 1), "another");
    }
  }

  /** All that makes another query, down to the last bit and the place of a point. */
  @Test
  void otherQueriesHaveOtherDigests() {
    PointPair pair = pair(new double[][] {{1, 2}, {3, 4}}, new double[][] {{5, 6}});
    Pose still = Pose.of(new double[][] {{1, 0, 0}, {0, 1, 0}});
    Pose moved = Pose.of(new double[][] {{1, 0, 1}, {0, 1, 0}});
    List<Query> queries =
        List.of(
            Query.of(pair),
            Query.of(pair(new double[][] {{3, 4}, {1, 2}}, new double[][] {{5, 6}})),
            Query.of(pair(new double[][] {{1, 2}}, new double[][] {{3, 4}, {5, 6}})),
            Query.of(pair(new double[][] {{1, 2, 3}}, new double[][] {{4, 5, 6}})),
            Query.of(pair(new double[][] {{1, 2}, {3, Math.nextUp(4.0)}}, new double[][] {{5, 6}})),
            new Query(pair, new Poses(still, still)),
            new Query(pair, new Poses(moved, still)),
            new Query(pair, new Poses(still, moved)));
    assertEquals(
        queries.size(), queries.stream().map(QueryIds::digest).collect(Collectors.toSet()).size());
    PointPair zeros = pair(new double[][] {{0.0}}, new double[][] {{1}});
    PointPair same = pair(new double[][] {{-0.0}}, new double[][] {{1}});
    assertEquals(1, Stream.of(zeros, same).map(Query::of).map(QueryIds::digest).distinct().count());
  }
}
