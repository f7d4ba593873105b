package org.certigjk.referee;

import java.io.IOException;

/**
 * An engine cannot be asked: it does not start, or speaks another protocol; the message says what
 * to do.
 */
public final class EngineException extends IOException {
  private static final long serialVersionUID = 1L;

  /** Makes the complaint. */
  public EngineException(String message) {
    super(message);
  }
}
