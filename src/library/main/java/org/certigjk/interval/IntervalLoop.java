package org.certigjk.interval;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.certificate.TouchingCertificate;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.MinkowskiDifference;
import org.certigjk.geometry.SeenPoints;
import org.certigjk.geometry.SupportMapping;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.SquaredDistanceBounds;
import org.certigjk.gjk.Verdict;
import org.certigjk.gjk.ZeroCertifier;
import org.certigjk.shape.BoundedSupportMapping;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.simplex.SubSimplex;
import org.jspecify.annotations.Nullable;

/** One search of {@link IntervalGjk}: the state of the loop, and its result. */
final class IntervalLoop {

  /** The bits of a direction in the search for a certificate of contact. */
  private static final int CONTACT_BITS = 128;

  /** The bits of a direction where no tolerance says how many are needed. */
  private static final int BITS_WITHOUT_TOLERANCE = 256;

  /** A direction rounded by 2^-4 of the tolerance costs less than half of it. */
  private static final int SPARE_BITS = 4;

  private final SupportMapping<BigFraction> a;
  private final SupportMapping<BigFraction> b;
  private final SeenPoints<BigFraction> seenA;
  private final SeenPoints<BigFraction> seenB;
  private final MinkowskiDifference<BigFraction> difference;
  private final DistanceSubAlgorithm<BigFraction> subAlgorithm = new JohnsonSubAlgorithm<>();
  private final IntervalTolerance tolerance;
  private final int maxIterations;

  /** A number ‖x‖² ≤ R² for all x ∈ A ⊖ B. */
  private final BigFraction squaredRadius;

  /** W, with its weights, and v. */
  private List<IndexPair> pairs = List.of(new IndexPair(0, 0));

  private Vec<BigFraction> weights;
  private Vec<BigFraction> v;

  private BigFraction lower = BigFraction.ZERO;
  private BigFraction upper;
  private @Nullable Vec<BigFraction> direction;

  /** A direction with u_X(−d) = 0: if the bodies meet, they only touch. */
  private @Nullable Vec<BigFraction> supporting;

  private int iterations;

  @SuppressWarnings("nullness:method.invocation") // the methods use only what is set before them
  IntervalLoop(
      SupportMapping<BigFraction> a, SupportMapping<BigFraction> b, IntervalRequest request) {
    this.a = a;
    this.b = b;
    this.seenA = new SeenPoints<>(a);
    this.seenB = new SeenPoints<>(b);
    this.difference = new MinkowskiDifference<>(seenA, seenB);
    this.tolerance = new IntervalTolerance(request);
    this.maxIterations = request.maxIterations();
    this.squaredRadius = squaredRadius();
    this.v = difference.get(0, 0);
    this.weights = v.withCoordinates(BigFraction.ONE);
    this.upper = v.squaredNorm();
  }

  /** The sum over the axes of the squares of the greatest coordinates. */
  private BigFraction squaredRadius() {
    BigFraction sum = BigFraction.ZERO;
    for (int i = 0; i < a.dimension(); i++) {
      Vec<BigFraction> axis = Vec.unit(a.field(), a.dimension(), i);
      BigFraction above = bound(axis);
      BigFraction below = bound(axis.unaryMinus());
      BigFraction greatest = above.compareTo(below) > 0 ? above : below;
      sum = sum.add(greatest.multiply(greatest));
    }
    return sum;
  }

  /** Returns u_X(d) = u_A(d) + u_B(−d). */
  private BigFraction bound(Vec<BigFraction> d) {
    return BoundedSupportMapping.upperBound(a, d)
        .add(BoundedSupportMapping.upperBound(b, d.unaryMinus()));
  }

  IntervalResult run() {
    IntervalExit exit = pass();
    while (exit == null) {
      iterations++;
      exit = pass();
    }
    if (exit == IntervalExit.ZERO_VECTOR) {
      return meeting();
    }
    boolean apart = exit == IntervalExit.CLOSE_ENOUGH && lower.getNumerator().signum() > 0;
    return result(apart ? Verdict.SEPARATED : Verdict.STOPPED, null, exit);
  }

  /** Makes one pass of the loop; the result says why it must end, {@code null} if it goes on. */
  private @Nullable IntervalExit pass() {
    if (v.isZero()) {
      return IntervalExit.ZERO_VECTOR;
    }
    Vec<BigFraction> d = ShortDirections.rounded(v, directionBits());
    raiseLowerBound(d);
    if (tolerance.isMet(lower, upper)) {
      return IntervalExit.CLOSE_ENOUGH;
    }
    if (iterations == maxIterations) {
      return IntervalExit.ITERATION_LIMIT;
    }
    IndexPair next = new IndexPair(seenA.supportIndex(d.unaryMinus()), seenB.supportIndex(d));
    return insert(next) ? null : IntervalExit.NO_DECREASE;
  }

  /**
   * The bits that d needs: if d is off by a vector e, its bound is off by ‖e‖R/‖d‖, which shall be
   * small beside the width that is allowed.
   */
  private int directionBits() {
    BigFraction squaredWidth = tolerance.squaredWidth(upper);
    if (squaredWidth.getNumerator().signum() == 0) {
      return isPolyhedral() ? Integer.MAX_VALUE : BITS_WITHOUT_TOLERANCE;
    }
    BigFraction ratio = squaredRadius.divide(squaredWidth);
    int log = ratio.getNumerator().bitLength() - ratio.getDenominator().bitLength() + 1;
    return SPARE_BITS + Math.max(log, 0) / 2 + v.dimension();
  }

  private boolean isPolyhedral() {
    return BoundedSupportMapping.isPolyhedral(a) && BoundedSupportMapping.isPolyhedral(b);
  }

  /** Takes (−u_X(−d))²/‖d‖² for the lower bound if it is greater. */
  private void raiseLowerBound(Vec<BigFraction> d) {
    BigFraction height = bound(d.unaryMinus()).negate();
    if (height.getNumerator().signum() == 0) {
      supporting = d;
    }
    if (height.getNumerator().signum() <= 0) {
      return;
    }
    BigFraction squared = height.multiply(height).divide(d.squaredNorm());
    if (squared.compareTo(lower) > 0) {
      lower = squared;
      direction = d;
    }
  }

  /** Makes W the subset of W with this pair that the sub-algorithm finds, if v gets shorter. */
  private boolean insert(IndexPair next) {
    List<IndexPair> candidates = new ArrayList<>(pairs);
    candidates.add(next);
    Vec<BigFraction>[] y =
        difference.get(IndexPair.indicesA(candidates), IndexPair.indicesB(candidates));
    BigFraction scale = clear(y);
    SubSimplex<BigFraction> reduced =
        Objects.requireNonNull(subAlgorithm.solve(y), "an exact field always has a subset");
    Vec<BigFraction> shorter = reduced.v().times(scale.reciprocal());
    BigFraction squaredNorm = shorter.squaredNorm();
    if (squaredNorm.compareTo(upper) >= 0) {
      return false;
    }
    pairs = select(candidates, reduced);
    weights = reduced.weights();
    v = shorter;
    upper = squaredNorm;
    return true;
  }

  /**
   * Makes the coordinates integers by a common factor, which it returns: sums then need no common
   * denominators.
   */
  private BigFraction clear(Vec<BigFraction>[] y) {
    OrderedField<BigFraction> field = v.field();
    BigFraction scale = field.one();
    for (Vec<BigFraction> point : y) {
      for (int i = 0; i < point.dimension(); i++) {
        scale = field.clearDenominator(scale, point.get(i));
      }
    }
    for (int k = 0; k < y.length; k++) {
      y[k] = y[k].times(scale);
    }
    return scale;
  }

  private static List<IndexPair> select(List<IndexPair> candidates, SubSimplex<?> subset) {
    List<IndexPair> selected = new ArrayList<>();
    for (int k = 0; k < subset.size(); k++) {
      selected.add(candidates.get(subset.index(k)));
    }
    return selected;
  }

  /** The bodies meet, since 0 ∈ conv W: looks for the certificate of touching or overlapping. */
  private IntervalResult meeting() {
    upper = BigFraction.ZERO;
    Certificate<BigFraction> certificate =
        supporting != null
            ? new TouchingCertificate<>(pairs, weights, supporting)
            : new ZeroCertifier<>(
                    shortly(a, seenA), shortly(b, seenB), pairs, weights, maxIterations)
                .find();
    if (certificate == null
        || isTouchingUnproved(certificate)
        || !certificate.proves(seenA.polytope(), seenB.polytope())) {
      return result(Verdict.STOPPED, null, IntervalExit.CONTACT_UNDECIDED);
    }
    Verdict verdict =
        certificate instanceof TouchingCertificate ? Verdict.TOUCHING : Verdict.OVERLAPPING;
    return result(verdict, certificate, IntervalExit.ZERO_VECTOR);
  }

  private static IndexedSupportMapping<BigFraction> shortly(
      SupportMapping<BigFraction> region, SeenPoints<BigFraction> seen) {
    return BoundedSupportMapping.isPolyhedral(region)
        ? seen
        : new ShortDirections(seen, CONTACT_BITS);
  }

  /** Returns whether the direction might have a point of A ⊖ B, though none was seen, behind it. */
  private boolean isTouchingUnproved(Certificate<BigFraction> certificate) {
    return certificate instanceof TouchingCertificate<BigFraction> touching
        && bound(touching.direction().unaryMinus()).getNumerator().signum() > 0;
  }

  private IntervalResult result(
      Verdict verdict, @Nullable Certificate<BigFraction> certificate, IntervalExit exit) {
    return new IntervalResult(
        verdict,
        new SquaredDistanceBounds(lower, upper),
        direction,
        seenA.polytope(),
        seenB.polytope(),
        pairs,
        weights,
        certificate,
        exit,
        iterations);
  }
}
