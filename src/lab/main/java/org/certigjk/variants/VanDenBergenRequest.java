package org.certigjk.variants;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Consumer;

/**
 * The options of {@link VanDenBergen}, each for itself, so that a study can tell them apart.
 *
 * <p>A tolerance of 0 asks for equality of the bounds. Absolute tolerances are lengths in the unit
 * of the coordinates (of {@link StopRule#SQUARED_GAP} squared lengths); relative ones are pure
 * numbers.
 *
 * <p><b>Example.</b> {@code VanDenBergenRequest.published().with(Option.MEMBERSHIP_STOP)}
 *
 * @param rule how the error of v is estimated
 * @param absoluteTolerance ε: stop where the error is at most ε
 * @param relativeTolerance ε: stop where the error is at most ε times the size of v
 * @param nearZero ω: where ‖v‖ &le; ω, v is taken for 0; ω = 0 switches this off
 * @param relativeNearZero ω: where ‖v‖² &le; ω² max { ‖y‖² | y ∈ W }, v is taken for 0; ω = 0
 *     switches this off
 * @param options the options that are on
 * @param maxIterations after so many iterations the loop gives up
 * @param trace whether the result records every state
 */
public record VanDenBergenRequest(
    StopRule rule,
    double absoluteTolerance,
    double relativeTolerance,
    double nearZero,
    double relativeNearZero,
    Set<Option> options,
    int maxIterations,
    boolean trace) {

  /** The limit on the iterations in {@link #published()} and {@link #robust()}. */
  public static final int DEFAULT_MAX_ITERATIONS = 1000;

  /** The tolerance of {@link #published()} (absolute) and {@link #robust()} (relative). */
  public static final double DEFAULT_TOLERANCE = 1e-6;

  /** ω in {@link #proposed}, in units of ε. */
  public static final double PROPOSED_OMEGA = 16;

  /** How the error of v is estimated. */
  public enum StopRule {
    /** ‖v‖ &minus; μ with the monotone lower bound μ of ‖v(A ⊖ B)‖ (van den Bergen 1999). */
    LOWER_BOUND,
    /** vᵀ(v &minus; s), which is at least ‖v &minus; v(A ⊖ B)‖²; compared with ε or ε‖v‖². */
    SQUARED_GAP
  }

  /** What can be switched on. */
  public enum Option {
    /** Stop where s is one of W_{k−1} ∪ {w_{k−1}} (van den Bergen 1999, section 5). */
    MEMBERSHIP_STOP,
    /** Stop where ‖v‖² does not become smaller, and keep the v from before. */
    DECREASE_STOP,
    /** Where the sub-algorithm finds no subset, ask the backup procedure (1988). */
    BACKUP,
    /** Where it finds none, return the v from before (van den Bergen 1999, section 5). */
    PREVIOUS_VECTOR,
    /** Where W has n + 1 points, v is taken for 0 (van den Bergen 1999, section 4). */
    FULL_SIMPLEX_MEETS,
    /**
     * Start with W = {a₀ &minus; b₀} as in Jales 2024, not with W = ∅ and only v = a₀ &minus; b₀.
     */
    START_IN_SIMPLEX
  }

  /**
   * Checks and copies.
   *
   * @throws IllegalArgumentException if a tolerance or the limit is negative, infinite or NaN, or
   *     if both {@link Option#BACKUP} and {@link Option#PREVIOUS_VECTOR} are on
   */
  public VanDenBergenRequest {
    requireTolerance("absoluteTolerance", absoluteTolerance);
    requireTolerance("relativeTolerance", relativeTolerance);
    requireTolerance("nearZero", nearZero);
    requireTolerance("relativeNearZero", relativeNearZero);
    if (maxIterations < 0) {
      throw new IllegalArgumentException("a limit of " + maxIterations + " iterations");
    }
    if (options.contains(Option.BACKUP) && options.contains(Option.PREVIOUS_VECTOR)) {
      throw new IllegalArgumentException("BACKUP and PREVIOUS_VECTOR exclude each other");
    }
    Set<Option> copy = EnumSet.noneOf(Option.class);
    copy.addAll(options);
    options = Collections.unmodifiableSet(copy);
  }

  private static void requireTolerance(String name, double tolerance) {
    if (!(tolerance >= 0) || tolerance == Double.POSITIVE_INFINITY) {
      throw new IllegalArgumentException(name + " = " + tolerance + ": a number >= 0 is needed");
    }
  }

  /** Returns algorithm 1 of the paper as printed, with an absolute tolerance and no fix. */
  public static VanDenBergenRequest published() {
    return new VanDenBergenRequest(
        StopRule.LOWER_BOUND, DEFAULT_TOLERANCE, 0, 0, 0, Set.of(), DEFAULT_MAX_ITERATIONS, false);
  }

  /**
   * Returns the algorithm with all that section 5 of the paper adds: a relative tolerance, ω =
   * 10<sup>&minus;10</sup>, the membership stop, the previous vector where no subset is found; and
   * the end at a full simplex of section 4.
   */
  public static VanDenBergenRequest robust() {
    return published()
        .withAbsoluteTolerance(0)
        .withRelativeTolerance(DEFAULT_TOLERANCE)
        .withNearZero(1e-10)
        .with(Option.MEMBERSHIP_STOP)
        .with(Option.PREVIOUS_VECTOR)
        .with(Option.FULL_SIMPLEX_MEETS);
  }

  /**
   * Returns what docs/robustness.md proposes, to be asked of bodies of size 1: the relative
   * tolerance, ω = 16ε relative to W, the membership stop, and the end at a full simplex.
   *
   * @param epsilon ε, the distance from 1 to the next larger number of the precision; 0 over an
   *     exact field
   */
  public static VanDenBergenRequest proposed(double epsilon) {
    return published()
        .withAbsoluteTolerance(0)
        .withRelativeTolerance(DEFAULT_TOLERANCE)
        .withRelativeNearZero(PROPOSED_OMEGA * epsilon)
        .with(Option.MEMBERSHIP_STOP)
        .with(Option.FULL_SIMPLEX_MEETS);
  }

  /** Returns whether an option is on. */
  public boolean has(Option option) {
    return options.contains(option);
  }

  /** Returns this request with an option on. */
  public VanDenBergenRequest with(Option option) {
    Set<Option> more = EnumSet.of(option);
    more.addAll(options);
    return withOptions(more);
  }

  /** Returns this request with an option off. */
  public VanDenBergenRequest without(Option option) {
    Set<Option> fewer = EnumSet.noneOf(Option.class);
    fewer.addAll(options);
    fewer.remove(option);
    return withOptions(fewer);
  }

  /** Returns this request with exactly these options on. */
  public VanDenBergenRequest withOptions(Set<Option> options) {
    return with(draft -> draft.options = options);
  }

  /** Returns this request with another estimate of the error. */
  public VanDenBergenRequest withRule(StopRule rule) {
    return with(draft -> draft.rule = rule);
  }

  /** Returns this request with another absolute tolerance. */
  public VanDenBergenRequest withAbsoluteTolerance(double absoluteTolerance) {
    return with(draft -> draft.absoluteTolerance = absoluteTolerance);
  }

  /** Returns this request with another relative tolerance. */
  public VanDenBergenRequest withRelativeTolerance(double relativeTolerance) {
    return with(draft -> draft.relativeTolerance = relativeTolerance);
  }

  /** Returns this request with another length ω below which v is taken for 0. */
  public VanDenBergenRequest withNearZero(double nearZero) {
    return with(draft -> draft.nearZero = nearZero);
  }

  /** Returns this request with another ratio ω to W below which v is taken for 0. */
  public VanDenBergenRequest withRelativeNearZero(double relativeNearZero) {
    return with(draft -> draft.relativeNearZero = relativeNearZero);
  }

  /** Returns this request with another limit on the iterations. */
  public VanDenBergenRequest withMaxIterations(int maxIterations) {
    return with(draft -> draft.maxIterations = maxIterations);
  }

  /** Returns this request with or without a trace. */
  public VanDenBergenRequest withTrace(boolean trace) {
    return with(draft -> draft.trace = trace);
  }

  private VanDenBergenRequest with(Consumer<Draft> change) {
    Draft draft = new Draft(this);
    change.accept(draft);
    return draft.request();
  }

  /** A request of which one thing is being changed. */
  private static final class Draft {
    private StopRule rule;
    private double absoluteTolerance;
    private double relativeTolerance;
    private double nearZero;
    private double relativeNearZero;
    private Set<Option> options;
    private int maxIterations;
    private boolean trace;

    Draft(VanDenBergenRequest request) {
      rule = request.rule;
      absoluteTolerance = request.absoluteTolerance;
      relativeTolerance = request.relativeTolerance;
      nearZero = request.nearZero;
      relativeNearZero = request.relativeNearZero;
      options = request.options;
      maxIterations = request.maxIterations;
      trace = request.trace;
    }

    VanDenBergenRequest request() {
      return new VanDenBergenRequest(
          rule,
          absoluteTolerance,
          relativeTolerance,
          nearZero,
          relativeNearZero,
          options,
          maxIterations,
          trace);
    }
  }
}
