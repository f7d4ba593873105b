package org.certigjk.vectors.files;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.jspecify.annotations.Nullable;

/**
 * What a killed run has left of a file: the part up to the last complete line, or to the first that
 * a crash of the machine has left without its bytes, or in a compressed file up to the last
 * complete member (RFC 1952), all of which hold complete lines.
 *
 * @param header the first line with its end, {@code null} if there is none
 * @param vectors the number of further lines
 * @param last the last of them, empty if there is none
 * @param length the number of bytes of all this in the file
 */
record Recovered(@Nullable String header, long vectors, String last, long length) {

  private static final int BUFFER = 1 << 16;

  /** Collects lines. */
  private static final class Lines {
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private @Nullable String header;
    private String last = "";
    private long vectors;
    private long open;
    private boolean damaged;

    /** Takes bytes; returns how many of all that were taken after the last line end that counts. */
    long take(byte[] bytes, int length) {
      for (int k = 0; k < length; k++) {
        open++;
        if (!damaged) {
          take(bytes[k]);
        }
      }
      return open;
    }

    private void take(byte symbol) {
      damaged = symbol == 0; // of a block that never came to the disk
      line.write(symbol);
      if (symbol == '\n') {
        end();
      }
    }

    private void end() {
      String text = line.toString(StandardCharsets.UTF_8);
      line.reset();
      open = 0;
      if (header == null) {
        header = text;
      } else {
        last = text;
        vectors++;
      }
    }

    Recovered upTo(long length) {
      return new Recovered(header, vectors, last, length);
    }
  }

  /** Looks through a file of lines, from its beginning; the stream is not closed. */
  static Recovered ofPlain(InputStream in) throws IOException {
    Lines lines = new Lines();
    byte[] buffer = new byte[BUFFER];
    long length = 0;
    long open = 0;
    for (int count = in.read(buffer); count > 0; count = in.read(buffer)) {
      length += count;
      open = lines.take(buffer, count);
    }
    return lines.upTo(length - open);
  }

  /** Looks through a compressed file, from its beginning; the stream is not closed. */
  static Recovered ofPacked(InputStream stream) throws IOException {
    Lines lines = new Lines();
    long length = 0;
    PushbackInputStream in = new PushbackInputStream(stream, BUFFER);
    Member member = Member.read(in);
    while (member != null) {
      lines.take(member.content, member.content.length);
      length += member.length;
      member = Member.read(in);
    }
    return lines.upTo(length);
  }

  /** A member of a compressed file, as {@link VectorWriter#packed} writes it. */
  private static final class Member {
    private static final int HEADER = 10;
    private static final int TRAILER = 8;

    private final byte[] content;
    private final long length;

    private Member(byte[] content, long length) {
      this.content = content;
      this.length = length;
    }

    /** Returns the member that begins here, {@code null} if it is not complete. */
    static @Nullable Member read(PushbackInputStream in) throws IOException {
      byte[] header = in.readNBytes(HEADER);
      if (header.length < HEADER || header[0] != 0x1f || header[1] != (byte) 0x8b) {
        return null;
      }
      Inflater inflater = new Inflater(/* nowrap= */ true);
      try {
        byte[] content = inflated(in, inflater);
        byte[] trailer = content == null ? new byte[0] : in.readNBytes(TRAILER);
        if (content == null || trailer.length < TRAILER || !fits(content, trailer)) {
          return null;
        }
        return new Member(content, HEADER + inflater.getBytesRead() + TRAILER);
      } catch (DataFormatException damaged) {
        return null;
      } finally {
        inflater.end();
      }
    }

    /** Inflates, and gives back to the stream what was read too far. */
    private static byte @Nullable [] inflated(PushbackInputStream in, Inflater inflater)
        throws IOException, DataFormatException {
      ByteArrayOutputStream content = new ByteArrayOutputStream();
      byte[] packed = new byte[BUFFER];
      byte[] buffer = new byte[BUFFER];
      int count = 0;
      while (!inflater.finished()) {
        if (inflater.needsInput()) {
          count = in.read(packed);
          if (count < 0) {
            return null;
          }
          inflater.setInput(packed, 0, count);
        }
        content.write(buffer, 0, inflater.inflate(buffer));
      }
      in.unread(packed, count - inflater.getRemaining(), inflater.getRemaining());
      return content.toByteArray();
    }

    private static boolean fits(byte[] content, byte[] trailer) {
      CRC32 crc = new CRC32();
      crc.update(content);
      long claimed = 0;
      for (int k = 3; k >= 0; k--) {
        claimed = claimed << 8 | (trailer[k] & 0xff);
      }
      return claimed == crc.getValue();
    }
  }
}
