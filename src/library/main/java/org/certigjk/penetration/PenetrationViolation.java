package org.certigjk.penetration;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Why a penetration certificate is rejected: the first condition that does not hold, where, and by
 * how much.
 *
 * @param condition what does not hold
 * @param indices where: the position of the index pair; or the facet, and within it the position of
 *     the corner (for {@link PenetrationCondition#SURFACE_CLOSED}, of the corner opposite to the
 *     ridge); or, for {@link PenetrationCondition#NEAREST_SUPPORTS}, i and j of a pair beyond
 * @param amount by how much: what remains below 0 of the right side minus the left side of an
 *     inequality; {@code null} where nothing is measured
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public record PenetrationViolation<E>(
    PenetrationCondition condition, List<Integer> indices, @Nullable E amount) {

  /** Copies the list. */
  public PenetrationViolation {
    indices = List.copyOf(indices);
  }

  /** Returns condition, place and amount as a sentence for a person. */
  @Override
  public String toString() {
    String how = amount == null ? "" : ", off by " + amount;
    return "violated: " + condition + ", at index " + indices + how;
  }
}
