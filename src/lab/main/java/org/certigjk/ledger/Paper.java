package org.certigjk.ledger;

import java.util.Arrays;

/** The documents that this library reproduces, in the order of their numbers. */
public enum Paper {
  /** The thesis. */
  JALES(
      "000",
      "Jales 2024",
      "L. F. G. Jales, *Algoritmo Gilbert-Johnson-Keerthi, suas melhorias e modificações*,"
          + " UFRJ 2024"),
  /** The paper on robustness and speed. */
  BERGEN(
      "001",
      "van den Bergen 1999",
      "G. van den Bergen, *A fast and robust GJK implementation for collision detection of convex"
          + " objects*, J. Graphics Tools 4 (1999)"),
  /** The minimum norm point of a simplex. */
  GREER("002", "Greer", "M. Greer, *A general solution to the minimum norm point in a simplex*"),
  /** GJK for polygons. */
  ALZUBAIDI(
      "003",
      "Alzubaidi and Al-Saud",
      "A. M. N. Alzubaidi, M. S. Al-Saud, *Gilbert-Johnson-Keerthi algorithm for computing the"
          + " shortest distance between two 2D convex hull polygons based on Andrew's monotone chain"
          + " hull algorithm*"),
  /** The recursion over sub-simplices. */
  DIVIDE_AND_CONQUER(
      "004",
      "the divide-and-conquer post",
      "*A divide-and-conquer implementation of the GJK algorithm*, blog post, 20 August 2018");

  private final String number;
  private final String author;
  private final String reference;

  Paper(String number, String author, String reference) {
    this.number = number;
    this.author = author;
    this.reference = reference;
  }

  /** Returns the paper with this number. */
  static Paper numbered(String number) {
    return Arrays.stream(values())
        .filter(paper -> paper.number.equals(number))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("there is no paper " + number));
  }

  /** Returns the number by which pages and comments call it: three digits. */
  public String number() {
    return number;
  }

  /** Returns who says it, as in a sentence. */
  public String author() {
    return author;
  }

  /** Returns author, title and year, in Markdown. */
  public String reference() {
    return reference;
  }
}
