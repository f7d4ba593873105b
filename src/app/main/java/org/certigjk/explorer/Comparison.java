package org.certigjk.explorer;

import java.util.Locale;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.explorer.number.NumberText;
import org.certigjk.explorer.number.ShortDecimal;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.json.JsonText;
import org.jspecify.annotations.Nullable;

/** Writes how the answer of a run differs from the exact one, and where the two part. */
final class Comparison<E> {

  /** How the answers compare. */
  private enum Kind {
    /** The same verdict, and the same squared distance where it is measured. */
    EQUAL,
    /** The same verdict, and a squared distance that agrees in half of the digits of the field. */
    ROUNDING,
    /** Another verdict, or another squared distance. */
    DIFFERS,
    /** The run has no answer. */
    NONE
  }

  private static final Rationals FIELD = Rationals.INSTANCE;
  private static final int DIGITS = 3;

  private final Scene scene;
  private final ShownRun<BigFraction> exact;
  private final ShownRun<E> run;

  /** ‖v‖² − ‖v(A ⊖ B)‖² where the run measures a distance that there is. */
  private final @Nullable BigFraction excess;

  private Comparison(Scene scene, ShownRun<BigFraction> exact, ShownRun<E> run) {
    this.scene = scene;
    this.exact = exact;
    this.run = run;
    this.excess = excess(exact, run);
  }

  /** Writes the fields of the object. */
  static void write(JsonText json, Scene scene, ShownRun<BigFraction> exact, ShownRun<?> run) {
    new Comparison<>(scene, exact, run).writeFields(json);
  }

  private void writeFields(JsonText json) {
    Kind kind = kind();
    @Nullable Parting parting = Parting.of(scene, exact, run);
    json.field("agrees", kind == Kind.EQUAL || kind == Kind.ROUNDING);
    json.field("kind", kind.name().toLowerCase(Locale.ROOT));
    json.name("parts");
    if (parting == null) {
      json.none();
    } else {
      json.number(parting.state());
    }
    json.name("difference");
    if (excess == null) {
      json.none();
    } else {
      NumberText.write(json, FIELD, excess);
    }
    json.beginArray("sentences");
    writeVerdict(json, kind);
    writeDistance(json);
    if (parting != null) {
      Claim.write(json, parting.claim().name(), parting.text());
    }
    writeInput(json);
    json.endArray();
  }

  private static <E> @Nullable BigFraction excess(ShownRun<BigFraction> exact, ShownRun<E> run) {
    OrderedField<E> field = run.field();
    E squared = run.v().squaredNorm();
    return run.measures() && (field.exact() || Double.isFinite(field.toDouble(squared)))
        ? field.toRational(squared).subtract(exact.v().squaredNorm())
        : null;
  }

  private Kind kind() {
    if (run.outcome() == Outcome.NONE) {
      return Kind.NONE;
    }
    if (!run.outcome().isRightFor(exact.outcome()) || (excess == null && run.measures())) {
      return Kind.DIFFERS;
    }
    if (excess == null || FIELD.isZero(excess)) {
      return Kind.EQUAL;
    }
    BigFraction allowed = exact.v().squaredNorm().multiply(run.numbers().halfPrecision());
    return FIELD.compare(excess.abs(), allowed) <= 0 ? Kind.ROUNDING : Kind.DIFFERS;
  }

  private void writeVerdict(JsonText json, Kind kind) {
    boolean saysMeeting = run.outcome().meets();
    boolean isRight = run.outcome().isRightFor(exact.outcome());
    if (kind != Kind.NONE && isRight) {
      Claim.write(json, "VERDICT_RIGHT", "The verdict is right.");
      return;
    }
    if (kind != Kind.NONE && saysMeeting != exact.outcome().meets()) {
      Claim.write(
          json,
          saysMeeting ? "FALSE_MEETING" : "FALSE_SEPARATION",
          saysMeeting
              ? "It says that the bodies meet, but they do not."
              : "It says that the bodies are separated, but they meet.");
    } else if (kind != Kind.NONE) {
      Claim.write(json, "OTHER_MEETING", "The bodies meet, but not as it says.");
    }
    Claim.write(json, "TRUTH", "The bodies are " + Headline.decapitalised(exact) + ".");
  }

  private void writeDistance(JsonText json) {
    BigFraction difference = excess;
    if (run.stop() == Stop.SEPARATING_AXIS) {
      Claim.write(json, "MEASURES_NOTHING", "The loop measures no distance.");
    } else if (difference != null && exact.outcome() == Outcome.SEPARATED) {
      writeDistance(json, difference);
    }
  }

  private void writeDistance(JsonText json, BigFraction difference) {
    if (FIELD.isZero(difference)) {
      Claim.write(json, "DISTANCE_EXACT", "Its ‖v‖² is exactly the squared distance.");
      return;
    }
    boolean isGreater = difference.getNumerator().signum() > 0;
    BigFraction relative = difference.divide(exact.v().squaredNorm());
    Claim.write(
        json,
        isGreater ? "DISTANCE_GREATER" : "DISTANCE_SMALLER",
        "Its ‖v‖² is %s than the squared distance by about %s (%s of it)."
            .formatted(
                isGreater ? "greater" : "smaller", brief(difference.abs()), brief(relative.abs())));
  }

  private static String brief(BigFraction number) {
    return ShortDecimal.nearest(number, DIGITS).replace('-', '−');
  }

  /** Says it if coordinates had to be rounded before the run. */
  private void writeInput(JsonText json) {
    int rounded = roundedIn(scene.a()) + roundedIn(scene.b());
    if (rounded > 0) {
      Claim.write(
          json,
          "INPUT_ROUNDED",
          "Before the run %s rounded to the nearest %s."
              .formatted(
                  rounded == 1 ? "one coordinate was" : rounded + " coordinates were",
                  run.numbers().label()));
    }
  }

  private int roundedIn(Polytope<BigFraction> body) {
    OrderedField<E> field = run.field();
    int rounded = 0;
    for (int i = 0; i < body.size(); i++) {
      for (int c = 0; c < body.dimension(); c++) {
        BigFraction coordinate = body.get(i).get(c);
        rounded += field.toRational(field.of(coordinate)).compareTo(coordinate) == 0 ? 0 : 1;
      }
    }
    return rounded;
  }
}
