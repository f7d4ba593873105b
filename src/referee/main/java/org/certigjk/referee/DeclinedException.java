package org.certigjk.referee;

/** Thrown by an {@link Engine} for a body that its library has no shape for. That is no fault. */
public final class DeclinedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Makes it.
   *
   * @param reason why, in a few words
   */
  public DeclinedException(String reason) {
    super(reason);
  }
}
