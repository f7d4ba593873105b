package org.certigjk.explorer;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.explorer.number.NumberType;
import org.certigjk.explorer.round.Shape;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.integral.Coordinates;
import org.certigjk.number.Numerals;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.certigjk.variants.Variants;
import org.jspecify.annotations.Nullable;

/**
 * A scene as one line of text, which is also the fragment of the page's address.
 *
 * <pre>  a=0,0;1,0;1/2,1&amp;b=3,0&amp;field=double&amp;loop=van-den-bergen&amp;sub=johnson</pre>
 *
 * <p>Points have two or three coordinates. A ratio p/q or a hexadecimal float is that number; a
 * decimal is the double nearest to it, as for the command line, or with {@code decimals=exact} the
 * number that it says. What is left out is rational, strict-decrease, johnson, nearest. {@code
 * shape-a=ball,1/2} means all points within 1/2 of the hull of A's points, {@code shape-a=cone,1}
 * the cone from point 0 of A to a base around point 1; so for B. Blanks around a name or number do
 * not count, %XX stands for the character with that code, and other keys are skipped.
 *
 * <p><b>Guarantee.</b> {@link #format} gives one text for equal scenes, and {@link #parse} reads
 * the same scene from it.
 *
 * <p><b>Limits.</b> {@value #MAX_POINTS} points per body, {@value #MAX_NUMERAL} characters per
 * number, {@value #MAX_LENGTH} in all: as the text is given, and as the page writes it by {@link
 * #format}, which is longer where a short decimal or hexadecimal float has a long ratio.
 *
 * <p><b>Errors.</b> {@link SceneException} says where and what; points are counted from 0, as in
 * index pairs. A decimal that is not 0 and whose nearest double is, is one.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Scene scene = SceneText.parse("a=0,0;0.5,1&b=3,0x1p1&field=float");
 * SceneText.format(scene);   // a=0,0;1/2,1&b=3,2&field=float
 * }</pre>
 */
public final class SceneText {

  /** The greatest number of points of a body. */
  public static final int MAX_POINTS = 2000;

  /** The greatest length of a number: a double of any size has a ratio that is shorter. */
  public static final int MAX_NUMERAL = 1000;

  /** The greatest length of a text: a longer one would keep the page busy for seconds. */
  public static final int MAX_LENGTH = 200_000;

  /** So much of it is for what the page adds to a formatted scene: the grid and the step. */
  private static final int PAGE_SETTINGS = 100;

  /** So many names a complaint lists in full. */
  private static final int LISTED = 12;

  /** How decimals are read: the first where nothing is said. */
  private static final String[] DECIMALS = {"nearest", "exact"};

  private static final String[] AXES = {"x", "y", "z"};

  /** Integers up to here are doubles, so that they may stand without a denominator. */
  private static final BigInteger WHOLE = BigInteger.ONE.shiftLeft(53);

  private SceneText() {}

  /**
   * A scene as it was read.
   *
   * @param scene the scene
   * @param rounded the decimals that are not the doubles that they were read as
   */
  record Reading(Scene scene, List<String> rounded) {}

  /**
   * Reads a scene.
   *
   * @throws SceneException if something in the text is wrong
   */
  public static Scene parse(String text) throws SceneException {
    return read(text).scene();
  }

  /** As {@link #parse}, and says which decimals were rounded. */
  static Reading read(String text) throws SceneException {
    if (text.length() > MAX_LENGTH) {
      throw new SceneException(
          "address", text.length() + " characters; the explorer takes up to " + MAX_LENGTH);
    }
    Map<String, String> values = values(decode(text));
    if (!values.containsKey("a") && !values.containsKey("b")) {
      throw new SceneException(
          "address", excerpt(text) + " is not a scene, such as a=0,0;1,0&b=3,1/2");
    }
    String decimals = constant("decimals", values, DECIMALS, Function.identity());
    @Nullable List<String> rounded = decimals.equals("exact") ? null : new ArrayList<>();
    Scene scene =
        new Scene(
            points("a", values.getOrDefault("a", ""), rounded),
            points("b", values.getOrDefault("b", ""), rounded),
            constant("field", values, NumberType.values(), NumberType::label),
            constant("loop", values, Variants.values(), Variants::label),
            constant("sub", values, SubAlgorithm.values(), SubAlgorithm::label),
            Shape.read("shape-a", values.getOrDefault("shape-a", ""), x -> number(x, rounded)),
            Shape.read("shape-b", values.getOrDefault("shape-b", ""), x -> number(x, rounded)));
    check(scene);
    return new Reading(scene, rounded == null ? List.of() : rounded);
  }

  /**
   * Returns the text of a scene, without the settings that are understood. It is longer than {@link
   * #parse} reads if the scene is not one that {@code parse} has returned and is too large.
   */
  public static String format(Scene scene) {
    StringBuilder text = new StringBuilder("a=");
    text.append(format(scene.a())).append("&b=").append(format(scene.b()));
    if (scene.numbers() != NumberType.RATIONAL) {
      text.append("&field=").append(scene.numbers().label());
    }
    if (scene.loop() != Variants.STRICT_DECREASE) {
      text.append("&loop=").append(scene.loop().label());
    }
    if (scene.subAlgorithm() != SubAlgorithm.JOHNSON) {
      text.append("&sub=").append(scene.subAlgorithm().label());
    }
    text.append(setting("shape-a", scene.shapeA())).append(setting("shape-b", scene.shapeB()));
    return text.toString();
  }

  private static String setting(String key, Shape shape) {
    return shape.isRound() ? "&" + key + "=" + shape.text() : "";
  }

  /** Returns the points of a body as in the text of a scene: x,y;x,y. */
  static String format(Polytope<BigFraction> body) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < body.size(); i++) {
      text.append(i == 0 ? "" : ";");
      for (int k = 0; k < body.dimension(); k++) {
        text.append(k == 0 ? "" : ",").append(format(body.get(i).get(k)));
      }
    }
    return text.toString();
  }

  /** Returns the shortest numeral of a scene for this number: 3, or 1/2. */
  public static String format(BigFraction number) {
    String ratio = Numerals.format(number);
    boolean whole = ratio.endsWith("/1") && number.getNumerator().abs().compareTo(WHOLE) <= 0;
    return whole ? ratio.substring(0, ratio.length() - 2) : ratio;
  }

  /**
   * Reads a number as in a scene without {@code decimals=exact}.
   *
   * @throws NumberFormatException if it is none, or it or its ratio is longer than {@value
   *     #MAX_NUMERAL} characters, or if it is not 0 and the nearest double is
   */
  public static BigFraction number(String numeral) {
    return number(numeral, new ArrayList<>());
  }

  /** Reads a number, a decimal exactly or, adding it to those that were rounded, as a double. */
  private static BigFraction number(String numeral, @Nullable List<String> rounded) {
    if (numeral.length() > MAX_NUMERAL) {
      throw new NumberFormatException(
          "a number of "
              + numeral.length()
              + " characters; the explorer takes up to "
              + MAX_NUMERAL);
    }
    BigFraction number =
        rounded == null ? Numerals.parseExact(numeral) : Numerals.parseRational(numeral);
    int length = format(number).length();
    if (length > MAX_NUMERAL) {
      throw new NumberFormatException(
          "a number whose ratio has "
              + length
              + " characters; the explorer takes up to "
              + MAX_NUMERAL);
    }
    if (rounded != null && isRounded(numeral, number)) {
      rounded.add(numeral);
    }
    return number;
  }

  /** Returns whether the numeral, which was read as this number, is another. */
  private static boolean isRounded(String numeral, BigFraction number) {
    if (number.getNumerator().signum() != 0) {
      return Numerals.parseExact(numeral).compareTo(number) != 0;
    }
    if (hasDigitButZero(numeral)) {
      throw new NumberFormatException(
          excerpt(numeral)
              + " is not 0, but the nearest double is; decimals=exact takes decimals as written");
    }
    return false;
  }

  /** Returns whether a decimal has a digit but 0 before its exponent; a ratio has none to lose. */
  private static boolean hasDigitButZero(String numeral) {
    boolean found = false;
    for (int i = 0; !found && i < numeral.length() && "eE/x".indexOf(numeral.charAt(i)) < 0; i++) {
      found = numeral.charAt(i) >= '1' && numeral.charAt(i) <= '9';
    }
    return found;
  }

  /** Replaces %XX, which programs that pass addresses on write for some characters. */
  private static String decode(String text) throws SceneException {
    if (text.indexOf('%') < 0) {
      return text;
    }
    StringBuilder decoded = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '%') {
        int high = i + 2 < text.length() ? Character.digit(text.charAt(i + 1), 16) : -1;
        int low = i + 2 < text.length() ? Character.digit(text.charAt(i + 2), 16) : -1;
        if (high < 0 || low < 0) {
          throw new SceneException(
              "address", "after % two hexadecimal digits are expected, such as %2C for a comma");
        }
        c = (char) (16 * high + low);
        i += 2;
      }
      decoded.append(c);
    }
    return decoded.toString();
  }

  private static Map<String, String> values(String text) throws SceneException {
    Map<String, String> values = new HashMap<>();
    for (String part : split(text, '&')) {
      int equals = part.indexOf('=');
      if (equals > 0) {
        String name = part.substring(0, equals).strip();
        if (values.put(name, part.substring(equals + 1).strip()) != null) {
          throw new SceneException(name, "given twice; one of them must go");
        }
      }
    }
    return values;
  }

  /** Returns the constant with the label that the text has, the first constant if it has none. */
  private static <T> T constant(
      String key, Map<String, String> values, T[] constants, Function<T, String> label)
      throws SceneException {
    String name = values.getOrDefault(key, label.apply(constants[0]));
    for (T constant : constants) {
      if (label.apply(constant).equals(name)) {
        return constant;
      }
    }
    List<String> labels = Arrays.stream(constants).map(label).toList();
    throw new SceneException(key, excerpt(name) + " is unknown; there are " + listed(labels));
  }

  /** Returns the names; of many that begin with another one it says so, and leaves them out. */
  private static String listed(List<String> labels) {
    if (labels.size() <= LISTED) {
      return String.join(", ", labels);
    }
    return labels.stream()
        .filter(label -> labels.stream().noneMatch(other -> label.startsWith(other + "-")))
        .map(
            label ->
                labels.stream().anyMatch(other -> other.startsWith(label + "-"))
                    ? label + "[-…]"
                    : label)
        .collect(Collectors.joining(", "));
  }

  private static Polytope<BigFraction> points(
      String key, String text, @Nullable List<String> rounded) throws SceneException {
    if (text.isEmpty()) {
      throw new SceneException(
          key, key.equals("a") ? "A has no points yet" : "B has no points yet");
    }
    List<String> parts = split(text, ';');
    if (parts.size() > MAX_POINTS) {
      throw new SceneException(
          key, parts.size() + " points; the explorer takes up to " + MAX_POINTS);
    }
    List<Vec<BigFraction>> points = new ArrayList<>();
    for (String part : parts) {
      String place = key + ", point " + points.size();
      Vec<BigFraction> point = point(place, part, rounded);
      if (!points.isEmpty() && point.dimension() != points.get(0).dimension()) {
        throw new SceneException(
            place,
            "%s coordinates, but point 0 has %s"
                .formatted(point.dimension(), points.get(0).dimension()));
      }
      points.add(point);
    }
    return Polytope.from(points);
  }

  private static Vec<BigFraction> point(String place, String text, @Nullable List<String> rounded)
      throws SceneException {
    List<String> numerals = split(text, ',');
    if (numerals.size() < 2 || numerals.size() > AXES.length) {
      throw new SceneException(
          place,
          excerpt(text.strip())
              + " is not a point; two or three coordinates are needed, as in 1,1/2");
    }
    List<BigFraction> coordinates = new ArrayList<>();
    for (String numeral : numerals) {
      try {
        coordinates.add(number(numeral.strip(), rounded));
      } catch (NumberFormatException e) {
        throw new SceneException(
            place + ", " + AXES[coordinates.size()], String.valueOf(e.getMessage()));
      }
    }
    return Vec.from(Rationals.INSTANCE, coordinates);
  }

  private static void check(Scene scene) throws SceneException {
    if (scene.a().dimension() != scene.b().dimension()) {
      throw new SceneException(
          "b",
          "points of %s coordinates, but those of A have %s"
              .formatted(scene.b().dimension(), scene.a().dimension()));
    }
    scene.checkShapes();
    String misfit = scene.misfit();
    if (misfit != null) {
      throw new SceneException("loop", misfit);
    }
    checkRange("a", scene.a(), scene.numbers());
    checkRange("b", scene.b(), scene.numbers());
    int length = format(scene).length();
    int limit = MAX_LENGTH - PAGE_SETTINGS;
    if (length > limit) {
      throw new SceneException(
          "address", length + " characters with exact numbers; the explorer takes up to " + limit);
    }
  }

  /**
   * Returns points moved by to &minus; from, exactly: a page that adds coordinates would round
   * them.
   *
   * @param points as in a scene: x,y;x,y
   * @throws SceneException if something in the texts is wrong
   */
  static String shifted(String points, String from, String to) throws SceneException {
    Scene scene = parse("a=" + points + "&b=" + from + ";" + to);
    Vec<BigFraction> by = scene.b().get(1).minus(scene.b().get(0));
    return format(Coordinates.map(scene.a(), point -> point.plus(by)));
  }

  private static void checkRange(String key, Polytope<BigFraction> body, NumberType numbers)
      throws SceneException {
    for (int i = 0; i < body.size(); i++) {
      for (int k = 0; k < body.dimension(); k++) {
        if (!numbers.takes(body.get(i).get(k))) {
          throw new SceneException(
              key + ", point " + i + ", " + AXES[k],
              "beyond the range of field=%s; choose another field, or a smaller number"
                  .formatted(numbers.label()));
        }
      }
    }
  }

  /** Splits at every separator; {@link String#split} would drop what is empty at the end. */
  private static List<String> split(String text, char separator) {
    List<String> parts = new ArrayList<>();
    int from = 0;
    for (int to = text.indexOf(separator); to >= 0; to = text.indexOf(separator, from)) {
      parts.add(text.substring(from, to));
      from = to + 1;
    }
    parts.add(text.substring(from));
    return parts;
  }

  /** Returns what a text begins with, between quotation marks. */
  public static String excerpt(String text) {
    return text.length() <= 40 ? "\"" + text + "\"" : "\"" + text.substring(0, 37) + "...\"";
  }
}
