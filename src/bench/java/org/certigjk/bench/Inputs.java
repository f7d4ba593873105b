package org.certigjk.bench;

import java.util.List;
import java.util.SplittableRandom;
import org.certigjk.vectors.family.Family;
import org.certigjk.vectors.family.TimedPairs;

/** The random hulls of {@code certigjk bench}: few of them to be repeated, or many. */
final class Inputs {

  private static final int SIGNIFICAND = 53;

  private Inputs() {}

  static List<double[][][]> pairs(int dimension, int size, boolean repeated, int bits) {
    return Family.RANDOM_HULLS
        .pairs(TimedPairs.SEEDS, dimension, size)
        .limit(TimedPairs.count(size, repeated ? TimedPairs.FEW : TimedPairs.MANY))
        .map(pair -> new double[][][] {withBits(pair.a(), bits), withBits(pair.b(), bits)})
        .toList();
  }

  /**
   * Rounds to multiples of 2 to the power of &minus;bits. A double has more than 53 bits below 1
   * only if it is small: then each coordinate is divided by a random power of two.
   */
  private static double[][] withBits(double[][] points, int bits) {
    SplittableRandom random = new SplittableRandom(TimedPairs.SEEDS);
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
