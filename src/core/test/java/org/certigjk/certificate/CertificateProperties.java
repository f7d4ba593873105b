package org.certigjk.certificate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.constraints.IntRange;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.MinkowskiDifference;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.samples.Pair;
import org.certigjk.samples.Pairs;

/** A certificate that is changed is accepted only where it is still a proof. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE, tries = 300)
class CertificateProperties {

  private static Certificate<BigFraction> certificate(
      Polytope<BigFraction> a, Polytope<BigFraction> b) {
    DistanceResult<BigFraction> result = Gjk.distance(a, b);
    assertInstanceOf(DistanceResult.Answer.class, result);
    return ((DistanceResult.Answer<BigFraction>) result).certificate();
  }

  private static Certificate<BigFraction> with(
      Certificate<BigFraction> certificate, List<IndexPair> pairs, Vec<BigFraction> weights) {
    if (certificate instanceof TouchingCertificate<BigFraction> touching) {
      return new TouchingCertificate<>(pairs, weights, touching.direction());
    }
    if (certificate instanceof OverlappingCertificate<BigFraction> overlapping) {
      return new OverlappingCertificate<>(pairs, weights, overlapping.basis());
    }
    return new SeparatedCertificate<>(pairs, weights);
  }

  /** The vector that a certificate combines: v, or 0. */
  private static Vec<BigFraction> combined(
      Certificate<BigFraction> certificate, Polytope<BigFraction> a, Polytope<BigFraction> b) {
    return certificate
        .weights()
        .combination(
            new MinkowskiDifference<>(a, b)
                .get(
                    IndexPair.indicesA(certificate.pairs()),
                    IndexPair.indicesB(certificate.pairs())));
  }

  @Property(seed = "4001")
  void changedWeightIsRejected(
      @ForAll(supplier = Pairs.Small.class) Pair pair, @ForAll @IntRange(max = 9) int at) {
    Certificate<BigFraction> certificate = certificate(pair.a(), pair.b());
    int k = at % certificate.pairs().size();
    Vec<BigFraction> unit = Vec.unit(Rationals.INSTANCE, certificate.pairs().size(), k);
    for (BigFraction change : List.of(new BigFraction(1, 1_000_000_007), BigFraction.TWO)) {
      Vec<BigFraction> weights = certificate.weights().plus(unit.times(change));
      Violation<BigFraction> violation =
          with(certificate, certificate.pairs(), weights).violation(pair.a(), pair.b());
      assertTrue(violation != null);
      assertEquals(Condition.WEIGHTS_SUM_TO_ONE, violation.condition());
      assertEquals(change, violation.amount());
    }
  }

  /** v is unique, so weights that combine to another vector cannot be right. */
  @Property(seed = "4002")
  void changedIndexIsRejectedUnlessTheVectorIsTheSame(
      @ForAll(supplier = Pairs.Small.class) Pair pair,
      @ForAll @IntRange(max = 9) int at,
      @ForAll @IntRange(max = 9) int to,
      @ForAll boolean inA) {
    Certificate<BigFraction> certificate = certificate(pair.a(), pair.b());
    List<IndexPair> pairs = new ArrayList<>(certificate.pairs());
    IndexPair old = pairs.get(at % pairs.size());
    pairs.set(
        at % pairs.size(),
        inA
            ? new IndexPair(to % pair.a().size(), old.b())
            : new IndexPair(old.a(), to % pair.b().size()));
    Certificate<BigFraction> changed = with(certificate, pairs, certificate.weights());
    boolean sameVector =
        combined(changed, pair.a(), pair.b()).equals(combined(certificate, pair.a(), pair.b()));
    if (!(certificate instanceof OverlappingCertificate)) {
      assertEquals(sameVector, changed.certifies(pair.a(), pair.b()));
    } else if (!sameVector) {
      assertFalse(changed.certifies(pair.a(), pair.b()));
    }
  }

  @Property(seed = "4003")
  void onlyOneKindExists(
      @ForAll(supplier = Pairs.Small.class) Pair pair,
      @ForAll(supplier = Pairs.Small.class) Pair other) {
    Certificate<BigFraction> certificate = certificate(pair.a(), pair.b());
    List<IndexPair> pairs = certificate.pairs();
    Vec<BigFraction> weights = certificate.weights();
    if (!(certificate instanceof SeparatedCertificate)) {
      assertFalse(new SeparatedCertificate<>(pairs, weights).certifies(pair.a(), pair.b()));
    }
    if (!(certificate instanceof TouchingCertificate)) {
      Vec<BigFraction> d = other.a().get(0);
      assertFalse(new TouchingCertificate<>(pairs, weights, d).certifies(pair.a(), pair.b()));
    }
    if (!(certificate instanceof OverlappingCertificate)) {
      List<Integer> basis = new ArrayList<>();
      for (int k = 0; k < pair.a().dimension(); k++) {
        basis.add(k % pairs.size());
      }
      assertFalse(
          new OverlappingCertificate<>(pairs, weights, basis).certifies(pair.a(), pair.b()));
    }
  }

  /** A point beyond the plane of v refutes a certificate of separation. */
  @Property(seed = "4004")
  void nearerPointRefutes(@ForAll(supplier = Pairs.Small.class) Pair pair) {
    Certificate<BigFraction> certificate = certificate(pair.a(), pair.b());
    if (certificate instanceof SeparatedCertificate) {
      Vec<BigFraction> v = combined(certificate, pair.a(), pair.b());
      List<Vec<BigFraction>> points = new ArrayList<>();
      for (int i = 0; i < pair.a().size(); i++) {
        points.add(pair.a().get(i));
      }
      Vec<BigFraction> nearer = pair.b().get(0).plus(v.times(new BigFraction(999, 1000)));
      points.add(nearer);
      Polytope<BigFraction> larger = Polytope.from(points);
      Violation<BigFraction> violation = certificate.violation(larger, pair.b());
      assertTrue(violation != null);
      assertEquals(Condition.VECTOR_SUPPORTS, violation.condition());
      assertEquals(pair.a().size(), violation.indices()[0]);
    }
  }
}
