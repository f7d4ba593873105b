package org.certigjk.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The program in a process of its own. */
public final class Program {

  private Program() {}

  /** Returns the words that start it. */
  public static List<String> command(String... args) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of(args));
    return command;
  }

  /** Starts it; both outputs go to files. */
  public static Process start(Path out, Path err, String... args) throws IOException {
    return new ProcessBuilder(command(args))
        .redirectOutput(out.toFile())
        .redirectError(err.toFile())
        .start();
  }

  /** Returns these words as a shell reads them back. */
  public static String quoted(List<String> words) {
    StringBuilder line = new StringBuilder();
    words.forEach(word -> line.append(" '").append(word.replace("'", "'\\''")).append('\''));
    return line.toString();
  }
}
