package org.certigjk.penetration;

/**
 * The conditions of a penetration certificate; see {@link PenetrationChecker}.
 *
 * @since 0.1.0
 */
public enum PenetrationCondition {
  /** Every index pair names a point of A and a point of B. */
  PAIR_IN_RANGE("every index pair names a point of A and a point of B"),
  /** There is a facet with the number of the nearest one. */
  NEAREST_IN_RANGE("the nearest facet is one of the facets"),
  /** Every facet has n corners. */
  FACET_SIZE("every facet has as many corners as there are dimensions"),
  /** Every corner of a facet names an index pair. */
  CORNER_IN_RANGE("every corner of a facet names an index pair"),
  /** The corners of every facet are linearly independent. */
  CORNERS_INDEPENDENT("the corners of every facet are linearly independent"),
  /** Across every ridge of every facet there is another facet, on the other side. */
  SURFACE_CLOSED("every facet has a neighbour on the other side of each of its ridges"),
  /** ‖N_F‖² &le; ‖N‖²: no facet plane is nearer to the origin than that of the nearest facet. */
  FACET_NOT_NEARER("no facet plane is nearer to the origin than that of the nearest facet"),
  /** Nᵀ(a &minus; b) &le; 1 for all a ∈ A, b ∈ B. */
  NEAREST_SUPPORTS("no point of A ⊖ B is beyond the plane of the nearest facet");

  private final String text;

  PenetrationCondition(String text) {
    this.text = text;
  }

  /** Returns the condition in words. */
  @Override
  public String toString() {
    return text;
  }
}
