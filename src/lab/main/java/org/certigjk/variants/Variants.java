package org.certigjk.variants;

import java.util.Arrays;
import java.util.Set;
import java.util.function.Supplier;
import org.certigjk.hull.HillClimbing.Rule;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.certigjk.variants.VanDenBergenRequest.Option;
import org.certigjk.variants.VanDenBergenRequest.StopRule;

/**
 * All loops of this package, with the settings under which they are compared.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * DistanceVariant<Double> loop =
 *     Variants.named("van-den-bergen-robust").create(JohnsonSubAlgorithm::new, 200);
 * DistanceVariant<Float> proposed = Variants.PROPOSED.create(200); // signed volumes
 * }</pre>
 */
public enum Variants {
  /** The loop of this library. */
  STRICT_DECREASE(
      "strict-decrease",
      "Jales 2024, algorithm 1, with theorem 3.3 as a test",
      "exact over an exact field; over every field it ends and says when rounding ended it"),
  /** The loop of 1988. */
  EXACT_HALTING(
      "exact-halting",
      "Gilbert, Johnson and Keerthi 1988; Jales 2024, algorithm 1",
      "exact over an exact field; over an inexact one it rarely ends"),
  /** The loop of 1988 with the backup procedure. */
  EXACT_HALTING_BACKUP(
      "exact-halting-backup",
      "Gilbert, Johnson and Keerthi 1988; Jales 2024, algorithms 1 and 3",
      "exact over an exact field; over an inexact one it rarely ends"),
  /** The loop of 1999 before its section 5. */
  VAN_DEN_BERGEN(
      "van-den-bergen",
      "van den Bergen 1999, algorithm 1",
      "within an absolute tolerance over an exact field; nothing over an inexact one"),
  /** The same with a relative tolerance instead, on which the single fixes below build. */
  VAN_DEN_BERGEN_RELATIVE(
      "van-den-bergen-relative",
      "van den Bergen 1999, section 5, termination condition",
      Promise.RELATIVE),
  /** A relative tolerance and ω. */
  VAN_DEN_BERGEN_NEAR_ZERO(
      "van-den-bergen-near-zero",
      "van den Bergen 1999, section 5, termination condition",
      Promise.RELATIVE),
  /** A relative tolerance and the backup procedure. */
  VAN_DEN_BERGEN_BACKUP(
      "van-den-bergen-backup",
      "van den Bergen 1999, section 5, backup procedure of 1988",
      Promise.RELATIVE),
  /** A relative tolerance, and the previous vector where no subset is found. */
  VAN_DEN_BERGEN_PREVIOUS(
      "van-den-bergen-previous",
      "van den Bergen 1999, section 5, backup procedure left out",
      Promise.RELATIVE),
  /** A relative tolerance and the membership stop. */
  VAN_DEN_BERGEN_MEMBERSHIP(
      "van-den-bergen-membership",
      "van den Bergen 1999, section 5, ill-conditioned error bounds",
      Promise.RELATIVE),
  /** A relative tolerance, and a full simplex is taken for v = 0. */
  VAN_DEN_BERGEN_FULL_SIMPLEX(
      "van-den-bergen-full-simplex",
      "van den Bergen 1999, section 4, on the free slot",
      Promise.RELATIVE),
  /** A relative tolerance, and a stop where ‖v‖² does not decrease. */
  VAN_DEN_BERGEN_DECREASE(
      "van-den-bergen-decrease",
      "van den Bergen 1999, with the decrease of theorem 3.3 in Jales 2024 as a test",
      Promise.RELATIVE),
  /** The loop of 1999 with all its fixes. */
  VAN_DEN_BERGEN_ROBUST(
      "van-den-bergen-robust",
      "van den Bergen 1999, algorithm 1 and section 5",
      "within a relative tolerance and ω over an exact field; nothing over an inexact one"),
  /** The same with ω relative to the simplex, as in the book of 2003; ω = 10⁻¹², for doubles. */
  VAN_DEN_BERGEN_RELATIVE_ZERO(
      "van-den-bergen-relative-zero",
      "van den Bergen 1999 and Collision Detection in Interactive 3D Environments (2003)",
      "within relative tolerances over an exact field; nothing over an inexact one"),
  /** The loop that docs/robustness.md recommends to write, with ω in units of the precision. */
  PROPOSED(
      "proposed",
      "docs/robustness.md; van den Bergen 1999, sections 4 and 5, and 2003; Montanari, Petrinic and"
          + " Barbieri 2017",
      "within a relative tolerance over an exact field; nothing over an inexact one"),
  /** Stop where vᵀ(v &minus; s) is small. */
  SQUARED_GAP_ABSOLUTE(
      "squared-gap-absolute",
      "the solver of Greer's paper; an absolute bound on vᵀ(v − s)",
      "‖v − v(A ⊖ B)‖² within the tolerance over an exact field; nothing over an inexact one"),
  /** Stop where vᵀ(v &minus; s) is small beside ‖v‖². */
  SQUARED_GAP_RELATIVE(
      "squared-gap-relative",
      "a bound on vᵀ(v − s) relative to ‖v‖², usual in present implementations",
      "‖v − v(A ⊖ B)‖² within the tolerance times ‖v‖² over an exact field; nothing over an"
          + " inexact one"),
  /** Only whether the bodies meet. */
  SEPARATING_AXIS(
      "separating-axis",
      "van den Bergen 1999, algorithm 2; Jales 2024, algorithm 6",
      "the right claim, without a distance, over an exact field; nothing over an inexact one"),
  /** The loop of the blog post, corrected. */
  DIVIDE_AND_CONQUER(
      "divide-and-conquer",
      "A divide-and-conquer implementation of the GJK algorithm (2018), steps 4 and 6 corrected",
      "exact over an exact field; nothing over an inexact one"),
  /** Momentum. */
  NESTEROV(
      "nesterov",
      "Montaut, Le Lidec, Petrik, Sivic and Carpentier 2022",
      "‖v − v(A ⊖ B)‖² within the tolerance over an exact field; nothing over an inexact one"),
  /** Momentum with unit vectors; the field must have roots. */
  NESTEROV_NORMALISED(
      "nesterov-normalised",
      "Montaut, Le Lidec, Petrik, Sivic and Carpentier 2022, for bodies not strictly convex",
      "‖v − v(A ⊖ B)‖² within the tolerance over an exact field; nothing over an inexact one"),
  /** The published loop for polygons, its steps as listed. */
  ALZUBAIDI(
      "alzubaidi",
      "Alzubaidi and Al-Saud, section 5",
      "nothing, over any field, as listed; right over an exact field with t in [0, 1] and steps 12"
          + " and 14 mended"),
  /** The same with the slip of equation (7) alone. */
  ALZUBAIDI_UNCLAMPED(
      "alzubaidi-closer-edge-closest-point",
      "Alzubaidi and Al-Saud, section 5, steps 12 and 14 mended",
      Promise.NONE),
  /** The same with the fault of step 12 alone. */
  ALZUBAIDI_FIRST_POINT(
      "alzubaidi-clamp-closer-edge",
      "Alzubaidi and Al-Saud, section 5, with t in [0, 1] and step 14 mended",
      Promise.NONE),
  /** The same with the fault of step 14 alone. */
  ALZUBAIDI_CLOSER_VERTEX(
      "alzubaidi-clamp-closest-point",
      "Alzubaidi and Al-Saud, section 5, with t in [0, 1] and step 12 mended",
      Promise.NONE),
  /** The same without its faults. */
  ALZUBAIDI_MENDED(
      "alzubaidi-clamp-closer-edge-closest-point",
      "Alzubaidi and Al-Saud, section 5, with t in [0, 1] and steps 12 and 14 mended",
      "within a tolerance over an exact field; nothing over an inexact one"),
  /** The loop of the blog post with step 4 to the letter. */
  DIVIDE_AND_CONQUER_COMPARISON(
      "divide-and-conquer-printed-comparison",
      "A divide-and-conquer implementation of the GJK algorithm (2018), step 6 corrected",
      Promise.NONE),
  /** The loop of the blog post with step 6 to the letter. */
  DIVIDE_AND_CONQUER_REDUCTION(
      "divide-and-conquer-printed-reduction",
      "A divide-and-conquer implementation of the GJK algorithm (2018), step 4 corrected",
      Promise.NONE),
  /** The loop of the blog post to the letter. */
  DIVIDE_AND_CONQUER_PRINTED(
      "divide-and-conquer-printed-comparison-printed-reduction",
      "A divide-and-conquer implementation of the GJK algorithm (2018), as printed",
      Promise.NONE),
  /** The separating-axis loop as printed, begun with v = 0. */
  SEPARATING_AXIS_FROM_ZERO(
      "separating-axis-from-zero", "Jales 2024, algorithm 6, begun with v = 0", Promise.NONE),
  /** The loop of 1988 with support points found by climbing. */
  HILL_CLIMBING(
      "hill-climbing",
      "Jales 2024, algorithms 1 and 4, going through plateaus",
      "exact over an exact field; over an inexact one it rarely ends"),
  /** The same with the climbing as printed. */
  HILL_CLIMBING_PRINTED(
      "hill-climbing-printed", "Jales 2024, algorithms 1 and 5, as printed", Promise.NONE);

  private static final double SQUARED_TOLERANCE = 1e-12;

  /** A promise that several make. */
  private static final class Promise {
    static final String NONE = "nothing, over any field";

    static final String RELATIVE =
        "within a relative tolerance over an exact field; nothing over an inexact one";
  }

  private final String label;
  private final String source;
  private final String promise;

  Variants(String label, String source, String promise) {
    this.label = label;
    this.source = source;
    this.promise = promise;
  }

  /** Returns the name in kebab case. */
  public String label() {
    return label;
  }

  /** Returns where it comes from. */
  public String source() {
    return source;
  }

  /** Returns over which fields it promises what. */
  public String promise() {
    return promise;
  }

  /** Returns whether it asks a distance sub-algorithm. */
  public boolean usesSubAlgorithm() {
    return !keepsTwoPoints() && this != SEPARATING_AXIS_FROM_ZERO;
  }

  /** Returns whether it is the loop for polygons that keeps two points, as listed or mended. */
  public boolean keepsTwoPoints() {
    return switch (this) {
      case ALZUBAIDI, ALZUBAIDI_UNCLAMPED, ALZUBAIDI_FIRST_POINT -> true;
      case ALZUBAIDI_CLOSER_VERTEX, ALZUBAIDI_MENDED -> true;
      default -> false;
    };
  }

  /** Returns whether it stops where no point goes farther against v than those of W, or so. */
  public boolean comparesWithSimplex() {
    return switch (this) {
      case DIVIDE_AND_CONQUER, DIVIDE_AND_CONQUER_COMPARISON -> true;
      case DIVIDE_AND_CONQUER_REDUCTION, DIVIDE_AND_CONQUER_PRINTED -> true;
      default -> false;
    };
  }

  /**
   * Returns whether the studies compare it as a published loop: not those that have a part of the
   * faults of another, nor {@link #PROPOSED}, which the study fixes makes of its fixes as {@code
   * all-backup-axis}.
   */
  public boolean isCompared() {
    return this == ALZUBAIDI
        || this == DIVIDE_AND_CONQUER
        || !(this == PROPOSED
            || keepsTwoPoints()
            || comparesWithSimplex()
            || isBegunWithZero()
            || climbs());
  }

  /**
   * Returns the sub-algorithm that is taken if none is named: signed volumes for {@link #PROPOSED},
   * one of whose fixes they are, Johnson's for others.
   */
  public SubAlgorithm usualSubAlgorithm() {
    return this == PROPOSED ? SubAlgorithm.SIGNED_VOLUMES : SubAlgorithm.JOHNSON;
  }

  private boolean isBegunWithZero() {
    return this == SEPARATING_AXIS_FROM_ZERO;
  }

  /** Returns whether it climbs to its support points along the hull. */
  public boolean climbs() {
    return this == HILL_CLIMBING || this == HILL_CLIMBING_PRINTED;
  }

  /** Returns whether it needs an {@link org.certigjk.field.EuclideanField}. */
  public boolean needsRoots() {
    return this == NESTEROV_NORMALISED;
  }

  /** Returns whether it starts with W = ∅, and its first point only gives the first v. */
  public boolean startsEmpty() {
    return switch (this) {
      case STRICT_DECREASE, EXACT_HALTING, EXACT_HALTING_BACKUP -> false;
      case NESTEROV, NESTEROV_NORMALISED, HILL_CLIMBING, HILL_CLIMBING_PRINTED -> false;
      case SEPARATING_AXIS, SEPARATING_AXIS_FROM_ZERO -> true;
      default ->
          !keepsTwoPoints() && !comparesWithSimplex() && !request().has(Option.START_IN_SIMPLEX);
    };
  }

  /** Returns whether it takes bodies of this dimension. */
  public boolean handles(int dimension) {
    return (keepsTwoPoints() || climbs()) ? dimension == 2 : dimension >= 1;
  }

  /**
   * Returns the variant with this label.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Variants named(String label) {
    return Arrays.stream(values())
        .filter(variant -> variant.label.equals(label))
        .findFirst()
        .orElseThrow(
            () -> new IllegalArgumentException("no variant of the loop is called " + label));
  }

  /**
   * Makes the loop with its usual sub-algorithm; it records no trace.
   *
   * @param maxIterations after so many iterations it gives up
   * @param <E> the type of the coordinates
   */
  public <E> DistanceVariant<E> create(int maxIterations) {
    return create(usualSubAlgorithm()::<E>create, maxIterations);
  }

  /**
   * Makes the loop, which records no trace.
   *
   * @param subAlgorithm makes the sub-algorithm of each query
   * @param maxIterations after so many iterations it gives up
   * @param <E> the type of the coordinates
   */
  public <E> DistanceVariant<E> create(
      Supplier<? extends DistanceSubAlgorithm<E>> subAlgorithm, int maxIterations) {
    return create(subAlgorithm, maxIterations, false);
  }

  /**
   * Makes the loop.
   *
   * @param subAlgorithm makes the sub-algorithm of each query
   * @param maxIterations after so many iterations it gives up
   * @param trace whether its results record every state
   * @param <E> the type of the coordinates
   */
  public <E> DistanceVariant<E> create(
      Supplier<? extends DistanceSubAlgorithm<E>> subAlgorithm, int maxIterations, boolean trace) {
    return switch (this) {
      case STRICT_DECREASE -> new StrictDecrease<E>(subAlgorithm, maxIterations).withTrace(trace);
      case EXACT_HALTING ->
          new ExactHalting<E>(subAlgorithm).withMaxIterations(maxIterations).withTrace(trace);
      case EXACT_HALTING_BACKUP ->
          new ExactHalting<E>(subAlgorithm)
              .withBackup()
              .withMaxIterations(maxIterations)
              .withTrace(trace);
      case HILL_CLIMBING, HILL_CLIMBING_PRINTED ->
          new ByHillClimbing<E>(
              label,
              new ExactHalting<E>(subAlgorithm).withMaxIterations(maxIterations).withTrace(trace),
              this == HILL_CLIMBING ? Rule.CORRECTED : Rule.PRINTED_CORRECTION);
      case DIVIDE_AND_CONQUER,
          DIVIDE_AND_CONQUER_COMPARISON,
          DIVIDE_AND_CONQUER_REDUCTION,
          DIVIDE_AND_CONQUER_PRINTED ->
          divideAndConquer(DivideAndConquer.<E>of(subAlgorithm))
              .withMaxIterations(maxIterations)
              .withTrace(trace);
      case SEPARATING_AXIS_FROM_ZERO ->
          new PublishedSeparatingAxis<E>(subAlgorithm, maxIterations).fromZero().withTrace(trace);
      case SEPARATING_AXIS ->
          new PublishedSeparatingAxis<E>(subAlgorithm, maxIterations).withTrace(trace);
      case NESTEROV ->
          new NesterovAccelerated<E>(subAlgorithm)
              .withMaxIterations(maxIterations)
              .withTrace(trace);
      case NESTEROV_NORMALISED ->
          new NesterovAccelerated<E>(subAlgorithm)
              .normalised()
              .withMaxIterations(maxIterations)
              .withTrace(trace);
      case ALZUBAIDI,
          ALZUBAIDI_UNCLAMPED,
          ALZUBAIDI_FIRST_POINT,
          ALZUBAIDI_CLOSER_VERTEX,
          ALZUBAIDI_MENDED ->
          mended(new Alzubaidi<E>()).withMaxIterations(maxIterations).withTrace(trace);
      case PROPOSED -> new Proposed<>(label, subAlgorithm, maxIterations, trace);
      default ->
          new VanDenBergen<>(
              label, request().withMaxIterations(maxIterations).withTrace(trace), subAlgorithm);
    };
  }

  private <E> DivideAndConquer<E> divideAndConquer(DivideAndConquer<E> corrected) {
    return switch (this) {
      case DIVIDE_AND_CONQUER_COMPARISON -> corrected.withPrintedComparison();
      case DIVIDE_AND_CONQUER_REDUCTION -> corrected.withPrintedReduction();
      case DIVIDE_AND_CONQUER_PRINTED -> corrected.withPrintedComparison().withPrintedReduction();
      default -> corrected;
    };
  }

  private <E> Alzubaidi<E> mended(Alzubaidi<E> listed) {
    return switch (this) {
      case ALZUBAIDI_UNCLAMPED -> listed.withCloserEdge().withClosestPoint();
      case ALZUBAIDI_FIRST_POINT -> listed.withClamp().withCloserEdge();
      case ALZUBAIDI_CLOSER_VERTEX -> listed.withClamp().withClosestPoint();
      case ALZUBAIDI_MENDED -> listed.withClamp().withCloserEdge().withClosestPoint();
      default -> listed;
    };
  }

  private VanDenBergenRequest request() {
    VanDenBergenRequest published = VanDenBergenRequest.published();
    VanDenBergenRequest robust = VanDenBergenRequest.robust();
    VanDenBergenRequest relative = robust.withNearZero(0).withOptions(Set.of());
    return switch (this) {
      case VAN_DEN_BERGEN_RELATIVE -> relative;
      case VAN_DEN_BERGEN_NEAR_ZERO -> relative.withNearZero(robust.nearZero());
      case VAN_DEN_BERGEN_BACKUP -> relative.with(Option.BACKUP);
      case VAN_DEN_BERGEN_PREVIOUS -> relative.with(Option.PREVIOUS_VECTOR);
      case VAN_DEN_BERGEN_MEMBERSHIP -> relative.with(Option.MEMBERSHIP_STOP);
      case VAN_DEN_BERGEN_FULL_SIMPLEX -> relative.with(Option.FULL_SIMPLEX_MEETS);
      case VAN_DEN_BERGEN_DECREASE -> relative.with(Option.DECREASE_STOP);
      case VAN_DEN_BERGEN_ROBUST -> robust;
      case VAN_DEN_BERGEN_RELATIVE_ZERO -> robust.withNearZero(0).withRelativeNearZero(1e-12);
      case SQUARED_GAP_ABSOLUTE ->
          published.withRule(StopRule.SQUARED_GAP).withAbsoluteTolerance(SQUARED_TOLERANCE);
      case SQUARED_GAP_RELATIVE ->
          published
              .withRule(StopRule.SQUARED_GAP)
              .withAbsoluteTolerance(0)
              .withRelativeTolerance(SQUARED_TOLERANCE);
      default -> published;
    };
  }
}
