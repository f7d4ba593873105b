package org.certigjk.explorer.page.jdk.math;

import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;

/**
 * {@link java.math.BigInteger} in the script: the integers that browsers have themselves, which are
 * several times as fast as arrays of digits. It has the methods that the script calls; were one
 * missing, the build would fail and name it.
 *
 * <p>The variables in its scripts have long names, for TeaVM gives short ones to the parameters and
 * does not look whether they are taken.
 */
public final class JsBigInteger extends Number implements Comparable<JsBigInteger> {
  private static final long serialVersionUID = 1L;

  /** 0. */
  public static final JsBigInteger ZERO = new JsBigInteger(ofInt(0));

  /** 1. */
  public static final JsBigInteger ONE = new JsBigInteger(ofInt(1));

  /** 2. */
  public static final JsBigInteger TWO = new JsBigInteger(ofInt(2));

  /** 10. */
  public static final JsBigInteger TEN = new JsBigInteger(ofInt(10));

  private final transient JSObject value;

  private JsBigInteger(JSObject value) {
    this.value = value;
  }

  /** Reads a decimal integer with or without a sign. */
  public JsBigInteger(String decimal) {
    this(decimal, 10);
  }

  /** Reads an integer in radix 10 or 16, with or without a sign. */
  public JsBigInteger(String text, int radix) {
    char sign = text.isEmpty() ? '0' : text.charAt(0);
    String digits = sign == '-' || sign == '+' ? text.substring(1) : text;
    JSObject magnitude = parse((radix == 16 ? "0x" : "") + digits);
    this.value = sign == '-' ? negate(magnitude) : magnitude;
  }

  /** Returns the integer. */
  public static JsBigInteger valueOf(long value) {
    int low = (int) value;
    return new JsBigInteger(low == value ? ofInt(low) : ofWords((int) (value >> 32), low));
  }

  /** Returns this + other. */
  public JsBigInteger add(JsBigInteger other) {
    return new JsBigInteger(plus(value, other.value));
  }

  /** Returns this - other. */
  public JsBigInteger subtract(JsBigInteger other) {
    return new JsBigInteger(minus(value, other.value));
  }

  /** Returns this · other. */
  public JsBigInteger multiply(JsBigInteger other) {
    return new JsBigInteger(times(value, other.value));
  }

  /** Returns the quotient, rounded towards 0. */
  public JsBigInteger divide(JsBigInteger divisor) {
    return new JsBigInteger(quotient(value, notZero(divisor)));
  }

  /** Returns the remainder, which has the sign of this. */
  public JsBigInteger remainder(JsBigInteger divisor) {
    return new JsBigInteger(remainder(value, notZero(divisor)));
  }

  /** Returns the quotient and the remainder. */
  public JsBigInteger[] divideAndRemainder(JsBigInteger divisor) {
    return new JsBigInteger[] {divide(divisor), remainder(divisor)};
  }

  /** Returns the residue, which is not negative. */
  public JsBigInteger mod(JsBigInteger modulus) {
    JsBigInteger residue = remainder(modulus);
    return residue.signum() < 0 ? residue.add(modulus) : residue;
  }

  /** Returns this to a power. */
  public JsBigInteger pow(int exponent) {
    if (exponent < 0) {
      throw new ArithmeticException("Negative exponent");
    }
    return new JsBigInteger(power(value, exponent));
  }

  /** Returns the root, rounded down. */
  public JsBigInteger sqrt() {
    if (signum() < 0) {
      throw new ArithmeticException("Negative BigInteger");
    }
    return new JsBigInteger(root(value));
  }

  /** Returns the greatest common divisor, which is not negative. */
  public JsBigInteger gcd(JsBigInteger other) {
    return new JsBigInteger(divisor(value, other.value));
  }

  /** Returns -this. */
  public JsBigInteger negate() {
    return new JsBigInteger(negate(value));
  }

  /** Returns |this|. */
  public JsBigInteger abs() {
    return signum() < 0 ? negate() : this;
  }

  /** Returns the smaller one. */
  public JsBigInteger min(JsBigInteger other) {
    return compareTo(other) <= 0 ? this : other;
  }

  /** Returns the greater one. */
  public JsBigInteger max(JsBigInteger other) {
    return compareTo(other) >= 0 ? this : other;
  }

  /** Returns this · 2^bits, rounded down if bits < 0. */
  public JsBigInteger shiftLeft(int bits) {
    return new JsBigInteger(shift(value, bits));
  }

  /** Returns this / 2^bits, rounded down. */
  public JsBigInteger shiftRight(int bits) {
    return new JsBigInteger(shift(value, -bits));
  }

  /** Returns the sign. */
  public int signum() {
    return sign(value);
  }

  /** Returns the number of bits without the sign. */
  public int bitLength() {
    return bits(value);
  }

  /** Returns the number of bits that differ from the sign. */
  public int bitCount() {
    return ones(value);
  }

  /** Returns the number of zeros at the end, or -1 for 0. */
  public int getLowestSetBit() {
    return zeros(value);
  }

  /** Returns whether a bit is set. */
  public boolean testBit(int bit) {
    return bit(value, bit);
  }

  @Override
  public int intValue() {
    return word(value, 0);
  }

  @Override
  public long longValue() {
    return ((long) word(value, 32) << 32) | (word(value, 0) & 0xFFFF_FFFFL);
  }

  @Override
  public double doubleValue() {
    return number(value);
  }

  @Override
  public float floatValue() {
    throw new UnsupportedOperationException(); // would be rounded twice
  }

  /** Returns the int, or throws an exception. */
  public int intValueExact() {
    if (bitLength() > 31) {
      throw new ArithmeticException("BigInteger out of int range");
    }
    return intValue();
  }

  /** Returns the long, or throws an exception. */
  public long longValueExact() {
    if (bitLength() > 63) {
      throw new ArithmeticException("BigInteger out of long range");
    }
    return longValue();
  }

  @Override
  public int compareTo(JsBigInteger other) {
    return compare(value, other.value);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof JsBigInteger integer && compareTo(integer) == 0;
  }

  /** Returns the same as on the JVM. */
  @Override
  public int hashCode() {
    JSObject magnitude = abs().value;
    int hash = 0;
    for (int at = 32 * ((bits(magnitude) + 31) / 32 - 1); at >= 0; at -= 32) {
      hash = 31 * hash + word(magnitude, at);
    }
    return hash * signum();
  }

  @Override
  public String toString() {
    return toString(10);
  }

  /** Returns the numeral in a radix. */
  public String toString(int radix) {
    return text(value, radix);
  }

  private static JSObject notZero(JsBigInteger divisor) {
    if (divisor.signum() == 0) {
      throw new ArithmeticException("BigInteger divide by zero");
    }
    return divisor.value;
  }

  @JSBody(params = "n", script = "return BigInt(n);")
  private static native JSObject ofInt(int n);

  @JSBody(
      params = {"high", "low"},
      script = "return (BigInt(high) << BigInt(32)) | BigInt(low >>> 0);")
  private static native JSObject ofWords(int high, int low);

  @JSBody(params = "text", script = "return BigInt(text);")
  private static native JSObject parse(String text);

  @JSBody(
      params = {"a", "b"},
      script = "return a + b;")
  private static native JSObject plus(JSObject a, JSObject b);

  @JSBody(
      params = {"a", "b"},
      script = "return a - b;")
  private static native JSObject minus(JSObject a, JSObject b);

  @JSBody(
      params = {"a", "b"},
      script = "return a * b;")
  private static native JSObject times(JSObject a, JSObject b);

  @JSBody(
      params = {"a", "b"},
      script = "return a / b;")
  private static native JSObject quotient(JSObject a, JSObject b);

  @JSBody(
      params = {"a", "b"},
      script = "return a % b;")
  private static native JSObject remainder(JSObject a, JSObject b);

  @JSBody(
      params = {"a", "bits"},
      script = "return a << BigInt(bits);")
  private static native JSObject shift(JSObject a, int bits);

  @JSBody(params = "a", script = "return -a;")
  private static native JSObject negate(JSObject a);

  @JSBody(
      params = {"a", "n"},
      script =
          "var base = a, power = BigInt(1);"
              + "for (; n > 0; n >>= 1) {"
              + "  if (n & 1) power *= base;"
              + "  if (n > 1) base *= base;"
              + "}"
              + "return power;")
  private static native JSObject power(JSObject a, int n);

  /** Newton's method from above; it falls until it has the root. */
  @JSBody(
      params = "a",
      script =
          "if (a < 2) return a;"
              + "var one = BigInt(1);"
              + "var next = one << BigInt(a.toString(16).length * 2), root;"
              + "do { root = next; next = (root + a / root) >> one; } while (next < root);"
              + "return root;")
  private static native JSObject root(JSObject a);

  /** Euclid's algorithm, in numbers of the language as soon as they are small enough. */
  @JSBody(
      params = {"a", "b"},
      script =
          "if (a < 0) a = -a;"
              + "if (b < 0) b = -b;"
              + "var rest;"
              + "while (b > 9007199254740991) { rest = a % b; a = b; b = rest; }"
              + "if (b == 0) return a;"
              + "var divisor = Number(b), other = Number(a % b);"
              + "while (other != 0) { rest = divisor % other; divisor = other; other = rest; }"
              + "return BigInt(divisor);")
  private static native JSObject divisor(JSObject a, JSObject b);

  @JSBody(params = "a", script = "return (a < 0 ? ~a : a).toString(2).replace(/0/g, '').length;")
  private static native int ones(JSObject a);

  @JSBody(params = "a", script = "return a > 0 ? 1 : a < 0 ? -1 : 0;")
  private static native int sign(JSObject a);

  @JSBody(
      params = "a",
      script =
          "if (a < 0) a = -a - BigInt(1);"
              + "if (a == 0) return 0;"
              + "var digits = a.toString(16);"
              + "return 4 * digits.length - Math.clz32(parseInt(digits[0], 16)) + 28;")
  private static native int bits(JSObject a);

  @JSBody(
      params = "a",
      script =
          "if (a == 0) return -1;"
              + "var low = 0, word;"
              + "while ((word = Number(BigInt.asIntN(32, a >> BigInt(low)))) == 0) low += 32;"
              + "return low + 31 - Math.clz32(word & -word);")
  private static native int zeros(JSObject a);

  @JSBody(
      params = {"a", "n"},
      script = "return ((a >> BigInt(n)) & BigInt(1)) != 0;")
  private static native boolean bit(JSObject a, int n);

  @JSBody(
      params = {"a", "low"},
      script = "return Number(BigInt.asIntN(32, a >> BigInt(low)));")
  private static native int word(JSObject a, int low);

  @JSBody(params = "a", script = "return Number(a);")
  private static native double number(JSObject a);

  @JSBody(
      params = {"a", "b"},
      script = "return a < b ? -1 : a > b ? 1 : 0;")
  private static native int compare(JSObject a, JSObject b);

  @JSBody(
      params = {"a", "radix"},
      script = "return a.toString(radix);")
  private static native String text(JSObject a, int radix);
}
