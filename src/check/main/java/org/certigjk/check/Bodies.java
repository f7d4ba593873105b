package org.certigjk.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.certigjk.check.algebra.Denominators;
import org.certigjk.check.algebra.Difference;
import org.certigjk.check.algebra.Ratio;
import org.certigjk.check.algebra.Vector;
import org.jspecify.annotations.Nullable;

/**
 * What a record is about.
 *
 * @param points the points of A and B
 * @param direction the motion of A; {@code null} if it rests
 */
record Bodies(Difference points, @Nullable Vector direction) {

  /** How a coordinate is read. */
  interface Coordinate {
    Ratio read(Item item) throws Refusal;
  }

  /** Reads the members a and b, and the direction if there is one. */
  static Bodies read(Members members, boolean moves, Coordinate how) throws Refusal {
    List<List<Ratio>> rows = new ArrayList<>();
    int m = rows(rows, required(members, "a").items(), how);
    int n = rows(rows, required(members, "b").items(), how);
    if (moves) {
      rows(rows, new Item[] {required(members, "direction")}, how);
    }
    Vector[] vectors = Denominators.all(rows, required(members, "a")::unreadable);
    Difference points =
        new Difference(Arrays.copyOfRange(vectors, 0, m), Arrays.copyOfRange(vectors, m, m + n));
    return new Bodies(points, moves ? vectors[m + n] : null);
  }

  private static Item required(Members members, String name) throws Refusal {
    Item item = members.get(name);
    if (item == null) {
      throw Refusal.unreadable(1, name, "missing");
    }
    return item;
  }

  private static int rows(List<List<Ratio>> rows, Item[] points, Coordinate how) throws Refusal {
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
    return points.length;
  }

  int dimension() {
    return points.dimension();
  }

  /** Returns the bodies at a time. */
  Bodies at(Ratio time, Vector motion) {
    return new Bodies(points.moved(motion.times(time)), null);
  }

  /** Returns B and all that A sweeps over: its points, then those of A + r. */
  Bodies swept(Vector motion) {
    return new Bodies(points.swept(motion), null);
  }

  private List<Vector> a() {
    return IntStream.range(0, points.sizeOfA()).mapToObj(points::ofA).toList();
  }

  private List<Vector> b() {
    return IntStream.range(0, points.sizeOfB()).mapToObj(points::ofB).toList();
  }

  /** Returns the least d·(a − b). */
  Ratio least(Vector d) {
    return points.least(d);
  }

  Vector zero() {
    return Vector.zero(dimension());
  }

  Vector combination(List<IndexPair> pairs, Vector weights) {
    return weights.combination(differences(pairs));
  }

  boolean has(IndexPair pair) {
    return pair.i() < points.sizeOfA() && pair.j() < points.sizeOfB();
  }

  void requireAll(String member, List<IndexPair> pairs) throws Refusal {
    for (int k = 0; k < pairs.size(); k++) {
      if (!has(pairs.get(k))) {
        throw Refusal.rejected(
            "%s[%s] names no points: A has %s, B has %s"
                .formatted(member, k, points.sizeOfA(), points.sizeOfB()));
      }
    }
  }

  /** Returns the points of A that the pairs name. */
  Vector[] ofA(List<IndexPair> pairs) {
    return pairs.stream().map(pair -> points.ofA(pair.i())).toArray(Vector[]::new);
  }

  /** Returns the points of B that the pairs name. */
  Vector[] ofB(List<IndexPair> pairs) {
    return pairs.stream().map(pair -> points.ofB(pair.j())).toArray(Vector[]::new);
  }

  Vector difference(IndexPair pair) {
    return points.ofA(pair.i()).minus(points.ofB(pair.j()));
  }

  Vector[] differences(List<IndexPair> pairs) {
    return pairs.stream().map(this::difference).toArray(Vector[]::new);
  }

  /** Returns the vectors with |aᵢₖ| + |bⱼₖ| as coordinates: the scale of what rounding does. */
  Vector[] magnitudes(List<IndexPair> pairs) {
    return pairs.stream()
        .map(pair -> points.ofA(pair.i()).magnitudes().plus(points.ofB(pair.j()).magnitudes()))
        .toArray(Vector[]::new);
  }

  /** Refuses bodies of a record that are not those of its pair. */
  void requireSame(Bodies pair) throws Refusal {
    requireSame("a", a(), pair.a());
    requireSame("b", b(), pair.b());
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
