package org.certigjk.check.algebra;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Denominators of vectors: one for all while it is short, so that no line takes all memory. */
class VectorTest {

  @Test
  void fewDenominatorsBecomeOne() {
    Vector[] vectors = all(List.of(inverses(2, 3), inverses(4, 5)));
    for (Vector vector : vectors) {
      assertEquals(BigInteger.valueOf(60), vector.denominator());
    }
    assertEquals("(1/4, 1/5)", vectors[1].toString());
  }

  @Test
  void manyDenominatorsStayApart() {
    List<List<Ratio>> rows = new ArrayList<>();
    BigInteger prime = BigInteger.TWO.pow(60);
    for (int k = 0; k < 500; k++) {
      prime = prime.nextProbablePrime();
      rows.add(List.of(new Ratio(BigInteger.ONE, prime), Ratio.of(1)));
    }
    Vector[] vectors = all(rows);
    for (int k = 0; k < rows.size(); k++) {
      assertEquals(rows.get(k).get(0).denominator(), vectors[k].denominator());
      assertTrue(vectors[k].get(0).is(rows.get(k).get(0)));
    }
  }

  @Test
  void aVectorWithoutAShortDenominatorIsRefused() {
    List<Ratio> row = new ArrayList<>();
    for (int k = 1; k <= 300; k++) {
      row.add(new Ratio(BigInteger.ONE, BigInteger.ONE.shiftLeft(100_000).add(number(2 * k + 1))));
    }
    Row[] rows = {new Row(row.toArray(Ratio[]::new))};
    BigInteger shared = Denominators.shared(rows, BigInteger.ONE);
    assertNull(shared);
    assertNull(Denominators.vector(rows[0], shared));
    String reason = Denominators.tooLong(300);
    assertTrue(reason.contains("has more than 3579139 bits"), reason);
  }

  private static Vector[] all(List<List<Ratio>> rows) {
    Row[] all = rows.stream().map(row -> new Row(row.toArray(Ratio[]::new))).toArray(Row[]::new);
    BigInteger shared = Denominators.shared(all, BigInteger.ONE);
    return Stream.of(all)
        .map(row -> Objects.requireNonNull(Denominators.vector(row, shared)))
        .toArray(Vector[]::new);
  }

  private static List<Ratio> inverses(int p, int q) {
    return List.of(new Ratio(BigInteger.ONE, number(p)), new Ratio(BigInteger.ONE, number(q)));
  }

  private static BigInteger number(int n) {
    return BigInteger.valueOf(n);
  }

  @Test
  void longRatiosAreShownRounded() {
    BigInteger q = number(3).pow(100_000);
    assertEquals("1/9", new Ratio(number(3).pow(98), number(3).pow(100)).toString());
    assertEquals("about 1", new Ratio(q.add(BigInteger.ONE), q).toString());
    assertEquals("about -7.490797101273443E-47713", new Ratio(number(-1), q).toString());
  }
}
