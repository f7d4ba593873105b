package org.certigjk.vectors;

import java.util.Set;

/**
 * One test vector: a query and its exact answer.
 *
 * @param id unique in its file; of a generated one {@link Source#id()}
 * @param comment what was drawn, or what is known of it
 * @param flags what is hard about it
 * @param query what is asked
 * @param expected the answer
 */
public record TestVector(
    String id, String comment, Set<Flag> flags, Query query, Expected expected) {}
