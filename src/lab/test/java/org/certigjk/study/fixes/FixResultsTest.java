package org.certigjk.study.fixes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.certigjk.study.Size;
import org.certigjk.study.robustness.RobustnessPrecision;
import org.certigjk.vectors.family.Family;
import org.junit.jupiter.api.Test;

/** How the study fixes counts and compares. */
class FixResultsTest {

  private static final FixResults.Where WHERE =
      new FixResults.Where(RobustnessPrecision.DOUBLE, FixInputs.ORDINARY);
  private static final FixBlock<?> BLOCK =
      new FixBlock<>(RobustnessPrecision.DOUBLE, Family.RANDOM_HULLS, 3, 8);
  private static final FixLoop NONE = FixLoop.Fixed.of(EnumSet.noneOf(Fix.class));
  private static final FixLoop ALL = FixLoop.Fixed.of(Fix.ALL);

  /** NONE fails on the first {@code none} pairs of 100, ALL on so many pairs from the 50th. */
  private static FixResults results(int none, int all) {
    return new FixResults(
        List.of(NONE, ALL),
        List.of(new FixBlock.Result(BLOCK, 100, List.of(runs(0, none), runs(50, 50 + all)))));
  }

  private static FixBlock.Runs runs(int from, int to) {
    BitSet failures = new BitSet();
    failures.set(from, to);
    return new FixBlock.Runs(Map.of(FixMetric.EXACT, failures), 400);
  }

  @Test
  void totals() {
    FixResults.Total total = results(10, 0).total("none", WHERE);
    assertEquals(100, total.runs());
    assertEquals(10, total.failures(FixMetric.EXACT));
    assertEquals(0, total.failures(FixMetric.BACKWARD));
    assertEquals(400, total.supports());
    // (0.1 + z²/200 ∓ z √(0.09/100 + z²/40000)) / (1 + z²/100) with z = 1.959964
    assertEquals(0.0552, total.interval(FixMetric.EXACT).getLowerBound(), 5e-5);
    assertEquals(0.1744, total.interval(FixMetric.EXACT).getUpperBound(), 5e-5);
    FixResults.Where floats = new FixResults.Where(RobustnessPrecision.FLOAT, FixInputs.ORDINARY);
    assertEquals(0, results(10, 0).total("none", floats).runs());
    assertThrows(IllegalArgumentException.class, () -> results(1, 1).total("nobody", WHERE));
  }

  /** Eleven against none: 2 · 2⁻¹¹ is less than 1/1000, for ten it is not. */
  @Test
  void signTest() {
    assertEquals(2 * Math.scalb(1.0, -11), compared(11, 0).chance(), 1e-12);
    assertTrue(compared(11, 0).firstIsBetter());
    assertFalse(compared(10, 0).firstIsBetter());
    assertTrue(compared(10, 0).isUndecided());
    assertFalse(compared(0, 11).firstIsBetter());
    assertFalse(compared(0, 11).isUndecided());
    assertEquals(1, compared(0, 0).chance());
    assertEquals(1, compared(7, 7).chance(), 1e-12);
  }

  @Test
  void claims() {
    assertTrue(FixClaim.Relation.LESS.holds(compared(11, 0)));
    assertFalse(FixClaim.Relation.LESS.holds(compared(10, 0)));
    assertFalse(FixClaim.Relation.LESS.holds(compared(0, 11)));
    assertTrue(FixClaim.Relation.SAME.holds(compared(0, 0)));
    assertFalse(FixClaim.Relation.SAME.holds(compared(1, 1)));
    assertFalse(FixClaim.Relation.SAME.holds(compared(1, 0)));
    assertFalse(FixClaim.Relation.SAME.holds(compared(0, 1)));
  }

  private static FixResults.Paired compared(int none, int all) {
    return results(none, all).paired("all", "none", WHERE, FixMetric.EXACT);
  }

  /** Names tell loops apart, and another seed is another sample. */
  @Test
  void everyLoopHasAName() {
    Set<String> labels = new HashSet<>();
    FixLoop.all(Size.FULL).forEach(loop -> assertTrue(labels.add(loop.label()), loop.label()));
    assertTrue(
        labels.containsAll(
            List.of("none", "all", "all-axis", "+scale", "+scale+omega", "all-scale-axis")));
    assertEquals(2 * (1 + 8 + 28), Fix.subsets(2).size());
  }

  @Test
  void anotherSeedIsAnotherSample() {
    Set<List<Object>> seen = new HashSet<>();
    for (long seed = 1; seed <= 3; seed++) {
      for (FixCase<?> each : BLOCK.cases(20, seed)) {
        assertTrue(seen.add(List.of(each.input().pair())), "seed " + seed);
      }
    }
    assertNotEquals(0, seen.size());
  }

  /** The scaled loop with every fix repairs what the printed loop does not, far out of scale. */
  @Test
  void fixesRepairWhatIsOutOfScale() {
    List<FixBlock.Result> blocks =
        List.of(
            new FixBlock<>(RobustnessPrecision.DOUBLE, Family.SCALED, 3, 8)
                .run(List.of(NONE, ALL), 30, 1));
    FixResults results = new FixResults(List.of(NONE, ALL), blocks);
    FixResults.Where scaled =
        new FixResults.Where(RobustnessPrecision.DOUBLE, FixInputs.OUT_OF_SCALE);
    assertTrue(results.paired("all", "none", scaled, FixMetric.BACKWARD).firstIsBetter());
  }

  /** Each fix is compared alone, beside another, left out of all, and left out of the best. */
  @Test
  void pairings() {
    Set<FixTables.Pairing> pairings = FixTables.pairings(FixLoop.all(Size.FULL));
    assertFalse(pairings.stream().anyMatch(each -> each.first().equals(each.second())));
    for (List<String> each :
        List.of(
            List.of("+scale", "none"),
            List.of("all", "all-axis"),
            List.of("all-axis", "all-scale-axis"),
            List.of("all-axis", "all-axis-signed-volumes"),
            List.of("all-axis", "all-axis, omega 64"),
            List.of("all-axis", "none"),
            List.of("+scale+omega", "+omega"),
            List.of("all-omega", "all-omega-full-simplex"),
            List.of("gjk.h", "all-axis, omega 64"),
            List.of("gjk.h", "rule of jolt"),
            List.of("all-axis", "van-den-bergen-robust"),
            List.of("all-axis", "rule of jolt"))) {
      assertTrue(
          pairings.contains(new FixTables.Pairing(each.get(0), each.get(1))), each::toString);
    }
  }

  /** Every claim names loops of the study. */
  @Test
  void claimsNameLoops() {
    List<String> labels = FixLoop.all(Size.FULL).stream().map(FixLoop::label).toList();
    List<FixClaim> claims = FixClaim.all();
    assertEquals(claims.size(), new HashSet<>(claims).size());
    for (FixClaim claim : claims) {
      assertTrue(labels.containsAll(List.of(claim.first(), claim.second())), claim.toString());
    }
  }

  @Test
  void everyFamilyIsInOneGroup() {
    for (FixInputs inputs : FixInputs.values()) {
      assertFalse(inputs.families().isEmpty());
    }
    assertEquals(
        Family.values().length,
        Arrays.stream(FixInputs.values()).mapToInt(g -> g.families().size()).sum());
  }
}
