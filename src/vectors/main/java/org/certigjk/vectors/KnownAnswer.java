package org.certigjk.vectors;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.gjk.Verdict;
import org.jspecify.annotations.Nullable;

/**
 * The part of the answer that follows from the construction of a pair, without any algorithm.
 *
 * @param verdict separated, touching or overlapping
 * @param squaredDistance the exact squared distance, or {@code null} if the construction does not
 *     tell
 */
public record KnownAnswer(Verdict verdict, @Nullable BigFraction squaredDistance) {

  public static final KnownAnswer TOUCHING = new KnownAnswer(Verdict.TOUCHING, BigFraction.ZERO);
  public static final KnownAnswer OVERLAPPING =
      new KnownAnswer(Verdict.OVERLAPPING, BigFraction.ZERO);
  public static final KnownAnswer SEPARATED = new KnownAnswer(Verdict.SEPARATED, null);
}
