package org.certigjk.explorer.trace;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.explorer.SceneException;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.number.NumeralException;
import org.certigjk.number.Numerals;
import org.jspecify.annotations.Nullable;

/**
 * Reads a trace from JSON, as {@code docs/trace.md} has it. A decimal is the double nearest to it;
 * a hexadecimal float and a ratio are what they say; {@code null} is what is no number.
 *
 * <p><b>Errors.</b> {@link SceneException} says where, as {@code steps[2].s}, and what is wrong.
 */
public final class TraceReader {

  /** What the member {@code format} says. */
  public static final String FORMAT = "certigjk-trace-1";

  /** The tolerance of a trace that names none. */
  static final String TOLERANCE = "1e-9";

  private static final int MAX_STEPS = 1000;
  private static final int MAX_POINTS = 60;
  private static final int MAX_NUMERAL = 10_000;
  private static final Rationals FIELD = Rationals.INSTANCE;

  private final Polytope<BigFraction> a;
  private final Polytope<BigFraction> b;

  /** Whether no number was null since this was last set. */
  private boolean finite = true;

  private TraceReader(Polytope<BigFraction> a, Polytope<BigFraction> b) {
    this.a = a;
    this.b = b;
  }

  /** Returns whether a text seems to be a trace: whether it names the format. */
  public static boolean isTrace(String text) {
    return text.contains("\"certigjk-trace");
  }

  /**
   * Reads a trace.
   *
   * @throws SceneException if it is none
   */
  public static Trace read(String text) throws SceneException {
    Map<?, ?> members =
        object("the trace", Json.read(text))
            .having("format", "engine", "a", "b", "tolerance", "steps", "claim");
    if (!FORMAT.equals(members.get("format"))) {
      throw new SceneException("format", "\"" + FORMAT + "\" is expected");
    }
    Polytope<BigFraction> a = body("a", members.get("a"));
    Polytope<BigFraction> b = body("b", members.get("b"));
    if (a.dimension() != b.dimension()) {
      throw new SceneException("b", "its points have other numbers of coordinates than those of a");
    }
    TraceReader reader = new TraceReader(a, b);
    List<Trace.Step> steps = new ArrayList<>();
    for (Object step : list("steps", members.get("steps"), 1, MAX_STEPS)) {
      steps.add(reader.step("steps[" + steps.size() + "]", step));
    }
    Object engine = members.get("engine");
    Object tolerance = members.get("tolerance");
    return new Trace(
        engine instanceof String name ? name : "an engine without a name",
        a,
        b,
        tolerance(tolerance == null ? TOLERANCE : text(tolerance)),
        steps,
        reader.claim(members.get("claim")));
  }

  /** Reads a tolerance, a number from 0 to 1; a decimal is what it says. */
  public static BigFraction tolerance(String text) throws SceneException {
    BigFraction tolerance = number("tolerance", text, Numerals::parseExact);
    if (FIELD.signum(tolerance) < 0 || tolerance.compareTo(BigFraction.ONE) > 0) {
      throw new SceneException("tolerance", "a number from 0 to 1 is expected");
    }
    return tolerance;
  }

  private Trace.Step step(String place, Object value) throws SceneException {
    Map<?, ?> members = object(place, value).having("simplex", "weights", "v", "direction", "s");
    List<IndexPair> simplex = new ArrayList<>();
    if (members.get("simplex") != null) {
      int most = a.dimension() + 1;
      for (Object pair : list(place + ".simplex", members.get("simplex"), 0, most)) {
        simplex.add(pair(place + ".simplex[" + simplex.size() + "]", pair));
      }
    }
    finite = true;
    Vec<BigFraction> weights = vector(place + ".weights", members.get("weights"), simplex.size());
    Vec<BigFraction> v = vector(place + ".v", members.get("v"), a.dimension());
    Vec<BigFraction> direction =
        vector(place + ".direction", members.get("direction"), a.dimension());
    Object s = members.get("s");
    IndexPair support = isNone(s) ? null : pair(place + ".s", s);
    return new Trace.Step(simplex, weights, v, direction, support, finite);
  }

  private Trace.@Nullable Claim claim(@Nullable Object value) throws SceneException {
    if (isNone(value)) {
      return null;
    }
    Map<?, ?> members = object("claim", value).having("verdict", "distance");
    Object verdict = members.get("verdict");
    if (!"apart".equals(verdict) && !"meet".equals(verdict)) {
      throw new SceneException("claim.verdict", "\"apart\" or \"meet\" is expected");
    }
    Object said = members.get("distance");
    BigFraction distance = said == null ? null : number("claim.distance", said);
    boolean isNumber = said == null || distance != null;
    return new Trace.Claim("meet".equals(verdict), distance, isNumber);
  }

  /** Reads [i, j], or {"a": point, "b": point}. */
  private IndexPair pair(String place, @Nullable Object value) throws SceneException {
    if (value instanceof Map) {
      Map<?, ?> points = object(place, value).having("a", "b");
      int i = indexOf(place + ".a", points.get("a"), a);
      return new IndexPair(i, indexOf(place + ".b", points.get("b"), b));
    }
    List<?> indices = list(place, value, 2, 2);
    int i = index(place + "[0]", indices.get(0), a.size());
    return new IndexPair(i, index(place + "[1]", indices.get(1), b.size()));
  }

  private static int index(String place, Object value, int size) throws SceneException {
    BigFraction index = number(place, value);
    if (index == null
        || !index.getDenominator().equals(BigInteger.ONE)
        || FIELD.signum(index) < 0
        || index.compareTo(new BigFraction(size)) >= 0) {
      throw new SceneException(place, "an index from 0 to " + (size - 1) + " is expected");
    }
    return index.intValue();
  }

  private static int indexOf(String place, @Nullable Object value, Polytope<BigFraction> body)
      throws SceneException {
    int index = body.points().indexOf(point(place, value, body.dimension()));
    if (index < 0) {
      throw new SceneException(place, "not one of the points of the body, digit for digit");
    }
    return index;
  }

  private static Polytope<BigFraction> body(String name, @Nullable Object value)
      throws SceneException {
    List<Vec<BigFraction>> points = new ArrayList<>();
    for (Object row : list(name, value, 1, MAX_POINTS)) {
      String place = name + "[" + points.size() + "]";
      int dimension = points.isEmpty() ? list(place, row, 2, 3).size() : points.get(0).dimension();
      points.add(point(place, row, dimension));
    }
    return Polytope.from(points);
  }

  private static Vec<BigFraction> point(String place, @Nullable Object value, int size)
      throws SceneException {
    List<BigFraction> numbers = new ArrayList<>();
    for (Object item : list(place, value, size, size)) {
      BigFraction number = number(place + "[" + numbers.size() + "]", item);
      if (number == null) {
        throw new SceneException(place + "[" + numbers.size() + "]", "a number is expected");
      }
      numbers.add(number);
    }
    return Vec.from(FIELD, numbers);
  }

  /** Reads numbers; {@code null} if there are none, or if one of them is not finite. */
  private @Nullable Vec<BigFraction> vector(String place, @Nullable Object value, int size)
      throws SceneException {
    if (value == null) {
      return null;
    }
    List<BigFraction> numbers = new ArrayList<>();
    int position = 0;
    for (Object item : list(place, value, size, size)) {
      BigFraction number = number(place + "[" + position++ + "]", item);
      if (number != null) {
        numbers.add(number);
      }
    }
    boolean complete = numbers.size() == size;
    finite &= complete;
    return complete && size > 0 ? Vec.from(FIELD, numbers) : null;
  }

  /** Reads a number, {@code null} for null. */
  private static @Nullable BigFraction number(String place, Object value) throws SceneException {
    return isNone(value) ? null : number(place, text(value), Numerals::parseRational);
  }

  /** Returns how a number is spelled; "" if it is something else. */
  private static String text(@Nullable Object value) {
    return value instanceof Json.Word word ? word.text() : value instanceof String s ? s : "";
  }

  private static BigFraction number(
      String place, String text, Function<String, BigFraction> numerals) throws SceneException {
    if (text.isEmpty() || text.length() > MAX_NUMERAL) {
      throw new SceneException(place, "a number of at most 10000 characters is expected");
    }
    try {
      return numerals.apply(text);
    } catch (NumeralException malformed) {
      throw new SceneException(place, String.valueOf(malformed.getMessage()));
    }
  }

  private static boolean isNone(@Nullable Object value) {
    return value == null || (value instanceof Json.Word word && word.isNull());
  }

  private static List<?> list(String place, @Nullable Object value, int least, int most)
      throws SceneException {
    if (value instanceof List<?> items && items.size() >= least && items.size() <= most) {
      return items;
    }
    String count = least == most ? "" + least : least + " to " + most;
    throw new SceneException(place, "an array of " + count + " is expected");
  }

  /** An object whose members are to be named. */
  private interface Members {
    /** Returns the members, which must be among these. */
    Map<?, ?> having(String... names) throws SceneException;
  }

  private static Members object(String place, @Nullable Object value) throws SceneException {
    if (!(value instanceof Map<?, ?> members)) {
      throw new SceneException(place, "an object is expected");
    }
    return names -> {
      Set<String> known = new HashSet<>(List.of(names));
      for (Object name : members.keySet()) {
        if (!known.contains(name)) {
          throw new SceneException(place + "." + name, "there is no such member in this format");
        }
      }
      return members;
    };
  }
}
