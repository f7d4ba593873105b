package org.certigjk.clients;

import java.math.BigInteger;
import org.certigjk.exact.LinearSystem;

// The rows of a linear system become others; who has kept one finds it as it was.
final class SolvedRows {

  /*@ normal_behavior
    @   requires rows.length == 2 && \elemtype(\typeof(rows)) == \type(BigInteger[]);
    @   requires (\forall int i; 0 <= i < rows.length;
    @       rows[i] != null && rows[i].length == rows.length + 1);
    @   requires (\forall int i, j; 0 <= i < rows.length && 0 <= j <= rows.length;
    @       rows[i][j] != null);
    @   requires rows[0][2].number() == 3;
    @   assigns rows[*];
    @   ensures \result.number() == 3;
    @*/
  BigInteger kept(BigInteger[][] rows) {
    BigInteger[] first = rows[0];
    LinearSystem.solve(rows);
    return first[2];
  }
}
