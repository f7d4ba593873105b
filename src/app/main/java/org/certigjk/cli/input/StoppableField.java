package org.certigjk.cli.input;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;

/**
 * A field that looks, before it computes anything, whether the work is to be stopped. So a generic
 * algorithm stops wherever it is, and its text knows nothing of that.
 *
 * @param field the field that computes
 * @param poll throws {@link java.util.concurrent.CancellationException} if the work is to be
 *     stopped
 * @param <E> the type of the elements
 */
public record StoppableField<E>(OrderedField<E> field, Runnable poll) implements OrderedField<E> {

  /** Returns the same points over this field. */
  public Polytope<E> over(Polytope<E> polytope) {
    List<Vec<E>> points = new ArrayList<>();
    for (int k = 0; k < polytope.size(); k++) {
      List<E> coordinates = new ArrayList<>();
      for (int c = 0; c < polytope.dimension(); c++) {
        coordinates.add(polytope.get(k).get(c));
      }
      points.add(Vec.from(this, coordinates));
    }
    return Polytope.from(points);
  }

  private OrderedField<E> polled() {
    poll.run();
    return field;
  }

  @Override
  public boolean exact() {
    return field.exact();
  }

  @Override
  public E zero() {
    return field.zero();
  }

  @Override
  public E one() {
    return field.one();
  }

  @Override
  public E plus(E a, E b) {
    return polled().plus(a, b);
  }

  @Override
  public E times(E a, E b) {
    return polled().times(a, b);
  }

  @Override
  public E unaryMinus(E a) {
    return polled().unaryMinus(a);
  }

  @Override
  public E inverse(E a) {
    return polled().inverse(a);
  }

  @Override
  public int compare(E a, E b) {
    return polled().compare(a, b);
  }

  @Override
  public BigFraction toRational(E a) {
    return polled().toRational(a);
  }

  @Override
  public E of(BigFraction q) {
    return polled().of(q);
  }

  @Override
  public E of(BigInteger k) {
    return polled().of(k);
  }

  @Override
  public E of(double x) {
    return polled().of(x);
  }

  @Override
  public double toDouble(E a) {
    return polled().toDouble(a);
  }

  @Override
  public E minus(E a, E b) {
    return polled().minus(a, b);
  }

  @Override
  public E div(E a, E b) {
    return polled().div(a, b);
  }

  @Override
  public E clearDenominator(E c, E x) {
    return polled().clearDenominator(c, x);
  }

  @Override
  public int signum(E a) {
    return polled().signum(a);
  }

  @Override
  public boolean isZero(E a) {
    return polled().isZero(a);
  }

  @Override
  public String toString() {
    return field.toString();
  }
}
