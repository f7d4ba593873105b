package org.certigjk.gjk;

/**
 * What a search for a separating axis has cost, and why it ended.
 *
 * @param exit why it ended
 * @param iterations the number of support points inserted, which is how often the distance
 *     sub-algorithm was asked
 * @param supportCalls the number of support points of A ⊖ B computed, each by one call for A and
 *     one for B
 * @since 0.1.0
 */
public record AxisSearch(ExitReason exit, int iterations, int supportCalls) {}
