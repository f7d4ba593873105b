package org.certigjk.vectors.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * {@code FILE.part}, the file under way: what has been written of it is found again after the
 * process was killed, up to the last line, or compressed part, that is complete.
 *
 * <p>One process at a time: the file is locked.
 */
final class PartFile implements AutoCloseable {

  private final Path file;
  private final Path path;
  private final FileChannel channel;
  private final boolean packed;
  private @Nullable Recovered recovered;

  private PartFile(Path file, FileChannel channel) {
    this.file = file;
    this.path = path(file);
    this.channel = channel;
    this.packed = isPacked(file);
  }

  private static Path path(Path file) {
    return file.resolveSibling(file.getFileName() + ".part");
  }

  private static boolean isPacked(Path file) {
    return file.toString().endsWith(".gz");
  }

  /** Opens the file under way, and begins it with the header if there is nothing yet. */
  static PartFile open(Path file, byte[] header) throws IOException {
    Path path = path(file);
    FileChannel channel =
        FileChannel.open(
            path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    PartFile part = new PartFile(file, channel);
    try {
      part.lock();
      if (Files.notExists(path)) {
        throw part.wrong("another run has just finished this file");
      }
      part.recover(header);
      return part;
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  private void lock() throws IOException {
    FileLock lock;
    try {
      lock = channel.tryLock();
    } catch (OverlappingFileLockException here) {
      lock = null;
    }
    if (lock == null) {
      throw wrong("another run is writing this file; wait for its end");
    }
  }

  private void recover(byte[] header) throws IOException {
    // through this channel: to close another one on the same file would end the lock
    InputStream there = Channels.newInputStream(channel);
    Recovered found = packed ? Recovered.ofPacked(there) : Recovered.ofPlain(there);
    if (found.header() != null && !found.header().equals(text(header))) {
      throw wrong(
          "this is the beginning of a file with other parameters; finish it with them, or remove it");
    }
    byte[] beginning = packed ? VectorWriter.packed(header) : header;
    if (found.header() == null && !isBeginningOf(beginning)) {
      throw wrong("this is no file of test vectors, and not to be overwritten; move or remove it");
    }
    channel.truncate(found.header() == null ? 0 : found.length());
    channel.position(channel.size());
    recovered = found;
    if (found.header() == null) {
      append(beginning);
    }
  }

  private boolean isBeginningOf(byte[] bytes) throws IOException {
    if (channel.size() > bytes.length) {
      return false;
    }
    ByteBuffer there = ByteBuffer.allocate((int) channel.size());
    channel.read(there, 0);
    return Arrays.equals(there.array(), 0, there.position(), bytes, 0, there.position());
  }

  private static String text(byte[] line) {
    return new String(line, StandardCharsets.UTF_8);
  }

  private VectorFileException wrong(String reason) {
    return new VectorFileException(path.toString(), 0, null, reason);
  }

  /** Returns whether the file is compressed. */
  boolean isPacked() {
    return packed;
  }

  /** Returns how many vectors an earlier run has left. */
  long kept() {
    return recovered == null ? 0 : recovered.vectors();
  }

  /** Checks that the last vector that an earlier run has left has this id. */
  void requireLast(String id) throws IOException {
    String last = recovered == null ? "" : recovered.last();
    if (!last.startsWith("{\"id\":\"" + id + "\",")) {
      throw wrong("line %s is not the vector %s; remove this file".formatted(kept() + 1, id));
    }
  }

  /** Appends these bytes. */
  void append(byte[] bytes) throws IOException {
    ByteBuffer rest = ByteBuffer.wrap(bytes);
    while (rest.hasRemaining()) {
      channel.write(rest);
    }
  }

  /** Gives the file its name: from now on it is complete. */
  void finish() throws IOException {
    channel.force(true);
    Files.move(path, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
