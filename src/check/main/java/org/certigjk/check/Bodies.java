package org.certigjk.check;

import java.math.BigInteger;
import org.certigjk.check.algebra.Denominators;
import org.certigjk.check.algebra.Difference;
import org.certigjk.check.algebra.Ratio;
import org.certigjk.check.algebra.Row;
import org.certigjk.check.algebra.Vector;
import org.certigjk.check.text.Chars;
import org.jspecify.annotations.Nullable;

/** What a record is about. */
final class Bodies {

  static final String A = "a";
  static final String B = "b";
  static final String DIRECTION = "direction";

  private final Difference points;
  private final @Nullable Vector direction;

  /**
   * Makes bodies.
   *
   * @param points the points of A and B
   * @param direction the motion of A; {@code null} if it rests
   */
  Bodies(Difference points, @Nullable Vector direction) {
    this.points = points;
    this.direction = direction;
  }

  /** Reads the members a and b, and the direction if there is one. */
  static Bodies read(Members members, boolean moves, Reading how) throws Refusal {
    Item first = required(members, A);
    Row[] rowsOfA = rows(first, 0, how);
    int dimension = rowsOfA[0].size();
    Item second = required(members, B);
    Row[] rowsOfB = rows(second, dimension, how);
    /*@ nullable @*/ BigInteger shared =
        Denominators.shared(rowsOfB, Denominators.shared(rowsOfA, BigInteger.ONE));
    /*@ nullable @*/ Vector direction = null;
    if (moves) {
      Item third = required(members, DIRECTION);
      Row motion = row(third, dimension, how);
      shared = Denominators.shared(new Row[] {motion}, shared);
      direction = vector(third, motion, shared);
    }
    Vector[] a = vectors(first, rowsOfA, shared);
    Vector[] b = vectors(second, rowsOfB, shared);
    Difference points = new Difference(a, b);
    Bodies bodies = new Bodies(points, direction);
    /*@ assert bodies.isA(how, first.value) && bodies.isB(how, second.value); @*/
    return bodies;
  }

  private static Vector[] vectors(Item item, Row[] rows, @Nullable BigInteger shared)
      throws Refusal {
    Vector[] vectors = new Vector[rows.length];
    /*@ loop_invariant 0 <= k <= rows.length
    @       && (\forall int m; 0 <= m < k; vectors[m] != null
    @         && vectors[m].numerators.length == rows[m].numbers.length
    @         && (\forall int c; 0 <= c < rows[m].numbers.length;
    @           vectors[m].at(c) == rows[m].at(c)));
    @ loop_assigns k, vectors[*];
    @ loop_decreases rows.length - k; @*/
    for (int k = 0; k < rows.length; k++) {
      vectors[k] = vector(item, rows[k], shared);
    }
    return vectors;
  }

  private static Vector vector(Item item, Row row, @Nullable BigInteger shared) throws Refusal {
    /*@ nullable @*/ Vector vector = Denominators.vector(row, shared);
    if (vector == null) {
      throw item.unreadable(Denominators.tooLong(row.size()));
    }
    return vector;
  }

  private static Item required(Members members, String name) throws Refusal {
    /*@ nullable @*/ Item item = members.get(name);
    if (item == null) {
      throw Refusal.unreadable(1, name, "missing");
    }
    return item;
  }

  /** Reads points of a dimension, or of that of the first if it is 0. */
  private static Row[] rows(Item array, int dimension, Reading how) throws Refusal {
    Item[] points = array.items();
    Row[] rows = new Row[points.length];
    /*@ loop_invariant 0 <= k <= points.length
    @       && (\forall int m; 0 <= m < k; rows[m] != null && array.value.valueAt(m) != null
    @         && rows[m].numbers.length == (dimension == 0 ? rows[0].numbers.length : dimension)
    @         && how.spells(array.value.valueAt(m), rows[m]));
    @ loop_assigns k, rows[*];
    @ loop_decreases points.length - k; @*/
    for (int k = 0; k < points.length; k++) {
      rows[k] = row(points[k], dimension == 0 && k > 0 ? rows[0].size() : dimension, how);
    }
    return rows;
  }

  /** Reads a point of a dimension, of any if it is 0. */
  private static Row row(Item point, int dimension, Reading how) throws Refusal {
    Row row = how.row(point);
    if (dimension > 0 && row.size() != dimension) {
      throw point.unreadable(
          Chars.text("dimension ", row.size(), ", but a[0] has dimension ", dimension));
    }
    return row;
  }

  Difference points() {
    return points;
  }

  @Nullable Vector direction() {
    return direction;
  }

  int dimension() {
    return points.dimension();
  }

  /** Returns the bodies at a time. */
  Bodies movedTo(Ratio time, Vector motion) {
    Vector r = motion.times(time);
    Difference moved = points.moved(r);
    /*@ assert moved.a[0] != null && points.isMoved(moved, r); @*/
    return new Bodies(moved, null);
  }

  /** Returns B and all that A sweeps over: its points, then those of A + r. */
  Bodies swept(Vector motion) {
    return new Bodies(points.swept(motion), null);
  }

  /** Returns the least d·(a − b). */
  Ratio least(Vector d) {
    return points.least(d);
  }

  Vector combination(Pairs pairs, Vector weights) {
    return pairs.combination(points, weights);
  }

  /** Demands that the pairs name points. */
  void requireAll(String member, Pairs pairs) throws Refusal {
    /*@ loop_invariant 0 <= k <= pairs.i.length
    @       && (\forall int m; 0 <= m < k;
    @         pairs.i[m] < points.a.length && pairs.j[m] < points.b.length);
    @ loop_assigns k;
    @ loop_decreases pairs.i.length - k; @*/
    for (int k = 0; k < pairs.size(); k++) {
      if (pairs.i(k) >= points.sizeOfA() || pairs.j(k) >= points.sizeOfB()) {
        throw Refusal.rejected(noPoints(Chars.text(member, "[", k, "]")));
      }
    }
  }

  private String noPoints(String member) {
    return Chars.text(
        member, " names no points: A has ", points.sizeOfA(), ", B has ", points.sizeOfB());
  }

  /** Returns the points of A that the pairs name. */
  Vector[] ofA(Pairs pairs) {
    Vector[] named = new Vector[pairs.size()];
    /*@ loop_invariant 0 <= k <= named.length
    @       && (\forall int m; 0 <= m < k; named[m] == points.a[pairs.i[m]]);
    @ loop_assigns k, named[*];
    @ loop_decreases named.length - k; @*/
    for (int k = 0; k < named.length; k++) {
      named[k] = points.ofA(pairs.i(k));
    }
    return named;
  }

  /** Returns the points of B that the pairs name. */
  Vector[] ofB(Pairs pairs) {
    Vector[] named = new Vector[pairs.size()];
    /*@ loop_invariant 0 <= k <= named.length
    @       && (\forall int m; 0 <= m < k; named[m] == points.b[pairs.j[m]]);
    @ loop_assigns k, named[*];
    @ loop_decreases named.length - k; @*/
    for (int k = 0; k < named.length; k++) {
      named[k] = points.ofB(pairs.j(k));
    }
    return named;
  }

  /** Returns the points a − b that the pairs name. */
  Vector[] differences(Pairs pairs) {
    Vector[] named = new Vector[pairs.size()];
    /*@ loop_invariant 0 <= k <= named.length
    @       && (\forall int m; 0 <= m < k; named[m] != null
    @         && named[m].numerators.length == points.a[0].numerators.length
    @         && (\forall int c; 0 <= c < points.a[0].numerators.length; named[m].at(c)
    @           == points.a[pairs.i[m]].at(c) - points.b[pairs.j[m]].at(c)));
    @ loop_assigns k, named[*];
    @ loop_decreases named.length - k; @*/
    for (int k = 0; k < named.length; k++) {
      named[k] = points.ofA(pairs.i(k)).minus(points.ofB(pairs.j(k)));
    }
    return named;
  }

  /** Returns the vectors with |aᵢₖ| + |bⱼₖ| as coordinates: the scale of what rounding does. */
  Vector[] magnitudes(Pairs pairs) {
    Vector[] named = new Vector[pairs.size()];
    /*@ loop_invariant 0 <= k <= named.length
    @       && (\forall int m; 0 <= m < k; named[m] != null
    @         && named[m].numerators.length == points.a[0].numerators.length
    @         && (\forall int c; 0 <= c < points.a[0].numerators.length; named[m].at(c)
    @           == (points.a[pairs.i[m]].at(c) < 0
    @             ? -points.a[pairs.i[m]].at(c) : points.a[pairs.i[m]].at(c))
    @             + (points.b[pairs.j[m]].at(c) < 0
    @               ? -points.b[pairs.j[m]].at(c) : points.b[pairs.j[m]].at(c))));
    @ loop_assigns k, named[*];
    @ loop_decreases named.length - k; @*/
    for (int k = 0; k < named.length; k++) {
      Vector b = points.ofB(pairs.j(k)).magnitudes();
      named[k] = points.ofA(pairs.i(k)).magnitudes().plus(b);
    }
    return named;
  }

  /** Refuses bodies of a record that are not those of its pair. */
  void requireSame(Bodies pair) throws Refusal {
    if (dimension() != pair.dimension() || !hasSameA(pair.points)) {
      throw Refusal.rejected("a is not that of the pair");
    }
    if (!hasSameB(pair.points)) {
      throw Refusal.rejected("b is not that of the pair");
    }
    /*@ nullable @*/ Vector mine = direction;
    /*@ nullable @*/ Vector its = pair.direction;
    if (mine != null && its != null && mine.compareLexicographically(its) != 0) {
      throw Refusal.rejected("direction is not that of the pair");
    }
  }

  private boolean hasSameA(Difference other) {
    if (points.sizeOfA() != other.sizeOfA()) {
      return false;
    }
    /*@ loop_invariant 0 <= k <= points.a.length
    @       && (\forall int m, c; 0 <= m < k && 0 <= c < points.a[0].numerators.length;
    @         points.a[m].at(c) == other.a[m].at(c));
    @ loop_assigns k;
    @ loop_decreases points.a.length - k; @*/
    for (int k = 0; k < points.sizeOfA(); k++) {
      if (points.ofA(k).compareLexicographically(other.ofA(k)) != 0) {
        return false;
      }
    }
    return true;
  }

  private boolean hasSameB(Difference other) {
    if (points.sizeOfB() != other.sizeOfB()) {
      return false;
    }
    /*@ loop_invariant 0 <= k <= points.b.length
    @       && (\forall int m, c; 0 <= m < k && 0 <= c < points.a[0].numerators.length;
    @         points.b[m].at(c) == other.b[m].at(c));
    @ loop_assigns k;
    @ loop_decreases points.b.length - k; @*/
    for (int k = 0; k < points.sizeOfB(); k++) {
      if (points.ofB(k).compareLexicographically(other.ofB(k)) != 0) {
        return false;
      }
    }
    return true;
  }
}
