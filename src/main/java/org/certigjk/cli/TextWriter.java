package org.certigjk.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.certificate.OverlappingCertificate;
import org.certigjk.certificate.TouchingCertificate;
import org.certigjk.field.Conversions;
import org.certigjk.field.Numerals;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.ExitReason;
import org.certigjk.gjk.Iteration;
import org.certigjk.gjk.Stopped;

/** Writes a result as a few lines for a person. Long fractions are shown as decimals, with ≈. */
final class TextWriter<E> implements RecordWriter<E> {

  private static final int LONGEST_FRACTION = 15;
  private static final int LONGEST_SQUARE = 70;

  private final OrderedField<E> field;

  TextWriter(Arithmetic<E> arithmetic) {
    this.field = arithmetic.field();
  }

  @Override
  public String error(String id, long line, InputException e) {
    return title(id, line) + "error: " + e.complaint() + "\n";
  }

  @Override
  public String result(Pair<E> pair, long line, Search.Found<E> found) {
    DistanceResult<E> result = found.result();
    StringBuilder text = new StringBuilder(title(pair.id(), line));
    text.append(Facts.name(result.verdict())).append('\n');
    Table table = new Table();
    if (result instanceof DistanceResult.Answer<E> answer) {
      addAnswer(table, pair, answer);
    } else if (result instanceof Stopped<E> stopped) {
      addBounds(table, stopped);
    }
    String start =
        found.engine() == Search.Engine.CERTIFIED ? ", from the simplex found in doubles" : "";
    table.row(List.of("iterations", result.iterations() + start));
    table.row(List.of("end", explain(result.exit())));
    return text.append(table.format("  ")).append(trace(result.trace())).toString();
  }

  private static String title(String id, long line) {
    boolean named = !id.equals(Pair.NO_ID);
    return (named ? id : line > 0 ? "line " + line : "A, B") + ": ";
  }

  private void addAnswer(Table table, Pair<E> pair, DistanceResult.Answer<E> answer) {
    Certificate<E> certificate = answer.certificate();
    table.row(List.of("distance", distance(answer.squaredDistance())));
    addVectors(
        table,
        List.of("distance vector v", "closest point of A", "closest point of B"),
        List.of(answer.distanceVector(), answer.closestPoints().a(), answer.closestPoints().b()));
    addWeights(table, certificate.pairs(), certificate.weights());
    table.row(List.of("certificate", explain(certificate)));
    boolean holds = Proof.holds(certificate, pair.a(), pair.b());
    table.row(List.of("checked", holds ? "yes" : "no: rounded numbers, not a proof"));
  }

  private void addBounds(Table table, Stopped<E> stopped) {
    table.row(List.of("squared distance ≥", rational(stopped.bounds().lower())));
    table.row(List.of("squared distance ≤", rational(stopped.bounds().upper())));
    addVectors(table, List.of("last v"), List.of(stopped.distanceVector()));
    addWeights(table, stopped.pairs(), stopped.run().weights());
    table.row(List.of("checked", "the bounds are exact; there is no answer"));
  }

  private String distance(E squaredDistance) {
    double distance = Facts.distance(field, squaredDistance);
    String decimal =
        Double.isFinite(distance) ? Numerals.format(distance) : "beyond the range of doubles";
    String squared =
        field.exact()
            ? Numerals.format(field.toRational(squaredDistance))
            : number(squaredDistance);
    return decimal + "  (squared: " + excerpt(squared.replaceFirst("/1$", "")) + ")";
  }

  private static String excerpt(String number) {
    return number.length() <= LONGEST_SQUARE
        ? number
        : "%s… (%d characters; --format json shows them)"
            .formatted(number.substring(0, LONGEST_SQUARE / 2), number.length());
  }

  private void addWeights(Table table, List<IndexPair> pairs, Vec<E> weights) {
    for (int k = 0; k < pairs.size(); k++) {
      String difference = difference(pairs.get(k)) + " weighs " + number(weights.get(k));
      table.row(List.of("points[" + k + "]", difference));
    }
  }

  private static String difference(IndexPair pair) {
    return "a[" + pair.a() + "] − b[" + pair.b() + "]";
  }

  private String explain(Certificate<E> certificate) {
    if (certificate instanceof OverlappingCertificate<E> overlapping) {
      String basis =
          overlapping.basis().stream().map(String::valueOf).collect(Collectors.joining(", "));
      return "the weighted points sum to 0, and points " + basis + " are independent";
    }
    if (certificate instanceof TouchingCertificate<E> touching) {
      return "the weighted points sum to 0, and d·(a − b) ≥ 0 for all a, b with d = "
          + vector(touching.direction());
    }
    return "the weighted points sum to v, and v·(a − b) ≥ v·v for all a, b";
  }

  private static String explain(ExitReason exit) {
    return switch (exit) {
      case ZERO_VECTOR -> "v = 0: a common point is found";
      case OPTIMAL -> "v·(v − s) = 0: no point is nearer";
      case NO_DECREASE -> "rounding prevents ‖v‖² from getting smaller";
      case NO_SUBSET -> "rounding: the sub-algorithm found no subset";
      case SIMPLEX_FULL -> "rounding keeps more points in W than a simplex has";
      case OUT_OF_RANGE -> "‖v‖² has overflowed, or underflowed to 0";
      case NO_CERTIFICATE -> "v = 0, but rounding prevents deciding whether they touch or overlap";
      case ITERATION_LIMIT -> "the limit on iterations is reached";
    };
  }

  /** Adds the vectors with their coordinates one below the other. */
  private void addVectors(Table table, List<String> names, List<Vec<E>> vectors) {
    Table columns = new Table();
    for (Vec<E> vector : vectors) {
      columns.row(coordinates(vector));
    }
    List<String> lines = columns.format("").lines().toList();
    for (int k = 0; k < lines.size(); k++) {
      table.row(List.of(names.get(k), "(" + lines.get(k) + ")"));
    }
  }

  private List<String> coordinates(Vec<E> vector) {
    List<String> coordinates = new ArrayList<>();
    for (int k = 0; k < vector.dimension(); k++) {
      coordinates.add(number(vector.get(k)) + (k < vector.dimension() - 1 ? "," : ""));
    }
    return coordinates;
  }

  private String vector(Vec<E> vector) {
    return "(" + String.join(" ", coordinates(vector)) + ")";
  }

  private String number(E number) {
    if (field.exact()) {
      return rational(field.toRational(number));
    }
    double value = field.toDouble(number);
    return Double.isFinite(value) ? Numerals.format(value) : Double.toString(value);
  }

  private static String rational(BigFraction number) {
    String exact = Numerals.format(number).replaceFirst("/1$", "");
    double nearest = Conversions.toDouble(number);
    return exact.length() <= LONGEST_FRACTION || !Double.isFinite(nearest)
        ? exact
        : "≈ " + Numerals.format(nearest);
  }

  private String trace(List<Iteration<E>> states) {
    if (states.isEmpty()) {
      return "";
    }
    Table table = new Table();
    table.row(List.of("k", "simplex", "weights", "v", "‖v‖²", "support point s"));
    for (int k = 0; k < states.size(); k++) {
      Iteration<E> state = states.get(k);
      IndexPair pair = state.supportPair();
      Vec<E> support = state.support();
      table.row(
          List.of(
              Integer.toString(k),
              state.simplex().stream().map(IndexPair::toString).collect(Collectors.joining(" ")),
              vector(state.weights()),
              vector(state.v()),
              number(state.squaredNorm()),
              pair == null || support == null ? "" : difference(pair) + " = " + vector(support)));
    }
    return "  trace\n" + table.format("    ");
  }

  @Override
  public String separator() {
    return "\n";
  }
}
