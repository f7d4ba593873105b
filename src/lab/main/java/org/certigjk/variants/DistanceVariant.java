package org.certigjk.variants;

import org.certigjk.geometry.IndexedSupportMapping;

/**
 * A variant of the GJK loop. A support mapping without indices becomes one with indices by {@link
 * org.certigjk.geometry.SeenPoints}.
 *
 * @param <E> the type of the coordinates
 */
public interface DistanceVariant<E> {

  /** Returns the name of the variant in kebab case, as studies print it. */
  String label();

  /**
   * Returns what the variant finds.
   *
   * @throws IllegalArgumentException if the bodies differ in dimension or field, or are beyond a
   *     limit of the variant
   */
  VariantResult<E> distance(IndexedSupportMapping<E> a, IndexedSupportMapping<E> b);
}
