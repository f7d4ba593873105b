package org.certigjk.study.drawing;

import java.util.ArrayList;
import java.util.List;
import org.certigjk.study.Chart;
import org.certigjk.study.Numbers;

/**
 * An axis: where its numbers are drawn, and which of them are written beside it.
 *
 * @param logarithmic whether equal steps are equal ratios
 * @param low the number at the beginning, or its logarithm
 * @param high the number at the end, or its logarithm
 * @param from where the axis begins
 * @param to where it ends
 */
record ChartScale(boolean logarithmic, double low, double high, double from, double to) {

  private static final double ROOM = 0.03;
  private static final int MOST_TICKS = 8;
  private static final int DIGITS = 6;
  private static final int MOST_POWERS = 10;

  /** From fewer powers of ten nobody can tell how the numbers between them lie. */
  private static final int FEWEST_POWERS = 3;

  /** Powers of ten below or above these are written as such. */
  private static final int LEAST_PLAIN = -3;

  private static final int LARGEST_PLAIN = 5;

  /** A number beside the axis; without a label there is only a short stroke. */
  record Tick(double value, String label) {}

  /** Returns the horizontal axis for these numbers, with a little room at both ends. */
  static ChartScale horizontal(Chart.Axis axis, double[] numbers, double left, double right) {
    return of(axis, numbers, left, right, /* fromZero= */ false);
  }

  /** Returns the vertical axis for these numbers; it begins at 0 if that is not far. */
  static ChartScale vertical(Chart.Axis axis, double[] numbers, double bottom, double top) {
    return of(axis, numbers, bottom, top, /* fromZero= */ true);
  }

  private static ChartScale of(
      Chart.Axis axis, double[] numbers, double from, double to, boolean fromZero) {
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    for (double number : numbers) {
      double place = place(axis.logarithmic(), number);
      if (Double.isFinite(place)) {
        low = Math.min(low, place);
        high = Math.max(high, place);
      }
    }
    if (low > high) { // nothing to be drawn
      low = 0;
      high = 0;
    }
    boolean zero = fromZero && !axis.logarithmic() && low >= 0 && low <= high / 2;
    double room = high > low ? ROOM * (high - low) : 0.5;
    return new ChartScale(axis.logarithmic(), zero ? 0 : low - room, high + room, from, to);
  }

  private static double place(boolean logarithmic, double number) {
    return logarithmic ? StrictMath.log10(number) : number;
  }

  /** Returns whether the number can be drawn: a logarithmic axis has positive ones only. */
  boolean has(double number) {
    return Double.isFinite(place(logarithmic, number));
  }

  /** Returns where the number is drawn. */
  double at(double number) {
    return from + (place(logarithmic, number) - low) / (high - low) * (to - from);
  }

  /** Returns the numbers that are written beside the axis. */
  List<Tick> ticks() {
    return logarithmic ? powers() : multiples();
  }

  private List<Tick> multiples() {
    double step = step((high - low) / MOST_TICKS);
    List<Tick> ticks = new ArrayList<>();
    for (long k = (long) Math.ceil(low / step); k * step <= high; k++) {
      ticks.add(new Tick(k * step, Numbers.significant(k * step, DIGITS)));
    }
    return ticks;
  }

  /** Returns the least of 1, 2 and 5 times a power of ten that is not smaller. */
  private static double step(double least) {
    double power = StrictMath.pow(10, Math.floor(StrictMath.log10(least)));
    double ratio = least / power;
    return power * (ratio <= 1 ? 1 : ratio <= 2 ? 2 : ratio <= 5 ? 5 : 10);
  }

  private List<Tick> powers() {
    int first = (int) Math.floor(low);
    int last = (int) Math.floor(high);
    int count = last - (int) Math.ceil(low) + 1;
    int step = (count + MOST_POWERS - 1) / Math.max(1, MOST_POWERS);
    boolean plain = low >= LEAST_PLAIN && high < LARGEST_PLAIN + 1;
    List<Tick> ticks = new ArrayList<>();
    for (int power = first; power <= last; power++) {
      for (int digit = 1; digit < 10; digit++) {
        double value = Double.parseDouble(digit + "e" + power);
        boolean inside = low <= StrictMath.log10(value) && StrictMath.log10(value) <= high;
        boolean round =
            digit == 1
                ? Math.floorMod(power, Math.max(1, step)) == 0
                : count < FEWEST_POWERS && (digit == 2 || digit == 5);
        if (inside && (round || step <= 1)) {
          ticks.add(new Tick(value, round ? label(digit, power, plain) : ""));
        }
      }
    }
    return ticks;
  }

  private static String label(int digit, int power, boolean plain) {
    if (plain) {
      return Numbers.significant(Double.parseDouble(digit + "e" + power), 1);
    }
    return (digit == 1 ? "" : digit + "·") + "10" + superscript(power);
  }

  private static String superscript(int number) {
    StringBuilder text = new StringBuilder();
    for (char c : Integer.toString(number).toCharArray()) {
      text.append(c == '-' ? '⁻' : "⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(c - '0'));
    }
    return text.toString();
  }
}
