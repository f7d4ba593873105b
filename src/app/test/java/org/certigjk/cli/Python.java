package org.certigjk.cli;

import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Programs in Python, where there is a Python 3.10 or later. */
final class Python {

  private Python() {}

  /** Aborts the test where there is none. */
  public static void require() throws IOException, InterruptedException {
    if (run("-c", "import sys; sys.exit(sys.version_info < (3, 10))").code() != 0) {
      abort("Python 3.10 or later is needed");
    }
  }

  /** Runs it; what it writes to either output is in {@link Cli#out}. */
  public static Cli run(String... args) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("python3"));
    command.addAll(List.of(args));
    Process process;
    try {
      process = new ProcessBuilder(command).redirectErrorStream(true).start();
    } catch (IOException absent) {
      return abort("there is no python3");
    }
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Cli(process.waitFor(), out, "");
  }
}
