package org.certigjk.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.samples.BruteForce;
import org.certigjk.samples.Pair;
import org.certigjk.samples.Pairs;
import org.certigjk.samples.Polytopes;

@PropertyDefaults(edgeCases = EdgeCasesMode.NONE, tries = 300)
class GeometryProperties {

  @Property(seed = "6001")
  @Label("Jales 2024, theorem 2.3: the support point is a point of the set, maximal, lowest index")
  void supportPointIsMaximal(@ForAll(supplier = Pairs.Small.class) Pair pair) {
    for (Vec<BigFraction> d : Polytopes.points(pair.b())) {
      int index = pair.a().supportIndex(d);
      BigFraction value = d.dot(pair.a().get(index));
      assertEquals(value, pair.a().supportValue(d));
      for (int i = 0; i < pair.a().size(); i++) {
        int order = d.dot(pair.a().get(i)).compareTo(value);
        assertTrue(i < index ? order < 0 : order <= 0);
      }
    }
  }

  @Property(seed = "6002")
  @Label("Jales 2024, theorem 2.5: s_A(d) - s_B(-d) is the support point of all differences")
  void supportOfTheDifference(@ForAll(supplier = Pairs.Small.class) Pair pair) {
    MinkowskiDifference<BigFraction> difference = new MinkowskiDifference<>(pair.a(), pair.b());
    for (Vec<BigFraction> d : Polytopes.points(pair.a())) {
      Vec<BigFraction> s = difference.support(d);
      boolean found = false;
      for (int i = 0; i < pair.a().size(); i++) {
        for (int j = 0; j < pair.b().size(); j++) {
          Vec<BigFraction> x = difference.get(i, j);
          assertTrue(d.dot(x).compareTo(d.dot(s)) <= 0);
          found |= x.equals(s);
        }
      }
      assertTrue(found);
    }
  }

  @Property(seed = "6003")
  void spanAgreesWithRank(@ForAll(supplier = Pairs.Small.class) Pair pair) {
    int n = pair.a().dimension();
    LinearSpan<BigFraction> span = new LinearSpan<>(Rationals.INSTANCE, n);
    for (int k = 0; k < pair.a().size(); k++) {
      int before = span.dimension();
      assertEquals(span.add(pair.a().get(k)), span.dimension() == before + 1);
    }
    int rank = BruteForce.rank(BruteForce.exactly(pair.rowsA()));
    assertEquals(rank, span.dimension());
    assertEquals(rank == n, span.isWhole());
    Vec<BigFraction> d = span.orthogonal();
    assertEquals(span.isWhole(), d == null);
    if (d != null) {
      assertFalse(d.isZero());
      Polytopes.points(pair.a()).forEach(x -> assertEquals(BigFraction.ZERO, d.dot(x)));
      assertTrue(span.add(d));
    }
  }
}
