package org.certigjk.explorer;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.explorer.number.NumberText;
import org.certigjk.field.OrderedField;
import org.certigjk.gjk.ClosestPoints;
import org.certigjk.json.JsonText;
import org.jspecify.annotations.Nullable;

/** Writes a run: what it says, why, and all its states. */
final class RunJson<E> {

  private final JsonText json;
  private final Scene scene;
  private final ShownRun<BigFraction> exact;
  private final ShownRun<E> run;
  private final OrderedField<E> field;

  private RunJson(JsonText json, Scene scene, ShownRun<BigFraction> exact, ShownRun<E> run) {
    this.json = json;
    this.scene = scene;
    this.exact = exact;
    this.run = run;
    this.field = run.field();
  }

  /** Writes the run, which is judged by the exact one, as the value of the field. */
  static <E> void write(
      JsonText json, String name, Scene scene, ShownRun<BigFraction> exact, ShownRun<E> run) {
    json.beginObject(name);
    new RunJson<>(json, scene, exact, run).writeFields();
    json.endObject();
  }

  private void writeFields() {
    json.field("field", run.numbers().label());
    json.field("loop", run.loop().label());
    json.field("subAlgorithm", run.subAlgorithm().label());
    json.field("claim", run.outcome().label());
    json.field("headline", Headline.of(run));
    json.field("iterations", run.states().size() - 1);
    json.field("startsEmpty", run.startsEmpty());
    writeDistance(squaredDistance());
    NumberText.write(json, "v", run.v());
    writeClosest();
    CertificateView.write(json, scene, run);
    json.beginObject("why");
    Why.write(json, new Moment<>(scene, exact, run, run.states().size() - 1));
    json.endObject();
    StateJson.write(json, scene, exact, run);
  }

  /** Returns ‖v‖² if v is a distance vector, 0 if the bodies meet, else {@code null}. */
  private @Nullable E squaredDistance() {
    if (run.outcome().meets()) {
      return field.zero();
    }
    return run.measures() ? run.v().squaredNorm() : null;
  }

  private void writeDistance(@Nullable E squared) {
    if (squared == null) {
      json.field("squaredDistance", null);
      json.field("distance", null);
      return;
    }
    NumberText.write(json, "squaredDistance", field, squared);
    NumberText.writeRoot(json, "distance", field, squared);
  }

  private void writeClosest() {
    if (run.outcome() == Outcome.NONE || run.stop() == Stop.SEPARATING_AXIS) {
      json.field("closest", null);
      return;
    }
    json.beginObject("closest");
    ClosestPoints<E> closest = run.closestPoints();
    NumberText.write(json, "a", closest.a());
    NumberText.write(json, "b", closest.b());
    json.endObject();
  }
}
