package org.certigjk.attack;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One reader, as the fuzzer Jazzer wants it: {@code --target_class=org.certigjk.attack.ReaderAttack
 * --target_args=READER}.
 */
public final class ReaderAttack {

  private static @Nullable Reader reader;

  private ReaderAttack() {}

  /** Chooses the reader; the fuzzer calls this first. */
  public static void fuzzerInitialize(String[] args) {
    reader = Reader.of(args[0]);
  }

  /** Reads; the fuzzer calls this for every input. */
  public static void fuzzerTestOneInput(byte[] bytes) throws IOException {
    if (reader == null) {
      throw new IllegalStateException("--target_args=READER is missing");
    }
    reader.read(bytes);
  }

  /**
   * Lists the readers ({@code list}), writes inputs to begin with ({@code seeds READER FOLDER}), or
   * reads a file again ({@code replay READER FILE}).
   */
  public static void main(String[] args) throws IOException {
    switch (args[0]) {
      case "list" -> {
        for (Reader one : Reader.values()) {
          System.out.println(one.label());
        }
      }
      case "seeds" -> writeSeeds(Reader.of(args[1]), Files.createDirectories(Path.of(args[2])));
      case "replay" -> Reader.of(args[1]).read(Files.readAllBytes(Path.of(args[2])));
      default -> throw new IllegalArgumentException(args[0]);
    }
  }

  private static void writeSeeds(Reader reader, Path folder) throws IOException {
    List<byte[]> seeds = ReaderSeeds.of(reader);
    for (int k = 0; k < seeds.size(); k++) {
      Files.write(folder.resolve("seed-" + k), seeds.get(k));
    }
  }

  static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
