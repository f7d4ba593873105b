package org.certigjk.samples;

import java.time.Duration;

/** How long a test waits for what comes if all is well, on a busy machine, too. */
public final class Patience {

  /** So much that a limit ends only what would never end. */
  public static final int MINUTES = 10;

  /** As a duration. */
  public static final Duration LIMIT = Duration.ofMinutes(MINUTES);

  /** As the option of the referee. */
  public static final String OPTION = "--limit=" + MINUTES + "m";

  private Patience() {}
}
