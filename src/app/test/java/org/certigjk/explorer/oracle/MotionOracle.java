package org.certigjk.explorer.oracle;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Judges what is said of how deep bodies are in each other, and of when moving ones meet: from the
 * points, by fractions from scratch. That nothing of the boundary is nearer is found by trying all
 * planes through points of A ⊖ B; where these are too many, nothing says so but the certificate.
 */
public final class MotionOracle {

  /** The most points of A ⊖ B in the plane and in space of which all planes are tried. */
  private static final int[] MOST = {64, 20};

  private final String scene;
  private final Truth truth;
  private final JsonNode said;

  /**
   * Judges one answer.
   *
   * @param scene the text of the scene
   * @param view its view
   * @param said the answer: of the depth or of the impact
   */
  public MotionOracle(String scene, JsonNode view, JsonNode said) {
    this.scene = scene;
    this.truth = new Truth(scene, view);
    this.said = said;
  }

  /** Returns the scene of all that A passes when it moves by r, and B. */
  public static String way(String scene, String moved) {
    String a = scene.replaceFirst("^a=([^&]*).*$", "$1");
    return "a=" + a + ";" + moved + scene.replaceFirst("^a=[^&]*(&b=[^&]*).*$", "$1");
  }

  /**
   * Returns the sentences that are false.
   *
   * @param way the view of the scene of the {@link #way}
   */
  public List<String> faults(@Nullable JsonNode way) {
    List<String> faults = new ArrayList<>();
    if (said.get("sentences").isEmpty()) {
      faults.add("nothing is said");
    }
    for (JsonNode sentence : said.get("sentences")) {
      String claim = sentence.get("claim").asText();
      String text = sentence.get("text").asText();
      if (!isTrue(claim, text, way)) {
        faults.add(claim + ": " + text);
      }
    }
    return faults;
  }

  /** Returns whether a sentence is true. */
  public boolean isTrue(String claim, String text, @Nullable JsonNode way) {
    return switch (claim) {
      case "NEAREST_OF_BOUNDARY" -> isNearestOfBoundary(text);
      case "MOVED_OUT" -> text.startsWith("A moved by −p touches B") && isMovedOut();
      case "SURFACE" -> text.contains(" " + said.get("facets").size() + " facets ") && isSurface();
      case "ONLY_TOUCHING" -> truth.verdict.equals("touching");
      case "APART" -> truth.verdict.equals("separated");
      case "OVERLAP_AT_START" -> truth.verdict.equals("overlapping");
      case "FIRST_MEETING" -> isFirstMeeting(text);
      case "PARTED" -> isParted(text) && isFirst();
      case "NO_EARLIER" -> Q.ZERO.isLess(time()) && isParted(null) && isApproach();
      case "PASSED" -> way != null && way.at("/exact/claim").asText().equals("separated");
      case "DISTANCE_OF_WAY" -> way != null && isDistanceOf(way, text);
      default -> false;
    };
  }

  private @Nullable MatchResult read(String pattern, String text) {
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    return matcher.matches() ? matcher.toMatchResult() : null;
  }

  private boolean saysVector(String pattern, String text, Q[] x) {
    MatchResult read = read(pattern.replace("{V}", "(=|≈) (\\([^)]*\\))"), text);
    return read != null
        && At.saysVector(read.group(read.groupCount() - 1), read.group(read.groupCount()), x);
  }

  // Depth.

  private Q[] p() {
    return Truth.vector(said.get("vector"));
  }

  private Q[][] differences() {
    List<Q[]> all = new ArrayList<>();
    for (Q[] a : truth.a) {
      for (Q[] b : truth.b) {
        all.add(Q.minus(a, b));
      }
    }
    return all.toArray(Q[][]::new);
  }

  private boolean isNearestOfBoundary(String text) {
    return saysVector(
            "p {V} is a point of the boundary of A ⊖ B, and none is nearer to O\\.", text, p())
        && isOnBoundary()
        && isNothingNearer();
  }

  /** p is in A ⊖ B, by the facet that is named, and p·x ≤ p·p for all x. */
  private boolean isOnBoundary() {
    Q[] p = p();
    Q[] back = Q.minus(Q.minus(p, p), p);
    boolean isBound = !truth.least(back).isLess(Q.dot(back, p));
    Q[][] facet = facet(said.get("nearest").asInt());
    Q[][] moved = Arrays.stream(facet).map(corner -> Q.minus(corner, p)).toArray(Q[][]::new);
    Q[] nearest = Nearest.of(moved);
    return isBound && Q.dot(nearest, nearest).sign() == 0;
  }

  private Q[][] facet(int index) {
    List<Q[]> corners = new ArrayList<>();
    said.get("facets").get(index).forEach(pair -> corners.add(truth.difference(pair)));
    return corners.toArray(Q[][]::new);
  }

  private boolean isNothingNearer() {
    Q[][] points = differences();
    return points.length > MOST[truth.dimension() - 2]
        || Planes.leastSquaredDistance(points).equals(Q.dot(p(), p()));
  }

  /** b + p is a of a common point: a − p is in both. */
  private boolean isMovedOut() {
    Q[] a = Truth.vector(said.get("a"));
    Q[] b = Truth.vector(said.get("b"));
    return Arrays.equals(Q.minus(a, b), p())
        && isIn(a, truth.a)
        && isIn(b, truth.b)
        && isOnBoundary()
        && isNothingNearer();
  }

  /** Each facet spans a plane that is not nearer than p, and each of its ridges is one of two. */
  private boolean isSurface() {
    List<String> ridges = new ArrayList<>();
    Q square = Q.dot(p(), p());
    for (JsonNode facet : said.get("facets")) {
      for (int without = 0; without < facet.size(); without++) {
        List<String> ridge = new ArrayList<>();
        for (int corner = 0; corner < facet.size(); corner++) {
          if (corner != without) {
            ridge.add(facet.get(corner).toString());
          }
        }
        ridges.add(ridge.stream().sorted().toList().toString());
      }
    }
    for (int index = 0; index < said.get("facets").size(); index++) {
      Q distance = Planes.squaredDistance(facet(index));
      if (distance == null || distance.isLess(square)) {
        return false;
      }
    }
    return isOnBoundary()
        && ridges.stream().allMatch(one -> ridges.stream().filter(one::equals).count() == 2);
  }

  // Impact.

  private Q time() {
    return Q.written(said.at("/time/exact").asText());
  }

  private Q[] motion() {
    return Truth.vector(said.get("motion"));
  }

  private Q[] moved() {
    return Q.combination(new Q[] {time()}, new Q[][] {motion()});
  }

  /** Whether a point is in the hull; of many points that is not asked. */
  private static boolean isIn(Q[] x, Q[][] hull) {
    Q[][] moved = Arrays.stream(hull).map(corner -> Q.minus(corner, x)).toArray(Q[][]::new);
    if (moved.length > 8) {
      return true;
    }
    Q[] nearest = Nearest.of(moved);
    return Q.dot(nearest, nearest).sign() == 0;
  }

  private boolean isFirstMeeting(String text) {
    MatchResult read =
        read(
            "A moved by t r first meets B at t (=|≈) ([^,]*), in the point x (=|≈) (\\(.*\\))\\.",
            text);
    Q[] x = Truth.vector(said.get("point"));
    return read != null
        && At.says(read.group(1), read.group(2), time())
        && At.saysVector(read.group(3), read.group(4), x)
        && isIn(x, truth.b)
        && isIn(Q.minus(x, moved()), truth.a)
        && isFirst();
  }

  private boolean isFirst() {
    return time().sign() == 0 || (isParted(null) && isApproach());
  }

  private boolean isParted(@Nullable String text) {
    Q[] n = Truth.vector(said.get("normal"));
    boolean isSaid =
        text == null
            || saysVector(
                "There n {V} has .* ≥ 0 for all points: a (?:line|plane) parts.*", text, n);
    return isSaid && Q.dot(n, n).sign() > 0 && truth.least(n).plus(Q.dot(n, moved())).sign() >= 0;
  }

  private boolean isApproach() {
    return Q.dot(Truth.vector(said.get("normal")), motion()).sign() < 0;
  }

  private boolean isDistanceOf(JsonNode way, String text) {
    Q[] v = new Truth(way.get("scene").asText(), way).nearest;
    return Arrays.equals(v, Truth.vector(said.get("nearest")))
        && saysVector("The distance vector of the way and B {V}\\.", text, v);
  }

  @Override
  public String toString() {
    return scene;
  }
}
