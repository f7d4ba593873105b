package org.certigjk.certificate;

/**
 * The conditions of the certificates, one constant each; see {@link CertificateChecker}.
 *
 * @since 0.1.0
 */
public enum Condition {
  /** There are as many weights as index pairs, and at least one. */
  COUNTS_AGREE("as many weights as index pairs, at least one"),
  /** Every first index names a point of A. */
  INDEX_IN_A("every index pair names a point of A"),
  /** Every second index names a point of B. */
  INDEX_IN_B("every index pair names a point of B"),
  /** λᵢ &gt; 0. */
  WEIGHT_POSITIVE("every weight is positive"),
  /** Σ λᵢ = 1. */
  WEIGHTS_SUM_TO_ONE("the weights sum to 1"),
  /** Separated: v = Σ λᵢ(aᵢ &minus; bᵢ) &ne; 0. */
  VECTOR_NOT_ZERO("the distance vector is not 0"),
  /** Separated: vᵀ(a &minus; b) &ge; vᵀv for all a ∈ A, b ∈ B. */
  VECTOR_SUPPORTS("v·(a − b) ≥ v·v for all pairs"),
  /** Touching, overlapping, meeting: Σ λᵢ(aᵢ &minus; bᵢ) = 0. */
  COMBINATION_IS_ZERO("the weighted differences sum to 0"),
  /** Touching, apart: d has as many coordinates as the points. */
  DIRECTION_DIMENSION("the direction has the dimension of the points"),
  /** Touching: d &ne; 0. */
  DIRECTION_NOT_ZERO("the direction is not 0"),
  /** Touching: dᵀ(a &minus; b) &ge; 0 for all a ∈ A, b ∈ B. */
  DIRECTION_SUPPORTS("d·(a − b) ≥ 0 for all pairs"),
  /** Apart: dᵀ(a &minus; b) &gt; 0 for all a ∈ A, b ∈ B. */
  AXIS_SEPARATES("d·(a − b) > 0 for all pairs"),
  /** Overlapping: the basis has n positions. */
  BASIS_SIZE("the basis has as many positions as there are dimensions"),
  /** Overlapping: every position of the basis names an index pair. */
  BASIS_IN_RANGE("every basis position names an index pair"),
  /** Overlapping: the determinant of the n differences of the basis is not 0. */
  BASIS_INDEPENDENT("the differences of the basis are linearly independent");

  private final String text;

  Condition(String text) {
    this.text = text;
  }

  /** Returns the condition in words. */
  @Override
  public String toString() {
    return text;
  }
}
