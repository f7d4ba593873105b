package org.certigjk.vectors.files;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.GZIPInputStream;
import java.util.zip.Inflater;
import java.util.zip.ZipException;

/**
 * What is compressed in the members of a gzip file (RFC 1952), one after another. {@link
 * GZIPInputStream} takes a further member with a damaged header for the end of the file; here it is
 * an error, as is all that follows a member but another one and zeros, with which tapes are filled.
 *
 * <p><b>Errors.</b> {@link ZipException} where a member is damaged, {@link EOFException} where one
 * ends too early.
 */
final class GzipStream extends InputStream {

  private static final int BUFFER = 1 << 16;

  // the bits of the flags
  private static final int HEADER_CHECK = 2;
  private static final int EXTRA = 4;
  private static final int NAME = 8;
  private static final int COMMENT = 16;
  private static final int RESERVED = 0xe0;

  private final InputStream in;
  private final Inflater inflater = new Inflater(/* nowrap= */ true);

  /** Of the header, then of the content. */
  private final CRC32 check = new CRC32();

  private final byte[] packed = new byte[BUFFER];
  private int position;
  private int limit;
  private boolean inMember;

  GzipStream(InputStream in) {
    this.in = in;
  }

  @Override
  public int read() throws IOException {
    byte[] one = readNBytes(1);
    return one.length == 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    while (inMember || beginMember()) {
      int count = inflate(bytes, offset, length);
      if (count > 0) {
        check.update(bytes, offset, count);
        return count;
      }
      if (inflater.finished()) {
        endMember();
      } else if (!fill()) {
        throw new EOFException("a member ends too early");
      }
    }
    return -1;
  }

  private int inflate(byte[] bytes, int offset, int length) throws IOException {
    try {
      inflater.setInput(packed, position, limit - position);
      int count = inflater.inflate(bytes, offset, length);
      position = limit - inflater.getRemaining();
      return count;
    } catch (DataFormatException damaged) {
      throw new ZipException(damaged.getMessage());
    }
  }

  /** Reads the header of the next member, and returns whether there is one. */
  private boolean beginMember() throws IOException {
    int first = 0;
    while (first == 0) {
      if (position == limit && !fill()) {
        return false;
      }
      first = packed[position++] & 0xff;
    }
    check.reset();
    check.update(first);
    require(first == 0x1f && next() == 0x8b, "no member begins here");
    require(next() == 8, "an unknown method of compression");
    int flags = next();
    require((flags & RESERVED) == 0, "unknown flags");
    skip(6); // the time, the level and the system
    if ((flags & EXTRA) != 0) {
      skip((int) number(2));
    }
    skipText(flags & NAME);
    skipText(flags & COMMENT);
    if ((flags & HEADER_CHECK) != 0) {
      long expected = check.getValue() & 0xffff;
      require(number(2) == expected, "the header is damaged");
    }
    check.reset();
    inflater.reset();
    inMember = true;
    return true;
  }

  private void endMember() throws IOException {
    long expected = check.getValue();
    require(number(4) == expected, "the content is damaged");
    require(number(4) == (inflater.getBytesWritten() & 0xffff_ffffL), "the length is wrong");
    inMember = false;
  }

  private void skip(int count) throws IOException {
    for (int k = 0; k < count; k++) {
      next();
    }
  }

  /** Skips a text, which ends with a zero, if there is one. */
  private void skipText(int flag) throws IOException {
    int letter = flag;
    while (letter != 0) {
      letter = next();
    }
  }

  /** Reads a number, its lowest byte first. */
  private long number(int bytes) throws IOException {
    long number = 0;
    for (int k = 0; k < bytes; k++) {
      number |= (long) next() << (8 * k);
    }
    return number;
  }

  /** Returns the next byte outside of the content, and counts it in. */
  private int next() throws IOException {
    if (position == limit && !fill()) {
      throw new EOFException("a member ends too early");
    }
    int next = packed[position++] & 0xff;
    check.update(next);
    return next;
  }

  /** Reads more, when all that was read is used; returns whether there is more. */
  private boolean fill() throws IOException {
    position = 0;
    limit = Math.max(0, in.read(packed, 0, packed.length));
    return limit > 0;
  }

  private static void require(boolean right, String wrong) throws ZipException {
    if (!right) {
      throw new ZipException(wrong);
    }
  }

  @Override
  public void close() throws IOException {
    inflater.end();
    in.close();
  }
}
