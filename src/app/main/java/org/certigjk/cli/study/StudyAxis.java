package org.certigjk.cli.study;

import java.awt.Font;
import java.text.FieldPosition;
import java.text.NumberFormat;
import java.text.ParsePosition;
import java.util.Locale;
import org.certigjk.study.Chart;
import org.certigjk.study.Numbers;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;

/**
 * Axes for numbers or for their logarithms. (The logarithmic axes of the library draw their labels
 * as outlines, or their grid unevenly.)
 */
final class StudyAxis {

  /** At most so many labels on a logarithmic axis. */
  private static final int MOST_LABELS = 10;

  private StudyAxis() {}

  /** Returns where a number stands on the axis. */
  static double place(Chart.Axis axis, double number) {
    return axis.logarithmic() ? StrictMath.log10(number) : number;
  }

  /** Returns the axis for places from low to high. */
  static NumberAxis of(Chart.Axis axis, double low, double high) {
    NumberAxis drawn = new NumberAxis(axis.label());
    drawn.setAutoRangeIncludesZero(false);
    drawn.setLabelFont(new Font(StudyDrawing.FONT, Font.PLAIN, 13));
    drawn.setTickLabelFont(new Font(StudyDrawing.FONT, Font.PLAIN, 12));
    if (axis.logarithmic()) {
      drawn.setTickUnit(new NumberTickUnit(Math.max(1, Math.ceil((high - low) / MOST_LABELS))));
      drawn.setNumberFormatOverride(new Powers());
    } else {
      drawn.setStandardTickUnits(
          high - low >= 4
              ? NumberAxis.createIntegerTickUnits(Locale.ROOT)
              : NumberAxis.createStandardTickUnits(Locale.ROOT));
    }
    return drawn;
  }

  /** Writes 10 to the power of a number. */
  private static final class Powers extends NumberFormat {
    private static final long serialVersionUID = 1L;

    @Override
    public StringBuffer format(double exponent, StringBuffer text, FieldPosition place) {
      return text.append(Numbers.significant(StrictMath.pow(10, exponent), 3));
    }

    @Override
    public StringBuffer format(long exponent, StringBuffer text, FieldPosition place) {
      return format((double) exponent, text, place);
    }

    @Override
    public Number parse(String text, ParsePosition place) {
      throw new UnsupportedOperationException();
    }
  }
}
