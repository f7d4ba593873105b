package org.certigjk.cli.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Margins;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said of answers to the distance of two points, 3 apart, of bodies with margins. */
class BenchTruthTest {

  private static final BenchTruth THREE =
      BenchTruth.of(new double[][] {{1, 0}}, new double[][] {{4, 0}}, Precision.DOUBLE);

  @ParameterizedTest(name = "{0} with margins of {1}: {2}")
  @CsvSource({
    "2, '1,0', NONE",
    "1, '0,1', FAR",
    "0, '3.5,0.5', NONE",
    "3, 0, NONE",
    "3.0000001, 0, NONE",
    "2.92, 0, FAR",
    "0, 0, FALSE_OVERLAP",
    "NaN, 0, NO_ANSWER",
    "2.92, 0.04, NONE",
    "3, 0.04, FAR",
    "0, 0.04, FALSE_OVERLAP",
    "0, 2, NONE",
    "1, 2, MISSED_CONTACT",
    "-1, 2, NO_ANSWER"
  })
  void answers(double answer, String margins, BenchFault fault) {
    assertEquals(fault, THREE.fault(answer, Margins.parse(margins)));
  }

  @ParameterizedTest
  @CsvSource({"3, 0, 0", "3.0000000000000004, 0, 1", "2, 0.5, 0", "0, 2, 0", "2, '0.25,0.75', 0"})
  void ulps(double answer, String margins, long ulps) {
    assertEquals(ulps, THREE.ulps(answer, Margins.parse(margins)));
  }
}
