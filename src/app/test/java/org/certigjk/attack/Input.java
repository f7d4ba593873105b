package org.certigjk.attack;

import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;

/**
 * What a {@link Question} is about, as one line: dimension, numbers of points, choice, text, and
 * the coordinates of A, B and T as hexadecimal floats.
 *
 * @param a the points of A
 * @param b the points of B
 * @param t translations, or whatever else the question needs
 * @param choice a whole number, by which a question chooses among variants of a call
 * @param text a word
 */
record Input(double[][] a, double[][] b, double[][] t, int choice, String text) {

  int dimension() {
    return a[0].length;
  }

  /** Reads what {@link #toString} writes. */
  static Input parse(String line) {
    List<String> words = List.of(line.strip().split(" "));
    int[] head = words.subList(0, 5).stream().mapToInt(Integer::parseInt).toArray();
    double[] numbers =
        words.subList(6, words.size()).stream().mapToDouble(Double::parseDouble).toArray();
    double[][] rows = new double[head[1] + head[2] + head[3]][];
    Arrays.setAll(rows, k -> Arrays.copyOfRange(numbers, k * head[0], (k + 1) * head[0]));
    return new Input(
        Arrays.copyOf(rows, head[1]),
        Arrays.copyOfRange(rows, head[1], head[1] + head[2]),
        Arrays.copyOfRange(rows, head[1] + head[2], rows.length),
        head[4],
        words.get(5));
  }

  @Override
  public String toString() {
    StringJoiner line = new StringJoiner(" ");
    for (int k : new int[] {dimension(), a.length, b.length, t.length, choice}) {
      line.add(Integer.toString(k));
    }
    line.add(text);
    for (double[][] rows : List.of(a, b, t)) {
      for (double[] row : rows) {
        for (double x : row) {
          line.add(Double.toHexString(x));
        }
      }
    }
    return line.toString();
  }
}
