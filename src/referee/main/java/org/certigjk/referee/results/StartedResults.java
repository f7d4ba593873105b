package org.certigjk.referee.results;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.certigjk.vectors.files.VectorFileException;
import org.jspecify.annotations.Nullable;

/** A file of results under way: one run at a time writes it, since it is locked. */
final class StartedResults {

  private static final String BEGIN = "{\"format\":\"certigjk-results";

  private final FileChannel channel;
  private long size;
  private @Nullable String last;

  private StartedResults(FileChannel channel) {
    this.channel = channel;
  }

  /**
   * Begins a file.
   *
   * @param overwrite whether results that are there may be lost
   * @throws VectorFileException if there are such results, if a file of this name is no file of
   *     results, or if another run writes it
   */
  static OutputStream begin(Path path, boolean overwrite) throws IOException {
    FileChannel channel = locked(path);
    try {
      requireResults(path, channel);
      if (!overwrite && endOfLine(channel) > 0) {
        throw wrong(
            path,
            "there are results of a run already; --resume goes on with that run, --overwrite"
                + " replaces them, or name another file");
      }
      channel.truncate(0);
      return Channels.newOutputStream(channel);
    } catch (IOException e) {
      channel.close();
      throw e;
    }
  }

  /** A slip such as {@code --results *.jsonl} must not cost a file of vectors. */
  private static void requireResults(Path path, FileChannel channel) throws IOException {
    // through this channel: to close another one on the same file would end the lock
    ByteBuffer first = ByteBuffer.allocate(BEGIN.length());
    channel.read(first, 0);
    String text = new String(first.array(), 0, first.position(), StandardCharsets.UTF_8);
    if (!BEGIN.startsWith(text)) {
      throw wrong(path, "no file of results; another name is needed, or remove it");
    }
  }

  private static FileChannel locked(Path path) throws IOException {
    FileChannel channel =
        FileChannel.open(
            path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    FileLock lock;
    try {
      lock = channel.tryLock();
    } catch (OverlappingFileLockException here) {
      lock = null;
    }
    if (lock == null) {
      channel.close();
      throw wrong(path, "another run is writing this file; wait for its end");
    }
    return channel;
  }

  /** Returns whether there is no complete line: the run was killed before it had one. */
  static boolean isBarelyBegun(Path path) throws IOException {
    try (FileChannel channel = FileChannel.open(path)) {
      return endOfLine(channel) == 0;
    }
  }

  /** Reads what is there, which must have this header; an incomplete last line is cut off. */
  static StartedResults read(Path path, ResultsHeader header) throws IOException {
    StartedResults started = new StartedResults(locked(path));
    try {
      if (!started.reader(path).header().equals(header)) {
        throw new VectorFileException(
            path.toString(),
            1,
            null,
            "these are the results of another engine, of other vectors or with another limit; name"
                + " another file, or run without --resume");
      }
      started.channel.truncate(endOfLine(started.channel));
      ResultsReader reader = started.reader(path);
      for (Result result = reader.next(); result != null; result = reader.next()) {
        started.size++;
        started.last = result.id();
      }
      if (reader.isCutOff()) {
        throw wrong(path, "the last line is damaged; remove it, or begin with --overwrite");
      }
      return started;
    } catch (IOException e) {
      started.channel.close();
      throw e;
    }
  }

  /** Reads from the beginning, not to be closed: on Linux that would end the lock. */
  private ResultsReader reader(Path path) throws IOException {
    return ResultsReader.of(path.toString(), Channels.newInputStream(channel.position(0)));
  }

  /** Returns how many results there are. */
  long size() {
    return size;
  }

  /** Returns the id of the last one, or {@code null} if there is none. */
  @Nullable String last() {
    return last;
  }

  /** Returns the end of the file, to add results. */
  OutputStream append() throws IOException {
    channel.position(channel.size());
    return Channels.newOutputStream(channel);
  }

  private static long endOfLine(FileChannel channel) throws IOException {
    ByteBuffer last = ByteBuffer.allocate(1);
    for (long end = channel.size(); end > 0; end--) {
      channel.read(last.clear(), end - 1);
      if (last.get(0) == '\n') {
        return end;
      }
    }
    return 0;
  }

  private static VectorFileException wrong(Path path, String reason) {
    return new VectorFileException(path.toString(), 0, null, reason);
  }
}
