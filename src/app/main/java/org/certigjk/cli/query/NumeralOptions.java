package org.certigjk.cli.query;

import org.certigjk.cli.input.Arithmetic;
import org.certigjk.number.NumeralLimits;
import org.certigjk.number.Numerals;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How long a number may be that is taken exactly. */
final class NumeralOptions {

  private int maxDigits = Arithmetic.LIMITS.length();
  private int maxExponent = Arithmetic.LIMITS.exponent();

  @Spec(Spec.Target.MIXEE)
  private @Nullable CommandSpec spec;

  /** Returns the limits for numbers that are taken exactly. */
  NumeralLimits exact() {
    return new NumeralLimits(maxDigits, maxExponent);
  }

  /** Returns the limits for numbers that are rounded, which is cheap. */
  NumeralLimits rounded() {
    return new NumeralLimits(Math.max(maxDigits, Numerals.MAX_LENGTH), maxExponent);
  }

  @Option(
      names = "--max-digits",
      paramLabel = "N",
      description =
          "The greatest number of characters of a number that is taken exactly. Default: 10000.")
  void setMaxDigits(int number) {
    maxDigits = atLeast(1, "--max-digits", number);
  }

  @Option(
      names = "--max-exponent",
      paramLabel = "N",
      description = "The greatest exponent of a number that is taken exactly. Default: 10000.")
  void setMaxExponent(int number) {
    maxExponent = atLeast(0, "--max-exponent", number);
  }

  private int atLeast(int least, String option, int number) {
    if (number < least && spec != null) {
      throw new ParameterException(
          spec.commandLine(), option + " " + number + ": at least " + least + " is needed");
    }
    return number;
  }
}
