package org.certigjk.cli.input;

import java.util.function.Function;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Polytope;
import org.certigjk.integral.Coordinates;
import org.certigjk.shape.ForwardingField;

/**
 * A field that looks, before it computes anything, whether the work is to be stopped. So a generic
 * algorithm stops wherever it is, and its text knows nothing of that.
 *
 * @param field the field that computes
 * @param poll throws {@link java.util.concurrent.CancellationException} if the work is to be
 *     stopped
 * @param <E> the type of the elements
 */
public record StoppableField<E>(OrderedField<E> field, Runnable poll)
    implements ForwardingField<E> {

  /** Returns the same points over this field. */
  public Polytope<E> over(Polytope<E> polytope) {
    return Coordinates.map(polytope, this, Function.identity());
  }

  @Override
  public OrderedField<E> computing() {
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
  public String toString() {
    return field.toString();
  }
}
