package org.certigjk.check.program;

/** The greatest length of a line. */
final class Limit {

  /** So many MiB: 64, or a sixteenth of the heap. */
  private static final int MEBIBYTES =
      (int) Math.max(1, Math.min(64, Runtime.getRuntime().maxMemory() >> 24));

  /** So many bytes. */
  static final int BYTES = MEBIBYTES << 20;

  private Limit() {}

  /** Returns the limit, for complaints. */
  static String shown() {
    return MEBIBYTES + (MEBIBYTES < 64 ? " MiB, a sixteenth of Java's heap" : " MiB");
  }
}
