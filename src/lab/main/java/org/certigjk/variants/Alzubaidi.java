package org.certigjk.variants;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.MinkowskiDifference;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Iteration;
import org.jspecify.annotations.Nullable;

/**
 * The distance loop for polygons by Alzubaidi and Al-Saud. Its steps are run here as they are
 * listed, so that it can be studied, and so they are right on most pairs, not on all. With X =
 * s(D), Y = s(&minus;D), D = (1, &minus;1) and s = s_{A ⊖ B}:
 *
 * <pre>
 *   repeat
 *     C ← X + t(Y − X),  t = −X·(Y − X) / ‖Y − X‖²        (eqs. 4 to 8, steps 1 to 6)
 *     if C = 0 return 0                                   (first condition)
 *     D ← −C / ‖C‖;   Z ← s(D)                            (steps 8 and 9)
 *     if C was found before return 0                      (second condition)
 *     if D·Z − D·X &lt; tolerance return D·Z                 (third condition)
 *     replace the one of X and Y farther from 0 by Z      (step 14)
 * </pre>
 *
 * <p>Source: Alzubaidi and Al-Saud, <i>Gilbert-Johnson-Keerthi algorithm for computing the shortest
 * distance between two 2D convex hull polygons based on Andrew's monotone chain hull algorithm</i>,
 * sections 3 to 5, which list the steps of the loop after Code Zealot 2010. Bodies given by points
 * are replaced by their hulls, as there. The unit vector D is only needed in products, so that the
 * comparison is decided by squares, without a root.
 *
 * <p><b>Guarantee.</b> None as listed, over any field, for three reasons, each of which can be
 * mended for itself:
 *
 * <ul>
 *   <li>the text demands t in [0, 1], which the steps do not repeat: a slip of the list, not of the
 *       method. Without it a C beyond the segment can be 0 or lead to a distance that is too small
 *       ({@link #withClamp()});
 *   <li>the third condition looks at X, which can be far from C: where C = Y is nearest already, it
 *       does not hold, step 14 can put Z = Y in place of X, and eq. (7) divides by 0 ({@link
 *       #withClosestPoint()});
 *   <li>step 14 keeps the closer vertex, not the closer edge, and can drop the vertex that is
 *       needed: C comes again, and the second condition takes that for a collision ({@link
 *       #withCloserEdge()}).
 * </ul>
 *
 * Mended in all three ways it is right over an exact field, up to the tolerance: as long as the
 * third condition does not hold, the triangle XYZ is closer to the origin than XY; if the origin is
 * not in it, so is one of XZ and ZY, and ‖C‖ decreases. So no C comes again unless the bodies meet,
 * and then the second condition is what ends the loop ({@link #withoutSecondCondition()}): two
 * points cannot enclose the origin.
 *
 * <p>The result has v = (D·Z)D, the foot of the origin on the last support line: its length is the
 * distance returned. (The printed D·Z is its negative.) Where the loop returns 0, v = 0.
 *
 * <p><b>Limits.</b> The plane. With a tolerance of 0 the strict third condition never holds.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for bodies that are not in the plane, or of
 * different field. Where eq. (7) divides by 0 the exit is {@link VariantExit#OUT_OF_RANGE}.
 *
 * <p><b>Example.</b> A triangle at distance 2/5 from the origin, where step 14 goes round and the
 * second condition ends the loop; no two of its points are level in a direction that is met:
 *
 * <pre>{@code
 * Polytope<BigFraction> a =
 *     Polytope.of(Rationals.INSTANCE, new double[][] {{-2, -2}, {0, -2}, {2, 1}});
 * Polytope<BigFraction> b = Polytope.of(Rationals.INSTANCE, new double[][] {{0, 0}});
 * new Alzubaidi<BigFraction>().distance(a, b).claim();   // MEETING
 * new Alzubaidi<BigFraction>().distance(a, b).exit();    // POINT_REPEATED
 * }</pre>
 *
 * @param <E> the type of the coordinates
 */
public final class Alzubaidi<E> implements DistanceVariant<E> {

  /** The limit on the iterations where none is given. */
  public static final int DEFAULT_MAX_ITERATIONS = 1000;

  /** The tolerance where none is given. */
  public static final double DEFAULT_TOLERANCE = 1e-6;

  /** What is not as listed, in the order of the label. */
  private enum Change {
    WITHOUT_SECOND_CONDITION,
    CLAMP,
    CLOSER_EDGE,
    CLOSEST_POINT
  }

  private final Set<Change> changes;
  private final double tolerance;
  private final int maxIterations;
  private final boolean tracing;

  /** Makes the loop as its steps are listed, without a trace. */
  public Alzubaidi() {
    this(EnumSet.noneOf(Change.class), DEFAULT_TOLERANCE, DEFAULT_MAX_ITERATIONS, false);
  }

  private Alzubaidi(Set<Change> changes, double tolerance, int maxIterations, boolean tracing) {
    if (!(tolerance >= 0) || tolerance == Double.POSITIVE_INFINITY) {
      throw new IllegalArgumentException("tolerance = " + tolerance + ": a number >= 0 is needed");
    }
    if (maxIterations < 0) {
      throw new IllegalArgumentException("a limit of " + maxIterations + " iterations");
    }
    this.changes = changes;
    this.tolerance = tolerance;
    this.maxIterations = maxIterations;
    this.tracing = tracing;
  }

  /** Returns this loop without the second condition. */
  public Alzubaidi<E> withoutSecondCondition() {
    return with(Change.WITHOUT_SECOND_CONDITION);
  }

  /** Returns this loop with t brought to the nearest number of [0, 1]; 0 where X = Y. */
  public Alzubaidi<E> withClamp() {
    return with(Change.CLAMP);
  }

  /** Returns this loop keeping the one of XZ and ZY whose point C is closer to the origin. */
  public Alzubaidi<E> withCloserEdge() {
    return with(Change.CLOSER_EDGE);
  }

  /** Returns this loop comparing D·Z with D·C in the third condition, instead of D·X. */
  public Alzubaidi<E> withClosestPoint() {
    return with(Change.CLOSEST_POINT);
  }

  private Alzubaidi<E> with(Change change) {
    Set<Change> more = EnumSet.of(change);
    more.addAll(changes);
    return new Alzubaidi<>(more, tolerance, maxIterations, tracing);
  }

  private boolean has(Change change) {
    return changes.contains(change);
  }

  /** Returns this loop with another tolerance, a length. */
  public Alzubaidi<E> withTolerance(double tolerance) {
    return new Alzubaidi<>(changes, tolerance, maxIterations, tracing);
  }

  /** Returns this loop with another limit on the iterations. */
  public Alzubaidi<E> withMaxIterations(int maxIterations) {
    return new Alzubaidi<>(changes, tolerance, maxIterations, tracing);
  }

  /** Returns this loop with or without a trace, whose W is {X, Y} and whose v is C. */
  public Alzubaidi<E> withTrace(boolean trace) {
    return new Alzubaidi<>(changes, tolerance, maxIterations, trace);
  }

  @Override
  public String label() {
    return changes.stream()
        .map(change -> "-" + change.name().toLowerCase(Locale.ROOT).replace('_', '-'))
        .collect(Collectors.joining("", "alzubaidi", ""));
  }

  @Override
  public VariantResult<E> distance(IndexedSupportMapping<E> a, IndexedSupportMapping<E> b) {
    if (a.dimension() != 2) {
      throw new IllegalArgumentException(
          "the bodies have dimension " + a.dimension() + ", this loop is for the plane");
    }
    return new Query(HullVertices.of(a), HullVertices.of(b)).run();
  }

  /** A point of A ⊖ B with its name. */
  private record Named<E>(IndexPair pair, Vec<E> point) {}

  private final class Query {

    private final IndexedSupportMapping<E> a;
    private final IndexedSupportMapping<E> b;
    private final MinkowskiDifference<E> difference;
    private final OrderedField<E> field;
    private final List<Vec<E>> found = new ArrayList<>();
    private final List<Iteration<E>> trace = new ArrayList<>();
    private Named<E> x;
    private Named<E> y;
    private int supportCalls;

    @SuppressWarnings("nullness:method.invocation") // support uses only what is set before it
    Query(IndexedSupportMapping<E> a, IndexedSupportMapping<E> b) {
      this.a = a;
      this.b = b;
      this.difference = new MinkowskiDifference<>(a, b);
      this.field = a.field();
      this.x = support(Vec.of(field, 1, -1));
      this.y = support(Vec.of(field, -1, 1));
    }

    VariantResult<E> run() {
      while (true) {
        if (!has(Change.CLAMP) && isPoint(x, y)) {
          record(x.point(), field.zero(), null);
          return end(Claim.NONE, VariantExit.OUT_OF_RANGE, x.point(), field.zero());
        }
        E t = t(x.point(), y.point());
        Vec<E> c = onLine(x.point(), y.point(), t);
        Vec<E> zero = c.minus(c);
        if (c.isZero()) {
          record(c, t, null);
          return end(Claim.MEETING, VariantExit.ZERO_VECTOR, zero, t);
        }
        E squaredNorm = c.squaredNorm();
        if (field.compare(field.plus(squaredNorm, squaredNorm), squaredNorm) <= 0) {
          record(c, t, null);
          return end(Claim.NONE, VariantExit.OUT_OF_RANGE, c, t);
        }
        Named<E> z = support(c.unaryMinus());
        record(c, t, z);
        if (!has(Change.WITHOUT_SECOND_CONDITION) && wasFound(c)) {
          return end(Claim.MEETING, VariantExit.POINT_REPEATED, zero, t);
        }
        if (isThirdCondition(c, squaredNorm, z.point())) {
          Vec<E> foot = c.times(field.div(c.dot(z.point()), squaredNorm));
          return end(Claim.SEPARATED, VariantExit.CLOSE_ENOUGH, foot, t);
        }
        if (found.size() == maxIterations) {
          return end(Claim.NONE, VariantExit.ITERATION_LIMIT, c, t);
        }
        found.add(c);
        replaceBy(z);
      }
    }

    private boolean wasFound(Vec<E> c) {
      return found.stream().anyMatch(before -> before.minus(c).isZero());
    }

    private Named<E> support(Vec<E> d) {
      supportCalls++;
      Vec<E> direction = d.cleared(); // a positive multiple of d: the support points are the same
      IndexPair pair =
          new IndexPair(a.supportIndex(direction), b.supportIndex(direction.unaryMinus()));
      return new Named<>(pair, difference.get(pair.a(), pair.b()));
    }

    /** The t of equation 7; 0 where p = q, which is asked only with the clamp or in step 14. */
    private E t(Vec<E> p, Vec<E> q) {
      Vec<E> pq = q.minus(p);
      if (field.isZero(pq.squaredNorm())) {
        return field.zero();
      }
      E t = field.div(p.unaryMinus().dot(pq), pq.squaredNorm());
      if (!has(Change.CLAMP)) {
        return t;
      }
      E atLeastZero = field.signum(t) < 0 ? field.zero() : t;
      return field.compare(atLeastZero, field.one()) > 0 ? field.one() : atLeastZero;
    }

    /** Eq. (6). */
    private Vec<E> onLine(Vec<E> p, Vec<E> q, E t) {
      return p.plus(q.minus(p).times(t));
    }

    /** D·Z − D·X &lt; τ is g &lt; τ‖C‖ with g = C·(X − Z). */
    private boolean isThirdCondition(Vec<E> c, E squaredNorm, Vec<E> z) {
      Vec<E> reached = has(Change.CLOSEST_POINT) ? c : x.point();
      E g = c.dot(reached.minus(z));
      E tau = field.of(tolerance);
      return field.signum(g) < 0
          || field.compare(field.times(g, g), field.times(field.times(tau, tau), squaredNorm)) < 0;
    }

    /** Step 14. */
    private void replaceBy(Named<E> z) {
      E keepingX = has(Change.CLOSER_EDGE) ? squaredDistance(x, z) : x.point().squaredNorm();
      E keepingY = has(Change.CLOSER_EDGE) ? squaredDistance(z, y) : y.point().squaredNorm();
      if (field.compare(keepingX, keepingY) <= 0) {
        y = z;
      } else {
        x = z;
      }
    }

    /** The squared distance of the origin from the C of these points. */
    private E squaredDistance(Named<E> p, Named<E> q) {
      return onLine(p.point(), q.point(), t(p.point(), q.point())).squaredNorm();
    }

    private boolean isPoint(Named<E> p, Named<E> q) {
      return field.isZero(q.point().minus(p.point()).squaredNorm());
    }

    /** Of the point C = (1 − t)X + tY. */
    private Vec<E> weights(E t) {
      return x.point().withCoordinates(field.minus(field.one(), t), t);
    }

    private void record(Vec<E> c, E t, @Nullable Named<E> z) {
      if (tracing) {
        trace.add(
            new Iteration<>(
                List.of(x.pair(), y.pair()),
                weights(t),
                c,
                c.squaredNorm(),
                z == null ? null : z.pair(),
                z == null ? null : z.point()));
      }
    }

    private VariantResult<E> end(Claim claim, VariantExit exit, Vec<E> v, E t) {
      return new VariantResult<>(
          claim,
          List.of(x.pair(), y.pair()),
          weights(t),
          v,
          exit,
          found.size(),
          supportCalls,
          trace);
    }
  }
}
