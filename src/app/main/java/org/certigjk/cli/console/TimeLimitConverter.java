package org.certigjk.cli.console;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a time limit: a decimal, which is in seconds or has a unit, or none. */
public final class TimeLimitConverter implements ITypeConverter<TimeLimit> {

  private static final Pattern TIME = Pattern.compile("([0-9]{1,6}(?:\\.[0-9]{1,9})?)(ms|s|m|h)?");

  @Override
  public TimeLimit convert(String text) {
    if (text.equals("none")) {
      return TimeLimit.NONE;
    }
    Matcher matcher = TIME.matcher(text);
    if (!matcher.matches()) {
      throw new TypeConversionException(
          "a time such as 0.5, 500ms, 90s, 5m or 1h is expected, 0 for no time at all, or none for"
              + " no limit, not '"
              + text
              + "'");
    }
    String unit = matcher.group(2);
    return TimeLimit.of(
        Double.parseDouble(matcher.group(1)) * Seconds.secondsOf(unit == null ? "s" : unit));
  }
}
