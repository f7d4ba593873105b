package org.certigjk.raycast;

/**
 * The conditions of the certificates of a ray cast; see {@link RayCastChecker}.
 *
 * @since 0.1.0
 */
public enum RayCastCondition {
  /** Impact: 0 &le; t &le; 1. */
  TIME_IN_RANGE("the time of impact lies between 0 and 1"),
  /** Impact: the certificate is for touching, or for overlapping where t = 0. */
  KIND_FITS("the certificate is for touching, or for overlapping at the start"),
  /** Impact: it certifies that A + t r and B meet. */
  BODIES_MEET("the certificate holds for A + t r and B"),
  /** Impact: dᵀr &lt; 0 unless t = 0. */
  NOT_BEFORE("the direction d of the certificate has d·r < 0"),
  /** Miss: the certificate holds for conv(A ∪ (A + r)) and B. */
  PATH_IS_FREE("the certificate holds for conv(A ∪ (A + r)) and B");

  private final String text;

  RayCastCondition(String text) {
    this.text = text;
  }

  /** Returns the condition in words. */
  @Override
  public String toString() {
    return text;
  }
}
