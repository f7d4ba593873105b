package org.certigjk.referee.picture;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.hull.ConvexHull;
import org.jspecify.annotations.Nullable;

/** A scene as it is seen in one projection, drawn into windows of any size. */
final class PictureView {

  /** Points of a body are numbered if they are no more than this. */
  private static final int MOST_NUMBERED = 8;

  /** Points are marked if they are no more than this. */
  private static final int MOST_MARKED = 64;

  /** Edges of polyhedra are drawn if they have no more vertices than this. */
  private static final int MOST_WITH_EDGES = 64;

  private final PictureScene scene;
  private final Polytope<BigFraction> pointsA;
  private final Polytope<BigFraction> pointsB;
  private final FlatPolygon a;
  private final FlatPolygon b;
  private final FlatPolygon difference;
  private final Vec<BigFraction> closestA;
  private final Vec<BigFraction> closestB;
  private final Vec<BigFraction> deciding;
  private final List<Vec<BigFraction>> simplex;
  private final List<Vec<BigFraction>> claimed;
  private final List<Vec<BigFraction>> claimedFoot;

  PictureView(PictureScene scene, Projection projection) {
    this.scene = scene;
    this.pointsA = projection.image(scene.a());
    this.pointsB = projection.image(scene.b());
    this.a = FlatPolygon.hull(pointsA);
    this.b = FlatPolygon.hull(pointsB);
    this.difference = a.minus(b);
    this.closestA = projection.image(scene.closestA());
    this.closestB = projection.image(scene.closestB());
    Vec<BigFraction> v = scene.distanceVector();
    Vec<BigFraction> penetration = scene.penetration();
    this.deciding = projection.image(v.isZero() && penetration != null ? penetration : v);
    this.simplex = scene.simplex().stream().map(projection::image).toList();
    this.claimed = scene.claimedPoints().stream().map(projection::image).toList();
    this.claimedFoot = scene.claimedFoot().stream().map(projection::image).toList();
  }

  private static Vec<BigFraction> origin() {
    return Vec.of(Rationals.INSTANCE, 0, 0);
  }

  /** The corners of both bodies. */
  List<Vec<BigFraction>> bodies() {
    List<Vec<BigFraction>> both = new ArrayList<>(a.corners());
    both.addAll(b.corners());
    return both;
  }

  /** The corners of A ⊖ B, and 0. */
  List<Vec<BigFraction>> differenceAndOrigin() {
    List<Vec<BigFraction>> both = new ArrayList<>(difference.corners());
    both.add(origin());
    return both;
  }

  /** How high A ⊖ B is. */
  BigFraction height() {
    BigFraction low = difference.corners().get(0).get(1);
    BigFraction high = low;
    for (Vec<BigFraction> corner : difference.corners()) {
      low = corner.get(1).compareTo(low) < 0 ? corner.get(1) : low;
      high = corner.get(1).compareTo(high) > 0 ? corner.get(1) : high;
    }
    return high.subtract(low);
  }

  /** The distance vector, or how far the bodies overlap; 0 if they touch or nobody knows. */
  Vec<BigFraction> deciding() {
    return deciding;
  }

  /** The middle between the closest points. */
  Vec<BigFraction> betweenClosest() {
    return closestA.plus(closestB).times(BigFraction.ONE_HALF);
  }

  /** The claimed points of A and B, or none. */
  List<Vec<BigFraction>> claimed() {
    return claimed;
  }

  /** The difference of the claimed points and the foot along the claimed normal, if any. */
  List<Vec<BigFraction>> claimedDifference() {
    List<Vec<BigFraction>> differences = new ArrayList<>();
    if (!claimed.isEmpty()) {
      differences.add(claimed.get(0).minus(claimed.get(1)));
    }
    differences.addAll(claimedFoot);
    return differences;
  }

  /** Draws A and B, their closest points and the claimed ones. */
  PicturePanel bodies(String title, PictureWindow window) {
    PicturePanel panel = new PicturePanel(title, window);
    panel.polygon("a", a);
    panel.polygon("b", b);
    if (scene.query().dimension() == 3) {
      edges(panel, "a", scene.query().pair().a(), pointsA);
      edges(panel, "b", scene.query().pair().b(), pointsB);
    }
    points(panel, "a", pointsA);
    points(panel, "b", pointsB);
    panel.segment("truth", closestA, closestB);
    panel.dot("spot", closestA, 4);
    panel.dot("spot", closestB, 4);
    if (!claimed.isEmpty()) {
      panel.segment("claim", claimed.get(0), claimed.get(1));
      claimed.forEach(panel::claim);
    }
    panel.name("a", "A", a, b);
    panel.name("b", "B", b, a);
    return panel;
  }

  /** The edges of a polyhedron; a pose does not change which points they join. */
  private static void edges(
      PicturePanel panel, String style, double[][] points, Polytope<BigFraction> image) {
    ConvexHull hull = ConvexHull.of(points);
    if (hull.vertices().size() > MOST_WITH_EDGES) {
      return;
    }
    for (int from : hull.vertices()) {
      for (int to : hull.neighbours(from)) {
        if (from < to) {
          panel.segment(style + " edge", image.get(from), image.get(to));
        }
      }
    }
  }

  private static void points(PicturePanel panel, String style, Polytope<BigFraction> image) {
    if (image.size() > MOST_MARKED) {
      return;
    }
    Map<Vec<BigFraction>, String> numbers = new LinkedHashMap<>();
    for (int i = 0; i < image.size(); i++) {
      numbers.merge(image.get(i), Integer.toString(i), (some, more) -> some + ", " + more);
    }
    numbers.keySet().forEach(point -> panel.dot(style + " dot", point, 2.5));
    if (image.size() <= MOST_NUMBERED) {
      Vec<BigFraction> middle = middle(image);
      numbers.forEach((point, text) -> panel.label(style + " number", text, point, middle));
    }
  }

  private static Vec<BigFraction> middle(Polytope<BigFraction> points) {
    Vec<BigFraction> sum = points.get(0);
    for (int i = 1; i < points.size(); i++) {
      sum = sum.plus(points.get(i));
    }
    return sum.times(new BigFraction(1, points.size()));
  }

  /** Draws A ⊖ B, the origin, what the certificate speaks of, and the lengths as circles. */
  PicturePanel difference(String title, PictureWindow window) {
    PicturePanel panel = new PicturePanel(title, window);
    panel.polygon("difference", difference);
    panel.polygon("simplex", FlatPolygon.hull(simplex));
    Map<Vec<BigFraction>, String> names = new LinkedHashMap<>();
    for (int k = 0; k < simplex.size(); k++) {
      IndexPair pair = scene.simplexPairs().get(k);
      names.merge(simplex.get(k), pair.toString(), (some, more) -> some + " " + more);
    }
    names.keySet().forEach(corner -> panel.dot("simplex dot", corner, 3));
    if (simplex.size() <= MOST_NUMBERED) {
      names.forEach((corner, name) -> panel.label("simplex number", name, corner, origin()));
    }
    panel.circleOf("truth", origin(), length(scene.distance(), scene.depth()));
    panel.circleOf("claim", origin(), length(scene.claimedDistance(), scene.claimedDepth()));
    panel.segment("truth", origin(), deciding);
    panel.claims(claimedDifference());
    panel.dot("spot", deciding, 4);
    panel.cross(origin());
    return panel;
  }

  /** The radius to draw: of the distance, or of the depth if there is none. */
  private static double length(@Nullable Double distance, @Nullable Double depth) {
    if (distance != null && distance > 0) {
      return distance;
    }
    return depth == null ? 0 : depth;
  }
}
