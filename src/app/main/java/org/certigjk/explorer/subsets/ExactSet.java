package org.certigjk.explorer.subsets;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.simplex.SubSimplex;
import org.certigjk.subalgorithms.JohnsonTable;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.certigjk.subalgorithms.Trial;
import org.jspecify.annotations.Nullable;

/**
 * The points of Y as they are in the scene, and what exact arithmetic finds of them, once: a loop
 * that goes on for ever asks the same again and again.
 */
public final class ExactSet {

  private final Vec<BigFraction>[] points;
  private final Map<List<Integer>, List<Trial<BigFraction>>> told = new HashMap<>();
  private @Nullable JohnsonTable<BigFraction> table;
  private @Nullable SubSimplex<BigFraction> nearest;

  /** Of these points. */
  public ExactSet(Vec<BigFraction>[] points) {
    this.points = points.clone();
  }

  /** Returns Johnson's table. */
  JohnsonTable<BigFraction> table() {
    if (table == null) {
      table = JohnsonTable.of(points);
    }
    return table;
  }

  /** Returns what a sub-algorithm, of one run always the same, tells of some of the points. */
  List<Trial<BigFraction>> told(SubAlgorithm algorithm, List<Integer> members) {
    return told.computeIfAbsent(
        members,
        key -> {
          List<Trial<BigFraction>> all = new ArrayList<>();
          algorithm.<BigFraction>create(all::add).solve(Asked.points(points, key));
          return all;
        });
  }

  /** Returns the points of which that nearest to the origin is made. */
  List<Integer> nearestFace() {
    return Asked.members(nearest());
  }

  /** Returns whether the point of the hull nearest to the origin is in the hull of these. */
  boolean hasNearest(List<Integer> face) {
    return face.containsAll(nearestFace())
        || nearest(Asked.points(points, face)).v().minus(nearest().v()).isZero();
  }

  private SubSimplex<BigFraction> nearest() {
    if (nearest == null) {
      nearest = nearest(points);
    }
    return nearest;
  }

  private static SubSimplex<BigFraction> nearest(Vec<BigFraction>[] points) {
    SubSimplex<BigFraction> nearest = new JohnsonSubAlgorithm<BigFraction>().solve(points);
    if (nearest == null) {
      throw new AssertionError("over the rationals some subset passes");
    }
    return nearest;
  }
}
