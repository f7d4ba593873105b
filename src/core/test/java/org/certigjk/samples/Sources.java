package org.certigjk.samples;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The source files of the project, for tests that read them. */
public final class Sources {

  private Sources() {}

  /** The files of all modules below {@code src/MODULE/FOLDER}, such as {@code main/java}. */
  public static List<Path> of(String folder) {
    try (Stream<Path> modules = Files.list(Path.of("src"))) {
      return modules
          .map(module -> module.resolve(folder))
          .filter(Files::isDirectory)
          .sorted()
          .flatMap(Sources::files)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(folder, e);
    }
  }

  /** The tests in Java and Kotlin of all modules; the contracts are among them. */
  public static List<Path> tests() {
    return Stream.concat(of("test").stream(), files(Path.of("src/testing/main/java"))).toList();
  }

  private static Stream<Path> files(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(folder.toString(), e);
    }
  }
}
