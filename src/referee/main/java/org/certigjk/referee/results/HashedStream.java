package org.certigjk.referee.results;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import org.certigjk.vectors.files.VectorFileException;

/**
 * The bytes of a file, uncompressed if it is compressed (gzip), and their SHA-256: the same for a
 * file of test vectors whether it is packed or not, and whoever packed it.
 */
public final class HashedStream extends FilterInputStream {

  private static final int BUFFER = 1 << 16;

  private final MessageDigest digest;

  private HashedStream(DigestInputStream stream) {
    super(stream);
    this.digest = stream.getMessageDigest();
  }

  /**
   * Opens a file; what it contains tells whether it is compressed.
   *
   * @throws VectorFileException if there is no such file
   */
  public static HashedStream open(Path path) throws IOException {
    InputStream file = new BufferedInputStream(existing(path), BUFFER);
    try {
      file.mark(2);
      boolean packed = file.read() == 0x1f && file.read() == 0x8b;
      file.reset();
      InputStream plain = packed ? new GZIPInputStream(file, BUFFER) : file;
      return new HashedStream(new DigestInputStream(plain, MessageDigest.getInstance("SHA-256")));
    } catch (EOFException | ZipException damaged) {
      file.close();
      throw damaged(path);
    } catch (IOException e) {
      file.close();
      throw e;
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  private static InputStream existing(Path path) throws IOException {
    try {
      return new FileInputStream(path.toFile());
    } catch (FileNotFoundException e) {
      throw VectorFileException.missing(path);
    }
  }

  private static VectorFileException damaged(Path path) {
    return new VectorFileException(
        path.toString(), 0, null, "the compressed file is damaged or cut off");
  }

  /**
   * Returns the SHA-256 of a file.
   *
   * @throws VectorFileException if there is no such file, or it is damaged
   */
  static String sha256(Path path) throws IOException {
    try (HashedStream stream = open(path)) {
      return stream.sha256();
    } catch (EOFException | ZipException damaged) {
      throw damaged(path);
    }
  }

  /** Returns the SHA-256 of all bytes, in hexadecimal digits; reads what has not been read. */
  public String sha256() throws IOException {
    byte[] buffer = new byte[BUFFER];
    while (read(buffer, 0, buffer.length) >= 0) {
      // read to the end
    }
    return HexFormat.of().formatHex(digest.digest());
  }
}
