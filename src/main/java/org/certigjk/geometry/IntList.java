package org.certigjk.geometry;

import java.util.AbstractList;
import java.util.Objects;
import java.util.RandomAccess;

/** A part of an array that nobody changes any more, as an unmodifiable list. */
@SuppressWarnings("index") // from and size are within the array
final class IntList extends AbstractList<Integer> implements RandomAccess {

  private final int[] values;
  private final int from;
  private final int size;

  IntList(int[] values) {
    this(values, 0, values.length);
  }

  /** The values from index {@code from} on, before index {@code to}. */
  IntList(int[] values, int from, int to) {
    this.values = values;
    this.from = from;
    this.size = to - from;
  }

  @Override
  public Integer get(int index) {
    return values[from + Objects.checkIndex(index, size)];
  }

  @Override
  public int size() {
    return size;
  }
}
