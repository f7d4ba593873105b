package org.certigjk.spark;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import org.certigjk.cli.Main;

/**
 * What a command of the referee writes with {@code --charges}, and what it prints. Between machines
 * only its parts go, which are of the JDK: a driver and an executor in one process have each loaded
 * a class of this name.
 */
final class Charges {

  /** The greatest exit code that is a judgement. */
  private static final int CHARGED = 1;

  /** The lines of the file. */
  final byte[] lines;

  /** What it prints. */
  final String report;

  private Charges(byte[] lines, String report) {
    this.lines = lines;
    this.report = report;
  }

  /**
   * Runs {@code certigjk referee} in this process.
   *
   * @param words the command and its options, without files to be written
   * @param folderOption an option that names a folder that the command fills, empty if there is
   *     none
   * @throws IOException if it comes to no judgement, with what it complains of
   */
  static Charges of(List<String> words, String folderOption) throws IOException {
    Path folder = Files.createTempDirectory("certigjk");
    try {
      Path file = folder.resolve("charges.jsonl");
      List<String> command = new ArrayList<>(List.of("referee"));
      command.addAll(words);
      command.addAll(List.of("--charges", file.toString()));
      if (!folderOption.isEmpty()) {
        command.addAll(List.of(folderOption, folder.resolve("findings").toString()));
      }
      ByteArrayOutputStream report = new ByteArrayOutputStream();
      ByteArrayOutputStream complaints = new ByteArrayOutputStream();
      try (PrintStream err = new PrintStream(complaints, true, StandardCharsets.UTF_8)) {
        String[] all = command.toArray(String[]::new);
        int code = Main.run(InputStream.nullInputStream(), report, err, all);
        if (code > CHARGED) {
          throw new IOException(complaints.toString(StandardCharsets.UTF_8).strip());
        }
      }
      return new Charges(Files.readAllBytes(file), report.toString(StandardCharsets.UTF_8));
    } finally {
      Files.walkFileTree(folder, new Deleting());
    }
  }

  private static final class Deleting extends SimpleFileVisitor<Path> {

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
      Files.delete(file);
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path folder, IOException problem) throws IOException {
      Files.delete(folder);
      return FileVisitResult.CONTINUE;
    }
  }
}
