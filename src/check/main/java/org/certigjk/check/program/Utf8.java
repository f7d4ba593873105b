package org.certigjk.check.program;

/** Which bytes are UTF-8 (the Unicode standard, table 3-7: well-formed byte sequences). */
final class Utf8 {

  private Utf8() {}

  /** Returns the index where the first character that is none begins, -1 if all are. */
  static int firstBad(byte[] bytes) {
    int k = 0;
    /*@ loop_invariant 0 <= k <= bytes.length && isText(bytes, k);
    @ loop_assigns k;
    @ loop_decreases bytes.length - k; @*/
    while (k < bytes.length) {
      int size = size(bytes[k]);
      if (size == 0 || size > bytes.length - k || !continues(bytes, k, size)) {
        return k;
      }
      k += size;
    }
    return -1;
  }

  /**
   * Returns the number of bytes of a character that begins with this one, 0 if none does. Bytes are
   * signed: 0x80 is -128.
   */
  private static int size(int first) {
    if (first >= 0) {
      return 1;
    }
    if (first < 0xC2 - 256 || first > 0xF4 - 256) {
      return 0;
    }
    return first < 0xE0 - 256 ? 2 : first < 0xF0 - 256 ? 3 : 4;
  }

  /** Whether a byte is from 0x80 to 0xBF: not the first of a character. */
  private static boolean isNext(int symbol) {
    return symbol < 0xC0 - 256;
  }

  /**
   * Whether the bytes after the first one continue it: none too long, no surrogate, none beyond.
   */
  private static boolean continues(byte[] bytes, int k, int size) {
    /*@ loop_invariant k + 1 <= i <= k + size
    @       && (\forall int m; k < m < i; isNext(bytes[m]));
    @ loop_assigns i;
    @ loop_decreases k + size - i; @*/
    for (int i = k + 1; i < k + size; i++) {
      if (!isNext(bytes[i])) {
        return false;
      }
    }
    return size == 1 || fits(bytes[k], bytes[k + 1]);
  }

  /** Whether the second byte is one that the first allows, of those that continue a character. */
  private static boolean fits(int first, int second) {
    return (first != 0xE0 - 256 || second >= 0xA0 - 256)
        && (first != 0xED - 256 || second < 0xA0 - 256)
        && (first != 0xF0 - 256 || second >= 0x90 - 256)
        && (first != 0xF4 - 256 || second < 0x90 - 256);
  }
}
