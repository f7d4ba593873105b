package org.certigjk.explorer;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Condition;
import org.certigjk.certificate.IndexPair;
import org.certigjk.certificate.Violation;
import org.certigjk.explorer.number.NumberText;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.MinkowskiDifference;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.SquaredDistanceBounds;
import org.certigjk.json.CertificateJson;
import org.certigjk.json.JsonText;
import org.jspecify.annotations.Nullable;

/**
 * Writes what a run leaves as a proof, taken exactly and checked against the exact bodies of the
 * scene, condition by condition. The check is that of {@code CertificateChecker}; the numbers
 * beside the conditions are for the reader, and decide nothing.
 */
final class CertificateView {

  private static final OrderedField<BigFraction> FIELD = Rationals.INSTANCE;

  private final JsonText json;
  private final Polytope<BigFraction> a;
  private final Polytope<BigFraction> b;
  private final Evidence evidence;
  private final boolean rounded;

  private CertificateView(JsonText json, Scene scene, ShownRun<?> run, Evidence evidence) {
    this.json = json;
    this.a = scene.a();
    this.b = scene.b();
    this.evidence = evidence;
    this.rounded = !run.field().exact();
  }

  /** Writes the field; null if the run claims nothing, or its weights are no numbers. */
  static void write(JsonText json, Scene scene, ShownRun<?> run) {
    @Nullable Evidence evidence = Evidence.of(scene, run);
    if (evidence == null) {
      json.field("certificate", null);
      return;
    }
    json.beginObject("certificate");
    new CertificateView(json, scene, run, evidence).writeFields();
    json.endObject();
  }

  private void writeFields() {
    json.field("kind", evidence.kind().label());
    CertificateJson.writePairs(json, "pairs", evidence.pairs());
    writeVector("weights", evidence.weights());
    writeVector("direction", evidence.direction());
    json.beginArray("basis");
    for (int position : evidence.basis()) {
      json.number(position);
    }
    json.endArray();
    writeConditions();
    json.field("holds", evidence.violation() == null);
    json.field("sentence", sentence());
    writeBounds();
  }

  private void writeVector(String name, @Nullable Vec<BigFraction> x) {
    if (x == null) {
      json.field(name, null);
    } else {
      NumberText.write(json, name, x);
    }
  }

  private void writeConditions() {
    Violation<BigFraction> violation = evidence.violation();
    boolean failed = false;
    json.beginArray("conditions");
    for (Condition condition : evidence.kind().conditions()) {
      boolean fails = violation != null && violation.condition() == condition;
      json.beginObject();
      json.field("text", condition.toString());
      if (failed) {
        json.field("holds", null);
        json.field("detail", "not checked, because a condition before it does not hold");
      } else {
        json.field("holds", !fails);
        json.field(
            "detail", detail(condition) + (violation != null && fails ? off(violation) : ""));
      }
      json.endObject();
      failed = failed || fails;
    }
    json.endArray();
  }

  /** Returns the numbers of a condition. */
  private String detail(Condition condition) {
    return switch (condition) {
      case WEIGHT_POSITIVE -> "λ: " + list();
      case WEIGHTS_SUM_TO_ONE -> "Σλ " + sum() + (rounded ? ", after division by their sum" : "");
      case VECTOR_NOT_ZERO -> "v " + equal(combination());
      case COMBINATION_IS_ZERO -> "Σλ(a − b) " + equal(combination());
      case VECTOR_SUPPORTS -> least(combination(), "v", "v·v");
      case DIRECTION_NOT_ZERO -> "d " + equal(evidence.direction());
      case DIRECTION_SUPPORTS, AXIS_SEPARATES -> least(evidence.direction(), "d", "");
      case BASIS_INDEPENDENT -> "the differences " + basis();
      default -> ""; // the others hold of every run
    };
  }

  /** Of a sum that is not 0 the amount is only the first coordinate, and the detail has all. */
  private static String off(Violation<BigFraction> violation) {
    BigFraction amount = violation.amount();
    return amount == null
            || amount.getNumerator().signum() == 0
            || violation.condition() == Condition.COMBINATION_IS_ZERO
        ? ""
        : "; off by " + NumberText.inSentence(FIELD, amount);
  }

  private String sum() {
    Vec<BigFraction> weights = evidence.weights();
    return weights == null ? "" : NumberText.equal(FIELD, weights.sum());
  }

  private String list() {
    Vec<BigFraction> weights = evidence.weights();
    StringBuilder text = new StringBuilder();
    for (int i = 0; weights != null && i < weights.dimension(); i++) {
      text.append(i == 0 ? "" : ", ").append(NumberText.inSentence(FIELD, weights.get(i)));
    }
    return text.toString();
  }

  private static String equal(@Nullable Vec<BigFraction> x) {
    return x == null ? "" : NumberText.equal(x);
  }

  /** Returns Σ λᵢ(aᵢ − bᵢ). */
  private @Nullable Vec<BigFraction> combination() {
    Vec<BigFraction> weights = evidence.weights();
    return weights == null ? null : weights.combination(points(evidence.pairs()));
  }

  private Vec<BigFraction>[] points(List<IndexPair> pairs) {
    return new MinkowskiDifference<>(a, b)
        .get(IndexPair.indicesA(pairs), IndexPair.indicesB(pairs));
  }

  /** Returns the least product of the direction with a difference, and where it is. */
  private String least(@Nullable Vec<BigFraction> d, String name, String beside) {
    if (d == null) {
      return "";
    }
    int i = a.supportIndex(d.unaryMinus());
    int j = b.supportIndex(d);
    BigFraction least = d.dot(a.get(i).minus(b.get(j)));
    return "the least "
        + name
        + "·(a − b) is "
        + NumberText.inSentence(FIELD, least)
        + ", at a"
        + NumberText.subscript(i)
        + " − b"
        + NumberText.subscript(j)
        + (beside.isEmpty() ? "" : "; " + beside + " " + NumberText.equal(FIELD, d.squaredNorm()));
  }

  private String basis() {
    StringBuilder text = new StringBuilder();
    Vec<BigFraction>[] points = points(evidence.pairs());
    for (int position : evidence.basis()) {
      text.append(text.isEmpty() ? "" : ", ").append(NumberText.inSentence(points[position]));
    }
    return text.toString();
  }

  private String sentence() {
    if (evidence.violation() == null) {
      return "Every condition holds in exact arithmetic: this proves the verdict, whoever found it.";
    }
    return "Taken exactly, this is no proof: the condition marked does not hold.";
  }

  /** Writes what weights that are no proof prove all the same. */
  private void writeBounds() {
    Vec<BigFraction> weights = evidence.weights();
    if (weights == null || !provesBounds()) {
      json.field("bounds", null);
      return;
    }
    SquaredDistanceBounds bounds = SquaredDistanceBounds.of(a, b, evidence.pairs(), weights);
    json.beginObject("bounds");
    NumberText.write(json, "lower", FIELD, bounds.lower());
    NumberText.write(json, "upper", FIELD, bounds.upper());
    json.endObject();
  }

  private boolean provesBounds() {
    Violation<BigFraction> violation = evidence.violation();
    Vec<BigFraction> x = combination();
    return violation != null
        && violation.condition() != Condition.WEIGHT_POSITIVE
        && x != null
        && !x.isZero();
  }
}
