package org.certigjk.check;

import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Asks {@code docs/check_certificate.py}. */
final class PythonChecker {

  private PythonChecker() {}

  /** Returns what came out for each record, none of them blank; aborts without Python. */
  static List<Outcome> outcomes(Path directory, List<String> records)
      throws IOException, InterruptedException {
    return run(List.of(write(directory, "records.jsonl", records)));
  }

  /** The same about the bodies of the pairs, as many. */
  static List<Outcome> outcomes(Path directory, List<String> records, List<String> pairs)
      throws IOException, InterruptedException {
    return run(
        List.of(
            write(directory, "records.jsonl", records), write(directory, "pairs.jsonl", pairs)));
  }

  private static String write(Path directory, String name, List<String> lines) throws IOException {
    return Files.writeString(directory.resolve(name), String.join("\n", lines) + "\n").toString();
  }

  private static List<Outcome> run(List<String> files) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("python3", "docs/check_certificate.py"));
    command.addAll(files);
    Process process;
    try {
      process = new ProcessBuilder(command).redirectErrorStream(true).start();
    } catch (IOException absent) {
      return abort("there is no python3");
    }
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return out.lines().map(PythonChecker::outcome).toList();
  }

  private static Outcome outcome(String line) {
    String verdict = line.replaceFirst("^[0-9]+: ", "");
    if (verdict.equals("accepted")) {
      return Outcome.ACCEPTED;
    }
    if (verdict.startsWith("rejected: ")) {
      return Outcome.REJECTED;
    }
    if (verdict.startsWith("no proof (")) {
      return Outcome.NO_PROOF;
    }
    if (verdict.startsWith("unreadable: ")) {
      return Outcome.UNREADABLE;
    }
    throw new AssertionError(line);
  }
}
