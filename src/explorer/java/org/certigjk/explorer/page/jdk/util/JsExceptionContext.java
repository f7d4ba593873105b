package org.certigjk.explorer.page.jdk.util;

import java.io.Serializable;
import org.apache.commons.math3.exception.util.Localizable;

/**
 * What holds the messages of the exceptions of Commons Math, in the script: none. (That of Commons
 * Math brings the formats and languages of all countries.)
 */
public final class JsExceptionContext implements Serializable {
  private static final long serialVersionUID = 1L;

  /** A context without a message. */
  public JsExceptionContext(Throwable owner) {}

  /** Adds nothing. */
  public void addMessage(Localizable pattern, Object... arguments) {}

  /** Returns that the message was left out. */
  public String getMessage() {
    return "an error in Commons Math";
  }

  /** Returns the same. */
  public String getLocalizedMessage() {
    return getMessage();
  }
}
