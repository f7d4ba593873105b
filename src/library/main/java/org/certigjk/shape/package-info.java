/**
 * Support mappings of shapes that are not lists of points: boxes, round bodies, images, sums and
 * hulls of others.
 *
 * <p>A round shape divides by a length, and a rounded root puts the support point outside the shape
 * or behind it: over doubles more than 400 of 1000 support points of the unit disc are outside
 * ({@code RoundShapesTest}). The round shapes here take their roots from a {@link
 * org.certigjk.field.EuclideanField}; over {@link org.certigjk.shape.RationalsWithRoots} their
 * support points are inside, and {@link org.certigjk.shape.BoundedSupportMapping} says how far they
 * may be from the boundary.
 *
 * <p>Nothing else here takes a square root, and nothing compares with an epsilon, so that over an
 * exact field every other result is exact.
 *
 * <p>Every type here is immutable: threads may share it, a shape made of others if they may share
 * these.
 *
 * @since 0.2.0
 */
@NullMarked
package org.certigjk.shape;

import org.jspecify.annotations.NullMarked;
