package org.certigjk.cli.query;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.certificate.OverlappingCertificate;
import org.certigjk.certificate.TouchingCertificate;
import org.certigjk.cli.console.Output;
import org.certigjk.cli.console.Table;
import org.certigjk.cli.input.InputException;
import org.certigjk.cli.input.Pair;
import org.certigjk.field.Conversions;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Vec;
import org.certigjk.json.VisibleText;
import org.certigjk.number.Numerals;
import picocli.CommandLine.Help.Ansi;

/**
 * Writes answers as a few lines for a person. Long fractions are shown as decimals, with ≈.
 *
 * @param <E> the type of the coordinates
 * @param <P> what was asked about
 * @param <R> what was found
 */
abstract class TextRecords<E, P, R> implements RecordWriter<P, R> {

  private static final int LONGEST_FRACTION = 15;
  private static final int LONGEST_SQUARE = 70;

  private final OrderedField<E> field;
  private final boolean coloured;

  /**
   * Makes a writer.
   *
   * @param coloured whether a verdict is bold
   */
  TextRecords(OrderedField<E> field, boolean coloured) {
    this.field = field;
    this.coloured = coloured;
  }

  /** Returns the line with the verdict. */
  final String verdict(Pair<E> pair, long line, String verdict) {
    return title(pair.id(), line) + bold(verdict) + "\n";
  }

  private String bold(String word) {
    return coloured ? Ansi.ON.string("@|bold " + word + "|@") : word;
  }

  @Override
  public final String error(String id, long line, InputException e) {
    return title(id, line) + bold("error") + ": " + e.complaint() + "\n";
  }

  /** Adds what is known of a question on which the work took too long. */
  abstract void addStopped(Table table, P asked);

  /** Returns the pair that was asked about. */
  abstract Pair<E> pair(P asked);

  /** Returns what is printed for an answer. */
  abstract String result(P asked, long line, R found);

  @Override
  public final void print(P asked, long line, R found, Output output) {
    output.print(result(asked, line, found));
  }

  @Override
  public final void printStopped(P asked, long line, Output output) {
    Table table = new Table();
    addStopped(table, asked);
    table.row(List.of("end", "the time limit is reached (--time-limit)"));
    table.row(List.of("checked", "the bounds hold; there is no answer"));
    output.print(verdict(pair(asked), line, "stopped") + table.format("  "));
  }

  private static String title(String id, long line) {
    boolean named = !id.equals(Pair.NO_ID);
    return (named ? VisibleText.line(id) : line > 0 ? "line " + line : "A, B") + ": ";
  }

  /** Returns a length, the root of this square. */
  final String length(E square) {
    double length = Conversions.sqrtToDouble(field, square);
    String decimal =
        Double.isFinite(length) ? Numerals.format(length) : "beyond the range of doubles";
    String squared = field.exact() ? Numerals.format(field.toRational(square)) : number(square);
    return decimal + "  (squared: " + excerpt(squared.replaceFirst("/1$", "")) + ")";
  }

  static String excerpt(String number) {
    return number.length() <= LONGEST_SQUARE
        ? number
        : "%s… (%s characters; --format json shows them)"
            .formatted(number.substring(0, LONGEST_SQUARE / 2), number.length());
  }

  final void addWeights(Table table, List<IndexPair> pairs, Vec<E> weights) {
    for (int k = 0; k < pairs.size(); k++) {
      String difference = difference(pairs.get(k)) + " weighs " + number(weights.get(k));
      table.row(List.of("points[" + k + "]", difference));
    }
  }

  static String difference(IndexPair pair) {
    return "a[" + pair.a() + "] − b[" + pair.b() + "]";
  }

  final String explain(Certificate<E> certificate) {
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

  /** Adds the vectors with their coordinates one below the other. */
  final void addVectors(Table table, List<String> names, List<Vec<E>> vectors) {
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

  final String vector(Vec<E> vector) {
    return "(" + String.join(" ", coordinates(vector)) + ")";
  }

  final String number(E number) {
    if (field.exact()) {
      return rational(field.toRational(number));
    }
    double value = field.toDouble(number);
    return Double.isFinite(value) ? Numerals.format(value) : Double.toString(value);
  }

  static String rational(BigFraction number) {
    String exact = Numerals.format(number).replaceFirst("/1$", "");
    double nearest = Conversions.toDouble(number);
    return exact.length() <= LONGEST_FRACTION || !Double.isFinite(nearest)
        ? exact
        : "≈ " + Numerals.format(nearest);
  }

  @Override
  public final String separator() {
    return "\n";
  }
}
