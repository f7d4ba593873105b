/**
 * How deep two bodies are in each other, and when two moving bodies meet: the exact penetration
 * depth and the exact time of impact, with certificates.
 *
 * <p>Two bodies that overlap are parted by moving one of them; the shortest such motion is the
 * penetration vector, the point of the boundary of A ⊖ B nearest to the origin. The expanding
 * polytope algorithm (EPA) finds it from inside: it keeps a polytope whose vertices are points of A
 * ⊖ B, takes its facet nearest to the origin, and asks for a support point in the direction of that
 * facet's normal. Either there is a point beyond, and the polytope grows, or there is none, and the
 * facet is on the boundary of A ⊖ B.
 *
 * <h2>What can fail here</h2>
 *
 * EPA can fail in ways that exact arithmetic and a certificate take away:
 *
 * <ul>
 *   <li>Where to start. GJK may end with the origin on an edge or a face of its simplex, as it can
 *       for boxes. A simplex blown up from there may leave the origin outside, or on a facet, whose
 *       plane then has distance 0 and no outward side. Here the start is the convex hull of the
 *       overlapping certificate, whose conditions say just that the origin is <em>inside</em>; that
 *       may take more than n + 1 points, for the cross-polytope 2n.
 *   <li>When to stop. In rounded arithmetic the point beyond the facet need not come out on it, so
 *       that implementations stop at an epsilon: too large, and the depth is wrong; too small, and
 *       the same point is inserted for ever.
 *   <li>Which facets the new point sees. If rounding answers differently for two facets on one
 *       plane, the horizon is no longer a cycle and the surface tears. Here a facet is seen if the
 *       point is strictly beyond its plane, which is exact; facets on one plane with the point
 *       stay.
 *   <li>Facets without area: three corners on a line have no normal. Here none is ever made,
 *       because the new point is strictly beyond the facet on one side of each ridge that it is
 *       joined to.
 *   <li>What the answer is. The nearest <em>vertex</em> of the polytope is not the nearest point of
 *       its boundary; the foot of the perpendicular on the plane of a facet may be outside of that
 *       facet, but for the nearest plane it is not outside of the polytope.
 * </ul>
 *
 * <p>Every type here but the exception is immutable: threads may share it.
 *
 * @since 0.1.0
 */
@NullMarked
package org.certigjk.penetration;

import org.jspecify.annotations.NullMarked;
