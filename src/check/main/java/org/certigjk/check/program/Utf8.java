package org.certigjk.check.program;

/** Which bytes are UTF-8 (the Unicode standard, table 3-7: well-formed byte sequences). */
final class Utf8 {

  private Utf8() {}

  /** Returns the index where the first character that is none begins, -1 if all are. */
  static int firstBad(byte[] bytes) {
    int k = 0;
    while (k < bytes.length) {
      int size = size(bytes[k] & 0xFF);
      if (size == 0 || size > bytes.length - k || !continues(bytes, k, size)) {
        return k;
      }
      k += size;
    }
    return -1;
  }

  /** Returns the number of bytes of a character that begins with this one, 0 if none does. */
  private static int size(int first) {
    if (first < 0x80) {
      return 1;
    }
    if (first < 0xC2 || first > 0xF4) {
      return 0;
    }
    return first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  }

  /**
   * Whether the bytes after the first one continue it: none too long, no surrogate, none beyond.
   */
  private static boolean continues(byte[] bytes, int k, int size) {
    for (int i = k + 1; i < k + size; i++) {
      int next = bytes[i] & 0xFF;
      if (next < 0x80 || next > 0xBF) {
        return false;
      }
    }
    int first = bytes[k] & 0xFF;
    int second = size == 1 ? 0 : bytes[k + 1] & 0xFF;
    return (first != 0xE0 || second >= 0xA0)
        && (first != 0xED || second < 0xA0)
        && (first != 0xF0 || second >= 0x90)
        && (first != 0xF4 || second < 0x90);
  }
}
