package org.certigjk.vectors.files;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.GZIPOutputStream;
import org.certigjk.vectors.files.UnpackedStream.DamagedException;
import org.junit.jupiter.api.Test;

/** What is packed is read to its end, or refused; no damage is taken for the end. */
class UnpackedStreamTest {

  private static final byte[] ONE = "one\n".repeat(1000).getBytes(StandardCharsets.UTF_8);
  private static final byte[] TWO = "two\n".getBytes(StandardCharsets.UTF_8);

  @Test
  void aSecondMemberThatIsCutIsRefused() throws IOException {
    byte[] first = packed(ONE);
    byte[] both = joined(first, packed(TWO));
    assertArrayEquals(joined(ONE, TWO), read(both));
    assertArrayEquals(ONE, read(first));
    for (int length = 1; length < both.length; length++) {
      if (length != first.length) {
        byte[] cut = Arrays.copyOf(both, length);
        if (length == 1) {
          assertArrayEquals(cut, read(cut)); // not known as packed
        } else {
          assertThrows(DamagedException.class, () -> read(cut), "cut to " + length);
        }
      }
    }
  }

  @Test
  void whatFollowsAMemberAndIsNoneIsRefused() throws IOException {
    assertRefused(joined(packed(ONE), TWO));
    assertRefused(joined(packed(ONE), new byte[] {0x1f}));
    assertRefused(joined(packed(ONE), new byte[] {0, 0, 1}));
    assertArrayEquals(ONE, read(joined(packed(ONE), new byte[1 << 17])));
    byte[] padded = joined(packed(ONE), new byte[512]);
    assertArrayEquals(joined(ONE, TWO), read(joined(padded, packed(TWO))));
  }

  @Test
  void allPartsOfAHeaderAreRead() throws IOException {
    byte[] whole = withLongHeader(packed(TWO));
    assertArrayEquals(joined(TWO, TWO), read(joined(whole, whole)));
    int end = whole.length - packed(TWO).length + 10;
    for (int k = 0; k < end; k++) {
      byte[] damaged = joined(packed(ONE), whole);
      damaged[packed(ONE).length + k] ^= 0x40;
      assertRefused(damaged);
    }
  }

  @Test
  void checksAreMade() throws IOException {
    byte[] packed = packed(TWO);
    for (int k = packed.length - 8; k < packed.length; k++) {
      byte[] damaged = packed.clone();
      damaged[k] ^= 1;
      assertRefused(damaged);
    }
  }

  @Test
  void afterDamageNothingIsRead() throws IOException {
    UnpackedStream stream =
        new UnpackedStream(new ByteArrayInputStream(new byte[] {0x1f, (byte) 0x8b, 7, 1, 2, 3}));
    IOException first = assertThrows(DamagedException.class, stream::read);
    assertSame(first, assertThrows(DamagedException.class, stream::read));
    assertSame(first, assertThrows(DamagedException.class, stream::isPacked));
  }

  /** The first byte is lost with the error, so that what follows must not pass for the file. */
  @Test
  void afterAnErrorAtTheBeginningNothingIsRead() {
    byte[] bytes = {0x1f, 'x', 'y'};
    UnpackedStream stream =
        new UnpackedStream(
            new InputStream() {
              private int next;

              @Override
              public int read() throws IOException {
                next++;
                if (next == 2) {
                  throw new IOException("interrupted");
                }
                return next > bytes.length ? -1 : bytes[next - 1];
              }

              @Override
              public int read(byte[] target, int offset, int length) throws IOException {
                int one = read();
                target[offset] = (byte) one;
                return one < 0 ? -1 : 1;
              }
            });
    assertEquals("interrupted", assertThrows(IOException.class, stream::read).getMessage());
    assertEquals("interrupted", assertThrows(IOException.class, stream::read).getMessage());
  }

  @Test
  void aClosedStreamIsNotRead() throws IOException {
    UnpackedStream stream = new UnpackedStream(new ByteArrayInputStream(packed(ONE)));
    assertTrue(stream.isPacked());
    stream.close();
    assertThrows(IOException.class, stream::read);
  }

  private static void assertRefused(byte[] bytes) {
    assertThrows(DamagedException.class, () -> read(bytes));
  }

  private static byte[] read(byte[] bytes) throws IOException {
    try (InputStream stream = new UnpackedStream(new ByteArrayInputStream(bytes))) {
      return stream.readAllBytes();
    }
  }

  private static byte[] packed(byte[] bytes) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
      gzip.write(bytes);
    }
    return packed.toByteArray();
  }

  /** Adds an extra field, a name, a comment and a check to the header. */
  private static byte[] withLongHeader(byte[] packed) {
    byte[] header =
        joined(
            Arrays.copyOf(packed, 10),
            "\3\0abcname\0comment\0".getBytes(StandardCharsets.ISO_8859_1));
    header[3] = 2 + 4 + 8 + 16;
    CRC32 check = new CRC32();
    check.update(header);
    byte[] sum = {(byte) check.getValue(), (byte) (check.getValue() >> 8)};
    return joined(joined(header, sum), Arrays.copyOfRange(packed, 10, packed.length));
  }

  private static byte[] joined(byte[] first, byte[] second) {
    byte[] both = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, both, first.length, second.length);
    return both;
  }
}
