package org.certigjk.check.algebra;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The points a − b of two sets A and B of points, of one dimension, none of them empty. */
public final class Difference {

  private final Vector[] a;
  private final Vector[] b;

  /** Makes the difference A − B; the arrays are copied. */
  public Difference(Vector[] a, Vector[] b) {
    this.a = Arrays.copyOf(a, a.length);
    this.b = Arrays.copyOf(b, b.length);
  }

  public int dimension() {
    return a[0].dimension();
  }

  public int sizeOfA() {
    return a.length;
  }

  public int sizeOfB() {
    return b.length;
  }

  public Vector ofA(int i) {
    return a[i];
  }

  public Vector ofB(int j) {
    return b[j];
  }

  /** Returns the least d·(a − b). */
  public Ratio least(Vector d) {
    Ratio least = d.dot(a[0]);
    /*@ loop_invariant 1 <= i <= a.length && least != null
    @       && (\forall int p; 0 <= p < i; least.value() <= d.product(a[p]))
    @       && (\exists int p; 0 <= p < i; least.value() == d.product(a[p]));
    @ loop_assigns i, least;
    @ loop_decreases a.length - i; @*/
    for (int i = 1; i < a.length; i++) {
      Ratio value = d.dot(a[i]);
      least = value.compareTo(least) < 0 ? value : least;
    }
    Ratio greatest = d.dot(b[0]);
    /*@ loop_invariant 1 <= j <= b.length && greatest != null
    @       && (\forall int q; 0 <= q < j; greatest.value() >= d.product(b[q]))
    @       && (\exists int q; 0 <= q < j; greatest.value() == d.product(b[q]));
    @ loop_assigns j, greatest;
    @ loop_decreases b.length - j; @*/
    for (int j = 1; j < b.length; j++) {
      Ratio value = d.dot(b[j]);
      greatest = value.compareTo(greatest) > 0 ? value : greatest;
    }
    return least.minus(greatest);
  }

  /** Returns the greatest d·(a − b). */
  public Ratio greatest(Vector d) {
    Difference opposite = new Difference(b, a);
    return opposite.least(d).negated();
  }

  /** Whether v is the shortest of all a − b: v is not 0, and v·(a − b) ≥ v·v for all a and b. */
  public boolean isSupported(Vector v) {
    return !v.isZero() && least(v).compareTo(v.dot(v)) >= 0;
  }

  /** Whether these are weights, positive and of sum 1, of pairs of a point of A and one of B. */
  public boolean isConvex(int[] i, int[] j, Vector weights) {
    if (i.length == 0 || j.length != i.length || weights.dimension() != i.length) {
      return false;
    }
    /*@ loop_invariant 0 <= k <= i.length
    @       && (\forall int m; 0 <= m < k;
    @         0 <= i[m] < a.length && 0 <= j[m] < b.length && weights.at(m) > 0);
    @ loop_assigns k;
    @ loop_decreases i.length - k; @*/
    for (int k = 0; k < i.length; k++) {
      boolean named = i[k] >= 0 && i[k] < a.length && j[k] >= 0 && j[k] < b.length;
      if (!named || weights.get(k).signum() <= 0) {
        return false;
      }
    }
    return weights.sum().is(Ratio.of(1));
  }

  /** Returns Σ wₖ (aᵢ − bⱼ) of the pairs that are named. */
  public Vector combination(int[] i, int[] j, Vector weights) {
    Vector sum = a[i[0]].minus(b[j[0]]).times(weights.get(0));
    /*@ loop_invariant 1 <= k <= i.length && sum != null
    @       && sum.numerators.length == a[0].numerators.length
    @       && (\forall int c; 0 <= c < sum.numerators.length;
    @         sum.at(c) == mixTo(i, j, weights, c, k));
    @ loop_assigns k, sum;
    @ loop_decreases i.length - k; @*/
    for (int k = 1; k < i.length; k++) {
      sum = sum.plus(a[i[k]].minus(b[j[k]]).times(weights.get(k)));
    }
    return sum;
  }

  /** Whether the weights are convex, and the combination is 0: a common point of A and B. */
  public boolean meets(int[] i, int[] j, Vector weights) {
    return isConvex(i, j, weights) && combination(i, j, weights).isZero();
  }

  /** Whether A and B meet, and d is not 0, and d·(a − b) ≥ 0 for all a and b. */
  public boolean touches(int[] i, int[] j, Vector weights, Vector d) {
    return meets(i, j, weights)
        && d.dimension() == dimension()
        && !d.isZero()
        && least(d).signum() >= 0;
  }

  /** Returns the combination if its weights are convex and it is the shortest; else null. */
  public @Nullable Vector distanceVector(int[] i, int[] j, Vector weights) {
    if (!isConvex(i, j, weights)) {
      return null;
    }
    Vector v = combination(i, j, weights);
    return isSupported(v) ? v : null;
  }

  /**
   * Whether A and B meet, and as many points of the pairs as there are coordinates form a basis.
   */
  public boolean overlaps(int[] i, int[] j, Vector weights, int[] basis) {
    if (!meets(i, j, weights) || !areNamed(basis, i.length)) {
      return false;
    }
    Vector[] points = points(i, j, basis);
    return Independence.of(points);
  }

  /** Whether these are as many positions below n as there are coordinates. */
  private boolean areNamed(int[] basis, int n) {
    if (basis.length == 0 || basis.length != dimension()) {
      return false;
    }
    /*@ loop_invariant 0 <= k <= basis.length && (\forall int m; 0 <= m < k; 0 <= basis[m] < n);
    @ loop_assigns k;
    @ loop_decreases basis.length - k; @*/
    for (int k = 0; k < basis.length; k++) {
      if (basis[k] < 0 || basis[k] >= n) {
        return false;
      }
    }
    return true;
  }

  /** Returns the points a − b of the pairs at these positions. */
  public Vector[] points(int[] i, int[] j, int[] positions) {
    Vector[] points = new Vector[positions.length];
    /*@ loop_invariant 0 <= k <= points.length
    @       && (\forall int m; 0 <= m < k; points[m] != null
    @         && points[m].numerators.length == a[0].numerators.length
    @         && (\forall int c; 0 <= c < a[0].numerators.length; points[m].at(c)
    @           == a[i[positions[m]]].at(c) - b[j[positions[m]]].at(c)));
    @ loop_assigns k, points[*];
    @ loop_decreases points.length - k; @*/
    for (int k = 0; k < points.length; k++) {
      points[k] = a[i[positions[k]]].minus(b[j[positions[k]]]);
    }
    return points;
  }

  /** Returns A + r minus B. */
  public Difference moved(Vector r) {
    return new Difference(sums(r), b);
  }

  /** Returns all that A sweeps over, its points and those of A + r, minus B. */
  public Difference swept(Vector r) {
    return new Difference(joined(sums(r)), b);
  }

  /** Returns the points of A + r. */
  private Vector[] sums(Vector r) {
    Vector[] sums = new Vector[a.length];
    /*@ loop_invariant 0 <= k <= sums.length
    @       && (\forall int m; 0 <= m < k; sums[m] != null
    @         && sums[m].numerators.length == a[0].numerators.length
    @         && (\forall int c; 0 <= c < a[0].numerators.length;
    @           sums[m].at(c) == a[m].at(c) + r.at(c)));
    @ loop_assigns k, sums[*];
    @ loop_decreases sums.length - k; @*/
    for (int k = 0; k < sums.length; k++) {
      sums[k] = a[k].plus(r);
    }
    return sums;
  }

  /** Returns the points of A, then as many others. */
  private Vector[] joined(Vector[] others) {
    if (a.length > Integer.MAX_VALUE - a.length) {
      throw new ArithmeticException("too many points");
    }
    Vector[] all = new Vector[a.length + a.length];
    /*@ loop_invariant 0 <= k <= a.length
    @       && (\forall int m; 0 <= m < k; all[m] == a[m] && all[a.length + m] == others[m]);
    @ loop_assigns k, all[*];
    @ loop_decreases a.length - k; @*/
    for (int k = 0; k < a.length; k++) {
      all[k] = a[k];
      all[a.length + k] = others[k];
    }
    /*@ assert (\forall int m; a.length <= m < all.length; all[m] == others[m - a.length]); @*/
    return all;
  }

  /** Whether d·(a − b) ≥ m for all a and b, m > 0 and q d·d ≤ m²: no squared distance is less. */
  public boolean isApart(Vector d, Ratio q) {
    Ratio least = least(d);
    return least.signum() > 0 && q.times(d.dot(d)).compareTo(least.times(least)) <= 0;
  }

  /**
   * Whether d is not 0 and all d·(a − b) ≤ m for an m with m ≤ 0 or m² ≤ q d·d, q ≥ 0: no depth has
   * a square > q.
   */
  public boolean isShallow(Vector d, Ratio q) {
    if (d.isZero() || q.signum() < 0) {
      return false;
    }
    Ratio greatest = greatest(d);
    return greatest.signum() <= 0 || greatest.times(greatest).compareTo(q.times(d.dot(d))) <= 0;
  }

  /** Whether N·(a − b) ≤ 1 for all a and b. */
  public boolean isBelow(Vector n) {
    return greatest(n).compareTo(Ratio.of(1)) <= 0;
  }

  /** Whether d·(a − b) > 0 and d·(a + t r − b) ≥ 0 for all a and b: no contact is before t. */
  public boolean isApartUntil(Ratio t, Vector d, Vector r) {
    Ratio least = least(d);
    return least.signum() > 0 && least.plus(d.dot(r).times(t)).signum() >= 0;
  }
}
