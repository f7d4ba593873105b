package org.certigjk.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a page may say of times, by numbers that nobody has measured. */
class FixTimesTest {

  private static final FixTimes TIMES =
      new FixTimes(
          """
          # a machine, load 0.0 at the start
          precision,size,loop,lower quartile,median,upper quartile,support points
          double,32,"none",900,1000,1100,5.00
          double,32,"all-axis",1.1e+03,1.234e+03,1300,5.50
          double,32,"all-axis, scaled in each query",9000,1.234e+04,2e+04,5.50
          """);

  @Test
  void ratiosAndComparisons() {
    assertEquals(
        4,
        TIMES.check(
            String.join(
                "",
                "It takes 1.23<!-- time/double/32: all-axis / none --> of the time,",
                "0.81<!-- time/double/32: none / all-axis --> the other way round, and scaled",
                "12.3<!-- time/double/32: all-axis, scaled in each query / none -->.",
                "<!-- time/double/32: none < all-axis, scaled in each query -->")));
    assertEquals(0, TIMES.check("1.19 %<!-- float/nearly touching/backward: all-axis -->"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1.24<!-- time/double/32: all-axis / none -->",
        "<!-- time/double/32: all-axis / none -->",
        "1.23<!-- time/double/8: all-axis / none -->",
        "1.23<!-- time/double/32: all-axis / nobody -->",
        "<!-- time/double/32: all-axis < none -->",
        "<!-- time/double/32: none < all-axis -->",
        "1.23<!-- time/double/32: none < all-axis, scaled in each query -->"
      })
  void whatIsNotSo(String said) {
    assertThrows(AssertionError.class, () -> TIMES.check(said));
  }
}
