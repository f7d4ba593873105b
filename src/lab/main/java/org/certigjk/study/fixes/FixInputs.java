package org.certigjk.study.fixes;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.certigjk.vectors.Flag;
import org.certigjk.vectors.family.Family;

/** The input families in six groups, by what they ask of a loop; the groups are never added up. */
@SuppressWarnings("ImmutableEnumChecker") // the flags never change
enum FixInputs {
  /** Nothing special: what a scene is made of. */
  ORDINARY("ordinary", EnumSet.of(Flag.ORDINARY)),
  /** Squares of coordinates leave the range of the floating-point numbers, or come near its end. */
  OUT_OF_SCALE(
      "out of scale",
      EnumSet.of(Flag.SCALED, Flag.RANGE_ENDS, Flag.SUBNORMAL, Flag.MIXED_EXPONENTS)),
  /** The bodies touch exactly, in the precision of the run. */
  TOUCHING("touching", EnumSet.of(Flag.TOUCHING)),
  /** The distance, or the depth, is far smaller than the coordinates. */
  NEARLY_TOUCHING(
      "nearly touching",
      EnumSet.of(Flag.SMALL_GAP, Flag.SLIGHT_OVERLAP, Flag.ROUNDING, Flag.NEARLY_PARALLEL)),
  /** Cubes, boxes, prisms and such, often congruent and in line: what ties and cycles come from. */
  SYMMETRIC("symmetric", EnumSet.noneOf(Flag.class)),
  /** All others: grids, flat bodies, repeated and inner points, long runs. */
  OTHER("degenerate", EnumSet.noneOf(Flag.class));

  private final String label;
  private final Set<Flag> flags;

  FixInputs(String label, Set<Flag> flags) {
    this.label = label;
    this.flags = flags;
  }

  /** Returns the name, as tables print it. */
  String label() {
    return label;
  }

  /** Returns the families of this group. */
  List<Family> families() {
    return Arrays.stream(Family.values()).filter(family -> of(family) == this).toList();
  }

  /** Returns the group of a family: the first that has one of its flags. */
  static FixInputs of(Family family) {
    if (family == Family.SYMMETRIC_SOLIDS) {
      return SYMMETRIC;
    }
    return Arrays.stream(values())
        .filter(group -> family.flags().stream().anyMatch(group.flags::contains))
        .findFirst()
        .orElse(OTHER);
  }
}
