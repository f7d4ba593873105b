/**
 * Convex hulls, and the search for a support point that climbs on them.
 *
 * <p>A search that climbs from vertex to vertex is sound on the graph of a hull; with one point too
 * many or one edge too few it can stop where it should not. {@link org.certigjk.hull.ConvexHull}
 * finds that graph without a rounding error, however the points lie: its signs are those of {@link
 * org.certigjk.predicates.Orientation}. {@link org.certigjk.hull.HillClimbing} searches on it,
 * {@link org.certigjk.hull.MonotoneChain} makes the hull of points in the plane over any ordered
 * field.
 *
 * <p>Every type here but {@link org.certigjk.hull.HillClimbingTracker} is immutable: threads may
 * share it.
 *
 * @since 0.2.0
 */
@NullMarked
package org.certigjk.hull;

import org.jspecify.annotations.NullMarked;
