package org.certigjk.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.certigjk.check.algebra.Ratio;
import org.certigjk.check.algebra.Vector;
import org.jspecify.annotations.Nullable;

/**
 * What a record is about.
 *
 * @param a the points of A
 * @param b the points of B
 * @param direction the motion of A; {@code null} if it rests
 */
record Bodies(List<Vector> a, List<Vector> b, @Nullable Vector direction) {

  /** How a coordinate is read. */
  interface Coordinate {
    Ratio read(Item item) throws Refusal;
  }

  /** Reads the members a and b, and the direction if there is one. */
  static Bodies read(Map<String, Item> members, boolean moves, Coordinate how) throws Refusal {
    List<List<Ratio>> rows = new ArrayList<>();
    int m = rows(rows, required(members, "a").items(), how);
    int n = rows(rows, required(members, "b").items(), how);
    if (moves) {
      rows(rows, List.of(required(members, "direction")), how);
    }
    List<Vector> vectors = Vector.all(rows, required(members, "a")::unreadable);
    return new Bodies(
        vectors.subList(0, m), vectors.subList(m, m + n), moves ? vectors.get(m + n) : null);
  }

  private static Item required(Map<String, Item> members, String name) throws Refusal {
    Item item = members.get(name);
    if (item == null) {
      throw Refusal.unreadable(1, name, "missing");
    }
    return item;
  }

  private static int rows(List<List<Ratio>> rows, List<Item> points, Coordinate how)
      throws Refusal {
    for (Item point : points) {
      List<Ratio> row = new ArrayList<>();
      for (Item coordinate : point.items()) {
        row.add(how.read(coordinate));
      }
      if (!rows.isEmpty() && row.size() != rows.get(0).size()) {
        throw point.unreadable(
            "dimension %s, but a[0] has dimension %s".formatted(row.size(), rows.get(0).size()));
      }
      rows.add(row);
    }
    return points.size();
  }

  int dimension() {
    return a.get(0).dimension();
  }

  /** Returns the bodies at a time. */
  Bodies at(Ratio time, Vector motion) {
    Vector moved = motion.times(time);
    return new Bodies(a.stream().map(point -> point.plus(moved)).toList(), b, null);
  }

  /** Returns B and all that A sweeps over: its points, then those of A + r. */
  Bodies swept(Vector motion) {
    List<Vector> points = new ArrayList<>(a);
    points.addAll(at(Ratio.ONE, motion).a);
    return new Bodies(points, b, null);
  }

  /** Returns the least d·(a − b). */
  Ratio least(Vector d) {
    Ratio least = a.stream().map(d::dot).min(Ratio::compareTo).orElseThrow();
    return least.minus(b.stream().map(d::dot).max(Ratio::compareTo).orElseThrow());
  }

  boolean has(IndexPair pair) {
    return pair.i() < a.size() && pair.j() < b.size();
  }

  void requireAll(String member, List<IndexPair> pairs) throws Refusal {
    for (int k = 0; k < pairs.size(); k++) {
      if (!has(pairs.get(k))) {
        throw Refusal.rejected(
            "%s[%s] names no points: A has %s, B has %s".formatted(member, k, a.size(), b.size()));
      }
    }
  }

  /** Returns the points of A that the pairs name. */
  List<Vector> ofA(List<IndexPair> pairs) {
    return pairs.stream().map(pair -> a.get(pair.i())).toList();
  }

  /** Returns the points of B that the pairs name. */
  List<Vector> ofB(List<IndexPair> pairs) {
    return pairs.stream().map(pair -> b.get(pair.j())).toList();
  }

  Vector difference(IndexPair pair) {
    return a.get(pair.i()).minus(b.get(pair.j()));
  }

  List<Vector> differences(List<IndexPair> pairs) {
    return pairs.stream().map(this::difference).toList();
  }

  /** Returns the vectors with |aᵢₖ| + |bⱼₖ| as coordinates: the scale of what rounding does. */
  List<Vector> magnitudes(List<IndexPair> pairs) {
    return pairs.stream()
        .map(pair -> a.get(pair.i()).magnitudes().plus(b.get(pair.j()).magnitudes()))
        .toList();
  }

  /** Refuses bodies of a record that are not those of its pair. */
  void requireSame(Bodies pair) throws Refusal {
    requireSame("a", a, pair.a);
    requireSame("b", b, pair.b);
    if (direction != null && pair.direction != null) {
      requireSame("direction", List.of(direction), List.of(pair.direction));
    }
  }

  private static void requireSame(String name, List<Vector> mine, List<Vector> its) throws Refusal {
    boolean same = mine.size() == its.size();
    for (int k = 0; same && k < mine.size(); k++) {
      same =
          mine.get(k).dimension() == its.get(k).dimension()
              && mine.get(k).compareLexicographically(its.get(k)) == 0;
    }
    if (!same) {
      throw Refusal.rejected(name + " is not that of the pair");
    }
  }
}
