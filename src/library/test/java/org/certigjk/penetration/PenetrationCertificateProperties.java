package org.certigjk.penetration;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.certigjk.samples.Pair;

/** Whatever certificate is accepted, however it was made, proves a true depth. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE, tries = 500)
class PenetrationCertificateProperties {

  @Property(seed = "6101")
  void changedInThePlane(
      @ForAll(supplier = PenetrationProperties.InPlane.class) Pair pair, @ForAll long seed) {
    assertRejectedOrTrue(pair, new Random(seed));
  }

  @Property(seed = "6102")
  void changedInSpace(
      @ForAll(supplier = PenetrationProperties.InSpace.class) Pair pair, @ForAll long seed) {
    assertRejectedOrTrue(pair, new Random(seed));
  }

  /** Any pairs, any facets. */
  @Property(seed = "6103", tries = 2000)
  void made(@ForAll(supplier = PenetrationProperties.InPlane.class) Pair pair, @ForAll long seed) {
    Random random = new Random(seed);
    List<IndexPair> pairs = new ArrayList<>();
    for (int k = 0; k < 4; k++) {
      pairs.add(randomPair(pair, random));
    }
    List<List<Integer>> facets = new ArrayList<>();
    for (int k = 0; k < 4; k++) {
      facets.add(List.of(random.nextInt(4), random.nextInt(4)));
    }
    assertRejectedOrTrue(pair, new PenetrationCertificate<>(pairs, facets, random.nextInt(4)));
  }

  private static void assertRejectedOrTrue(Pair pair, Random random) {
    if (Penetration.depth(pair.a(), pair.b()) instanceof Penetrating<BigFraction> penetrating) {
      for (int k = 0; k < 5; k++) {
        assertRejectedOrTrue(pair, changed(penetrating.certificate(), pair, random));
      }
    }
  }

  private static void assertRejectedOrTrue(
      Pair pair, PenetrationCertificate<BigFraction> certificate) {
    if (certificate.certifies(pair.a(), pair.b())) {
      Vec<BigFraction> proved = certificate.penetrationVector(pair.a(), pair.b());
      List<List<BigFraction>> nearest = DepthOracle.of(pair.rowsA(), pair.rowsB()).nearest();
      assertTrue(
          nearest.stream().anyMatch(x -> Vec.from(Rationals.INSTANCE, x).equals(proved)),
          () -> certificate + " for " + pair);
    }
  }

  private static IndexPair randomPair(Pair pair, Random random) {
    return new IndexPair(random.nextInt(pair.rowsA().length), random.nextInt(pair.rowsB().length));
  }

  private static PenetrationCertificate<BigFraction> changed(
      PenetrationCertificate<BigFraction> certificate, Pair pair, Random random) {
    List<IndexPair> pairs = new ArrayList<>(certificate.pairs());
    List<List<Integer>> facets = new ArrayList<>(certificate.facets());
    int nearest = certificate.nearest();
    int f = random.nextInt(facets.size());
    switch (random.nextInt(5)) {
      case 0 -> pairs.set(random.nextInt(pairs.size()), randomPair(pair, random));
      case 1 -> {
        List<Integer> facet = new ArrayList<>(facets.get(f));
        facet.set(random.nextInt(facet.size()), random.nextInt(pairs.size()));
        facets.set(f, facet);
      }
      case 2 -> facets.remove(f);
      case 3 -> facets.add(facets.get(f));
      default -> nearest = f;
    }
    return new PenetrationCertificate<>(pairs, facets, nearest);
  }
}
