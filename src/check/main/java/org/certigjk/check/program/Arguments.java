package org.certigjk.check.program;

import org.jspecify.annotations.Nullable;

/** What the command line of {@code certigjk-check} says. */
final class Arguments {

  private final String[] files = new String[2];
  private int size;
  private boolean exactDecimals;

  private Arguments() {}

  /**
   * Reads the command line.
   *
   * @throws IllegalArgumentException if it is wrong, with the reason
   */
  static Arguments of(String... args) {
    Arguments arguments = new Arguments();
    for (int k = 0; k < args.length; k++) {
      if (args[k].equals("--decimals")) {
        k++;
        arguments.readDecimals(k < args.length ? args[k] : "");
      } else if (args[k].startsWith("--decimals=")) {
        arguments.readDecimals(args[k].substring("--decimals=".length()));
      } else {
        arguments.readFile(args[k]);
      }
    }
    if (arguments.size == 0) {
      throw new IllegalArgumentException("Missing required parameter: 'RESULTS'");
    }
    return arguments;
  }

  private void readDecimals(String how) {
    if (!how.equals("nearest") && !how.equals("exact")) {
      throw new IllegalArgumentException(
          "--decimals: one of nearest, exact is expected, not '" + how + "'");
    }
    exactDecimals = how.equals("exact");
  }

  private void readFile(String name) {
    if (name.startsWith("-") && !name.equals("-")) {
      throw new IllegalArgumentException("Unknown option: '" + name + "'");
    }
    if (name.isEmpty()) {
      throw new IllegalArgumentException("an empty file name");
    }
    if (size == files.length) {
      throw new IllegalArgumentException(
          "'" + name + "' is a third file; there are RESULTS and PAIRS only");
    }
    if (size == 1 && name.equals("-") && files[0].equals("-")) {
      throw new IllegalArgumentException("both files are the standard input");
    }
    files[size] = name;
    size++;
  }

  String results() {
    return files[0];
  }

  /** Returns the file of the pairs, {@code null} if there is none. */
  @Nullable String pairs() {
    return size < 2 ? null : files[1];
  }

  boolean exactDecimals() {
    return exactDecimals;
  }
}
