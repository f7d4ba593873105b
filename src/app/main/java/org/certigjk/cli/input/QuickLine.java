package org.certigjk.cli.input;

import com.fasterxml.jackson.core.io.NumberInput;
import org.jspecify.annotations.Nullable;

/**
 * Reads the usual line of a mesh: decimals between blanks, after a keyword. What is not so usual is
 * left to {@link MeshLines}.
 */
final class QuickLine {

  private final byte[] bytes;
  private final char[] numeral = new char[64];
  private int at;

  private QuickLine(byte[] bytes) {
    this.bytes = bytes;
  }

  /**
   * Returns the first numbers, each the double nearest to what is written; {@code null} if the line
   * needs a closer look.
   *
   * @param keyword what the line begins with; or nothing
   * @param dimension how many numbers are wanted
   */
  static double @Nullable [] pointOrNull(InputText line, String keyword, int dimension) {
    byte[] bytes = line.bytes();
    boolean whole = !line.isTooLong() && bytes.length > 0 && bytes[bytes.length - 1] != '\\';
    return whole ? new QuickLine(bytes).pointOrNull(keyword, dimension) : null;
  }

  private double @Nullable [] pointOrNull(String keyword, int dimension) {
    skipBlanks();
    for (int k = 0; k < keyword.length(); k++, at++) {
      if (at == bytes.length || bytes[at] != keyword.charAt(k)) {
        return null;
      }
    }
    if (!keyword.isEmpty() && !isBlank()) {
      return null;
    }
    if (dimension > bytes.length) {
      return null; // whatever the dimension is said to be, so many numbers are not there
    }
    double[] point = new double[dimension];
    for (int k = 0; k < dimension; k++) {
      skipBlanks();
      point[k] = number();
      if (!Double.isFinite(point[k])) {
        return null;
      }
    }
    return point;
  }

  private boolean isBlank() {
    return at < bytes.length && (bytes[at] == ' ' || bytes[at] == '\t');
  }

  private void skipBlanks() {
    while (isBlank()) {
      at++;
    }
  }

  /** Returns the number at this place, NaN if it is none, or a long one. */
  private double number() {
    int length = 0;
    while (at < bytes.length && !isBlank()) {
      byte symbol = bytes[at];
      boolean usual = (symbol >= '0' && symbol <= '9') || ".-+eE".indexOf(symbol) >= 0;
      if (!usual || length == numeral.length) {
        return Double.NaN;
      }
      numeral[length] = (char) symbol;
      length++;
      at++;
    }
    try {
      return length == 0 ? Double.NaN : NumberInput.parseDouble(numeral, 0, length, true) + 0.0;
    } catch (NumberFormatException malformed) {
      return Double.NaN;
    }
  }
}
