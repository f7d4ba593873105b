package org.certigjk.clients;

import org.certigjk.certificate.CertificateChecker;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.SubSimplex;

// Whoever keeps an array that he has handed over, and writes into it, changes no value.
final class KeptArrays<E> {

  /*@ normal_behavior
    @   requires 1 <= array.length && \elemtype(\typeof(array)) == \type(Object);
    @   requires (\forall int k; 0 <= k < array.length; array[k] != null);
    @   requires OrderedField.val(array[0]) != OrderedField.val(other);
    @   assigns array[0];
    @   ensures OrderedField.val(\result) != OrderedField.val(other);
    @*/
  E vector(Vec<E> x, E[] array, E other) {
    Vec<E> y = x.withCoordinates(array);
    array[0] = other;
    return y.get(0);
  }

  /*@ normal_behavior
    @   requires 1 <= array.length && \elemtype(\typeof(array)) == \type(Object);
    @   requires 1 <= x.coordinates.length;
    @   assigns array[0];
    @   ensures \result;
    @*/
  boolean anyVector(Vec<E> x, E[] array, E other) {
    E before = x.get(0);
    array[0] = other;
    E after = x.get(0);
    /*@ assert OrderedField.val(after) == OrderedField.val(before); @*/
    return true;
  }

  /*@ behavior
    @   requires 1 <= array.length && \elemtype(\typeof(array)) == \type(Vec<E>);
    @   assigns \everything;
    @   ensures \result;
    @   signals (RuntimeException e) true;
    @   signals_only RuntimeException;
    @*/
  boolean polytope(Vec<E>[] array, Vec<E> other) {
    Polytope<E> polytope = Polytope.of(array);
    Vec<E> before = polytope.get(0);
    array[0] = other;
    Vec<E> after = polytope.get(0);
    /*@ assert (\forall int k; k == 0; before == polytope.point(k) && after == polytope.point(k)); @*/
    return true;
  }

  /*@ normal_behavior
    @   requires 1 <= array.length && array.length == weights.coordinates.length;
    @   requires array[0] < 1000;
    @   assigns array[0];
    @   ensures \result == \old(array[0]);
    @*/
  int subset(int[] array, Vec<E> weights, Vec<E> v) {
    SubSimplex<E> subset = new SubSimplex<E>(array, weights, v);
    array[0] = array[0] + 1;
    return subset.index(0);
  }

  /*@ normal_behavior
    @   requires checker.field.exact() && weights.field.exact() && 1 <= i.length;
    @   assigns i[0];
    @*/
  boolean certificate(CertificateChecker<E> checker, int[] i, int[] j, Vec<E> weights) {
    boolean accepted = checker.meeting(i, j, weights) == null;
    i[0] = -1;
    return accepted;
  }
}
