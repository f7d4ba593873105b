package org.certigjk.exact;

/**
 * Pairs of doubles for one number, with about 104 bits.
 *
 * <p><b>Definition.</b> The number high + low, where high is the double nearest to it: |low| &le;
 * ulp(high)/2.
 *
 * <p><b>Algorithm.</b> Joldes, Muller and Popescu, <i>Tight and rigorous error bounds for basic
 * building blocks of double-word arithmetic</i>, ACM Transactions on Mathematical Software 44(2),
 * 2017: algorithm 2 for {@link #sum(double, double)}, 3 for {@link #product(double, double)}, 4 for
 * double-double plus double, 6 for double-double plus double-double, 9 and 12 for the products, 17
 * for the quotient. Muller and Rideau, <i>Formalization of double-word arithmetic, and comments on
 * "Tight and rigorous error bounds for basic building blocks of double-word arithmetic"</i>, ACM
 * Transactions on Mathematical Software 48(1), 2022, found mistakes in some of the proofs there,
 * which leave the theorems valid, and proved these in Coq. The root is one step of Newton's
 * iteration in double-double arithmetic from the rounded root.
 *
 * <p><b>Guarantee.</b> With u = 2<sup>&minus;53</sup> the relative error is at most
 *
 * <ul>
 *   <li>0 for the sum, difference and product of two doubles;
 *   <li>2u&sup2; with a double as summand or factor;
 *   <li>3u&sup2; + 13u&sup3; for sums and differences, also where they cancel;
 *   <li>5u&sup2; for products;
 *   <li>15u&sup2; + 56u&sup3; for quotients;
 *   <li>5u&sup2; for roots,
 * </ul>
 *
 * and so at most {@link #U} = 16u&sup2; everywhere.
 *
 * <p><b>Limits.</b> No intermediate overflows: then high is infinite or NaN. A product of less than
 * 2<sup>&minus;960</sup> is no longer exact, and has an absolute error of up to {@link #ETA}
 * besides; sums have none. Quotients and roots keep their bounds while operands and results are
 * between 2<sup>&minus;900</sup> and 2<sup>900</sup>.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * DoubleDouble third = DoubleDouble.of(1).div(DoubleDouble.of(3));
 * third.high();                   // 0.3333333333333333
 * third.low();                    // 1.850371707708594E-17
 * }</pre>
 */
public final class DoubleDouble {

  /** A bound on the relative error of every operation, 2<sup>&minus;102</sup>. */
  public static final double U = 0x1p-102;

  /**
   * A bound on the absolute error by underflow, 2<sup>&minus;1072</sup>: at most six roundings of
   * 2<sup>&minus;1075</sup> each.
   */
  public static final double ETA = 0x1p-1072;

  private final double high;
  private final double low;

  /** Takes the pair as it is. */
  private DoubleDouble(double high, double low) {
    this.high = high;
    this.low = low;
  }

  /** Returns x. */
  public static DoubleDouble of(double x) {
    return new DoubleDouble(x, 0);
  }

  /**
   * Returns high + low, for a pair with |low| &le; ulp(high)/2, such as {@link #high()} and {@link
   * #low()} return.
   */
  public static DoubleDouble ofPair(double high, double low) {
    return new DoubleDouble(high, low);
  }

  /** Returns x + y, exactly. */
  public static DoubleDouble sum(double x, double y) {
    double s = x + y;
    double fromY = s - x;
    double fromX = s - fromY;
    return new DoubleDouble(s, (x - fromX) + (y - fromY));
  }

  /** Returns x &minus; y, exactly. */
  public static DoubleDouble difference(double x, double y) {
    return sum(x, -y);
  }

  /** Returns x y, exactly if it is 0 or not below 2<sup>&minus;960</sup>. */
  public static DoubleDouble product(double x, double y) {
    double p = x * y;
    return new DoubleDouble(p, Math.fma(x, y, -p));
  }

  /** Returns high + low for |low| &le; |high|, exactly (algorithm 1). */
  private static DoubleDouble ordered(double high, double low) {
    double s = high + low;
    return new DoubleDouble(s, low - (s - high));
  }

  /** Returns this + y. */
  public DoubleDouble plus(double y) {
    DoubleDouble s = sum(high, y);
    return ordered(s.high, low + s.low);
  }

  /** Returns this + y. */
  public DoubleDouble plus(DoubleDouble y) {
    DoubleDouble s = sum(high, y.high);
    DoubleDouble t = sum(low, y.low);
    DoubleDouble v = ordered(s.high, s.low + t.high);
    return ordered(v.high, t.low + v.low);
  }

  /** Returns this &minus; y. */
  public DoubleDouble minus(DoubleDouble y) {
    return plus(y.unaryMinus());
  }

  /** Returns &minus;this, exactly. */
  public DoubleDouble unaryMinus() {
    return new DoubleDouble(-high, -low);
  }

  /** Returns this &middot; y. */
  public DoubleDouble times(double y) {
    DoubleDouble p = product(high, y);
    return ordered(p.high, Math.fma(low, y, p.low));
  }

  /** Returns this &middot; y. */
  public DoubleDouble times(DoubleDouble y) {
    DoubleDouble p = product(high, y.high);
    double rest = Math.fma(low, y.high, Math.fma(high, y.low, low * y.low));
    return ordered(p.high, p.low + rest);
  }

  /** Returns this / y. */
  public DoubleDouble div(DoubleDouble y) {
    double quotient = high / y.high;
    DoubleDouble product = y.times(quotient);
    double rest = (high - product.high) + (low - product.low);
    return ordered(quotient, rest / y.high);
  }

  /** Returns the square root, 0 for 0. */
  public DoubleDouble sqrt() {
    double root = Math.sqrt(high);
    if (root == 0) {
      return this;
    }
    // (this − root²) / (2 root), of which high − root² is exact
    double rest = Math.fma(-root, root, high) + low;
    return ordered(root, rest / (2 * root));
  }

  /** Returns |this|, exactly. */
  public DoubleDouble abs() {
    return high < 0 ? unaryMinus() : this;
  }

  /** Returns this &middot; 2<sup>exponent</sup>, exactly unless the low part underflows. */
  public DoubleDouble scalb(int exponent) {
    return new DoubleDouble(Math.scalb(high, exponent), Math.scalb(low, exponent));
  }

  /** Returns the double nearest to this. */
  public double high() {
    return high;
  }

  /** Returns this &minus; {@link #high()}. */
  public double low() {
    return low;
  }

  /**
   * Returns the double to which every number rounds whose distance from this is at most {@code
   * relative}&middot;|this|; NaN if there are two such doubles, or if this is not between
   * 2<sup>&minus;900</sup> and 2<sup>900</sup> in magnitude.
   *
   * <p>The two ends are low &plusmn; error, rounded, with an error that is enlarged by more than
   * that rounding; rounding is monotone, so that if high + low &plusmn; error both give high, then
   * so do all numbers between.
   */
  public double roundedWithin(double relative) {
    double magnitude = Math.abs(high);
    double error = magnitude * (relative * 1.0625) + Math.abs(low) * 0x1p-50;
    boolean same = high + (low + error) == high && high + (low - error) == high;
    return same && magnitude >= 0x1p-900 && magnitude <= 0x1p900 ? high : Double.NaN;
  }

  /** Returns the two parts as a sum. */
  @Override
  public String toString() {
    return high + " + " + low;
  }
}
