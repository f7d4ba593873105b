package org.certigjk.field;

/**
 * An exact field of rational numbers that says so, beside {@link Rationals}: {@link #toRational}
 * and {@code of} lose nothing, and an algorithm may compute with integers in place of the elements.
 *
 * @param <E> the type of the elements
 * @since 0.2.0
 */
public interface RationalField<E> extends OrderedField<E> {}
