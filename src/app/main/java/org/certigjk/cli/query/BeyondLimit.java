package org.certigjk.cli.query;

import org.jspecify.annotations.Nullable;

/** There can be no answer, or none that a line of JSON can hold; nothing of it was printed. */
public final class BeyondLimit extends RuntimeException {
  private static final long serialVersionUID = 1L;

  BeyondLimit(String reason, @Nullable Throwable cause) {
    super(reason, cause);
  }
}
