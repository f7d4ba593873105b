package org.certigjk.explorer.trace;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.explorer.Claim;
import org.certigjk.explorer.number.NumberText;
import org.certigjk.explorer.picture.IterationJson;
import org.certigjk.field.Conversions;
import org.certigjk.field.Doubles;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.certigjk.json.JsonText;
import org.jspecify.annotations.Nullable;

/** Writes a judged trace as the page shows a run, and where it is contradicted. */
public final class TraceJson {

  private static final Rationals FIELD = Rationals.INSTANCE;
  private static final BigFraction ZERO = BigFraction.ZERO;
  private static final String NONE = "–";

  private final JsonText json;
  private final Trace trace;
  private final Judgement judgement;

  private TraceJson(JsonText json, Judgement judgement) {
    this.json = json;
    this.trace = judgement.trace();
    this.judgement = judgement;
  }

  /** Writes the members {@code chosen}, {@code comparison} and {@code trace}. */
  public static void write(JsonText json, Judgement judgement) {
    TraceJson writer = new TraceJson(json, judgement);
    json.beginObject("chosen");
    writer.writeRun();
    json.endObject();
    json.beginObject("comparison");
    writer.writeComparison();
    json.endObject();
    json.beginObject("trace");
    json.field("engine", judgement.trace().engine());
    NumberText.write(json, "tolerance", FIELD, judgement.trace().tolerance());
    json.endObject();
  }

  private void writeRun() {
    Trace.Claim claim = trace.claim();
    Judgement.Step last = judgement.steps().get(judgement.steps().size() - 1);
    json.field("claim", claim == null ? "none" : claim.meets() ? "meeting" : "separated");
    json.field("headline", "As recorded: " + said(claim));
    json.field("iterations", judgement.steps().size() - 1);
    json.field("startsEmpty", false);
    BigFraction distance = claim == null ? null : claim.distance();
    if (distance == null) {
      json.field("squaredDistance", null);
      json.field("distance", null);
    } else {
      NumberText.write(json, "squaredDistance", FIELD, distance.multiply(distance));
      writeNumber("distance", distance);
    }
    writeVector("v", last.x());
    json.field("closest", null);
    json.field("certificate", null);
    json.field("why", null);
    json.beginArray("states");
    for (int k = 0; k < judgement.steps().size(); k++) {
      writeState(k);
    }
    json.endArray();
  }

  private static String said(Trace.@Nullable Claim claim) {
    return claim == null
        ? "It claims nothing."
        : claim.meets() ? "It claims that the bodies meet." : "It claims that they are apart.";
  }

  private void writeState(int k) {
    Trace.Step step = trace.steps().get(k);
    Judgement.Step judged = judgement.steps().get(k);
    Vec<BigFraction> x = judged.x();
    json.beginObject();
    json.field("k", k);
    writeSimplex(step);
    writeVector("v", x);
    writeNumber("squaredNorm", judged.isPoint() && x != null ? x.squaredNorm() : null);
    writeSupport(step.support(), judged);
    json.field("mu", null);
    writeSentences(judged);
    json.endObject();
  }

  private void writeSimplex(Trace.Step step) {
    json.beginArray("simplex");
    for (int i = 0; i < step.simplex().size(); i++) {
      Vec<BigFraction> weights = step.weights();
      json.beginObject();
      IndexPair pair = step.simplex().get(i);
      IterationJson.writePoint(json, pair, trace.point(pair));
      writeNumber("weight", weights == null ? null : weights.get(i));
      json.endObject();
    }
    json.endArray();
  }

  private void writeSupport(@Nullable IndexPair pair, Judgement.Step judged) {
    Vec<BigFraction> x = judged.x();
    Vec<BigFraction> s = pair == null ? null : trace.point(pair);
    IterationJson.writeSupport(json, pair, s, judged.isSupport());
    if (s == null) {
      json.field("gap", null);
      return;
    }
    BigFraction gap = judged.isPoint() && x != null ? x.dot(x.minus(s)) : null;
    writeNumber("gap", gap);
  }

  private void writeNumber(String name, @Nullable BigFraction number) {
    json.name(name);
    write(number);
  }

  /** Writes a double as such; what is not recorded has no value. */
  private void write(@Nullable BigFraction number) {
    if (number == null) {
      NumberText.write(json, NONE, NONE, Double.NaN);
      return;
    }
    double nearest = Conversions.toDouble(number);
    if (Double.isFinite(nearest) && Conversions.toRational(nearest).compareTo(number) == 0) {
      NumberText.write(json, Doubles.INSTANCE, nearest);
    } else {
      NumberText.write(json, FIELD, number);
    }
  }

  private void writeVector(String name, @Nullable Vec<BigFraction> x) {
    json.beginArray(name);
    for (int c = 0; c < trace.a().dimension(); c++) {
      write(x == null ? null : x.get(c));
    }
    json.endArray();
  }

  private void writeSentences(Judgement.Step judged) {
    json.beginArray("sentences");
    if (judged.charges().isEmpty()) {
      Claim.write(json, "NOT_CONTRADICTED", "Exact arithmetic does not contradict this step.");
    }
    if (!judged.isPoint() && judged.x() != null) {
      Claim.write(
          json, "ONLY_DIRECTION", "Of v only the direction is recorded; its length says nothing.");
    }
    writeCharges(judged);
    json.endArray();
  }

  private void writeCharges(Judgement.Step judged) {
    for (int i = 0; i < judged.charges().size(); i++) {
      String sentence = judged.sentences().get(i);
      boolean isSymbol = sentence.charAt(1) == ' '; // v or s; then it stays small
      char first = isSymbol ? sentence.charAt(0) : Character.toUpperCase(sentence.charAt(0));
      Claim.write(json, judged.charges().get(i).name(), first + sentence.substring(1) + ".");
    }
  }

  private void writeComparison() {
    int first = judgement.first();
    json.field("agrees", first < 0);
    json.field("kind", first < 0 ? "agrees" : "contradicted");
    json.name("parts");
    if (first < 0) {
      json.none();
    } else {
      json.number(first);
    }
    json.beginArray("sentences");
    if (first < 0) {
      Claim.write(json, "NO_CONTRADICTION", count(judgement.steps()) + " contradicted.");
    } else {
      Claim.write(
          json, "FIRST_CONTRADICTION", "Step " + first + " is the first that is contradicted.");
      writeCharges(judgement.steps().get(first));
    }
    Claim.write(json, "BOUND", bound());
    json.endArray();
  }

  private static String count(List<?> steps) {
    return steps.size() == 1 ? "The one step is not" : "None of the " + steps.size() + " steps is";
  }

  private String bound() {
    String share = NumberText.inSentence(FIELD, trace.tolerance());
    return trace.tolerance().compareTo(ZERO) == 0
        ? "Nothing is put down to rounding."
        : share + " of the size of A ⊖ B is put down to rounding.";
  }
}
