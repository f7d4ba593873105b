package org.certigjk.hull;

import java.util.AbstractList;
import java.util.Objects;
import java.util.RandomAccess;

/** An array that nobody changes any more, as an unmodifiable list. */
@SuppressWarnings("index") // checkIndex has seen to it
final class IntList extends AbstractList<Integer> implements RandomAccess {

  private final int[] values;

  IntList(int[] values) {
    this.values = values;
  }

  @Override
  public Integer get(int index) {
    return values[Objects.checkIndex(index, values.length)];
  }

  @Override
  public int size() {
    return values.length;
  }
}
