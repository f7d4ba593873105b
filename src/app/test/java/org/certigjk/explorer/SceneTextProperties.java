package org.certigjk.explorer;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.explorer.number.NumberType;
import org.certigjk.field.Doubles;
import org.certigjk.number.Floats;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.certigjk.variants.Variants;

class SceneTextProperties {

  private static final Pattern CANONICAL =
      Pattern.compile("-?(0|[1-9][0-9]*)(/([2-9]|[1-9][0-9]+))?|-?[1-9][0-9]*/1");

  @Property(tries = 100)
  void formatIsReadBackAndIsCanonical(@ForAll @IntRange(max = 1 << 20) int seed)
      throws SceneException {
    for (String text : RandomScenes.of(seed, 3)) {
      Scene scene = SceneText.parse(text);
      String canonical = SceneText.format(scene);
      assertEquals(scene, SceneText.parse(canonical));
      assertEquals(canonical, SceneText.format(SceneText.parse(canonical)));
      String points = canonical.replaceAll("&(field|loop|sub)=.*", "").replaceAll("&b=|^a=", ";");
      for (String numeral : points.substring(1).split("[,;]", -1)) {
        assertTrue(CANONICAL.matcher(numeral).matches(), numeral);
      }
    }
  }

  @Property(tries = 100)
  void addressesThatWereEncodedAreTheSameScene(@ForAll @IntRange(max = 1 << 20) int seed)
      throws SceneException {
    String text = RandomScenes.of(seed, 1).get(0);
    Scene scene = SceneText.parse(text);
    assertEquals(scene, SceneText.parse(URLEncoder.encode(text, StandardCharsets.UTF_8)));
    assertEquals(scene, SceneText.parse(text.replace(",", "%2c").replace(";", "%3B")));
    assertEquals(scene, SceneText.parse(" " + text.replaceAll("([,;&=])", " $1 ") + "&step=3"));
  }

  @Property(tries = 200)
  void aDecimalIsTheNearestDoubleAndARatioExact(
      @ForAll @DoubleRange(min = -1e6, max = 1e6) double x, @ForAll @IntRange(min = 1) int q) {
    BigDecimal exact = new BigDecimal(x);
    BigFraction expected =
        new BigFraction(exact.unscaledValue())
            .divide(new BigFraction(BigInteger.TEN.pow(exact.scale())));
    assertEquals(expected, SceneText.number(Double.toString(x)));
    assertEquals(new BigFraction(-7, q), SceneText.number("-7/" + q));
  }

  @Property(tries = 300)
  void whateverIsWrongIsAnErrorWithItsPlace(@ForAll @IntRange(max = 1 << 20) int seed) {
    Random random = new Random(seed);
    StringBuilder text = new StringBuilder(RandomScenes.of(seed, 1).get(0));
    for (int k = random.nextInt(4); k >= 0; k--) {
      int at = random.nextInt(text.length());
      switch (random.nextInt(3)) {
        case 0 -> text.deleteCharAt(at);
        case 1 -> text.setCharAt(at, ";,&=%/+-.0xpe\u0000\u00e9".charAt(random.nextInt(15)));
        default -> text.insert(at, "%2");
      }
    }
    try {
      SceneText.parse(text.toString());
    } catch (SceneException e) {
      assertTrue(
          e.part().matches("address|[^,]{0,99}|[ab], point [0-9]+(, [xyz])?"), e::getMessage);
      assertFalse(e.reason().isEmpty());
      assertTrue(e.reason().length() < 600, e::reason);
    }
  }

  @Example
  void whatIsLeftOutIsRationalStrictDecreaseJohnson() throws SceneException {
    Scene scene = SceneText.parse("a=0,0&b=3,4");
    assertEquals(NumberType.RATIONAL, scene.numbers());
    assertEquals(Variants.STRICT_DECREASE, scene.loop());
    assertEquals(SubAlgorithm.JOHNSON, scene.subAlgorithm());
    assertEquals("a=0,0&b=3,4", SceneText.format(scene));
    String all = "a=1/2,-1;0,9007199254740993/1&b=1/3,4&field=float&loop=nesterov&sub=greer";
    assertEquals(all, SceneText.format(SceneText.parse(all)));
  }

  @Example
  void errorsSayWhereWhatAndWhatToDo() {
    assertError("a=0,0&b=", "b", "B has no points yet");
    assertError("b=0,0", "a", "A has no points yet");
    assertError("a=0,0&b=1,1;2,", "b, point 1, y", "\"\" is not a number");
    assertError("a=0,0&b=1,1;;2,2", "b, point 1", "\"\" is not a point");
    assertError("a=0,0&b=1,1;2,2;3,3;4,two", "b, point 3, y", "\"two\" is not a number");
    assertError("a=0,0;1,1/0&b=1,1", "a, point 1, y", "the denominator of \"1/0\" is zero");
    assertError("a=0,0;1,2,3&b=1,1", "a, point 1", "3 coordinates, but point 0 has 2");
    assertError("a=0,0&b=1,1,1", "b", "points of 3 coordinates, but those of A have 2");
    assertError("a=5&b=7", "a, point 0", "\"5\" is not a point; two or three coordinates");
    assertError("a=1,2,3,4&b=7", "a, point 0", "two or three coordinates");
    assertError("a=0,0&b=1,1&field=real", "field", "there are rational, double, float");
    assertError("a=0,0&b=1,1&sub=jonson", "sub", "there are johnson, backup, ");
    assertError("a=0,0&b=1,1&loop=gjk", "loop", "alzubaidi");
    assertError("a=0,0&b=1,1&loop=gjk", "loop", "van-den-bergen[-…], ");
    assertError("a=0,0&a=1,1&b=1,1", "a", "given twice");
    assertError("a=0,0%2&b=1,1", "address", "hexadecimal digits");
    assertError("a=0,0,0&b=1,1,1&loop=alzubaidi", "loop", "for the plane");
    assertError("a=0,0&b=1,1&loop=nesterov-normalised", "loop", "square roots");
    assertError("a=0,0&b=1,-1e39&field=float", "b, point 0, y", "beyond the range of field=float");
    assertError("a=0," + "1".repeat(1001) + "&b=0,0", "a, point 0, y", "1001 characters");
    assertError("a=0,0" + ";0,0".repeat(2000) + "&b=1,1", "a", "2001 points");
    assertError("", "address", "\"\" is not a scene, such as");
    assertError("a=" + "7".repeat(SceneText.MAX_LENGTH - 1), "address", "200001 characters");
    assertError("x".repeat(SceneText.MAX_LENGTH), "address", "is not a scene");
    assertError("a=" + "7".repeat(SceneText.MAX_LENGTH - 2), "a, point 0", "is not a point");
  }

  /** Powers of 2 around the limit: 0x1p3318 has 999 digits, 0x1p3319 has 1000, and /1 behind. */
  @Property(tries = 100, seed = "1")
  void aNumberIsTakenIfItsRatioIs(
      @ForAll @IntRange(min = 3290, max = 3330) int exponent, @ForAll boolean below) {
    BigFraction power = new BigFraction(BigInteger.TWO.pow(exponent));
    BigFraction number = below ? power.reciprocal() : power;
    String ratio = number.getNumerator() + "/" + number.getDenominator();
    String text = "a=0," + (below ? "0x1p-" : "0x1p") + exponent + "&b=1,1";
    if (ratio.length() > SceneText.MAX_NUMERAL) {
      assertError(text, "a, point 0, y", "ratio has " + ratio.length() + " characters");
    } else {
      assertEquals("a=0," + ratio + "&b=1,1", formatted(text));
      assertEquals(formatted(text), formatted(formatted(text)));
    }
  }

  @Example
  void manyDigitsInBaseSixteenAreMoreInBaseTen() {
    assertError("a=0,0x1" + "0".repeat(899) + "p0&b=1,1", "a, point 0, y", "ratio has 1085");
    assertError("a=0,0x." + "1".repeat(700) + "p0&b=1,1", "a, point 0, y", "ratio has 1686");
  }

  /** 0.1 is 3602879701896397/36028797018963968: of 34 characters, where 3 were written. */
  @Example
  void aSceneIsTakenIfItsTextWithRatiosIs() {
    String all = "a=" + "0.1,0.1;".repeat(1998) + "0.1,0.1&b=" + "0.1,0.1;".repeat(855) + "0.1,0";
    String written = formatted(all);
    assertEquals(199_820, written.length());
    assertEquals(written, formatted(written + "&grid=123456789/987654321&step=12345"));
    assertError(all + ";0.1,0.1;0.1,0.1", "address", "characters with exact numbers");
  }

  @Example
  void roundsOnceToTheNearest() throws SceneException {
    // midway between two floats, then to the even one; by way of a decimal it would go up
    Scene scene = SceneText.parse("a=0x1.000001p0,1/3&b=-1/3,0x1p-1074");
    assertEquals(1f, Scene.rounded(scene.a(), Floats.INSTANCE).get(0).get(0));
    assertEquals(1f / 3, Scene.rounded(scene.a(), Floats.INSTANCE).get(0).get(1));
    assertEquals(-1.0 / 3, Scene.rounded(scene.b(), Doubles.INSTANCE).get(0).get(0));
    assertEquals(Double.MIN_VALUE, Scene.rounded(scene.b(), Doubles.INSTANCE).get(0).get(1));
    assertEquals(2, scene.dimension());
  }

  @Example
  void everyLoopAndSubAlgorithmThatIsListedIsTaken() throws SceneException {
    for (Variants loop : Variants.values()) {
      for (SubAlgorithm sub : SubAlgorithm.values()) {
        String text = "a=0,0;1,2&b=3,4&field=double&loop=" + loop.label() + "&sub=" + sub.label();
        assertEquals(List.of(loop, sub), settings(SceneText.parse(text)));
      }
    }
  }

  private static String formatted(String text) {
    return assertDoesNotThrow(() -> SceneText.format(SceneText.parse(text)));
  }

  private static List<Object> settings(Scene scene) {
    return List.of(scene.loop(), scene.subAlgorithm());
  }

  private static void assertError(String text, String part, String reason) {
    SceneException e = assertThrows(SceneException.class, () -> SceneText.parse(text));
    assertEquals(part, e.part());
    Matcher matcher = Pattern.compile(Pattern.quote(reason)).matcher(e.reason());
    assertTrue(matcher.find(), e::getMessage);
    assertEquals(part + ": " + e.reason(), e.getMessage());
  }
}
