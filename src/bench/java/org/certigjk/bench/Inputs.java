package org.certigjk.bench;

import java.util.List;
import java.util.SplittableRandom;
import org.certigjk.vectors.family.Family;

/**
 * Random hulls, always the same ones; few of them to be repeated, or as many as certigjk bench has.
 */
final class Inputs {

  private static final long SEED = 1_000_000;
  private static final int REPEATED = 25;
  private static final int MOST = 2000;
  private static final int FEWEST = 8;
  private static final int POINTS = 64_000;
  private static final int SIGNIFICAND = 53;

  private Inputs() {}

  static List<double[][][]> pairs(int dimension, int size, boolean repeated, int bits) {
    int most = repeated ? REPEATED : MOST;
    return Family.RANDOM_HULLS
        .pairs(SEED, dimension, size)
        .limit(Math.max(FEWEST, Math.min(most, POINTS / size)))
        .map(pair -> new double[][][] {withBits(pair.a(), bits), withBits(pair.b(), bits)})
        .toList();
  }

  /**
   * Rounds to multiples of 2 to the power of &minus;bits. A double has more than 53 bits below 1
   * only if it is small: then each coordinate is divided by a random power of two.
   */
  private static double[][] withBits(double[][] points, int bits) {
    SplittableRandom random = new SplittableRandom(SEED);
    for (double[] point : points) {
      for (int c = 0; c < point.length; c++) {
        point[c] =
            bits <= SIGNIFICAND
                ? Math.scalb(Math.rint(Math.scalb(point[c], bits)), -bits)
                : Math.scalb(point[c], -random.nextInt(bits - SIGNIFICAND + 1));
      }
    }
    return points;
  }
}
