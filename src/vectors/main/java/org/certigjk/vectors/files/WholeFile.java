package org.certigjk.vectors.files;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * A file that has its name only when it is complete and on the disk: until then it is {@code
 * FILE.PROCESS-NUMBER.part}, so that a full disk, a kill or another process never leaves half of
 * it, and what stood there before stays until then; its permissions are kept. What is not complete
 * is removed when it is closed. What is no regular file, such as a pipe or {@code /dev/null}, is
 * written to as it is.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * try (WholeFile file = WholeFile.open(path)) {
 *   file.write(bytes);
 *   file.finish();
 * }
 * }</pre>
 */
public final class WholeFile extends FilterOutputStream {

  private static final long PROCESS = ProcessHandle.current().pid();
  private static final AtomicLong COUNT = new AtomicLong();

  private final Path file;
  private final FileChannel channel;

  /** {@code null} if the file itself is written to. */
  private final @Nullable Path part;

  private boolean finished;

  private WholeFile(Path file, @Nullable Path part, FileChannel channel) {
    super(Channels.newOutputStream(channel));
    this.file = file;
    this.part = part;
    this.channel = channel;
  }

  /** Begins a file, or one to take the place of a file that is there. */
  public static WholeFile open(Path file) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      return new WholeFile(file, null, FileChannel.open(file, StandardOpenOption.WRITE));
    }
    Path target = Files.isSymbolicLink(file) ? linked(file) : file;
    String name = target.getFileName() + "." + PROCESS + "-" + COUNT.incrementAndGet() + ".part";
    Path part = target.resolveSibling(name);
    WholeFile whole = new WholeFile(target, part, create(part, file));
    if (Files.exists(target)) {
      whole.copyPermissions(part);
    }
    return whole;
  }

  /** Creates the part; what is wrong with its folder is said of the file that was named. */
  private static FileChannel create(Path part, Path file) throws IOException {
    try {
      return FileChannel.open(part, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    } catch (NoSuchFileException absent) {
      throw new NoSuchFileException(file.toString());
    } catch (AccessDeniedException denied) {
      throw new AccessDeniedException(file.toString());
    }
  }

  private void copyPermissions(Path copy) throws IOException {
    PosixFileAttributeView from = Files.getFileAttributeView(file, PosixFileAttributeView.class);
    PosixFileAttributeView to = Files.getFileAttributeView(copy, PosixFileAttributeView.class);
    if (from != null && to != null) {
      to.setPermissions(from.readAttributes().permissions());
    }
  }

  private static Path linked(Path link) throws IOException {
    return Files.exists(link)
        ? link.toRealPath()
        : link.resolveSibling(Files.readSymbolicLink(link));
  }

  /** Writes a file. */
  public static void write(Path file, byte[] content) throws IOException {
    try (WholeFile whole = open(file)) {
      whole.write(content);
      whole.finish();
    }
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    out.write(bytes, offset, length);
  }

  /** Gives the file its name: it is complete. */
  public void finish() throws IOException {
    if (part != null) {
      channel.force(true);
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
    finished = true;
  }

  @Override
  public void close() throws IOException {
    channel.close();
    if (part != null && !finished) {
      Files.deleteIfExists(part);
    }
  }
}
