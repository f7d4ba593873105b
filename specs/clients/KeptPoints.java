package org.certigjk.simplex;

import org.certigjk.geometry.Vec;

// As KeptArrays, in the package of the table, which no other sees.
final class KeptPoints<E> {

  /*@ normal_behavior
    @   requires y.length == 1 && y[0] != null && y[0].field.exact();
    @   requires \elemtype(\typeof(y)) == \type(Vec<E>);
    @   requires y[0].product(y[0]) == 1 && other.product(other) == 2;
    @   assigns y[0];
    @   ensures \result.gram(0, 0) == 1;
    @*/
  DeltaTable<E> table(Vec<E>[] y, Vec<E> other) {
    DeltaTable<E> table = new DeltaTable<E>(y);
    y[0] = other;
    return table;
  }
}
