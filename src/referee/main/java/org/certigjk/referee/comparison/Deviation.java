package org.certigjk.referee.comparison;

import org.jspecify.annotations.Nullable;

/**
 * How a distance compares with the exact one rounded to the same precision, D.
 *
 * @param absolute |d &minus; D|, rounded
 * @param relative |d &minus; D| / D, rounded; {@code null} if D = 0
 * @param ulps how many numbers of that precision there are from d to D; {@code null} if D = 0
 */
public record Deviation(double absolute, @Nullable Double relative, @Nullable Long ulps) {}
