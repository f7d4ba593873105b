package org.certigjk.study.fixes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.certigjk.study.Size;
import org.certigjk.study.robustness.RobustnessPrecision;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.certigjk.variants.DistanceVariant;
import org.certigjk.variants.EngineRule;
import org.certigjk.variants.VanDenBergenRequest;
import org.certigjk.variants.Variants;

/** A loop of the study. */
sealed interface FixLoop {

  /**
   * Rules that are left out: Bullet leaves answers to a penetration solver, FCL keeps a simplex of
   * its own, and ReactPhysics3D asks another question, about margins. None of that is here.
   */
  Set<EngineRule> LEFT_OUT =
      Collections.unmodifiableSet(
          EnumSet.of(EngineRule.BULLET, EngineRule.FCL, EngineRule.REACT_PHYSICS));

  /** Rules of engines that have single precision only. */
  Set<EngineRule> SINGLE_ONLY =
      Collections.unmodifiableSet(EnumSet.of(EngineRule.JOLT, EngineRule.BOX2D));

  /** Rules of an engine that has double precision only. */
  Set<EngineRule> DOUBLE_ONLY =
      Collections.unmodifiableSet(
          EnumSet.of(EngineRule.COAL, EngineRule.COAL_NESTEROV, EngineRule.COAL_POLYAK));

  /** The other values of ω that are tried, in units of the distance from 1 to the next number. */
  List<Integer> OMEGAS = List.of(1, 4, 64, 256, 1024);

  /** Returns the name, which no other loop has. */
  String label();

  /** Returns whether it takes bodies of this dimension in this precision. */
  boolean takes(RobustnessPrecision<?> precision, int dimension);

  /** Returns whether it is given bodies of size 1. */
  default boolean isScaled() {
    return false;
  }

  /** Makes the loop. */
  <E> DistanceVariant<E> create(RobustnessPrecision<E> precision);

  /** Some fixes in the loop of van den Bergen 1999. */
  record Fixed(String label, Set<Fix> fixes, SubAlgorithm subAlgorithm, double omegaUlps)
      implements FixLoop {

    static Fixed of(Set<Fix> fixes) {
      return new Fixed(
          Fix.label(fixes), fixes, Fix.subAlgorithm(fixes), VanDenBergenRequest.PROPOSED_OMEGA);
    }

    Fixed with(String change, SubAlgorithm subAlgorithm, double omegaUlps) {
      return new Fixed(label + ", " + change, fixes, subAlgorithm, omegaUlps);
    }

    @Override
    public boolean takes(RobustnessPrecision<?> precision, int dimension) {
      return subAlgorithm.handles(dimension + 1, dimension);
    }

    @Override
    public boolean isScaled() {
      return fixes.contains(Fix.SCALE);
    }

    @Override
    public <E> DistanceVariant<E> create(RobustnessPrecision<E> precision) {
      return Fix.loop(fixes, subAlgorithm, omegaUlps, precision);
    }
  }

  /** A published loop, with Johnson's sub-algorithm where it takes one. */
  record Published(Variants variant) implements FixLoop {

    @Override
    public String label() {
      return variant.label();
    }

    @Override
    public boolean takes(RobustnessPrecision<?> precision, int dimension) {
      return variant.handles(dimension);
    }

    @Override
    public <E> DistanceVariant<E> create(RobustnessPrecision<E> precision) {
      return variant.create(SubAlgorithm.JOHNSON::<E>create, Fix.MAX_ITERATIONS);
    }
  }

  /** The stop rule of an engine, with the sub-algorithm that is nearest to its own. */
  record Engine(EngineRule rule) implements FixLoop {

    @Override
    public String label() {
      return "rule of " + rule.label();
    }

    @Override
    public boolean takes(RobustnessPrecision<?> precision, int dimension) {
      Set<EngineRule> foreign =
          precision.equals(RobustnessPrecision.FLOAT) ? DOUBLE_ONLY : SINGLE_ONLY;
      return rule.isNativeIn(dimension) && !foreign.contains(rule);
    }

    @Override
    public <E> DistanceVariant<E> create(RobustnessPrecision<E> precision) {
      return rule.create(rule.ownSubAlgorithm()::<E>create, Fix.MAX_ITERATIONS);
    }
  }

  /** The loop to copy, {@code examples/gjk.h}. */
  record Header() implements FixLoop {

    static final String LABEL = "gjk.h";

    @Override
    public String label() {
      return LABEL;
    }

    @Override
    public boolean takes(RobustnessPrecision<?> precision, int dimension) {
      return true;
    }

    @Override
    public <E> DistanceVariant<E> create(RobustnessPrecision<E> precision) {
      return new GjkHeader<>(precision);
    }
  }

  /**
   * What the study recommends, and compares with everything else: all fixes but the axis. That is
   * {@link Variants#PROPOSED} and, beside signed volumes to no effect, the backup procedure.
   */
  static Fixed best() {
    return Fixed.of(EnumSet.complementOf(EnumSet.of(Fix.AXIS)));
  }

  /** Returns gjk.h, the published loops that are compared, and the stop rules of engines. */
  static List<FixLoop> others() {
    List<FixLoop> others = new ArrayList<>();
    others.add(new Header());
    Arrays.stream(Variants.values())
        .filter(Variants::isCompared)
        .forEach(variant -> others.add(new Published(variant)));
    EnumSet.complementOf(EnumSet.copyOf(LEFT_OUT)).forEach(rule -> others.add(new Engine(rule)));
    return others;
  }

  /** Returns the best loop with each other sub-algorithm; Johnson's is that without the fix. */
  static List<FixLoop> subAlgorithms() {
    return Arrays.stream(SubAlgorithm.values())
        .filter(each -> each != best().subAlgorithm && each != SubAlgorithm.JOHNSON)
        .<FixLoop>map(each -> best().with(each.label(), each, VanDenBergenRequest.PROPOSED_OMEGA))
        .toList();
  }

  /** Returns the best loop with each other ω. */
  static List<FixLoop> omegas() {
    return OMEGAS.stream()
        .<FixLoop>map(omega -> best().with("omega " + omega, best().subAlgorithm, omega))
        .toList();
  }

  /** Returns the loops of a study of this size. */
  static List<FixLoop> all(Size size) {
    boolean full = size == Size.FULL;
    List<FixLoop> all = new ArrayList<>();
    Fix.subsets(full ? 2 : 1).forEach(fixes -> all.add(Fixed.of(fixes)));
    if (full) {
      all.addAll(subAlgorithms());
      all.addAll(omegas());
    }
    all.addAll(others());
    return all;
  }
}
