package org.certigjk.vectors;

/**
 * What {@link Shrinker} found.
 *
 * @param pair the smallest failing pair seen
 * @param calls how often the predicate was asked
 * @param minimal whether no single step of the shrinker makes the pair smaller and still failing;
 *     otherwise the limit ended the search
 */
public record Shrunk(PointPair pair, int calls, boolean minimal) {}
