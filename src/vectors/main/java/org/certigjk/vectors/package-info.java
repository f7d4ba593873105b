/**
 * Inputs for distance algorithms: families of pairs of point sets, and a shrinker for the pairs on
 * which something fails.
 *
 * <p>GJK is short and can fail in many places. {@link org.certigjk.vectors.family.Family} has one
 * family for each:
 *
 * <ul>
 *   <li><em>The sign of a determinant.</em> Whether the origin is above a face is the sign of a 3
 *       &times; 3 determinant. In {@code touching-…} it is exactly 0 and in {@code gap} and {@code
 *       overlap-by-a-hair} it is smaller than its rounding error, so that rounding decides between
 *       the three verdicts.
 *   <li><em>The halt condition.</em> vᵀ(v &minus; s) = 0 need not hold in rounded numbers. Where
 *       support points tie ({@code grid}, {@code boxes}) or nearly tie ({@code grid-one-ulp},
 *       {@code clusters}), a loop that compares with a tolerance stops too early or never.
 *   <li><em>The face of the simplex.</em> Where two faces are nearly parallel, or a facet of A ⊖ B
 *       is very narrow ({@code nearly-parallel-…}, {@code oblong}, {@code size-ratio}), the weights
 *       are quotients of cancelled numbers, and the sub-algorithm keeps the wrong points.
 *   <li><em>The degenerate simplex.</em> With {@code flat}, {@code repeated} and {@code
 *       non-extreme} points four points of a plane appear as a tetrahedron with a volume of
 *       rounding errors, in which the origin may then be found.
 *   <li><em>The unit.</em> {@code scaled} changes nothing but exponents, and {@code large-offset}
 *       nothing but the origin: an algorithm whose verdict changes has an absolute tolerance in it,
 *       or one relative to the wrong number.
 *   <li><em>The range.</em> Squares of coordinates beyond 2<sup>±511</sup> are infinite or 0, in
 *       {@code range-ends}, {@code subnormal} and {@code any-doubles}.
 *   <li><em>The last rounding.</em> In {@code halfway} the distance is midway between two doubles,
 *       or so near to it that the double nearest to the distance takes twice the digits to find.
 *   <li><em>The number of iterations.</em> {@code death-polytope} needs one fewer than there are
 *       points; in {@code reappearance} a support point leaves the simplex and comes back, which a
 *       test for repetition takes for the end.
 * </ul>
 *
 * <p>In each family there are pairs on which {@link org.certigjk.gjk.Gjk} over doubles has no
 * answer or a wrong one; over the rationals it has the right one on all.
 *
 * <p>What is claimed of a pair is true of the numbers in it, not of numbers that were meant:
 * contacts are built in integers and multiplied by a power of two, and nothing is rounded.
 *
 * <p>{@link org.certigjk.vectors.truth.Truth} has the exact answer to any query, with its proofs,
 * and {@link org.certigjk.vectors.Difficulty} a number for what is said above: how small the
 * quantities are whose signs decide it.
 *
 * <p>The module exports this package to modules of this project only: other programs use it from
 * the class path, and its types may change in any version.
 */
@NullMarked
package org.certigjk.vectors;

import org.jspecify.annotations.NullMarked;
