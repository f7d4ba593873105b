package org.certigjk.predicates;

/**
 * Forward error bounds of the few expressions whose signs a distance query asks for.
 *
 * <p><b>Definition.</b> Arithmetic is fl(x &compfn; y) = (x &compfn; y)(1 + &epsilon;) + &eta;',
 * |&epsilon;| &le; u, |&eta;'| &le; &eta;, and &eta;' = 0 for sums and differences: for {@code
 * double}, rounding to nearest and no overflow, u = 2<sup>&minus;53</sup> and &eta; =
 * 2<sup>&minus;1075</sup>. A vector x of R&sup3; is known as x&#770;, and a bound on it is a pair
 * of numbers {@code x} &ge; max |x&#770;<sub>i</sub>| and {@code ex} &ge; max |x&#770;<sub>i</sub>
 * &minus; x<sub>i</sub>|. Each method returns such an {@code ex}, or a bound on the error of a
 * scalar. All of it holds in two dimensions too: third coordinates are 0.
 *
 * <p><b>Algorithm.</b> Standard model of rounding (Higham, <i>Accuracy and Stability of Numerical
 * Algorithms</i>, 2nd ed., sections 2.2 and 3.1) with absolute terms for underflow. &gamma;<sub>k
 * </sub> = ku / (1 &minus; ku) bounds |(1 + &epsilon;<sub>1</sub>)&hellip;(1 + &epsilon;<sub>k
 * </sub>) &minus; 1|.
 *
 * <p><b>Guarantee.</b> The returned {@code double} is an upper bound: each constant is larger than
 * the derived one by more than the rounding of the formula itself (at most eight operations, a
 * factor of (1 &minus; u)<sup>8</sup>) can take away, and {@code tiny} pays for underflow, in the
 * expression and in the bound. The constants are sums of few powers of two, so that they are what
 * they read. With {@code u} = {@code tiny} = 0, for operations known to be exact, each bound is 0.
 *
 * <p><b>Limits.</b> u &le; 2<sup>&minus;20</sup>; no operation overflows. With coordinates of at
 * most {@link #LARGEST} no expression of a degree up to four, and no bound on it, does.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * double y = 0.1 - 3.0;                                         // rounded
 * ErrorBounds.difference(ErrorBounds.U, ErrorBounds.TINY, 2.9); // 3.219646771412954E-16
 * }</pre>
 */
public final class ErrorBounds {

  /** The unit roundoff of {@code double}, 2<sup>&minus;53</sup>. */
  public static final double U = 0x1p-53;

  /**
   * The absolute term for {@code double}, 2<sup>&minus;1060</sup> = 2<sup>15</sup> &eta;. No
   * formula below loses more than 16 &eta; to underflow.
   */
  public static final double TINY = 0x1p-1060;

  /**
   * The largest magnitude of a coordinate, 2<sup>238</sup>. Then |y| &le; 3 &middot;
   * 2<sup>238</sup> for y = a &minus; b + t, an edge is below 2<sup>241</sup>, a normal d &times;
   * d' below 2<sup>483</sup>, a product d &times; n below 2<sup>725</sup> and its inner product
   * with a vector below 2<sup>968</sup>; a bound multiplies by less than 2<sup>10</sup> more.
   */
  public static final double LARGEST = 0x1p238;

  private ErrorBounds() {}

  /**
   * Returns a number that is not less than any of |x|, |y|, |z|: the rounded sum of the three.
   *
   * <p>Rounding is monotone and |x| is representable, so fl(|x| + |y|) &ge; |x|, and so on; no
   * constant is needed. A maximum would be closer.
   */
  public static double norm(double x, double y, double z) {
    return Math.abs(x) + Math.abs(y) + Math.abs(z);
  }

  /**
   * The error of y&#770; = fl(a &minus; b): at most u |y&#770;|, since y&#770; is nearest to a
   * &minus; b (and the distance to the nearest number is at most u times either of the two).
   * Differences do not underflow; {@code tiny} pays for the product in the bound.
   *
   * @param y &ge; |y&#770;|
   */
  public static double difference(double u, double tiny, double y) {
    return u * y + tiny;
  }

  /**
   * The error of y&#770; = fl(z&#770; + t), z&#770; = fl(a &minus; b): at most u |z&#770;| + u
   * |y&#770;|.
   *
   * @param z &ge; |z&#770;|
   * @param y &ge; |y&#770;|
   */
  public static double translated(double u, double tiny, double z, double y) {
    return 1.0625 * u * (z + y) + tiny;
  }

  /**
   * The error of d&#770; = fl(&alpha;&#770; &minus; &beta;&#770;) with &alpha;&#770; = fl(a'
   * &minus; a), &beta;&#770; = fl(b' &minus; b): at most u |&alpha;&#770;| + u |&beta;&#770;| + u
   * |d&#770;|. Without the two middle terms if a vertex is shared, for then one of them is 0.
   *
   * @param alpha &ge; |&alpha;&#770;|
   * @param beta &ge; |&beta;&#770;|
   * @param d &ge; |d&#770;|
   */
  public static double edge(double u, double tiny, double alpha, double beta, double d) {
    return 1.0625 * u * (alpha + beta + d) + tiny;
  }

  /**
   * The error of a coordinate of the image M p of a vertex, computed as fl(fl(fl(m<sub>1</sub>
   * p<sub>1</sub>) + fl(m<sub>2</sub>p<sub>2</sub>)) + fl(m<sub>3</sub>p<sub>3</sub>)) with a row m
   * of rounded entries.
   *
   * <p>Rounding: each product has a factor of at most (1 + u)&sup3; in the end, so &gamma;<sub>3
   * </sub> &sum; |m<sub>j</sub>| P, of which the rounded sum may be (1 &minus; u)&sup2; only: 3.001
   * u {@code row} P, and 3 (1 + u)&sup2; &eta;. Input: &sum; |M<sub>j</sub> &minus; m<sub>j</sub>|
   * P &le; 3 {@code wrong} P. Underflow in the bound: below 6 &eta;.
   *
   * @param row &ge; (1 &minus; u)&sup2; &sum; |m<sub>j</sub>| for every row
   * @param wrong &ge; |M<sub>j</sub> &minus; m<sub>j</sub>|
   * @param p P &ge; |p<sub>j</sub>| for every vertex
   */
  public static double image(double u, double tiny, double row, double wrong, double p) {
    return 4 * u * (row * p) + 3.125 * (wrong * p) + tiny;
  }

  /**
   * The error of one component of x &times; y, computed as fl(fl(x&#770;<sub>1</sub>y&#770;<sub>2
   * </sub>) &minus; fl(x&#770;<sub>2</sub>y&#770;<sub>1</sub>)).
   *
   * <p>Rounding: each product has a factor of at most (1 + u)&sup2; in the end, so 2&gamma;<sub>2
   * </sub> X Y &le; 4.001 u X Y, and 2 (1 + u) &eta;. Input: |x<sub>1</sub>y<sub>2</sub> &minus;
   * x&#770;<sub>1</sub>y&#770;<sub>2</sub>| &le; X E<sub>y</sub> + Y E<sub>x</sub> + E<sub>x
   * </sub>E<sub>y</sub>, twice. Underflow in the bound: 1 + u for the first line, 3 &middot; 2.125
   * + 1 for the second; together below 11 &eta;.
   *
   * @param x &ge; |x&#770;<sub>i</sub>|
   * @param ex &ge; |x&#770;<sub>i</sub> &minus; x<sub>i</sub>|
   * @param y &ge; |y&#770;<sub>i</sub>|
   * @param ey &ge; |y&#770;<sub>i</sub> &minus; y<sub>i</sub>|
   */
  public static double cross(double u, double tiny, double x, double ex, double y, double ey) {
    return 5 * u * (x * y) + 2.125 * (x * ey + y * ex + ex * ey) + tiny;
  }

  /**
   * The error of x &middot; y, computed as fl(fl(fl(x&#770;<sub>1</sub>y&#770;<sub>1</sub>) +
   * fl(x&#770;<sub>2</sub>y&#770;<sub>2</sub>)) + fl(x&#770;<sub>3</sub>y&#770;<sub>3</sub>)).
   *
   * <p>Rounding: each product has a factor of at most (1 + u)&sup3; in the end, so 3&gamma;<sub>3
   * </sub> X Y &le; 9.001 u X Y, and 3 (1 + u)&sup2; &eta;. Input: three times X E<sub>y</sub> + Y
   * E<sub>x</sub> + E<sub>x</sub>E<sub>y</sub>. Underflow in the bound: 1 + u for the first line, 3
   * &middot; 3.125 + 1 for the second; together below 15 &eta;.
   *
   * @param x &ge; |x&#770;<sub>i</sub>|
   * @param ex &ge; |x&#770;<sub>i</sub> &minus; x<sub>i</sub>|
   * @param y &ge; |y&#770;<sub>i</sub>|
   * @param ey &ge; |y&#770;<sub>i</sub> &minus; y<sub>i</sub>|
   */
  public static double dot(double u, double tiny, double x, double ex, double y, double ey) {
    return 10 * u * (x * y) + 3.125 * (x * ey + y * ex + ex * ey) + tiny;
  }

  /**
   * The error of (p &minus; a) &middot; v for every vertex p of a figure, computed as the inner
   * product of &delta;&#770; = fl(p &minus; a) and v&#770;, in the order of {@link #dot}.
   *
   * <p>Rounding: each product has a factor of at most (1 + u)<sup>4</sup> in the end, so
   * &gamma;<sub>4</sub> &sum; |&delta;<sub>i</sub>| |v&#770;<sub>i</sub>| &le; 4.001 u V
   * &#8214;&delta;&#8214;<sub>1</sub>, and 3 (1 + u)&sup2; &eta;. Input: |&delta; &middot; (v
   * &minus; v&#770;)| &le; &#8214;&delta;&#8214;<sub>1</sub> E<sub>v</sub>. Here
   * &#8214;&delta;&#8214;<sub>1</sub> &le; {@code extent}. Underflow in the bound: 1 + u for the
   * first line, 1.0625 + 1 for the second; together below 7 &eta;.
   *
   * @param v &ge; |v&#770;<sub>i</sub>|
   * @param ev &ge; |v&#770;<sub>i</sub> &minus; v<sub>i</sub>|
   * @param extent &ge; &#8214;p &minus; q&#8214;<sub>1</sub> for all vertices p, q of the figure
   */
  public static double sweep(double u, double tiny, double v, double ev, double extent) {
    return 4.25 * u * (v * extent) + 1.0625 * (ev * extent) + tiny;
  }

  /**
   * How far p &middot; v must be above a &middot; v in floating point for every vertex p of a
   * figure that contains a, so that (p &minus; a) &middot; v &gt; 0: if fl(p &middot; v&#770;) &ge;
   * fl(g + {@code plane}), g = fl(a &middot; v&#770;), both in the order of {@link #dot}.
   * Conversely, if (p &minus; a) &middot; v = 0, then fl(p &middot; v&#770;) &lt; fl(g + {@code
   * plane}). It takes fewer operations for a vertex than {@link #sweep}, and is weaker for a figure
   * far from the origin.
   *
   * <p>Rounding: the two products have errors of at most &gamma;<sub>3</sub> V
   * &#8214;p&#8214;<sub>1</sub> and &gamma;<sub>3</sub> V &#8214;a&#8214;<sub>1</sub>, and 3 (1 +
   * u)&sup2; &eta; each; the sum g + {@code plane} has u (1 + &gamma;<sub>3</sub>) V
   * &#8214;a&#8214;<sub>1</sub> and u times {@code plane}: together 7.001 u V {@code reach}. The
   * difference between 7.001 and 8 is also for {@code reach}, which may be the rounded product of 3
   * and the largest coordinate. Input: |(p &minus; a) &middot; (v &minus; v&#770;)| &le; {@code
   * extent} E<sub>v</sub>. Underflow: below 11 &eta;.
   *
   * @param v &ge; |v&#770;<sub>i</sub>|
   * @param ev &ge; |v&#770;<sub>i</sub> &minus; v<sub>i</sub>|
   * @param reach &ge; (1 &minus; u) &#8214;p&#8214;<sub>1</sub> for all vertices p of the figure
   * @param extent &ge; &#8214;p &minus; q&#8214;<sub>1</sub> for all vertices p, q of the figure
   */
  public static double plane(
      double u, double tiny, double v, double ev, double reach, double extent) {
    return 8 * u * (v * reach) + 1.0625 * (ev * extent) + tiny;
  }
}
