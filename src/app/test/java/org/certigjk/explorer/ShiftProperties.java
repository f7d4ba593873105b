package org.certigjk.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** Points are moved exactly; the oracle adds fractions of integers by the school's rule. */
class ShiftProperties {

  /** The numbers of a point: numerator and denominator of x, then of y. */
  private static final int NUMBERS = 4;

  @Property(tries = 200, seed = "1")
  void everyCoordinateIsMovedByToMinusFrom(
      @ForAll @Size(min = NUMBERS, max = 8 * NUMBERS)
          List<@IntRange(min = -999, max = 999) Integer> points,
      @ForAll @Size(NUMBERS) List<@IntRange(min = -99, max = 99) Integer> from,
      @ForAll @Size(NUMBERS) List<@IntRange(min = -99, max = 99) Integer> to) {
    List<String> expected = new ArrayList<>();
    for (int i = 0; i + NUMBERS <= points.size(); i += NUMBERS) {
      expected.add(
          moved(points.subList(i, i + 2), from.subList(0, 2), to.subList(0, 2))
              + ","
              + moved(points.subList(i + 2, i + 4), from.subList(2, 4), to.subList(2, 4)));
    }
    assertEquals(String.join(";", expected), Explorer.shift(text(points), text(from), text(to)));
  }

  @Property(tries = 100, seed = "2")
  void thereAndBackAgain(
      @ForAll @Size(NUMBERS) List<@IntRange(min = -9999, max = 9999) Integer> point,
      @ForAll @Size(NUMBERS) List<@IntRange(min = -99, max = 99) Integer> to) {
    String there = Explorer.shift(text(point), "0,0", text(to));
    String origin = Explorer.shift("0,0", "0,0", "0,0");
    assertEquals(
        Explorer.shift(text(point), origin, origin), Explorer.shift(there, text(to), origin));
  }

  @Example
  void tenthsAddUp() {
    assertEquals("3/10,0;1/5,1/10", Explorer.shift("1/10,-1/10;0,0", "0,0", "1/5,1/10"));
  }

  @Example
  void whatIsNoPointIsSaid() {
    String noNumber = Explorer.shift("1,x", "0,0", "1,1");
    assertTrue(noNumber.startsWith("{\"error\":{\"part\":\"a, point 0, y\""), noNumber);
    String otherDimension = Explorer.shift("1,2,3", "0,0", "1,1");
    assertTrue(otherDimension.startsWith("{\"error\":"), otherDimension);
  }

  private static String text(List<Integer> numbers) {
    List<String> points = new ArrayList<>();
    for (int i = 0; i + NUMBERS <= numbers.size(); i += NUMBERS) {
      points.add(ratio(numbers.subList(i, i + 2)) + "," + ratio(numbers.subList(i + 2, i + 4)));
    }
    return String.join(";", points);
  }

  private static String ratio(List<Integer> fraction) {
    return fraction.get(0) + "/" + denominator(fraction);
  }

  private static long denominator(List<Integer> fraction) {
    return Math.abs(fraction.get(1)) + 1L;
  }

  /** Returns p/q + t/u &minus; r/s in lowest terms. */
  private static String moved(List<Integer> number, List<Integer> from, List<Integer> to) {
    long q = denominator(number);
    long s = denominator(from);
    long u = denominator(to);
    long numerator = number.get(0) * s * u + to.get(0) * q * s - from.get(0) * q * u;
    BigInteger divisor = BigInteger.valueOf(numerator).gcd(BigInteger.valueOf(q * s * u));
    long least = q * s * u / divisor.longValueExact();
    String top = Long.toString(numerator / divisor.longValueExact());
    return least == 1 ? top : top + "/" + least;
  }
}
