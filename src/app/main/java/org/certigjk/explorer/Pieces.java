package org.certigjk.explorer;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.explorer.number.NumberText;
import org.certigjk.explorer.subsets.SubsetsJson;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.json.JsonText;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.simplex.SubSimplex;
import org.jspecify.annotations.Nullable;

/** The steps of GJK one by one, each by the class that takes it in a run: for the chapter. */
final class Pieces {

  private static final Rationals FIELD = Rationals.INSTANCE;

  /** The most points of a simplex in the plane. */
  private static final int MOST = 3;

  private Pieces() {}

  /** Writes d·aᵢ for all points of A, and which is the support point; d is the first point of B. */
  static void writeSupport(JsonText json, SceneText.Reading reading) {
    Polytope<BigFraction> points = reading.scene().a();
    Vec<BigFraction> direction = reading.scene().b().get(0);
    json.beginArray("products");
    for (Vec<BigFraction> point : points.points()) {
      NumberText.write(json, FIELD, direction.dot(point));
    }
    json.endArray();
    json.field("index", points.supportIndex(direction));
  }

  /** Writes the point nearest to the origin of the hull of A, and how Johnson's test finds it. */
  static void writeNearest(JsonText json, SceneText.Reading reading) throws SceneException {
    Polytope<BigFraction> points = reading.scene().a();
    if (points.size() > MOST) {
      throw new SceneException("points", "a simplex in the plane has at most %s".formatted(MOST));
    }
    int[] all = new int[points.size()];
    for (int i = 0; i < all.length; i++) {
      all[i] = i;
    }
    Vec<BigFraction>[] y = points.get(all);
    @Nullable SubSimplex<BigFraction> answer = new JohnsonSubAlgorithm<BigFraction>().solve(y);
    SubsetsJson.write(json, y, answer);
    if (answer != null) { // over an exact field there always is one
      writePoint(json, "v", answer.v());
    }
  }

  /** Writes (1 − t)a₀ + ta₁; a scene has no other numbers than points, and t is that of (t, 0). */
  static void writeBetween(JsonText json, SceneText.Reading reading) {
    Polytope<BigFraction> ends = reading.scene().a();
    BigFraction t = reading.scene().b().get(0).get(0);
    writePoint(json, "point", ends.get(0).plus(ends.get(1).minus(ends.get(0)).times(t)));
  }

  private static void writePoint(JsonText json, String name, Vec<BigFraction> point) {
    NumberText.write(json, name, point);
    NumberText.write(json, "squaredNorm", FIELD, point.squaredNorm());
  }
}
