package org.certigjk.cli;

import picocli.CommandLine.ITypeConverter;

/** Reads a time limit: seconds, a time with its unit, or none. */
final class TimeLimitConverter implements ITypeConverter<TimeLimit> {

  @Override
  public TimeLimit convert(String text) {
    if (text.equals("none")) {
      return TimeLimit.NONE;
    }
    if (text.equals("0")) {
      return TimeLimit.of(0);
    }
    boolean plain = !text.isEmpty() && Character.isDigit(text.charAt(text.length() - 1));
    return TimeLimit.of(new Seconds().convert(plain ? text + "s" : text));
  }
}
