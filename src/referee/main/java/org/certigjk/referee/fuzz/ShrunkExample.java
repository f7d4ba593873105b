package org.certigjk.referee.fuzz;

import org.certigjk.referee.comparison.Example;

/**
 * What {@link FaultShrinker} found.
 *
 * @param example the smallest failure seen
 * @param calls how often the engine was asked
 * @param minimal whether no single step makes it smaller; otherwise the limit ended the search
 */
public record ShrunkExample(Example example, int calls, boolean minimal) {}
