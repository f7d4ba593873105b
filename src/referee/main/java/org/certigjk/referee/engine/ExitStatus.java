package org.certigjk.referee.engine;

import java.util.Map;

/** The exit code of a process in words. A signal is 128 and its number, as in a shell. */
final class ExitStatus {

  private static final int SIGNALS = 128;

  private static final Map<Integer, String> NAMES =
      Map.of(
          4, "SIGILL", 6, "SIGABRT", 7, "SIGBUS", 8, "SIGFPE", 9, "SIGKILL", 11, "SIGSEGV", 13,
          "SIGPIPE", 15, "SIGTERM");

  private ExitStatus() {}

  static String of(int code) {
    String name = NAMES.get(code - SIGNALS);
    return "exit code " + code + (name == null ? "" : ", as after " + name);
  }
}
