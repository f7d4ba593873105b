package org.certigjk.study.robustness;

import java.util.EnumSet;
import java.util.Set;
import org.certigjk.vectors.Flag;
import org.certigjk.vectors.family.Family;

/** The input families in four groups, by what they ask of an algorithm. */
@SuppressWarnings("ImmutableEnumChecker") // the flags never change
enum RobustnessGroup {
  /** The bodies touch exactly: any rounding error may change the verdict. */
  TOUCHING("touching", EnumSet.of(Flag.TOUCHING)),
  /** The distance, or the depth, is far smaller than the coordinates. */
  NEARLY_TOUCHING(
      "nearly touching",
      EnumSet.of(Flag.SMALL_GAP, Flag.SLIGHT_OVERLAP, Flag.ROUNDING, Flag.NEARLY_PARALLEL)),
  /** Squares of coordinates leave the range of the floating-point numbers, or come near its end. */
  OUT_OF_SCALE(
      "out of scale",
      EnumSet.of(Flag.SCALED, Flag.RANGE_ENDS, Flag.SUBNORMAL, Flag.MIXED_EXPONENTS)),
  /** All others. */
  GENERAL("general", EnumSet.noneOf(Flag.class));

  private final String label;
  private final Set<Flag> flags;

  RobustnessGroup(String label, Set<Flag> flags) {
    this.label = label;
    this.flags = flags;
  }

  /** Returns the name, as tables print it. */
  String label() {
    return label;
  }

  /** Returns the group of a family: what is out of scale is so whatever else it is. */
  static RobustnessGroup of(Family family) {
    for (RobustnessGroup group : new RobustnessGroup[] {OUT_OF_SCALE, TOUCHING, NEARLY_TOUCHING}) {
      if (family.flags().stream().anyMatch(group.flags::contains)) {
        return group;
      }
    }
    return GENERAL;
  }
}
