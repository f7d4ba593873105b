package org.certigjk.vectors.files;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeFileTest {

  @TempDir private Path folder = Path.of("");

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> String.valueOf(file.getFileName())).sorted().toList();
    }
  }

  @Test
  void hasItsNameWhenItIsComplete() throws IOException {
    Path file = folder.resolve("a.txt");
    WholeFile.write(file, bytes("old"));
    try (WholeFile whole = WholeFile.open(file)) {
      whole.write(bytes("new"));
      whole.flush();
      assertEquals("old", Files.readString(file));
      whole.finish();
      assertEquals("new", Files.readString(file));
    }
    assertEquals(List.of("a.txt"), names());
  }

  @Test
  void whatIsNotFinishedLeavesNothing() throws IOException {
    Path file = folder.resolve("a.txt");
    try (WholeFile whole = WholeFile.open(file)) {
      whole.write(bytes("half"));
      assertEquals(1, names().size());
    }
    assertEquals(List.of(), names());
    assertThrows(
        NoSuchFileException.class, () -> WholeFile.write(folder.resolve("none/a.txt"), bytes("")));
  }

  @Test
  void linksStayLinks() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("target"));
    for (String text : List.of("first", "second")) {
      WholeFile.write(link, bytes(text));
      assertTrue(Files.isSymbolicLink(link));
      assertEquals(text, Files.readString(folder.resolve("target")));
    }
    assertEquals(List.of("link", "target"), names());
  }

  @Test
  void devicesAreWrittenTo() throws IOException {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.exists(full), "there is no /dev/full here");
    WholeFile.write(Path.of("/dev/null"), bytes("x"));
    assertThrows(IOException.class, () -> WholeFile.write(full, bytes("x")));
    assertTrue(Files.exists(full));
  }

  @Test
  void permissionsAreKept() throws IOException {
    Path file = Files.writeString(folder.resolve("secret"), "old");
    assumeTrue(Files.getFileStore(file).supportsFileAttributeView("posix"));
    Set<PosixFilePermission> mine =
        Set.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);
    Files.setPosixFilePermissions(file, mine);
    WholeFile.write(file, bytes("new"));
    assertEquals(mine, Files.getPosixFilePermissions(file));
    assertEquals("new", Files.readString(file));
  }

  /** Two who write one file: it is always that of one of them. */
  @Test
  void twoWriters() throws Exception {
    Path file = folder.resolve("a.txt");
    List<byte[]> contents = List.of(bytes("a".repeat(100_000)), bytes("b".repeat(70_000)));
    WholeFile.write(file, contents.get(0));
    ExecutorService writers = Executors.newFixedThreadPool(2);
    try {
      List<Future<Integer>> running = new ArrayList<>();
      for (byte[] content : contents) {
        running.add(writers.submit(() -> writeOften(file, content)));
      }
      while (!running.stream().allMatch(Future::isDone)) {
        byte[] seen = Files.readAllBytes(file);
        assertTrue(contents.stream().anyMatch(content -> Arrays.equals(content, seen)));
      }
      for (Future<Integer> writer : running) {
        assertEquals(50, writer.get());
      }
    } finally {
      writers.shutdownNow();
    }
    assertEquals(List.of("a.txt"), names());
    WholeFile.write(file, contents.get(1));
    assertArrayEquals(contents.get(1), Files.readAllBytes(file));
  }

  private static int writeOften(Path file, byte[] content) throws IOException {
    int written = 0;
    for (; written < 50; written++) {
      WholeFile.write(file, content);
    }
    return written;
  }
}
