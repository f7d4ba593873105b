package org.certigjk.check;

import java.math.BigInteger;
import java.util.concurrent.CancellationException;
import org.certigjk.check.algebra.Binary;
import org.certigjk.check.algebra.Difference;
import org.certigjk.check.algebra.DualBasis;
import org.certigjk.check.algebra.Independence;
import org.certigjk.check.algebra.Ratio;
import org.certigjk.check.algebra.Root;
import org.certigjk.check.algebra.Surface;
import org.certigjk.check.algebra.Vector;
import org.certigjk.check.text.Chars;
import org.certigjk.check.text.Digits;

// What the contracts of the checker do not say: nothing here may be proved.
final class CheckClients {

  /*@ normal_behavior
    @   requires Chars.size(text) == 2147483646 && Chars.at(text, 2147483644) == '\\'
    @       && Chars.at(text, 2147483645) == 'u';
    @*/
  void longText(String text) {
    /*@ assert JsonReader.afterUnit(text, 2147483644) > 0; @*/
    /*@ assert false; @*/
  }

  /*@ normal_behavior
    @   requires Chars.size(text) == 2147483646;
    @*/
  void longRows(String text) {
    /*@ assert JsonReader.row(text, 2147483646) > 0; @*/
    /*@ assert false; @*/
  }

  /*@ normal_behavior
    @   requires 1 <= values.length && values[0] != null && values[0] != other;
    @   requires \elemtype(\typeof(values)) == \type(Json);
    @   assigns values[0];
    @   ensures \result == other;
    @*/
  Json keptValues(Json[] values, Json other) {
    Json array = new Json(values, 1, 0, 1);
    values[0] = other;
    return array.get(0);
  }

  /*@ normal_behavior
    @   requires names.length == 1 && items.length == 1 && names[0] != null && items[0] != null;
    @   requires object.count() == 1 && object.kind == '{' && names[0] == object.nameAt(0)
    @     && items[0].value == object.valueAt(0);
    @   requires \elemtype(\typeof(items)) == \type(Item) && items[0] != other;
    @   assigns items[0];
    @   ensures \result == other;
    @*/
  Item keptMembers(Json object, String[] names, Item[] items, Item other) {
    Members members = new Members(object, names, items);
    items[0] = other;
    return members.item(0);
  }

  /*@ behavior
    @   requires points.length >= 1 && points[0] != null;
    @   requires (\forall int p; 0 <= p < points.length; points[p] != null
    @       && points[p].numerators.length == points[0].numerators.length);
    @   requires d.numerators.length == points[0].numerators.length;
    @   ensures \result.value() == 0;
    @   signals_only java.util.concurrent.CancellationException;
    @*/
  Ratio alikeBodies(Vector[] points, Vector d) {
    return new Difference(points, points).least(d);
  }

  /*@ normal_behavior
    @   ensures \result.value() * q.value() == 1;
    @*/
  Ratio dividedByZero(Ratio q) {
    return Ratio.of(1).over(q);
  }

  /*@ normal_behavior
    @   ensures \result != null;
    @*/
  Json missingMember(Members members) {
    return members.get("facets").value();
  }

  /*@ behavior
    @   ensures \result;
    @   signals_only Exception;
    @*/
  boolean alwaysRead(String text) throws Exception {
    try {
      JsonReader.read(text);
    } catch (Refusal e) {
      /*@ assert false; @*/
    }
    return true;
  }

  /*@ behavior
    @   requires z.length == 1 && z[0] != null && z[0].numerators.length == 1;
    @   ensures \result;
    @   signals_only java.util.concurrent.CancellationException, ArithmeticException;
    @*/
  boolean dualOfAny(Vector[] z) {
    return DualBasis.of(z) != null;
  }

  /*@ behavior
    @   requires i.length == 2 && bodies.a[0].numerators.length == 2;
    @   ensures \result ==> weights.at(0) == weights.at(1);
    @   signals_only java.util.concurrent.CancellationException;
    @*/
  boolean evenWeights(Difference bodies, int[] i, int[] j, Vector weights, Vector d) {
    return bodies.touches(i, j, weights, d);
  }

  /*@ normal_behavior
    @   requires bytes.length == 1 && bytes[0] == 1;
    @   assigns bytes[0];
    @   ensures \result == 2;
    @*/
  int keptNumbers(int[] bytes) {
    Pairs pairs = new Pairs(bytes, bytes);
    bytes[0] = 2;
    return pairs.i(0);
  }

  /*@ normal_behavior
    @   requires Chars.size(text) >= 16;
    @   requires (\forall int k; 0 <= k < 16; Digits.isDigit(Chars.at(text, k)));
    @*/
  long manyDigits(String text) {
    return Digits.few(10, text, 0, 16);
  }

  /*@ behavior
    @   requires 2000000000 <= bodies.a.length
    @       && r.numerators.length == bodies.a[0].numerators.length;
    @   signals_only java.util.concurrent.CancellationException;
    @*/
  Difference manyPoints(Difference bodies, Vector r) {
    return bodies.swept(r);
  }

  // A numerator cannot be written.
  /*@ behavior
    @   requires x == v.numerators && x.length == 1 && x[0].number() == 1 && other.number() == 2;
    @   requires \elemtype(\typeof(x)) == \type(BigInteger);
    @   assigns x[0];
    @   signals_only CancellationException;
    @*/
  void writtenVector(Vector v, BigInteger[] x, BigInteger other) {
    x[0] = other;
    v.get(0);
    /*@ assert false; @*/
  }

  // Bodies with a point of another dimension have a least d·(a − b).
  /*@ behavior
    @   requires x == bodies.a && x.length == 1 && \elemtype(\typeof(x)) == \type(Vector);
    @   requires other.numerators.length == 1 && d.numerators.length == 2
    @     && x[0].numerators.length == 2;
    @   assigns x[0];
    @   signals_only CancellationException;
    @*/
  Ratio writtenBodies(Difference bodies, Vector[] x, Vector other, Vector d) {
    x[0] = other;
    return bodies.least(d);
  }

  // The double -0 is negative.
  /*@ normal_behavior
    @   ensures \result;
    @*/
  boolean negativeZero() {
    return Binary.of(Long.MIN_VALUE).isNegative();
  }

  // The number of NaN cannot be asked for.
  /*@ normal_behavior ensures true; @*/
  void notANumber() {
    Binary nan = Binary.of(-1L);
    nan.isFinite();
    nan.exact();
    /*@ assert false; @*/
  }

  // There is no vector without coordinates.
  /*@ normal_behavior ensures true; @*/
  void noCoordinates() {
    Vector zero = Vector.zero(0);
    zero.isZero();
    zero.sum();
    zero.firstNotPositive();
    zero.magnitudes();
    /*@ assert false; @*/
  }

  // There is no answer to the question for a dual basis of 0.
  /*@ behavior
    @   requires z.length == 1 && z[0] != null && z[0].numerators.length == 1 && z[0].at(0) == 0;
    @   signals_only CancellationException, ArithmeticException;
    @*/
  void dualOfZero(Vector[] z) {
    DualBasis.of(z);
    /*@ assert false; @*/
  }

  // A vector and itself are independent.
  /*@ behavior
    @   requires v.numerators.length == 2;
    @   requires v.at(0) == 1 && v.at(1) == 0;
    @   ensures \result;
    @   signals_only CancellationException, ArithmeticException;
    @*/
  boolean independentTwice(Vector v) {
    Vector[] z = new Vector[] {v, v};
    return Independence.of(z);
  }

  // Bodies at rest are always the same.
  /*@ behavior
    @   requires bodies.direction == null && pair.direction == null;
    @   ensures true;
    @   signals_only CancellationException;
    @*/
  void neverRefused(Bodies bodies, Bodies pair) {
    try {
      bodies.requireSame(pair);
    } catch (Refusal e) {
      /*@ assert false; @*/
    }
  }

  // Elimination never fails.
  /*@ behavior
    @   ensures true;
    @   signals_only CancellationException;
    @*/
  void neverWrong(String record) {
    try {
      RecordCheck.of(record);
    } catch (ArithmeticException e) {
      /*@ assert false; @*/
    }
  }

  // Without facets nothing is closed.
  /*@ behavior
    @   requires corners.length == 1 && corners[0] != null;
    @   ensures !\result;
    @   signals_only CancellationException;
    @*/
  boolean closedWithoutFacets(Vector[] corners) {
    return Surface.isClosed(corners, new int[0][], new DualBasis[0], new int[0][]);
  }

  // No long is a rounded root.
  /*@ normal_behavior ensures true; @*/
  void greatestRoot(Ratio q) {
    Root.isRounded(1152921504606846975L, q, true);
    Root.isRounded(-1, q, false);
    Root.isRounded(0, q, true);
    /*@ assert false; @*/
  }
}
