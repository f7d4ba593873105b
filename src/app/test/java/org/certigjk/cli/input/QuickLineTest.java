package org.certigjk.cli.input;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuickLineTest {

  private static double[] read(String line, String keyword) {
    byte[] bytes = line.getBytes(StandardCharsets.ISO_8859_1);
    return QuickLine.pointOrNull(new InputText("x", 1, bytes, false), keyword, 3);
  }

  @Test
  void numbersAreTheNearestDoubles() {
    Random random = new Random(1);
    for (int k = 0; k < 20_000; k++) {
      double x = Double.longBitsToDouble(random.nextLong());
      String decimal = random.nextInt(99) + "." + Math.abs(random.nextLong()) + "e-" + k % 340;
      double[] point = read("v\t" + (Double.isFinite(x) ? x : 1) + "  " + decimal + " -0 9", "v");
      assertNotNull(point);
      assertEquals(Double.isFinite(x) ? x + 0.0 : 1, point[0]);
      assertEquals(Double.parseDouble(decimal), point[1]);
      assertEquals(0L, Double.doubleToRawLongBits(point[2]));
    }
  }

  @Test
  void whatFollowsIsSkipped() {
    assertArrayEquals(new double[] {1, 0.5, 5}, read(" 1 +.5 5. # a comment", ""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "v",
        "v 1 2",
        "vn 1 2 3",
        "v 1 2 3\\",
        "v 1 2 3#c",
        "v 1/3 2 3",
        "v 0x1p1 2 3",
        "v 1 2 NaN",
        "v 1 2 Infinity",
        "v 1 2 1e999",
        "v 1 2 3f",
        "v 1 2 3d",
        "v 1 2 -",
        "v 1 2 e5",
        "v 1 2 1e",
        "v 1 2 .",
        "v 1 2 1.2.3",
        "v 1 2 \u0661"
      })
  void whatIsNotUsualNeedsACloserLook(String line) {
    assertNull(read(line, "v"));
  }
}
