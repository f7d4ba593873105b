package org.certigjk.samples;

import java.util.Arrays;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;

/** Two point sets with coordinates that are doubles, one row per point. */
public record Pair(double[][] rowsA, double[][] rowsB) {

  /** A over a field. */
  public <E> Polytope<E> a(OrderedField<E> field) {
    return Polytope.of(field, rowsA);
  }

  /** B over a field. */
  public <E> Polytope<E> b(OrderedField<E> field) {
    return Polytope.of(field, rowsB);
  }

  /** A over the rationals. */
  public Polytope<BigFraction> a() {
    return a(Rationals.INSTANCE);
  }

  /** B over the rationals. */
  public Polytope<BigFraction> b() {
    return b(Rationals.INSTANCE);
  }

  /** The exact answers by enumeration. */
  public BruteForce bruteForce() {
    return BruteForce.ofDifference(BruteForce.exactly(rowsA), BruteForce.exactly(rowsB));
  }

  /** The points as a literal to paste into a test. */
  @Override
  public String toString() {
    return literal(rowsA) + " and " + literal(rowsB);
  }

  private static String literal(double[][] rows) {
    return Arrays.deepToString(rows).replace('[', '{').replace(']', '}');
  }
}
