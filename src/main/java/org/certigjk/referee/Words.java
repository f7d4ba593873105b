package org.certigjk.referee;

import org.jspecify.annotations.Nullable;

/** Text that a stranger wrote, made fit to be shown. */
final class Words {

  private static final int LONGEST = 200;

  private Words() {}

  /** Returns it in one line of bounded length, which a terminal shows and does not obey. */
  static String of(@Nullable String text) {
    String line = String.valueOf(text).strip().replaceAll("\\s+", " ").replaceAll("\\p{C}", "?");
    return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "…";
  }
}
