package org.certigjk.referee.results;

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
import org.certigjk.vectors.files.UnpackedStream;
import org.certigjk.vectors.files.VectorFileException;

/**
 * The bytes of a file, uncompressed if it is compressed (gzip), and their SHA-256: the same for a
 * file of test vectors whether it is packed or not, and whoever packed it.
 */
public final class HashedStream extends FilterInputStream {

  private static final int BUFFER = 1 << 16;

  private final MessageDigest digest;

  private HashedStream(InputStream stream, MessageDigest digest) {
    super(new DigestInputStream(stream, digest));
    this.digest = digest;
  }

  /**
   * Opens a file; what it contains tells whether it is compressed.
   *
   * @throws VectorFileException if there is no such file
   */
  public static HashedStream open(Path path) throws IOException {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return new HashedStream(new UnpackedStream(new FileInputStream(path.toFile())), digest);
    } catch (FileNotFoundException e) {
      throw VectorFileException.missing(path);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  /**
   * Returns the SHA-256 of a file.
   *
   * @throws VectorFileException if there is no such file, or it is damaged
   */
  static String sha256(Path path) throws IOException {
    try (HashedStream stream = open(path)) {
      return stream.sha256();
    } catch (UnpackedStream.DamagedException damaged) {
      throw new VectorFileException(
          path.toString(), 0, null, "the compressed file is damaged or cut off");
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
