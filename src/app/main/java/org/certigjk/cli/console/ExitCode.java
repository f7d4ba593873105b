package org.certigjk.cli.console;

/** The exit codes. */
public final class ExitCode {
  public static final int OK = 0;
  public static final int DISAGREEMENT = 1;
  public static final int BAD_INPUT = 2;
  public static final int INTERNAL = 3;
  public static final int STOPPED = 4;

  private ExitCode() {}
}
