package org.certigjk.variants;

import java.util.ArrayList;
import java.util.List;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Vec;
import org.certigjk.subalgorithms.Space;
import org.jspecify.annotations.Nullable;

/**
 * The search for the origin that libccd has for its query of intersection: no nearest points, only
 * directions at right angles to a simplex. Bullet and FCL begin with copies of it, each with
 * changes of its own.
 *
 * <p>The points of the simplex are A, B, C, D from the newest to the oldest.
 */
abstract class CcdSearch<E> {

  private static final int MAX_STEPS = 1000;

  final EngineQuery<E> query;
  final OrderedField<E> field;

  /** The simplex, the oldest point first. */
  private final List<Vertex<E>> simplex = new ArrayList<>();

  /** Where the next support point of A ⊖ B is sought. */
  private Vec<E> direction;

  /** A point of A ⊖ B and its indices. */
  record Vertex<E>(IndexPair pair, Vec<E> w) {}

  CcdSearch(EngineQuery<E> query) {
    this.query = query;
    this.field = query.field;
    this.direction = Vec.unit(field, Space.DIMENSION, 0);
  }

  /** Returns whether the bodies meet. */
  final boolean meets() {
    simplex.add(support());
    direction = newest(0).unaryMinus();
    for (int step = 0; step < MAX_STEPS; step++) {
      Vertex<E> next = support();
      if (field.signum(next.w().dot(direction)) < 0) {
        return false;
      }
      simplex.add(next);
      Claim claim = reduce();
      if (claim != Claim.NONE) {
        return claim == Claim.MEETING;
      }
      if (isZero(direction.squaredNorm())) {
        return false;
      }
    }
    return false;
  }

  /** Returns the simplex at the end. */
  final List<IndexPair> pairs() {
    return simplex.stream().map(Vertex::pair).toList();
  }

  private Vertex<E> support() {
    Vec<E> w = query.state.findSupport(direction.unaryMinus());
    return new Vertex<>(query.state.supportPair(), w);
  }

  private Claim reduce() {
    return switch (simplex.size()) {
      case 2 -> segment(newest(0), newest(1));
      case 3 -> triangle();
      default -> tetrahedron(newest(0), newest(1), newest(2), newest(3));
    };
  }

  /** Returns A, B, C or D. */
  private Vec<E> newest(int k) {
    return simplex.get(simplex.size() - 1 - k).w();
  }

  /** A segment; NONE if the search goes on. */
  abstract Claim segment(Vec<E> a, Vec<E> b);

  /** A tetrahedron; NONE if the search goes on. */
  abstract Claim tetrahedron(Vec<E> a, Vec<E> b, Vec<E> c, Vec<E> d);

  /** Whether the origin is in a triangle. */
  abstract boolean touches(Vec<E> a, Vec<E> b, Vec<E> c);

  /** Whether a triangle with this squared area, times 4, has an inside. */
  abstract boolean hasArea(E squared);

  /** The simplex becomes these of A, B, C, D, the oldest first. */
  final void keep(int... newest) {
    List<Vertex<E>> kept = new ArrayList<>();
    for (int k : newest) {
      kept.add(simplex.get(simplex.size() - 1 - k));
    }
    simplex.clear();
    simplex.addAll(kept);
  }

  final void towards(Vec<E> d) {
    direction = d;
  }

  /** Without B, C or D, the first that is named to be beyond, the search goes on as a triangle. */
  final Claim withoutFarthest(boolean b, boolean c) {
    if (b) {
      keep(3, 2, 0);
    } else if (c) {
      keep(1, 3, 0);
    } else {
      keep(2, 1, 0);
    }
    return triangle();
  }

  private Claim triangle() {
    Vec<E> a = newest(0);
    Vec<E> b = newest(1);
    Vec<E> c = newest(2);
    if (touches(a, b, c)) {
      return Claim.MEETING;
    }
    if (areEqual(a, b) || areEqual(a, c)) {
      return Claim.SEPARATED;
    }
    Vec<E> ab = b.minus(a);
    Vec<E> ac = c.minus(a);
    Vec<E> normal = Space.cross(ab, ac);
    if (facesOrigin(Space.cross(normal, ac), a)) {
      if (facesOrigin(ac, a)) {
        keep(2, 0);
        direction = edgeNormal(ac, a);
      } else {
        edge(ab, a);
      }
    } else if (facesOrigin(Space.cross(ab, normal), a)) {
      edge(ab, a);
    } else if (facesOrigin(normal, a)) {
      direction = normal;
    } else {
      keep(1, 2, 0);
      direction = normal.unaryMinus();
    }
    return Claim.NONE;
  }

  /** The edge AB, or A alone. */
  private void edge(Vec<E> ab, Vec<E> a) {
    if (facesOrigin(ab, a)) {
      keep(1, 0);
      direction = edgeNormal(ab, a);
    } else {
      keep(0);
      direction = a.unaryMinus();
    }
  }

  /** (e × AO) × e. */
  final Vec<E> edgeNormal(Vec<E> e, Vec<E> a) {
    return Space.cross(Space.cross(e, a.unaryMinus()), e);
  }

  /** nᵀAO &ge; 0, up to ε. */
  final boolean facesOrigin(Vec<E> n, Vec<E> a) {
    E dot = n.dot(a.unaryMinus());
    return isZero(dot) || field.signum(dot) > 0;
  }

  /** |x| &lt; ε. */
  final boolean isZero(E x) {
    return query.isLess(absolute(x), query.epsilon);
  }

  final E absolute(E x) {
    return field.signum(x) < 0 ? field.unaryMinus(x) : x;
  }

  /** All coordinates are equal up to ε, or ε times the larger. */
  private boolean areEqual(Vec<E> x, Vec<E> y) {
    for (int i = 0; i < x.dimension(); i++) {
      if (!areEqual(x.get(i), y.get(i))) {
        return false;
      }
    }
    return true;
  }

  private boolean areEqual(E x, E y) {
    E difference = absolute(field.minus(x, y));
    E larger = query.isLess(absolute(x), absolute(y)) ? absolute(y) : absolute(x);
    return query.isLess(difference, query.epsilon)
        || query.isLess(difference, field.times(query.epsilon, larger));
  }

  /**
   * The squared distance of p from the triangle x, y, z: by the plane if the nearest point there is
   * inside, up to ε, else by the edges; {@code null} if that is not a number.
   */
  final @Nullable E squaredDistance(Vec<E> p, Vec<E> x, Vec<E> y, Vec<E> z) {
    Vec<E> d = y.minus(x);
    Vec<E> e = z.minus(x);
    Vec<E> a = x.minus(p);
    E dd = d.squaredNorm();
    E ee = e.squaredNorm();
    E de = d.dot(e);
    E area = field.minus(field.times(ee, dd), query.square(de));
    if (hasArea(area)) {
      E ad = a.dot(d);
      E ae = a.dot(e);
      E s = field.div(field.minus(field.times(ae, de), field.times(ee, ad)), area);
      E t = field.div(field.minus(field.unaryMinus(field.times(s, de)), ae), ee);
      if (isNonNegative(s)
          && isNonNegative(t)
          && isAtMostOne(s)
          && isAtMostOne(t)
          && isAtMostOne(field.plus(s, t))) {
        return squaredNorm(a, d, e, s, t);
      }
    }
    @Nullable E least = ofSegment(p, x, y);
    if (least == null) {
      return null;
    }
    return smaller(smaller(least, ofSegment(p, x, z)), ofSegment(p, y, z));
  }

  private E smaller(E least, @Nullable E other) {
    return other != null && query.isLess(other, least) ? other : least;
  }

  private boolean isNonNegative(E x) {
    return isZero(x) || field.signum(x) > 0;
  }

  private boolean isAtMostOne(E x) {
    return areEqual(x, field.one()) || query.isLess(x, field.one());
  }

  /** The squared distance of p from the segment xy; {@code null} where x = y. */
  private @Nullable E ofSegment(Vec<E> p, Vec<E> x, Vec<E> y) {
    Vec<E> d = y.minus(x);
    E squared = d.squaredNorm();
    if (field.isZero(squared)) {
      return null;
    }
    E t = field.div(field.unaryMinus(x.minus(p).dot(d)), squared);
    if (field.signum(t) < 0 || isZero(t)) {
      return x.minus(p).squaredNorm();
    }
    if (query.isLess(field.one(), t) || areEqual(t, field.one())) {
      return y.minus(p).squaredNorm();
    }
    return d.times(t).plus(x.minus(p)).squaredNorm();
  }

  /** Returns ‖a + sd + te‖². */
  abstract E squaredNorm(Vec<E> a, Vec<E> d, Vec<E> e, E s, E t);
}
