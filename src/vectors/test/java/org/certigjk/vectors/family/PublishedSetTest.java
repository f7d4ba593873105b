package org.certigjk.vectors.family;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.PrimitiveIterator;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.certigjk.vectors.Drawn;
import org.certigjk.vectors.Flag;
import org.certigjk.vectors.NumberFormat;
import org.certigjk.vectors.Query;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

/** What is published: enough of everything, nothing twice, most of it small. */
@TestInstance(Lifecycle.PER_CLASS)
class PublishedSetTest {

  private final Map<String, List<Drawn>> drawn = new HashMap<>();

  private static List<Drawn> drawn(PublishedSet set) {
    Stream.Builder<Drawn> all = Stream.builder();
    PrimitiveIterator.OfLong indices = set.plan().indices(1, 1);
    while (indices.hasNext()) {
      all.add(set.plan().at(indices.nextLong()));
    }
    return all.build().toList();
  }

  @BeforeAll
  void drawAll() {
    PublishedSet.all().forEach(set -> drawn.put(set.name(), drawn(set)));
  }

  private Stream<Drawn> all() {
    return PublishedSet.all().stream()
        .flatMap(set -> drawn.getOrDefault(set.name(), List.of()).stream());
  }

  private static void forAllParts(Consumer<FamilyPart> consumer) {
    for (PublishedSet set : PublishedSet.all()) {
      for (PlanPart part : set.plan().parts()) {
        if (part instanceof FamilyPart ofFamily) {
          consumer.accept(ofFamily);
        }
      }
    }
  }

  @Test
  void thereAreEnough() {
    assertTrue(all().count() >= 22000, () -> all().count() + " vectors");
    Map<Flag, Integer> counts = new EnumMap<>(Flag.class);
    all().forEach(d -> d.flags().forEach(flag -> counts.merge(flag, 1, Integer::sum)));
    assertEquals(EnumSet.allOf(Flag.class), counts.keySet());
    counts.forEach((flag, count) -> assertTrue(count >= 60, flag + ": " + count));
    long singles = all().filter(d -> d.query().single()).count();
    assertTrue(singles >= 10000, () -> singles + " in floats");
  }

  @Test
  void nothingIsThereTwice() {
    Set<String> ids = new HashSet<>();
    all().forEach(d -> assertTrue(ids.add(d.id()), d.id()));
    for (List<Drawn> set : drawn.values()) {
      Set<Query> queries = new HashSet<>();
      set.forEach(d -> assertTrue(queries.add(d.query()), d.id()));
    }
  }

  @Test
  void mostAreSmall() {
    long small = all().filter(d -> points(d) <= 20 && d.query().dimension() <= 3).count();
    assertTrue(small > 0.8 * all().count(), () -> small + " of " + all().count());
    assertTrue(all().anyMatch(d -> points(d) >= 128));
    Set<Integer> dimensions =
        all().map(d -> d.query().dimension()).collect(Collectors.toCollection(TreeSet::new));
    assertEquals(Set.of(1, 2, 3, 4, 5, 6, 7, 8), dimensions);
  }

  private static int points(Drawn drawn) {
    return drawn.query().pair().sizeA() + drawn.query().pair().sizeB();
  }

  @Test
  void everyFamilyIsThereInBothFormatsAndWithPosesIfItHasThem() {
    Set<String> kinds = new HashSet<>();
    forAllParts(part -> kinds.add(part.family() + " " + part.format() + " " + part.posed()));
    for (Family family : PublishedSet.families()) {
      for (NumberFormat format : NumberFormat.values()) {
        assertTrue(kinds.contains(family + " " + format + " null"));
        assertEquals(family.hasPoses(), kinds.contains(family + " " + format + " MATRIX"));
      }
    }
  }

  /** Known failures of others: Bullet's EPA, FCL with libccd, dyn4j. */
  @Test
  void knownFailuresAreThere() {
    Set<String> ids = all().map(Drawn::id).collect(Collectors.toSet());
    assertTrue(
        ids.containsAll(
            List.of(
                "random-hulls/3/32/3041",
                "random-hulls/3/32/567/single",
                "random-box/3/12/764",
                "grid/3/4/2367",
                "scaled/2/2/4",
                "reported/opengjk-3",
                "witnesses/alternating-supports-1")));
  }

  @Test
  void setsAreFoundByName() {
    for (PublishedSet set : PublishedSet.all()) {
      assertEquals(set.title(), PublishedSet.named(set.name()).title());
      assertTrue(set.name().matches("[a-z]+(-[a-z]+)*"));
    }
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> PublishedSet.named("all"));
    assertTrue(String.valueOf(e.getMessage()).contains("plane-single"), e::getMessage);
  }
}
