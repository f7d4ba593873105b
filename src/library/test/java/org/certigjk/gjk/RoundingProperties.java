package org.certigjk.gjk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.constraints.IntRange;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Doubles;
import org.certigjk.field.OrderedField;
import org.certigjk.number.Floats;
import org.certigjk.samples.Pair;
import org.certigjk.samples.Pairs;
import org.certigjk.simplex.BackupProcedure;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.certigjk.simplex.JohnsonSubAlgorithm;

/** The loop over fields that round: it ends, it throws nothing, and its bounds are true. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE)
class RoundingProperties {

  @Property(seed = "3001", tries = 120)
  void doublesOnSmallIntegers(@ForAll(supplier = Pairs.Scaled.class) Pair pair) {
    endsTruthfully(pair, Doubles.INSTANCE, List.of(new IndexPair(0, 0)));
  }

  @Property(seed = "3002", tries = 400)
  void doublesOnAnything(@ForAll(supplier = Pairs.Wild.class) Pair pair) {
    ends(pair, Doubles.INSTANCE, List.of(new IndexPair(0, 0)));
  }

  @Property(seed = "3003", tries = 400)
  void doublesOnAnythingFromAnySimplex(
      @ForAll(supplier = Pairs.Wild.class) Pair pair,
      @ForAll @IntRange(min = 2, max = 6) int size,
      @ForAll Random random) {
    ends(pair, Doubles.INSTANCE, randomStart(pair, size, random));
  }

  @Property(seed = "3004", tries = 8)
  void boundsOnAnyDoublesAreTrue(@ForAll(supplier = Pairs.Wild.class) Pair pair) {
    endsTruthfully(pair, Doubles.INSTANCE, List.of(new IndexPair(0, 0)));
  }

  @Property(seed = "3005", tries = 120)
  void floatsOnAnything(@ForAll(supplier = Pairs.WildFloats.class) Pair pair) {
    endsTruthfully(pair, Floats.INSTANCE, List.of(new IndexPair(0, 0)));
  }

  @Property(seed = "3006", tries = 120)
  void floatsOnAnythingFromAnySimplex(
      @ForAll(supplier = Pairs.WildFloats.class) Pair pair,
      @ForAll @IntRange(min = 2, max = 6) int size,
      @ForAll Random random) {
    endsTruthfully(pair, Floats.INSTANCE, randomStart(pair, size, random));
  }

  private static List<IndexPair> randomStart(Pair pair, int size, Random random) {
    List<IndexPair> start = new ArrayList<>();
    for (int k = 0; k < size; k++) {
      start.add(
          new IndexPair(random.nextInt(pair.rowsA().length), random.nextInt(pair.rowsB().length)));
    }
    return start;
  }

  private static <E> List<DistanceResult<E>> ends(
      Pair pair, OrderedField<E> field, List<IndexPair> start) {
    List<DistanceResult<E>> results = new ArrayList<>();
    for (DistanceSubAlgorithm<E> subAlgorithm :
        List.of(new JohnsonSubAlgorithm<E>(), new BackupProcedure<E>())) {
      DistanceResult<E> result =
          Gjk.distance(
              pair.a(field),
              pair.b(field),
              DistanceRequest.<E>defaults().withStart(start).withSubAlgorithm(subAlgorithm));
      assertNotNull(result.closestPoints());
      assertTrue(result.iterations() < 1000);
      results.add(result);
    }
    return results;
  }

  private static <E> void endsTruthfully(Pair pair, OrderedField<E> field, List<IndexPair> start) {
    for (DistanceResult<E> result : ends(pair, field, start)) {
      if (result instanceof Stopped<E> stopped) {
        BigFraction exact = GjkProperties.answer(pair.a(), pair.b()).squaredDistance();
        assertTrue(stopped.bounds().lower().compareTo(exact) <= 0);
        assertTrue(stopped.bounds().upper().compareTo(exact) >= 0);
        assertEquals(Verdict.STOPPED, stopped.verdict());
      } else {
        assertEquals(
            result.verdict() == Verdict.SEPARATED ? ExitReason.OPTIMAL : ExitReason.ZERO_VECTOR,
            result.exit());
      }
    }
  }
}
