package org.certigjk.json;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.number.LowestTerms;
import org.certigjk.number.Numerals;
import org.certigjk.number.Ratio;

/**
 * Writes the numbers of a field: over an exact field as "p/q", over an inexact one as the shortest
 * decimal to which the number is the nearest double, and {@code null} for an infinity or NaN.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * JsonText json = new JsonText();
 * new JsonNumbers<>(Rationals.INSTANCE).write(json, new BigFraction(1, 2));
 * json.toString();   // "1/2"
 * }</pre>
 *
 * @param <E> the type of the numbers
 */
public final class JsonNumbers<E> {

  private final OrderedField<E> field;

  /** Makes the writer of the numbers of a field. */
  public JsonNumbers(OrderedField<E> field) {
    this.field = field;
  }

  /** Prepares numbers that are going to be written: ratios are cheaper to reduce together. */
  void prepare(List<E> numbers) {
    List<Ratio> ratios = new ArrayList<>();
    for (E number : numbers) {
      if (number instanceof Ratio ratio) {
        ratios.add(ratio);
      }
    }
    LowestTerms.find(ratios);
  }

  /** Writes a number. */
  public void write(JsonText json, E number) {
    if (field.exact()) {
      json.string(
          number instanceof Ratio ratio
              ? Numerals.format(ratio)
              : Numerals.format(field.toRational(number)));
    } else {
      writeDouble(json, field.toDouble(number));
    }
  }

  /** Writes a number as a field. */
  public void write(JsonText json, String name, E number) {
    json.name(name);
    write(json, number);
  }

  /** Writes the numbers of a vector as a field that is an array. */
  public void write(JsonText json, String name, Vec<E> vector) {
    json.name(name);
    write(json, vector);
  }

  private void write(JsonText json, Vec<E> vector) {
    json.beginArray();
    for (int k = 0; k < vector.dimension(); k++) {
      write(json, vector.get(k));
    }
    json.endArray();
  }

  /** Returns the numbers of a vector as an array, for those who write them more than once. */
  String text(Vec<E> vector) {
    JsonText json = new JsonText();
    write(json, vector);
    return json.toString();
  }

  /**
   * Writes a length by its square, as two fields: the double nearest to it under the name, and the
   * same as a hexadecimal float under the name with "Hex"; both {@code null} beyond the range.
   */
  public void writeRoot(JsonText json, String name, E square) {
    double root =
        square instanceof Ratio ratio
            ? Conversions.sqrtToDouble(ratio.numerator(), ratio.denominator(), 0)
            : Conversions.sqrtToDouble(field, square);
    json.name(name);
    writeDouble(json, root);
    json.field(name + "Hex", Double.isFinite(root) ? Numerals.formatHex(root) : null);
  }

  /**
   * Writes the fields a and b, with which a record ends, so that it can be checked by itself. Every
   * reader of pairs reads the same numbers, whatever its options are: a coordinate is a number if a
   * double has its value, else "p/q".
   */
  public void writeInput(JsonText json, Polytope<E> a, Polytope<E> b) {
    writeInput(json, "a", a);
    writeInput(json, "b", b);
  }

  /** Writes points of doubles as such a field. */
  public static void writeInput(JsonText json, String name, double[][] points) {
    json.beginArray(name);
    for (double[] point : points) {
      json.beginArray();
      for (double coordinate : point) {
        writeDouble(json, coordinate);
      }
      json.endArray();
    }
    json.endArray();
  }

  /** Writes points of the input as such a field. */
  public void writeInput(JsonText json, String name, Polytope<E> points) {
    json.beginArray(name);
    for (int i = 0; i < points.size(); i++) {
      writeInput(json, points.get(i));
    }
    json.endArray();
  }

  /** Writes a vector of the input. */
  public void writeInput(JsonText json, Vec<E> vector) {
    json.beginArray();
    for (int k = 0; k < vector.dimension(); k++) {
      writeInput(json, field.toRational(vector.get(k)));
    }
    json.endArray();
  }

  private static void writeInput(JsonText json, BigFraction coordinate) {
    double nearest = Conversions.toDouble(coordinate);
    if (Double.isFinite(nearest) && Conversions.toRational(nearest).equals(coordinate)) {
      writeDouble(json, nearest);
    } else {
      json.string(Numerals.format(coordinate));
    }
  }

  /** Writes the shortest decimal that is read as the same double; {@code null} if not finite. */
  public static void writeDouble(JsonText json, double number) {
    if (Double.isFinite(number)) {
      json.number(Numerals.format(number));
    } else {
      json.none();
    }
  }
}
