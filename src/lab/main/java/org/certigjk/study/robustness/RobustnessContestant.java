package org.certigjk.study.robustness;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleFunction;
import org.certigjk.study.Size;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.certigjk.variants.AxisCheckedVariant;
import org.certigjk.variants.DistanceVariant;
import org.certigjk.variants.ScaledVariant;
import org.certigjk.variants.VanDenBergen;
import org.certigjk.variants.VanDenBergenRequest;
import org.certigjk.variants.VanDenBergenRequest.Option;
import org.certigjk.variants.Variants;

/** A distance loop with one of its sub-algorithms. */
public sealed interface RobustnessContestant {

  /** A loop that has made so many iterations counts as one that does not end. */
  int MAX_ITERATIONS = 100;

  /** The sub-algorithm that loops are compared with. */
  SubAlgorithm DEFAULT = SubAlgorithm.JOHNSON;

  /** The loop that sub-algorithms are compared in. */
  String ROBUST = Variants.VAN_DEN_BERGEN_ROBUST.label();

  /** The robust loop with a relative ω, the backup procedure, and scaled coordinates. */
  String THREE_CHANGES = "robust-omega-backup-scaled";

  /** The relative ω, in units of the distance from 1 to the next number. */
  double OMEGA = VanDenBergenRequest.PROPOSED_OMEGA;

  /** Two of these changes. */
  DoubleFunction<VanDenBergenRequest> OMEGA_AND_BACKUP =
      epsilon ->
          VanDenBergenRequest.robust()
              .withNearZero(0)
              .withRelativeNearZero(OMEGA * epsilon)
              .without(Option.PREVIOUS_VECTOR)
              .with(Option.BACKUP);

  /** Returns the name of the loop. */
  String loop();

  SubAlgorithm subAlgorithm();

  /** Returns whether it takes bodies of this dimension. */
  boolean takes(int dimension);

  /** Returns a new variant. */
  <E> DistanceVariant<E> create(RobustnessPrecision<E> precision);

  /** Returns both names. */
  default String label() {
    return loop() + "/" + subAlgorithmLabel();
  }

  /** Returns the name of the sub-algorithm; "own" if the loop has none that can be chosen. */
  String subAlgorithmLabel();

  /** A published loop. */
  record Published(Variants variant, SubAlgorithm subAlgorithm) implements RobustnessContestant {

    @Override
    public String loop() {
      return variant.label();
    }

    @Override
    public String subAlgorithmLabel() {
      return variant.usesSubAlgorithm() ? subAlgorithm.label() : "own";
    }

    @Override
    public boolean takes(int dimension) {
      return variant.handles(dimension) && subAlgorithm.handles(dimension + 1, dimension);
    }

    @Override
    public <E> DistanceVariant<E> create(RobustnessPrecision<E> precision) {
      return variant.create(subAlgorithm::<E>create, MAX_ITERATIONS);
    }
  }

  /**
   * The robust loop of van den Bergen 1999 with something changed.
   *
   * @param loop the name of the loop
   * @param request the options, given the distance from 1 to the next number of the precision
   * @param scaled whether the coordinates are scaled first
   * @param checked whether a separation is believed only if there is an axis for it
   * @param subAlgorithm the sub-algorithm
   */
  record Changed(
      String loop,
      DoubleFunction<VanDenBergenRequest> request,
      boolean scaled,
      boolean checked,
      SubAlgorithm subAlgorithm)
      implements RobustnessContestant {

    @Override
    public String subAlgorithmLabel() {
      return subAlgorithm.label();
    }

    @Override
    public boolean takes(int dimension) {
      return subAlgorithm.handles(dimension + 1, dimension);
    }

    @Override
    public <E> DistanceVariant<E> create(RobustnessPrecision<E> precision) {
      double epsilon = precision.spacing().applyAsDouble(1);
      DistanceVariant<E> loop =
          new VanDenBergen<>(
              request.apply(epsilon).withMaxIterations(MAX_ITERATIONS), subAlgorithm::<E>create);
      DistanceVariant<E> believed = checked ? new AxisCheckedVariant<>(loop) : loop;
      return scaled ? new ScaledVariant<>(believed) : believed;
    }
  }

  /**
   * Returns all, loop by loop.
   *
   * @param size whether every loop gets every sub-algorithm, or only those get it in which the
   *     sub-algorithms are compared
   */
  static List<RobustnessContestant> all(Size size) {
    List<RobustnessContestant> all = new ArrayList<>();
    for (Variants variant : Variants.values()) {
      if (!variant.isCompared()) {
        continue;
      }
      boolean every = size == Size.FULL || variant.label().equals(ROBUST);
      for (SubAlgorithm subAlgorithm : SubAlgorithm.values()) {
        if (subAlgorithm == DEFAULT || (every && variant.usesSubAlgorithm())) {
          all.add(new Published(variant, subAlgorithm));
        }
      }
    }
    changes()
        .forEach((loop, request) -> all.add(new Changed(loop, request, false, false, DEFAULT)));
    DoubleFunction<VanDenBergenRequest> robust = epsilon -> VanDenBergenRequest.robust();
    all.add(new Changed("robust-scaled", robust, true, false, DEFAULT));
    all.add(new Changed("robust-axis-check", robust, false, true, DEFAULT));
    for (SubAlgorithm subAlgorithm : SubAlgorithm.values()) {
      all.add(new Changed(THREE_CHANGES, OMEGA_AND_BACKUP, true, false, subAlgorithm));
    }
    all.add(new Changed(THREE_CHANGES + "-axis-check", OMEGA_AND_BACKUP, true, true, DEFAULT));
    return all;
  }

  /** Returns the robust loop without each of its fixes, and with others in their place. */
  private static Map<String, DoubleFunction<VanDenBergenRequest>> changes() {
    VanDenBergenRequest robust = VanDenBergenRequest.robust();
    double tolerance = robust.relativeTolerance();
    Map<String, DoubleFunction<VanDenBergenRequest>> changes = new LinkedHashMap<>();
    changes.put(
        "robust-absolute-tolerance",
        epsilon -> robust.withRelativeTolerance(0).withAbsoluteTolerance(tolerance));
    changes.put("robust-zero-tolerance", epsilon -> robust.withRelativeTolerance(0));
    changes.put("robust-without-omega", epsilon -> robust.withNearZero(0));
    changes.put(
        "robust-relative-omega",
        epsilon -> robust.withNearZero(0).withRelativeNearZero(OMEGA * epsilon));
    changes.put(
        "robust-without-membership-stop", epsilon -> robust.without(Option.MEMBERSHIP_STOP));
    changes.put(
        "robust-decrease-stop",
        epsilon -> robust.without(Option.MEMBERSHIP_STOP).with(Option.DECREASE_STOP));
    changes.put(
        "robust-without-previous-vector", epsilon -> robust.without(Option.PREVIOUS_VECTOR));
    changes.put(
        "robust-backup", epsilon -> robust.without(Option.PREVIOUS_VECTOR).with(Option.BACKUP));
    return changes;
  }
}
