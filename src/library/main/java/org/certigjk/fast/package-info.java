/**
 * The distance of polytopes with {@code double} coordinates: a search in doubles, whose end is then
 * decided exactly.
 *
 * <p>A search in doubles gives no sign when it is wrong. It can be wrong where signs are decided by
 * differences smaller than the rounding: faces that are parallel but for the last bit, bodies that
 * touch, a gap small against the coordinates, points repeated or in a plane. There it may stop too
 * early, report a contact that is none, or miss one.
 *
 * <p>To <em>check</em> that a simplex is optimal is easier than to find it: a few signs of
 * polynomials in the coordinates. Each is evaluated in doubles and believed only if it is larger
 * than a bound on its rounding error; the bounds are in {@link
 * org.certigjk.predicates.ErrorBounds}. What that leaves open is decided in double-double
 * arithmetic, then in integers; a simplex that is refuted is where the exact search starts. So
 * rounding should cost time, and never the answer.
 *
 * <p>In Coq the formulas of the bounds are proved, and that what a filter accepts by a test against
 * its bound is optimal ({@code proofs/float}); not the filters on small integers, where all bounds
 * are 0, nor their shortcuts where something is exactly 0, nor what a {@link
 * org.certigjk.fast.Pose} adds to the bounds, nor any of the Java text. All of it is tested against
 * the exact search; {@code docs/verification.md} has the details.
 *
 * <p>A distance that is small against the coordinates needs care of its own: the right simplex does
 * not make a rounded ‖v‖ accurate. The distance is therefore evaluated with more bits and its own
 * bound, and exactly if a bound leaves open to which double it rounds.
 *
 * <h2>The stages of a query</h2>
 *
 * <ol>
 *   <li>The door: {@link org.certigjk.fast.DistanceWorkspace}, or {@link
 *       org.certigjk.fast.MovingPair} from frame to frame. Both hand a {@code Candidate}, the
 *       simplex in hand, to {@code CertifiedQuery} of {@code fast.query}, which calls the next
 *       stages in their order.
 *   <li>Propose, in doubles ({@code fast.search}): {@code Kernel2} on a line and in the plane,
 *       {@code Kernel3} in space, {@code KernelN} in more dimensions. The first two take their
 *       first vertices from the {@code SupportTable} of a body, or climb on its hull; {@code
 *       SupportScan} finds the next ones; {@code KernelSubsets} tries all subsets where the signs
 *       of {@code Kernel3} settle nothing, and of the simplex of the frame before. {@code Vertices}
 *       is what a {@link org.certigjk.fast.DoublePolytope} keeps.
 *   <li>Decide in doubles ({@code fast.filter}), in up to three dimensions: {@code Filter2} and
 *       {@code Filter3}, with the bounds of {@code ErrorBounds}, the weights; {@code FilterSweep}
 *       that no vertex is further; {@code RoundedDistance} the distance. What is left open is tried
 *       once more with bounds of 0 if {@code FilterLattice} finds that nothing is rounded on this
 *       input. What these decide ends at {@link org.certigjk.fast.Stage#FILTER}.
 *   <li>Decide exactly, and search on where the simplex is wrong ({@code fast.exact}): {@code
 *       ExactQuery}. {@code ExactSimplex}, by {@code ExactSigns}, reduces the simplex; {@code
 *       ExactDirection} has v and the distance; {@code ExactSide} looks for a vertex that is
 *       further. Signs are found in doubles, pairs of doubles or integers, as far as necessary.
 *       {@code ExactScaling} comes first if products could overflow or underflow.
 *   <li>In integers only: {@code IntegerGjk}, in more than three dimensions, and where scaling
 *       would lose bits. {@code RationalQuery} goes from a kernel to it at once.
 * </ol>
 *
 * <p>{@link org.certigjk.fast.PenetrationWorkspace} and {@link org.certigjk.fast.ImpactWorkspace}
 * go the same way. For the depth ({@code fast.depth}) a {@code Surface}, in the plane a {@code
 * Polygon}, expands in doubles; {@code Filter3} or {@code ExactPlane} proves that its nearest facet
 * supports A ⊖ B, {@code InnerBall} that no other facet is nearer. For the time of impact ({@code
 * fast.impact}) a {@code Portal} is moved to the facet that the ray meets, and {@code ImpactFilter}
 * or {@code ExactImpact} proves it. Where neither can, {@link org.certigjk.penetration} and {@link
 * org.certigjk.raycast} search exactly.
 *
 * <p>A body under a {@link org.certigjk.fast.Pose} goes through the same stages. Its {@code Image}
 * has the vertices that a search meets, rounded, and looks for them in the body's own coordinates;
 * what that rounds is added to the bounds of the filters; {@code ImageDistance} rounds the
 * distance. What is left open is decided in integers at once.
 *
 * <p>Polytopes and poses are immutable: threads may share them. {@link
 * org.certigjk.fast.DistanceWorkspace} and {@link org.certigjk.fast.MovingPair} are not for several
 * threads at once, nor are the other workspaces.
 *
 * @since 0.1.0
 */
@NullMarked
package org.certigjk.fast;

import org.jspecify.annotations.NullMarked;
