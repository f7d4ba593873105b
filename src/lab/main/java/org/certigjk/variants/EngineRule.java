package org.certigjk.variants;

import java.util.Arrays;
import java.util.function.Supplier;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.certigjk.subalgorithms.Space;
import org.certigjk.subalgorithms.SubAlgorithm;

/**
 * The stop rules of engines that people use, read in their public sources and written again, as
 * loops with any sub-algorithm.
 *
 * <p>A rule is: the first v, what is asked before and after a support point is added, when the loop
 * says that the bodies meet and when that they are apart, and its limit on the iterations. Where W
 * is empty first, a first direction takes the place of v. Margins, radii and upper bounds of the
 * distance are 0 or infinite, where a rule is not given else; warm starts, penetration solvers and
 * the poses of bodies are left out. ε is the distance from 1 to the next larger number,
 * 2<sup>&minus;23</sup> in single precision and 2<sup>&minus;52</sup> in double; over an exact
 * field the constants are those of double precision.
 *
 * <p><b>Claims.</b> An engine that returns only a number tells nothing of v where its test takes v
 * for 0: at such an exit the claim is {@link Claim#MEETING}, and the result keeps the small v. A v
 * = 0 is never {@link Claim#SEPARATED}. {@link Claim#NONE} stands where the engine says that it
 * failed, where it leaves the answer to what is left out here, and where the caller's limit was
 * smaller than the engine's.
 *
 * <p><b>Limits.</b> A rule is not the engine: its answers also depend on its own sub-algorithm and
 * support mappings, and {@link #departures} says in what. What is charged here is the rule.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} from a query for bodies of a dimension that
 * {@link #handles} rejects, and from {@link #named} for an unknown name.
 *
 * <p><b>Example.</b> Bodies at a distance of 0.00005 meet by the rule of Jolt:
 *
 * <pre>{@code
 * Polytope<Double> a = Polytope.of(Doubles.INSTANCE, new double[][] {{-1, 5e-5, 0}, {1, 5e-5, 0}});
 * Polytope<Double> b = Polytope.of(Doubles.INSTANCE, new double[][] {{0, 0, 0}});
 * EngineRule.JOLT.create(EngineRule.JOLT.ownSubAlgorithm()::<Double>create, 100)
 *     .distance(a, b).claim();   // MEETING
 * }</pre>
 */
public enum EngineRule {
  /** SOLID 3. */
  SOLID(
      "solid",
      "dtecta/solid3",
      "src/convex/DT_Convex.cpp (closest_points), DT_GJK.h and DT_Accuracy.cpp",
      "878a9c87986553b4549816881d20fb853a34a149",
      SubAlgorithm.CACHED_JOHNSON,
      """
      The first v is 0, whose support point is a0 - b0. Apart where s is a point of the last W ∪ {w}, \
      where ‖v‖² - vᵀs <= 1e-6 ‖v‖², where the sum of the cofactors of W ∪ {s} is not positive, where \
      the sub-algorithm finds no subset, and where ‖v‖² falls by at most ε‖v‖²: then v is the best of \
      the backup procedure on W ∪ {s}. Meeting where W has four points, or ‖v‖² <= ε max ‖y‖² over W. \
      No limit on the iterations. Both precisions.""",
      """
      The query returns ‖v‖ at every exit; that four points or a small ‖v‖ mean meeting is what its \
      sister common_point says at the same test. The cofactors are computed in the order of \
      JohnsonTable."""),
  /** Bullet. */
  BULLET(
      "bullet",
      "bulletphysics/bullet3",
      "src/BulletCollision/NarrowPhaseCollision/btGjkPairDetector.cpp and btVoronoiSimplexSolver.cpp",
      "6c888f4abd7b46f572587360cc214985f02e5c6b",
      SubAlgorithm.VORONOI_REGIONS,
      """
      First a search for the origin, as in libccd, from the direction (1, 0, 0), whose tests of zero are \
      with ε. Then a loop with the first direction (0, 1, 0), which ends where the squared distance of s \
      from a point of W is at most 1e-4 (double: 1e-12) or s is the last s; where ‖v‖² - vᵀs <= 1e-6 \
      ‖v‖² (double: 1e-12); where six volumes of a tetrahedron W ∪ {s} are below 1e-4 (double: 1e-8) or \
      the sub-algorithm finds no subset; where ‖v‖² < 1e-6 (double: 1e-12) after a step; where ‖v‖² \
      would fall by at most ε‖v‖², with the v from before; and where W has four points. There, and where \
      ‖v‖ <= ε, the loop has no distance. The penetration solver is asked if it has none, if ‖v‖ < 1e-3 \
      (double: 1e-12), or if the search found the origin; else they are apart. Limits: 1000 steps of the \
      search, and 1002 iterations. Both precisions.""",
      """
      Left out is the penetration solver, whose answer counts where it is asked. Where the loop has no \
      distance the claim is MEETING; where it has one and the solver is asked all the same, as the \
      search found the origin or the distance is small, NONE (HANDED_OVER). The search computes \
      distances from triangles in double precision also in a build with single; ours does not. All four \
      faces give the same volume up to rounding; one is computed."""),
  /** Jolt Physics. */
  JOLT(
      "jolt",
      "jrouwe/JoltPhysics",
      "Jolt/Geometry/GJKClosestPoint.h (GetClosestPoints) and Jolt/Physics/PhysicsSettings.h",
      "3b47ec390cb9b933769183eff599f72195c5873c",
      SubAlgorithm.VORONOI_REGIONS,
      """
      The first direction is (-1, 0, 0). Apart with the v from before where ‖v‖² does not become \
      smaller, and with the new v where it falls by at most ε‖v‖². Meeting where W has four points, \
      ‖v‖ <= 1e-4, or ‖v‖² <= ε max ‖y‖² over W; this is asked before the decrease is. vᵀs is compared \
      with an upper bound of the distance only, and there is no limit on the iterations.""",
      """
      1e-4 and the first direction, for bodies with the same place, are those of its callers. Single precision only; with double \
      precision ε is ours and 1e-4 is kept. Its own sub-algorithm takes triangles with a squared cross \
      product below 1e-10 for degenerate, the last point for a vertex of the nearest feature, and the \
      planes of a tetrahedron with a slack of ε: of small bodies it answers otherwise."""),
  /** ReactPhysics3D. */
  REACT_PHYSICS(
      "react-physics",
      "DanielChappuis/reactphysics3d",
      "src/collision/narrowphase/GJK/GJKAlgorithm.cpp (testCollision) and VoronoiSimplex.cpp",
      "7000610a244ea85377e4f4c9bcdf68af0159b595",
      SubAlgorithm.VORONOI_REGIONS,
      """
      The first direction is (0, 1, 0). It ends where the squared distance of s from a point of W is at \
      most 1e-4; where ‖v‖² - vᵀs <= 1e-6 ‖v‖²; where W ∪ {s} is degenerate, its squared edge, squared \
      cross product or six volumes at most 1e-4; where the sub-algorithm finds no subset; and where \
      ‖v‖² falls by at most ε‖v‖², with the new v. Then apart if ‖v‖² > ε, else meeting. Meeting where W \
      has four points, or ‖v‖² <= ε max ‖y‖² over W. No limit on the iterations. Both precisions.""",
      """
      The engine asks whether bodies with margins touch, and how deep; its margin must be positive. \
      Left out is the test that ends a query early because the margins are apart, so that the rule runs \
      to the distance of the bodies without margins. Its own sub-algorithm keeps the parameter of a \
      segment as a float in both precisions."""),
  /** openGJK. */
  OPEN_GJK(
      "open-gjk",
      "MattiaMontanari/openGJK",
      "scalar/openGJK.c (compute_minimum_distance) and scalar/include/openGJK/openGJK.h",
      "174d3aa0b0cdf3a57f7ac5990a3a34ecda4e60f2",
      SubAlgorithm.SIGNED_VOLUMES,
      """
      The first v is a0 - b0, in W. Apart where ‖v‖² - vᵀs <= 1e4 ε ‖v‖² or ‖v‖² - vᵀs < 100 ε. Meeting, \
      asked after that, where ‖v‖ < 1e4 ε; after a step, where ‖v‖² <= (100 ε)² max ‖y‖² over all W so \
      far; and where W has four points. After 25 iterations it returns what it has. Both precisions.""",
      """
      It returns ‖v‖ at every exit. Its support mapping keeps the last point unless another is farther, \
      ours takes the first of the farthest."""),
  /** Box2D, version 3. */
  BOX2D(
      "box2d",
      "erincatto/box2d",
      "src/distance.c (b2ShapeDistance)",
      "617d32ab02570930625bbcb8479f54be9bf8d045",
      SubAlgorithm.VORONOI_REGIONS,
      """
      The first v is a0 - b0, in W. Meeting where W has three points, or the squared direction is below \
      1000 times the smallest normal number: the direction is the point of W, or the normal of its edge \
      e = w2 - w1 with the length |(w1 + w2) × e| ‖e‖. Apart where the indices of s are those of a point \
      of the last W ∪ {w}: its only other stop. Limit: 20 support points.""",
      """
      In the plane only. At its limit the engine computes the nearest points before it has solved for \
      the last support point; here the claim is NONE. Single precision only; with double precision the smallest \
      normal double is ours. Its bodies have at most eight points. Its own sub-algorithm reads the \
      regions off the signs of barycentric coordinates."""),
  /** coal, the successor of HPP-FCL, with its default criterion. */
  COAL(
      "coal",
      Coal.REPOSITORY,
      Coal.FILES,
      Coal.COMMIT,
      SubAlgorithm.VORONOI_REGIONS,
      Coal.RULE,
      Coal.DEPARTURES),
  /** coal with Nesterov's momentum. */
  COAL_NESTEROV(
      "coal-nesterov",
      Coal.REPOSITORY,
      Coal.FILES,
      Coal.COMMIT,
      SubAlgorithm.VORONOI_REGIONS,
      Coal.RULE
          + " "
          + """
          The direction of iteration k = 0, 1, … is d ← m d/‖d‖ + (1 - m) y/‖y‖ with y = m v + (1 - m) s \
          and m = (k + 2)/(k + 3), as for bodies that are polytopes. The momentum ends for good where \
          2 vᵀ(v - s) <= 1e-6, in the first iteration with v = (1, 0, 0), or where the loop would end \
          apart; the loop goes on with d = v.""",
      Coal.DEPARTURES),
  /** coal with Polyak's momentum. */
  COAL_POLYAK(
      "coal-polyak",
      Coal.REPOSITORY,
      Coal.FILES,
      Coal.COMMIT,
      SubAlgorithm.VORONOI_REGIONS,
      Coal.RULE
          + " "
          + """
          The direction of iteration k = 0, 1, … is d ← m d + (1 - m) v with m = 1/(k + 1). The momentum \
          ends for good where 2 vᵀ(v - s) <= 1e-6, in the first iteration with v = (1, 0, 0), or where \
          the loop would end apart; the loop goes on with d = v.""",
      Coal.DEPARTURES),
  /** FCL, the Flexible Collision Library, with its solver GST_LIBCCD. */
  FCL(
      "fcl",
      "flexible-collision-library/fcl",
      "include/fcl/narrowphase/detail/convexity_based_algorithm/gjk_libccd-inl.h (ccdGJKDist2) and"
          + " detail/gjk_solver_libccd-inl.h",
      "e5efcc41b57b2d0da3bf183480f1298a6d531f44",
      SubAlgorithm.BACKUP,
      """
      First a search as in libccd, from the direction (1, 0, 0): for the origin on a segment, within an \
      angle of ε, in a triangle, within a distance of ε, or in a tetrahedron, whose heights are compared \
      with ε; apart where a support point is not beyond the origin. If it finds the origin, they meet. \
      Else W is its last simplex. Apart where ‖v‖ falls by less than 1e-6, with the new v, and where \
      ‖s‖ differs from ‖v‖ by less than 1e-6. Limit: 1000 iterations, each.""",
      """
      Its loop keeps all points, up to three, and looks for the nearest point on three triangles when a \
      fourth comes; ours keeps the subset of the sub-algorithm, and claims NONE if that has four points, \
      which FCL never has. libccd computes triangles and segments with tests of ε of its own. The \
      precision is that for which libccd was compiled; lengths over exact fields are rounded."""),
  /** Parry. */
  PARRY(
      "parry",
      "dimforge/parry",
      "src/query/gjk/gjk.rs (closest_points), voronoi_simplex2.rs and voronoi_simplex3.rs, and"
          + " src/query/distance/distance_support_map_support_map.rs",
      "3a41ac21c5ded2337937cc450d2cbf64a31c9d38",
      SubAlgorithm.VORONOI_REGIONS,
      """
      The first direction is (-1, 0, 0). Meeting where ‖v‖ <= 10 ε. Apart where ‖v‖ - vᵀs/‖v‖ <= \
      √(10 ε) ‖v‖; where W ∪ {s} is degenerate, below 10 ε: in the plane the squared distance of s from \
      a point of W, in space that, the squared cross product or the height over the triangle; and, with \
      the v from before, where ‖v‖ does not become smaller. Where W has n + 1 points: apart with the v \
      from before if vᵀs/‖v‖ >= 10 ε, else meeting. After 100 iterations the distance is 0. Both \
      precisions, and the plane as well as space.""",
      """
      The claim after 100 iterations is MEETING, as the distance 0 tells; a comment there says that the \
      loop did not converge."""),
  /** MuJoCo, its own ("native") collision of convex geometries. */
  MUJOCO(
      "mujoco",
      "google-deepmind/mujoco",
      "src/engine/engine_collision_gjk.c (gjk and mjc_ccd) and engine_init.c",
      "a7255075b003506ff5f34b512d88e02df12a73c6",
      SubAlgorithm.SIGNED_VOLUMES,
      """
      For meshes and boxes without margins, asked for the distance. W is empty at first. It ends where \
      ‖v‖ < 1e-15, where ‖v‖ changes by less than 1e-15, where vᵀ(v - s) < 0, where W has four points, \
      and after 35 iterations. Then one more support point for v is found, and the bodies are separated \
      if vᵀs > 0. Meeting if they are not and W has four points, or more than one and ‖v‖ <= 1e-6; \
      otherwise ‖v‖ is returned. Both precisions.""",
      """
      The first v is the difference of the centres; here, where bodies have none, of the means of their \
      support points along the axes. Left out is \
      the penetration solver, which gives the depth of bodies that meet. Its own sub-algorithm differs \
      in how it projects onto planes, and takes the nearest of all faces with the wrong sign.""");

  /** What the three rules of coal have in common. */
  private static final class Coal {
    static final String REPOSITORY = "coal-library/coal";
    static final String FILES =
        "src/narrowphase/gjk.cpp (GJK::evaluate and checkConvergence), and"
            + " include/coal/narrowphase/narrowphase.h and narrowphase_defaults.h";
    static final String COMMIT = "cf759661577134b527455e5a09c050fd8684d1df";
    static final String RULE =
        """
        The first direction is (1, 0, 0). Meeting where v = 0, W has four points or, asked before s is \
        found, ‖v‖ < 1e-6. Apart where ‖v‖ - α <= 1e-6 + 1e-6 ‖v‖, α the largest dᵀs/‖d‖ so far, at \
        least 0, for the directions d of the support points. After 128 iterations its status is Failed.\
        """;
    static final String DEPARTURES =
        "Double precision only at this commit; with single precision the constants are kept, and the"
            + " bounds may never come so close.";
  }

  private final String label;
  private final String repository;
  private final String files;
  private final String commit;
  private final SubAlgorithm ownSubAlgorithm;
  private final String rule;
  private final String departures;

  EngineRule(
      String label,
      String repository,
      String files,
      String commit,
      SubAlgorithm ownSubAlgorithm,
      String rule,
      String departures) {
    this.label = label;
    this.repository = repository;
    this.files = files;
    this.commit = commit;
    this.ownSubAlgorithm = ownSubAlgorithm;
    this.rule = rule;
    this.departures = departures;
  }

  /** Returns the name in kebab case, as studies print it. */
  public String label() {
    return label;
  }

  /** Returns where the rule was read, and the rule: repository on GitHub, commit, files, words. */
  public String source() {
    return "%s at %s, %s: %s".formatted(repository, commit, files, rule);
  }

  /** Returns the rule in words, with its constants. */
  public String rule() {
    return rule;
  }

  /** Returns what is left out, what is ours, and what the engine's own sub-algorithm does else. */
  public String departures() {
    return departures;
  }

  /** Returns the sub-algorithm nearest to the engine's own. */
  public SubAlgorithm ownSubAlgorithm() {
    return ownSubAlgorithm;
  }

  /** Returns whether the engine itself has bodies of this dimension. */
  public boolean isNativeIn(int dimension) {
    return switch (this) {
      case BOX2D -> dimension == 2;
      case PARRY -> dimension == 2 || dimension == Space.DIMENSION;
      default -> dimension == Space.DIMENSION;
    };
  }

  /** Returns whether queries take bodies of this dimension: an engine of space takes them flat. */
  public boolean handles(int dimension) {
    return this == BOX2D ? isNativeIn(dimension) : dimension >= 1 && dimension <= Space.DIMENSION;
  }

  /**
   * Returns the rule with this label.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static EngineRule named(String label) {
    return Arrays.stream(values())
        .filter(rule -> rule.label.equals(label))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no engine's rule is called " + label));
  }

  /**
   * Makes the loop, which records no trace.
   *
   * @param subAlgorithm makes the sub-algorithm of each query
   * @param maxIterations after so many iterations it gives up, if the engine has not done so before
   * @param <E> the type of the coordinates
   */
  public <E> DistanceVariant<E> create(
      Supplier<? extends DistanceSubAlgorithm<E>> subAlgorithm, int maxIterations) {
    if (maxIterations < 0) {
      throw new IllegalArgumentException("a limit of " + maxIterations + " iterations");
    }
    return new EngineLoop<>(this, subAlgorithm, Math.min(maxIterations, limit()));
  }

  private int limit() {
    return switch (this) {
      case BULLET -> EnginesOfVanDenBergen.Bullet.LIMIT;
      case OPEN_GJK -> EnginesOfOthers.OpenGjk.LIMIT;
      case BOX2D -> EnginesOfOthers.Box2d.LIMIT;
      case COAL, COAL_NESTEROV, COAL_POLYAK -> EnginesOfLowerBounds.Coal.LIMIT;
      case FCL -> EnginesOfOthers.Fcl.LIMIT;
      case PARRY -> EnginesOfLowerBounds.Parry.LIMIT;
      case MUJOCO -> EnginesOfOthers.MuJoCo.LIMIT;
      case SOLID, JOLT, REACT_PHYSICS -> Integer.MAX_VALUE;
    };
  }

  /** Starts a query. */
  <E> EngineQuery<E> query(EngineQuery.Input<E> input) {
    return switch (this) {
      case SOLID -> new EnginesOfVanDenBergen.Solid<>(input);
      case BULLET -> new EnginesOfVanDenBergen.Bullet<>(input);
      case JOLT -> new EnginesOfVanDenBergen.Jolt<>(input);
      case REACT_PHYSICS -> new EnginesOfVanDenBergen.ReactPhysics<>(input);
      case OPEN_GJK -> new EnginesOfOthers.OpenGjk<>(input);
      case BOX2D -> new EnginesOfOthers.Box2d<>(input);
      case COAL -> new EnginesOfLowerBounds.Coal<>(input);
      case COAL_NESTEROV -> EnginesOfLowerBounds.Coal.nesterov(input);
      case COAL_POLYAK -> EnginesOfLowerBounds.Coal.polyak(input);
      case FCL -> new EnginesOfOthers.Fcl<>(input);
      case PARRY -> new EnginesOfLowerBounds.Parry<>(input);
      case MUJOCO -> new EnginesOfOthers.MuJoCo<>(input);
    };
  }
}
