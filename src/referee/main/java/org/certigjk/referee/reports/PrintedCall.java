package org.certigjk.referee.reports;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.certigjk.json.VisibleText;

/**
 * Source text that asks a library about a query, as its driver prints it when it is started with
 * {@code --print-call} and has the query on its standard input.
 *
 * <p><b>Limits.</b> It has {@value #PATIENCE} s; of the text the first {@value #LONGEST} bytes are
 * taken. Characters that nobody sees are shown. A program that fails has printed nothing.
 */
final class PrintedCall {

  private static final int PATIENCE = 30;

  private static final int LONGEST = 1 << 16;

  private PrintedCall() {}

  /** Returns what the program prints, lines that end; empty if it prints nothing. */
  static String of(List<String> program, String query) {
    List<String> command = new ArrayList<>(program);
    command.add("--print-call");
    try {
      Path out = Files.createTempFile("certigjk", ".txt");
      try {
        return printed(command, query, out);
      } finally {
        Files.delete(out);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String printed(List<String> command, String query, Path out) throws IOException {
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(out.toFile())
            .redirectError(Redirect.DISCARD)
            .start();
    try (OutputStream in = process.getOutputStream()) {
      in.write((query + "\n").getBytes(StandardCharsets.UTF_8));
    } catch (IOException closed) {
      // it does not read: what it prints counts
    }
    try {
      if (!process.waitFor(PATIENCE, TimeUnit.SECONDS) || process.exitValue() != 0) {
        return "";
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "";
    } finally {
      process.destroyForcibly();
    }
    byte[] bytes;
    try (var file = Files.newInputStream(out)) {
      bytes = file.readNBytes(LONGEST);
    }
    String text = new String(bytes, StandardCharsets.UTF_8).strip();
    return text.isEmpty() ? "" : VisibleText.lines(text) + "\n";
  }
}
