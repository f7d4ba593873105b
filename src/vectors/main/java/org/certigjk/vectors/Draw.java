package org.certigjk.vectors;

/**
 * Random numbers that are the same on every machine and with every Java: SplitMix64 (Steele, Lea
 * and Flood 2014), and StrictMath for functions. The bounded draws of {@code java.util} have
 * changed from one version of Java to the next, so they are made here.
 */
public final class Draw {

  private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

  private long state;

  /** Begins a sequence; the same seed gives the same numbers. */
  public Draw(long seed) {
    this.state = seed;
  }

  /** Mixes 64 bits one to one. */
  public static long mix(long z) {
    long x = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
    x = (x ^ x >>> 27) * 0x94d049bb133111ebL;
    return x ^ x >>> 31;
  }

  /** Returns 64 random bits. */
  public long nextLong() {
    state += GOLDEN_GAMMA;
    return mix(state);
  }

  /** Returns an integer of 0, …, bound − 1; uneven by less than 2⁻³² for each. */
  public int below(int bound) {
    return (int) (((nextLong() >>> 32) * bound) >>> 32);
  }

  /** Returns an integer of low, …, high. */
  public int between(int low, int high) {
    return low + below(high - low + 1);
  }

  /** Returns true or false. */
  public boolean coin() {
    return nextLong() < 0;
  }

  /** Returns an integer of 1, …, 2^width. */
  public long positive(int width) {
    return (width == 0 ? 0 : nextLong() >>> (64 - width)) + 1;
  }

  /** Returns an integer of −2^width, …, 2^width, not 0. */
  public long signed(int width) {
    long magnitude = positive(width);
    return coin() ? magnitude : -magnitude;
  }

  /** Returns a multiple of 2⁻⁵³ in [0, 1). */
  public double unit() {
    return (nextLong() >>> 11) * 0x1p-53;
  }

  /** Returns a number in [low, high]. */
  public double between(double low, double high) {
    return low + (high - low) * unit();
  }

  /** Returns a normally distributed number, by Marsaglia's polar method. */
  public double gaussian() {
    double x;
    double squared;
    do {
      x = 2 * unit() - 1;
      double y = 2 * unit() - 1;
      squared = x * x + y * y;
    } while (squared >= 1 || squared == 0);
    return x * StrictMath.sqrt(-2 * StrictMath.log(squared) / squared);
  }

  /** Returns a point distributed evenly on the unit sphere of Rⁿ, rounded. */
  public double[] direction(int n) {
    double[] x = new double[n];
    double squared = 0;
    while (squared == 0) {
      for (int c = 0; c < n; c++) {
        x[c] = gaussian();
        squared += x[c] * x[c];
      }
    }
    double norm = StrictMath.sqrt(squared);
    for (int c = 0; c < n; c++) {
      x[c] /= norm;
    }
    return x;
  }

  /** Brings the rows into random order. */
  public <T> void shuffle(T[] rows) {
    for (int k = rows.length - 1; k > 0; k--) {
      int other = below(k + 1);
      T row = rows[k];
      rows[k] = rows[other];
      rows[other] = row;
    }
  }
}
