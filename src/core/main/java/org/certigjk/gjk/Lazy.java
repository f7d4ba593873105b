package org.certigjk.gjk;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A value that is made when it is first asked for. It must be immutable: then it does not matter if
 * two threads make it.
 *
 * @param <T> the type of the value
 */
final class Lazy<T> implements Supplier<T> {

  private final Supplier<? extends T> source;
  private @Nullable T value;

  Lazy(Supplier<? extends T> source) {
    this.source = source;
  }

  @Override
  public T get() {
    T known = value;
    if (known == null) {
      known = source.get();
      value = known;
    }
    return known;
  }
}
