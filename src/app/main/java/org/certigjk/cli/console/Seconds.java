package org.certigjk.cli.console;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a time such as 500ms, 90s, 5m or 1h. */
public final class Seconds implements ITypeConverter<Double> {
  private static final Pattern TIME = Pattern.compile("([1-9][0-9]{0,5})(ms|s|m|h)");

  @Override
  public Double convert(String text) {
    Matcher matcher = TIME.matcher(text);
    if (!matcher.matches()) {
      throw new TypeConversionException("a time such as 90s or 5m is expected, not '" + text + "'");
    }
    return Double.parseDouble(matcher.group(1)) * secondsOf(matcher.group(2));
  }

  /** Returns the seconds of a unit: ms, s, m, and of every other one those of an hour. */
  static double secondsOf(String unit) {
    return switch (unit) {
      case "ms" -> 1e-3;
      case "s" -> 1;
      case "m" -> 60;
      default -> 3600;
    };
  }
}
