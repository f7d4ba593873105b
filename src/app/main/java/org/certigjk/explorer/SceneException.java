package org.certigjk.explorer;

/**
 * Something in the text of a scene is wrong.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * new SceneException("b, point 3, y", "two is not a number").part();   // b, point 3, y
 * }</pre>
 */
public final class SceneException extends Exception {

  private static final long serialVersionUID = 1L;

  private final String part;
  private final String reason;

  /**
   * Makes the exception.
   *
   * @param part where in the text: a key, with the number of the point, from 0, and the coordinate
   *     if it is about one
   * @param reason what is wrong, and what to write instead
   */
  public SceneException(String part, String reason) {
    super(part + ": " + reason);
    this.part = part;
    this.reason = reason;
  }

  /** Returns where in the text. */
  public String part() {
    return part;
  }

  /** Returns what is wrong, without saying where. */
  public String reason() {
    return reason;
  }
}
