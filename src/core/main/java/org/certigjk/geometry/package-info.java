/**
 * Vectors, support mappings, polytopes, their hulls and their Minkowski difference.
 *
 * <p>GJK sees a shape only through its support mapping, and a support mapping is easy to get wrong
 * in ways that no answer shows at once: a point that is not in the shape, a point that is not
 * furthest because a local search stopped on a plateau, different points for one direction. Each of
 * these makes a distance algorithm return a wrong distance or never halt. The contract in the test
 * jar, {@code SupportMappingContract}, looks for them.
 *
 * <p>A search that climbs from vertex to vertex is sound on the graph of a hull; with one point too
 * many or one edge too few it can stop where it should not. {@link
 * org.certigjk.hull.ConvexHull} finds that graph without a rounding error, however the points
 * lie.
 *
 * <p>A round shape divides by a length, and a rounded root puts the support point outside the shape
 * or behind it: over doubles more than 400 of 1000 support points of the unit disc are outside
 * ({@code RoundShapesTest}). The round shapes here take their roots from a {@link
 * org.certigjk.field.EuclideanField}; over {@link org.certigjk.shape.RationalsWithRoots} their
 * support points are inside, and {@link org.certigjk.shape.BoundedSupportMapping} says how far
 * they may be from the boundary.
 *
 * <p>Nothing else here takes a square root, and nothing compares with an epsilon, so that over an
 * exact field every other result is exact.
 */
@NullMarked
package org.certigjk.geometry;

import org.certigjk.hull.ConvexHull;
import org.certigjk.shape.BoundedSupportMapping;
import org.jspecify.annotations.NullMarked;
