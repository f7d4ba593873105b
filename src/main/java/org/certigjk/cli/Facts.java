package org.certigjk.cli;

import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.ExitReason;
import org.certigjk.json.JsonWords;
import org.certigjk.penetration.Penetrating;
import org.certigjk.penetration.PenetrationResult;
import org.certigjk.penetration.ZeroDepth;
import org.jspecify.annotations.Nullable;

/** What is printed about a result and follows from it; and is checked again. */
final class Facts {

  /** The verdict of a ray cast with a time of impact. */
  static final String HIT = "hit";

  /** The verdict of a ray cast without one. */
  static final String MISS = "miss";

  private Facts() {}

  /** Returns the penetration vector: 0 for bodies that touch, {@code null} if they are apart. */
  static <E> @Nullable Vec<E> penetrationVector(PenetrationResult<E> result) {
    if (result instanceof Penetrating<E> penetrating) {
      return penetrating.penetrationVector();
    }
    return result instanceof ZeroDepth<E> ? result.distance().distanceVector() : null;
  }

  /** Returns the names of the exits with which a run of this verdict can end. */
  static Set<String> exits(String verdict) {
    EnumSet<ExitReason> exits =
        switch (verdict) {
          case "separated" -> EnumSet.of(ExitReason.OPTIMAL);
          case "touching", "overlapping" -> EnumSet.of(ExitReason.ZERO_VECTOR);
          default ->
              EnumSet.complementOf(
                  EnumSet.of(
                      ExitReason.OPTIMAL, ExitReason.ZERO_VECTOR, ExitReason.SEPARATING_AXIS));
        };
    return exits.stream().map(JsonWords::of).collect(Collectors.toCollection(LinkedHashSet::new));
  }
}
