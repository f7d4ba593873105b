package org.certigjk.cli.console;

/** The exit codes. */
final class ExitCode {
  static final int OK = 0;
  static final int DISAGREEMENT = 1;
  static final int BAD_INPUT = 2;
  static final int INTERNAL = 3;
  static final int STOPPED = 4;

  private ExitCode() {}
}
