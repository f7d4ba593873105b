package org.certigjk.explorer.round;

import java.util.Locale;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.explorer.Claim;
import org.certigjk.explorer.Scene;
import org.certigjk.explorer.number.NumberText;
import org.certigjk.explorer.number.ShortDecimal;
import org.certigjk.explorer.picture.Drawn;
import org.certigjk.explorer.picture.IntegerBodies;
import org.certigjk.explorer.picture.IterationJson;
import org.certigjk.explorer.picture.PictureJson;
import org.certigjk.field.Conversions;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Iteration;
import org.certigjk.json.JsonText;
import org.jspecify.annotations.Nullable;

/**
 * Writes what the page shows of a scene with a ball or a cone: the run, and what is known of the
 * distance.
 *
 * <p><b>Guarantee.</b> A sentence is there only where it is true ({@link RoundClaim}, {@link
 * RoundEnd}).
 */
public final class RoundJson<E> {

  private static final int DIGITS = 6;

  private final JsonText json;
  private final RoundRun<E> run;
  private final OrderedField<E> field;
  private final @Nullable Known known;

  private RoundJson(JsonText json, RoundRun<E> run) {
    this.json = json;
    this.run = run;
    this.field = run.field();
    this.known = Known.of(run.scene());
  }

  private static <E> RoundJson<E> of(JsonText json, RoundRun<E> run) {
    return new RoundJson<>(json, run);
  }

  /** Writes picture, exact, chosen and comparison. */
  public static void write(JsonText json, Scene scene) {
    of(json, RoundRun.of(scene)).writeView();
  }

  /** Writes what can be said within a frame, while a point is dragged. */
  public static void writeLive(JsonText json, Scene scene) {
    of(json, RoundRun.of(scene)).writeMoving();
  }

  /** Writes what is true in words of the states from first on and before end. */
  public static void writeWords(JsonText json, Scene scene, int first, int end) {
    of(json, RoundRun.of(scene)).writeSentences(first, end);
  }

  private void writeView() {
    json.field("round", true);
    writePicture();
    json.beginObject("exact");
    writeKnown();
    json.field("v", null);
    json.field("closest", null);
    json.field("certificate", null);
    json.beginArray("states");
    json.endArray();
    json.endObject();
    json.beginObject("chosen");
    writeRun();
    json.endObject();
    if (known == null) {
      json.field("comparison", null);
    } else {
      json.beginObject("comparison");
      writeComparison(known);
      json.endObject();
    }
  }

  private void writePicture() {
    Scene scene = run.scene();
    PictureJson.write(
        json,
        scene,
        IntegerBodies.of(scene.a(), scene.b()),
        known == null ? null : known.closestOf(scene));
    writeSeen();
  }

  /** Writes, of each body that is round, the points that the run has seen, which its pairs name. */
  private void writeSeen() {
    json.beginObject("seen");
    writeSeen("a", run.scene().shapeA(), run.a());
    writeSeen("b", run.scene().shapeB(), run.b());
    json.endObject();
  }

  private void writeSeen(String name, Shape shape, Polytope<E> points) {
    if (!shape.isRound()) {
      json.field(name, null);
      return;
    }
    json.beginArray(name);
    for (Vec<E> point : points.points()) {
      Drawn.point(json, point);
    }
    json.endArray();
  }

  // The distance.

  private void writeKnown() {
    RoundMoment<E> last = at(run.states().size() - 1);
    if (known == null) {
      json.field("claim", last.isParted() ? "separated" : last.isMeeting() ? "meeting" : "open");
      json.field("sentence", sentenceOfCone(last));
      json.field("squaredDistance", null);
      json.field("distance", null);
      return;
    }
    BigFraction distance = known.nearly();
    String decimal = ShortDecimal.nearest(distance, DIGITS);
    String formula = known.formula();
    json.field("claim", known.claim());
    json.field("sentence", sentence(known, decimal));
    write(
        "squaredDistance",
        formula.contains("√") ? "(" + formula + ")²" : square(distance),
        distance.multiply(distance));
    write("distance", formula, distance);
  }

  private static String square(BigFraction distance) {
    return NumberText.exact(Rationals.INSTANCE, distance.multiply(distance));
  }

  private void write(String name, String exact, BigFraction nearly) {
    json.name(name);
    NumberText.write(
        json, exact, ShortDecimal.nearest(nearly, DIGITS), Conversions.toDouble(nearly));
  }

  private static String sentence(Known known, String decimal) {
    if (known.sign() <= 0) {
      return known.sign() == 0
          ? "A and B touch: their distance is 0."
          : "A and B overlap: their distance is 0.";
    }
    String formula = known.formula();
    return (formula.equals(decimal)
            ? "Distance " + formula + ", exactly."
            : "Distance " + formula + " ≈ " + decimal + ".")
        .replace('-', '−');
  }

  private static String sentenceOfCone(RoundMoment<?> last) {
    return last.isParted()
        ? "The distance is at least " + last.bound() + ": a " + last.level() + " parts A and B."
        : last.isMeeting()
            ? "A and B meet: O is in the hull of W."
            : "Of the distance nothing is proved.";
  }

  // The run.

  private RoundMoment<E> at(int k) {
    return new RoundMoment<>(run, known, k);
  }

  private void writeRun() {
    RoundMoment<E> last = at(run.states().size() - 1);
    Vec<E> v = run.result().v();
    json.field("field", run.scene().numbers().label());
    json.field("loop", run.scene().loop().label());
    json.field("subAlgorithm", run.scene().subAlgorithm().label());
    json.field("claim", run.result().claim().name().toLowerCase(Locale.ROOT));
    json.field("headline", "The run: " + RoundEnd.reason(last));
    json.field("iterations", run.states().size() - 1);
    json.field("startsEmpty", run.startsEmpty());
    if (run.measures()) {
      NumberText.write(json, "squaredDistance", field, v.squaredNorm());
      NumberText.writeRoot(json, "distance", field, v.squaredNorm());
    } else {
      json.field("squaredDistance", null);
      json.field("distance", null);
    }
    NumberText.write(json, "v", v);
    json.field("closest", null);
    json.field("certificate", null);
    json.beginObject("why");
    Claim.write(json, "sentences", RoundEnd.values(), last);
    json.field("theorem", null);
    json.endObject();
    json.beginArray("states");
    for (int k = 0; k < run.states().size(); k++) {
      writeState(k);
    }
    json.endArray();
  }

  private void writeState(int k) {
    Iteration<E> state = run.states().get(k);
    json.beginObject();
    json.field("k", k);
    IterationJson.writeSimplex(json, field, state, run::point);
    NumberText.write(json, "v", state.v());
    NumberText.write(json, "squaredNorm", field, state.squaredNorm());
    writeSupport(state, at(k));
    Vec<E> s = state.support();
    if (s == null) {
      json.field("gap", null);
    } else {
      NumberText.write(json, "gap", field, state.v().dot(state.v().minus(s)));
    }
    json.field("mu", null);
    json.endObject();
  }

  private void writeSupport(Iteration<E> state, @Nullable RoundMoment<E> moment) {
    IndexPair pair = state.supportPair();
    Vec<E> s = pair == null ? null : run.point(pair);
    boolean isFarthest =
        moment != null && moment.looks() && moment.isFarthestOfA() && moment.isFarthestOfB();
    IterationJson.writeSupport(json, pair, s, isFarthest);
  }

  private void writeSentences(int first, int end) {
    json.beginArray("words");
    for (int k = Math.max(0, first); k < Math.min(end, run.states().size()); k++) {
      json.beginObject();
      Claim.write(json, "sentences", RoundClaim.values(), at(k));
      json.beginArray("subsets");
      json.endArray();
      json.beginArray("method");
      Claim.write(json, "ROUND", "What the sub-algorithm tries is listed for polytopes only.");
      json.endArray();
      json.endObject();
    }
    json.endArray();
  }

  private void writeMoving() {
    writePicture();
    writeKnown();
    json.beginObject("moving");
    json.field("subAlgorithm", run.scene().subAlgorithm().label());
    json.field("startsEmpty", run.startsEmpty());
    json.beginArray("states");
    for (Iteration<E> state : run.states()) {
      json.beginObject();
      IterationJson.writeSimplex(json, field, state, run::point);
      NumberText.write(json, "v", state.v());
      NumberText.write(json, "squaredNorm", field, state.squaredNorm());
      writeSupport(state, null);
      json.endObject();
    }
    json.endArray();
    json.endObject();
  }

  // The comparison.

  private void writeComparison(Known exactly) {
    RoundMoment<E> last = at(run.states().size() - 1);
    String claim = run.result().claim().name().toLowerCase(Locale.ROOT);
    boolean agrees = exactly.sign() > 0 ? isClose(exactly) : claim.equals("meeting");
    String kind = !agrees ? "differs" : run.measures() ? "close" : "equal";
    json.field("agrees", agrees);
    json.field("kind", claim.equals("none") ? "none" : kind);
    json.name("parts");
    json.none();
    json.beginArray("sentences");
    Claim.write(json, "EXACTLY", sentence(exactly, ShortDecimal.nearest(exactly.nearly(), DIGITS)));
    RoundEnd[] beside = {RoundEnd.LONGER, RoundEnd.SHORTER, RoundEnd.EQUAL};
    Claim.write(json, beside, last);
    json.endArray();
  }

  /** Returns whether the run says that they are apart, and its distance, if any, is near. */
  private boolean isClose(Known exactly) {
    Vec<E> v = run.result().v();
    return run.isSeparated()
        && (!run.measures()
            || (RoundMoment.isFinite(v) && exactly.isClose(v.toRational().squaredNorm())));
  }
}
