package org.certigjk.referee.tally;

import org.certigjk.referee.comparison.Deviation;

/**
 * How relative errors of distances spread, with |d &minus; D| / D as in {@link Deviation}; right
 * and wrong answers alike, as far as a distance was compared and D is not 0.
 *
 * @param count of how many distances
 * @param median the median, the lower one of an even number; too large by less than 1/16 of it,
 *     since only exponents and four bits are kept
 * @param largest the largest
 * @param mostUlps the largest in ulps
 */
public record Spread(long count, double median, double largest, long mostUlps) {}
