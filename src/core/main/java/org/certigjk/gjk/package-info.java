/**
 * The Gilbert–Johnson–Keerthi distance loop, its request and its result.
 *
 * <h2>The problem, and the body in which it is simple</h2>
 *
 * Let A and B be the convex hulls of finitely many points. How far apart are they, and where are
 * they nearest? To look for a point of A <em>and</em> a point of B is to look in two bodies at
 * once. The Minkowski difference makes one of them:
 *
 * <pre>
 *   X = A ⊖ B = { a − b | a ∈ A, b ∈ B },   distance = min { ‖a − b‖ } = min { ‖x‖ | x ∈ X }.
 * </pre>
 *
 * <p>X is convex, the bodies meet exactly if 0 ∈ X, and the point v(X) of X nearest to the origin
 * is unique: the distance vector, from B to A. (The closest points themselves need not be: think of
 * two parallel edges.)
 *
 * <h2>What one has to know of a body</h2>
 *
 * X has too many corners to be built. GJK asks it one question only: which of your points is
 * furthest in the direction d? The answer is a support point, the rule that gives it a {@linkplain
 * org.certigjk.geometry.SupportMapping support mapping}:
 *
 * <pre>
 *   s_X(d) ∈ X,   dᵀs_X(d) = max { dᵀx | x ∈ X }.
 * </pre>
 *
 * <p>For a polytope that is one look at each listed point, for no point of a hull is further than
 * all corners (theorem 2.3); for a box, a ball or a cone it is a formula. And X can answer without
 * being there, at the cost of both bodies and not of their product (theorem 2.5):
 *
 * <pre>
 *   s_{A ⊖ B}(d) = s_A(d) − s_B(−d).
 * </pre>
 *
 * <h2>The loop</h2>
 *
 * Keep a few points W of X and the point v of conv W nearest to the origin. From v look towards the
 * origin: no point of X is further that way than s = s_X(&minus;v). If s is no further than v
 * itself, v has arrived. Else add s, go to the nearest point of the simplex that this makes, and
 * drop the corners that are not needed to hold it:
 *
 * <pre>
 *   W ← a point of X, or a few;   v ← v(conv W)
 *   while v ≠ 0
 *     s ← s_A(−v) − s_B(v)
 *     if vᵀ(v − s) = 0 break
 *     (W, v) ← the smallest subset of W ∪ {s} that has v(conv(W ∪ {s})) in its hull, and that point
 * </pre>
 *
 * <p>The last line is the work of a {@linkplain org.certigjk.simplex distance sub-algorithm}: W ∪
 * {s} has at most n + 1 points in Rⁿ, so that one can try its subsets. For the triangles A = (0,
 * 0), (4, 0), (0, 3) and B = (4, 3), (6, 3), (5, 6), from their first points on, a run is
 *
 * <pre>
 *   v = (-4, -3)              s = (0, -3)   vᵀ(v − s) = 16
 *   v = (0, -3)               s = (-4, 0)   vᵀ(v − s) = 9
 *   v = (-36 / 25, -48 / 25)  s = (0, -3)   vᵀ(v − s) = 0
 * </pre>
 *
 * <p>and ‖v‖ = 12/5 is the distance. The first point was dropped for (0, &minus;3); with (&minus;4,
 * 0) that makes the edge of X which is nearest. Points of W are kept as pairs (a, b), so that the
 * weights of v in W also give closest points: Σ λᵢaᵢ and Σ λᵢbᵢ.
 *
 * <h2>Why the halt condition proves the answer</h2>
 *
 * That s is furthest against v says vᵀx &ge; vᵀs for all x ∈ X. If vᵀ(v &minus; s) = 0, then vᵀx
 * &ge; vᵀv for all x ∈ X: all of X is beyond the plane through v that is normal to v. Hence ‖v‖ ‖x‖
 * &ge; vᵀx &ge; ‖v‖², and no point of X is nearer than v, which is one of them (theorem 3.1). This
 * is more than a sign that the search no longer moves. It is a proof, and whoever has v can check
 * it without knowing how v was found: that is the {@linkplain org.certigjk.certificate certificate}
 * of a separated pair, the weights that make v and this inequality, one minimum over A and one
 * maximum over B.
 *
 * <p>Before the end the same inequality is a lower bound, and the one for an early answer:
 *
 * <pre>
 *   vᵀs / ‖v‖ ≤ ‖v(X)‖ ≤ ‖v‖,   ‖v − v(X)‖² ≤ vᵀ(v − s).
 * </pre>
 *
 * <p>As soon as vᵀs &gt; 0 the bodies are known to be apart, and v separates them; who wants no
 * distance stops there ({@link org.certigjk.gjk.SeparatingAxis}). If v = 0, the weights alone prove
 * that the bodies meet; whether they overlap or only touch takes a search of its own ({@link
 * org.certigjk.gjk.ZeroCertifier}).
 *
 * <h2>Why it ends</h2>
 *
 * If vᵀ(v &minus; s) &gt; 0, the segment from v to s leads towards the origin: the derivative of ‖v
 * + t(s &minus; v)‖² at t = 0 is &minus;2vᵀ(v &minus; s) &lt; 0. The segment is in conv(W ∪ {s}),
 * so that ‖v‖² becomes strictly smaller in every iteration. W determines v, so no W comes twice;
 * and finitely many points have finitely many subsets (theorem 3.3). Of single points nothing of
 * the kind is true: in space a support point that was dropped can come back ({@code
 * docs/papers.md}).
 *
 * <h2>What goes wrong in floating point</h2>
 *
 * <ul>
 *   <li><em>An equation never holds.</em> With a rounded v the gap vᵀ(v &minus; s) ends as a small
 *       number of either sign. The loop as printed then inserts a point that it has, for ever. With
 *       a tolerance it ends, too early if that is too large for these bodies, and never if it is
 *       too small; an absolute one makes the answer depend on the unit of length.
 *   <li><em>The sub-algorithm decides by signs</em> of products of differences. Where two corners
 *       nearly coincide, or the simplex is nearly flat, these cancel, and the wrong face is taken
 *       or none (van den Bergen 1999, section 5). GJK itself leads there: its simplices tend to
 *       become more and more oblong (section 2).
 *   <li><em>The bound suffers more than v.</em> On a long face a small error of v is a large one of
 *       vᵀs. Two corners can take turns, each the support point for the v of the other (there,
 *       figure 3).
 *   <li><em>Nearly 0.</em> Whether v is 0 is a question about the last bits, and squares lose half
 *       of the exponents: ‖v‖² is 0 long before v is.
 * </ul>
 *
 * <p>Here an exact field takes all of this away. Over a field that rounds, every iteration must
 * still make ‖v‖² strictly smaller, so that the loop ends, and {@link org.certigjk.gjk.Stopped} is
 * said, with bounds computed exactly, where rounding and not the halt condition ended it (the study
 * {@code robustness} counts what the published loops do). Package {@code fast} of the library takes
 * the third way: it searches in doubles and then decides, by signs with error bounds, whether what
 * it found is right (tested, not proved).
 *
 * <h2>The loops of this project, and why each exists</h2>
 *
 * In this package; {@code docs/core.md} puts the first two beside the printed algorithms, line by
 * line:
 *
 * <ul>
 *   <li>{@link org.certigjk.gjk.GjkLoop}: the loop above; the reference, whose text is verified.
 *   <li>{@link org.certigjk.gjk.SeparatingAxisLoop}: ends with the first v that separates; may
 *       start from any direction. Verified.
 *   <li>{@link org.certigjk.gjk.IncrementalSeparatingAxis}: that from frame to frame, the last axis
 *       first.
 *   <li>{@code ConeProjection}: for {@link org.certigjk.gjk.ZeroCertifier}, when v = 0: the nearest
 *       point of a cone over X, to tell touching from overlapping.
 * </ul>
 *
 * <p>In the library:
 *
 * <ul>
 *   <li>{@code IntegralGjk}: GjkLoop on integers in place of fractions; the same run without a gcd.
 *   <li>{@code Kernel2}, {@code Kernel3}: the plane and space in doubles, for speed; they propose a
 *       simplex and prove nothing.
 *   <li>{@code KernelN}: the same in any dimension; leaves out corners as Wolfe's algorithm does,
 *       for there subsets are too many.
 *   <li>{@code ExactQuery}: starts from a proposed simplex and decides every step by exact signs,
 *       in up to three dimensions.
 *   <li>{@code IntegerGjk}: the same in integers, for any dimension and coordinates of any size;
 *       its sub-algorithm is Wolfe's, {@code IntegerCorral}.
 *   <li>{@code MovingPair}: these from frame to frame, the last simplex first.
 *   <li>{@code IntervalLoop}, of {@code IntervalGjk}: round shapes, whose support points must be
 *       rounded: bounds, rounded outwards, in place of an answer.
 *   <li>{@code SphericalGjk}: bodies with a radius; no loop of its own, but that of the cores, from
 *       whose exact distance the radii are taken.
 *   <li>{@code QuickBounds}: a few steps with two points, for true bounds of a query that took too
 *       long.
 *   <li>{@code RayCastSearch}: the time of impact; each v says how far the ray can safely go.
 *   <li>{@code PenetrationSearch}: from inside X; support points make an {@code ExpandingPolytope}
 *       grow until its nearest facet is one of X.
 * </ul>
 *
 * <p>In the laboratory, as published, to be compared with the exact answer:
 *
 * <ul>
 *   <li>{@code ExactHalting}: the loop of 1988 as printed, without the test of the decrease.
 *   <li>{@code VanDenBergen}: the loop of 1999, with bounds, tolerances and each of its fixes.
 *   <li>{@code PublishedSeparatingAxis}: its search for an axis, as printed.
 *   <li>{@code NesterovAccelerated}: with momentum, which is to save iterations.
 *   <li>{@code DivideAndConquer}: of a blog post, whose two slips can be taken as printed or
 *       mended.
 *   <li>{@code Alzubaidi}: for polygons, of a paper; wrong as listed even over exact numbers, for
 *       three reasons that can be mended one by one.
 *   <li>{@code EngineLoop}: with the stop rules of engines, read in their sources; two of them
 *       begin with {@code CcdSearch}, the search of libccd for the origin.
 * </ul>
 *
 * <p>And there, of this project:
 *
 * <ul>
 *   <li>{@code StrictDecrease}: GjkLoop, in the form in which the published ones are compared.
 *   <li>{@code GramLoop}: from inner products in machine integers, for exhaustive searches.
 *   <li>{@code PlainGjk}: both loops of 1999 in doubles, without objects: what is timed beside the
 *       closest features of Lin and Canny.
 * </ul>
 *
 * <p>And in Coq ({@code proofs}) there is a program that runs the same algorithm in the same order,
 * proved from two lists of points to the answer; the tests compare its runs with those of GjkLoop.
 *
 * <h2>To read on</h2>
 *
 * <ul>
 *   <li>E. G. Gilbert, D. W. Johnson, S. S. Keerthi, <i>A fast procedure for computing the distance
 *       between complex objects in three-dimensional space</i>, IEEE Journal of Robotics and
 *       Automation 4(2), 1988: the origin.
 *   <li>G. van den Bergen, <i>A fast and robust GJK implementation for collision detection of
 *       convex objects</i>, 1999: bounds (section 2), separating axes (section 4), rounding
 *       (section 5).
 *   <li>L. F. G. Jales, <i>Algoritmo Gilbert-Johnson-Keerthi, suas melhorias e modificações</i>,
 *       2024: the theorems named here, with proofs (chapters 2 and 3), and Johnson's sub-algorithm
 *       (chapter 4). {@code docs/papers.md} says what in both holds as it stands.
 * </ul>
 *
 * <p>Requests, answers and their parts are immutable: threads may share them, a request if they may
 * share its sub-algorithm. {@link org.certigjk.gjk.GjkLoop}, {@link
 * org.certigjk.gjk.SeparatingAxisLoop}, {@link org.certigjk.gjk.IncrementalSeparatingAxis} and
 * {@link org.certigjk.gjk.ZeroCertifier} change as they work: not for several threads at once.
 *
 * @since 0.1.0
 */
@NullMarked
package org.certigjk.gjk;

import org.jspecify.annotations.NullMarked;
