package org.certigjk.clients;

import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.exact.LinearSystem;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.number.Ratio;
import org.certigjk.number.UnreducedRationals;

// What the contracts of numbers do not say: nothing here may be proved.
final class NumberClients {

  /*@ normal_behavior
    @   ensures OrderedField.val(\result) == 1;
    @*/
  BigFraction half() {
    BigFraction one = Rationals.INSTANCE.one();
    return Rationals.INSTANCE.div(one, Rationals.INSTANCE.plus(one, one));
  }

  /*@ normal_behavior
    @   ensures OrderedField.val(\result) * q.number() == p.number();
    @*/
  Ratio anyQuotient(BigInteger p, BigInteger q) {
    return Ratio.of(p, q);
  }

  /*@ normal_behavior
    @   requires a.denominator.number() == 2 && OrderedField.val(a) == 1;
    @   ensures \result.numerator.number() == 2 && \result.denominator.number() == 1;
    @*/
  Ratio lowestTerms(Ratio a) {
    return UnreducedRationals.INSTANCE.plus(a, a);
  }

  /*@ normal_behavior
    @   requires rows.length == 2 && \elemtype(\typeof(rows)) == \type(BigInteger[]);
    @   requires rows[0] != null && rows[1] == rows[0] && rows[0].length == 3;
    @   requires (\forall int j; 0 <= j < 3; rows[0][j] != null && rows[0][j].number() > 0);
    @   assigns rows[*];
    @*/
  void sameRowTwice(BigInteger[][] rows) {
    LinearSystem.solve(rows);
    /*@ assert false; @*/
  }

  /*@ normal_behavior
    @   requires rows.length == 1 && \elemtype(\typeof(rows)) == \type(BigInteger[]);
    @   requires rows[0] != null && rows[0].length == 2 && rows[0][0] != null && rows[0][1] != null;
    @   requires rows[0][0].number() == 3;
    @   assigns rows[*];
    @   ensures \result.number() == 1;
    @*/
  BigInteger alwaysOne(BigInteger[][] rows) {
    return LinearSystem.solve(rows);
  }

  // Another row makes no other answer.
  /*@ normal_behavior
    @   requires rows.length == 1 && \elemtype(\typeof(rows)) == \type(BigInteger[]);
    @   requires rows[0] != null && rows[0].length == 2 && rows[0][0] != null && rows[0][1] != null;
    @   requires other.length == 2 && other[0] != null && other[1] != null && other != rows[0];
    @   requires rows[0][0].number() == 3 && other[0].number() == 5;
    @   assigns rows[*];
    @*/
  void rowsExchanged(BigInteger[][] rows, BigInteger[] other) {
    BigInteger first = LinearSystem.solve(rows);
    rows[0] = other;
    BigInteger second = LinearSystem.solve(rows);
    /*@ assert first.number() == second.number(); @*/
  }

  // An entry cannot be written.
  /*@ normal_behavior
    @   requires rows.length == 1 && \elemtype(\typeof(rows)) == \type(BigInteger[]);
    @   requires rows[0] != null && rows[0].length == 2 && rows[0][0] != null && rows[0][1] != null;
    @   requires \elemtype(\typeof(rows[0])) == \type(BigInteger);
    @   requires rows[0][0].number() == 3 && x.number() == 5;
    @   assigns rows[0][0];
    @*/
  void entryWritten(BigInteger[][] rows, BigInteger x) {
    /*@ assert LinearSystem.defines(rows); @*/
    rows[0][0] = x;
    /*@ assert LinearSystem.defines(rows); @*/
    /*@ assert false; @*/
  }
}
