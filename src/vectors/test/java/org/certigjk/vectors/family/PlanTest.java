package org.certigjk.vectors.family;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.PrimitiveIterator;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.certigjk.vectors.NumberFormat;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Plans have no query twice, and their shards make up the whole. */
class PlanTest {

  private static List<Long> list(PrimitiveIterator.OfLong numbers) {
    List<Long> list = new ArrayList<>();
    numbers.forEachRemaining((long number) -> list.add(number));
    return list;
  }

  /** Families with few members beside some with many, in both formats, with poses, in a row. */
  private static Plan mixed() {
    FamilyPart few = FamilyPart.of(Family.REAPPEARANCE, 3, 8, 1, 300);
    FamilyPart line = FamilyPart.of(Family.BOXES, 1, 2, 1, 200);
    return Plan.of(
        FamilyPart.of(Family.RANDOM_HULLS, 2, 3, 1, 50),
        few,
        few.single(),
        line,
        FamilyPart.of(Family.BOXES, 1, 3, 1, 200),
        FamilyPart.of(Family.GRID, 1, 1, 1, 300).single(),
        FamilyPart.of(Family.GAP, 3, 5, 7, 20).withPoses(),
        FamilyPart.of(Family.GAP, 3, 5, 7, 20).withPoses(Pose.Form.QUATERNION),
        RecordedCases.witnesses(),
        FamilyPart.of(Family.DEATH_POLYTOPE, 2, 5, 1, 200));
  }

  /** The queries of a plan without repetition, by a set of all of them. */
  private static List<Long> withoutRepetition(Plan plan) {
    Set<Query> seen = new HashSet<>();
    return LongStream.range(0, plan.size())
        .filter(k -> seen.add(plan.at(k).query()))
        .boxed()
        .toList();
  }

  @Test
  void repetitionsAreLeftOut() {
    Plan plan = mixed();
    List<Long> expected = withoutRepetition(plan);
    assertEquals(expected, list(plan.indices(1, 1)));
    assertEquals(expected.size(), plan.count(1, 1));
    assertTrue(expected.size() < plan.size() - 50, expected.size() + " of " + plan.size());
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 7})
  void shardsAreDisjointAndMakeUpTheWhole(int shards) {
    Plan plan = mixed();
    Set<Long> union = new TreeSet<>();
    for (int shard = 1; shard <= shards; shard++) {
      for (long k : list(plan.indices(shard, shards))) {
        assertTrue(union.add(k), () -> "draw " + k + " is in two shards");
        assertEquals(shard - 1, k % shards);
      }
    }
    assertEquals(withoutRepetition(plan), List.copyOf(union));
    assertFalse(plan.indices(5000, 5000).hasNext());
  }

  @Test
  void shardsAreInOrder() {
    List<Long> numbers = list(mixed().indices(2, 3));
    List<Long> sorted = new ArrayList<>(numbers);
    sorted.sort(null);
    assertEquals(sorted, numbers);
  }

  @Test
  void thereAreNoMoreThanThereAre() {
    PrimitiveIterator.OfLong one = Plan.of(FamilyPart.of(Family.GRID, 3, 4, 1, 1)).indices(1, 1);
    assertEquals(0, one.nextLong());
    assertFalse(one.hasNext());
    assertThrows(NoSuchElementException.class, one::nextLong);
    assertEquals(0, Plan.of().size());
    assertFalse(Plan.of().indices(1, 1).hasNext());
  }

  /** What a family that may not repeat promises: no two of many queries are the same. */
  @ParameterizedTest
  @EnumSource
  void familiesThatMayNotRepeatDoNot(Family family) {
    for (NumberFormat format : NumberFormat.values()) {
      for (int n = Math.max(2, family.leastDimension()); n <= 3; n++) {
        FamilyPart part =
            new FamilyPart(family, n, /* points= */ 2, format, /* posed= */ null, 1, 1000);
        if (!part.mayRepeat()) {
          Fingerprints seen = new Fingerprints();
          for (long k = 0; k < part.size(); k++) {
            assertTrue(seen.add(part.at(k).query()), part.at(k).id());
          }
        }
      }
    }
  }

  @Test
  void drawsAreThoseOfTheParts() {
    Plan plan = mixed();
    long k = 0;
    Set<String> ids = new HashSet<>();
    for (PlanPart part : plan.parts()) {
      for (long j = 0; j < part.size(); j += 7) {
        assertEquals(part.at(j), plan.at(k + j));
        assertEquals(part.name(), part.at(j).group());
        assertTrue(ids.add(part.at(j).id()));
        if (part instanceof FamilyPart) {
          assertEquals(part.at(j), FamilyPart.reproduce(part.at(j).id()));
        }
      }
      k += part.size();
    }
    assertEquals(k, plan.size());
    assertThrows(IndexOutOfBoundsException.class, () -> plan.at(plan.size()));
    assertThrows(IndexOutOfBoundsException.class, () -> plan.at(-1));
  }

  @Test
  void partsWithCommonSeedsAreRefused() {
    FamilyPart part = FamilyPart.of(Family.GAP, 3, 8, 1, 100);
    Plan.of(part, FamilyPart.of(Family.GAP, 3, 8, 101, 100), part.single(), part.withPoses());
    Plan.of(part, FamilyPart.of(Family.GAP, 3, 8, Long.MIN_VALUE, 100));
    Plan.of(FamilyPart.of(Family.GAP, 3, 8, Long.MAX_VALUE, 1), part);
    Plan.of(part, FamilyPart.of(Family.GAP, 3, 8, 5, 0));
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class,
            () -> Plan.of(part, FamilyPart.of(Family.GAP, 3, 8, 100, 1)));
    assertEquals("two parts gap/3/8 with common seeds", e.getMessage());
  }

  @Test
  void badPartsAndShardsAreRefused() {
    Plan plan = mixed();
    assertThrows(IllegalArgumentException.class, () -> plan.indices(0, 4));
    assertThrows(IllegalArgumentException.class, () -> plan.indices(5, 4));
    assertThrows(IllegalArgumentException.class, () -> FamilyPart.of(Family.GAP, 1, 8, 1, 1));
    assertThrows(IllegalArgumentException.class, () -> FamilyPart.of(Family.GAP, 3, 0, 1, 1));
    assertThrows(IllegalArgumentException.class, () -> FamilyPart.of(Family.GAP, 3, 8, 1, -1));
    FamilyPart last = FamilyPart.of(Family.GAP, 3, 8, Long.MAX_VALUE, 1);
    assertEquals("gap/3/8/" + Long.MAX_VALUE, last.at(0).id());
    assertThrows(
        IllegalArgumentException.class, () -> FamilyPart.of(Family.GAP, 3, 8, Long.MAX_VALUE, 2));
  }

  /** Every number, pose, size and order counts; where a query comes from does not. */
  @Test
  void fingerprintsTellQueriesApart() {
    double[][] a = {{1, 2}, {3, 4}};
    double[][] b = {{5, 6}};
    Pose pose = Pose.of(new double[][] {{1, 0, 0}, {0, 1, 0}});
    Pose other = Pose.of(new double[][] {{1, 0, 0}, {0, 1, 1}});
    PointPair space = PointPair.of(new double[][] {{1, 2, 3}}, new double[][] {{4, 5, 6}});
    Pose turn = Pose.of(new double[][] {{1, 0, 0, 0}, {0, 0, 0}});
    List<Query> queries =
        List.of(
            Query.of(PointPair.of(a, b)),
            Query.of(PointPair.of(b, a)),
            Query.of(PointPair.of(new double[][] {{3, 4}, {1, 2}}, b)),
            Query.of(PointPair.of(new double[][] {{1, 2}}, new double[][] {{3, 4}, {5, 6}})),
            Query.of(PointPair.of(new double[][] {{1}, {2}}, new double[][] {{3}, {4}})),
            Query.of(PointPair.of(new double[][] {{1, 2, 3, 4}}, new double[][] {{5, 6, 0, 0}})),
            new Query(PointPair.of(a, b), new Poses(pose, pose)),
            new Query(PointPair.of(a, b), new Poses(pose, other)),
            new Query(PointPair.of(a, b), new Poses(other, pose)),
            new Query(space, new Poses(turn, turn)),
            new Query(space, new Poses(turn, turn.withTranslation(0, 0, 1))),
            Query.of(space));
    Set<Long> fingerprints = new HashSet<>();
    queries.forEach(query -> fingerprints.add(Fingerprints.of(query)));
    assertEquals(queries.size(), fingerprints.size());
    PointPair zero = PointPair.of(new double[][] {{0.0}}, new double[][] {{1}});
    PointPair minusZero = PointPair.of(new double[][] {{-0.0}}, new double[][] {{1}});
    assertEquals(Fingerprints.of(Query.of(zero)), Fingerprints.of(Query.of(minusZero)));
    assertNotEquals(0, Fingerprints.of(Query.of(zero)));
  }

  @Test
  void manyFingerprintsAreKept() {
    Fingerprints seen = new Fingerprints();
    Query[] queries = new Query[3000];
    Arrays.setAll(
        queries, k -> Query.of(PointPair.of(new double[][] {{k}}, new double[][] {{-0.5}})));
    for (Query query : queries) {
      assertTrue(seen.add(query));
    }
    for (Query query : queries) {
      assertFalse(seen.add(query));
    }
  }
}
