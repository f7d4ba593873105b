package org.certigjk.explorer.oracle;

import java.util.function.BiPredicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How a sentence reads, and whether it is true. */
record Rule(Pattern pattern, BiPredicate<At, MatchResult> isTrue) {

  /** Of a pattern with N for a sign and a number, V for a sign and a vector, P for a pair. */
  static Rule of(String pattern, BiPredicate<At, MatchResult> isTrue) {
    String regex =
        pattern
            .replace("{N}", "(=|≈) (−?(?:[\\d./e−E]+|∞)|NaN)")
            .replace("{n}", "((?:≈ )?)(−?(?:[\\d./e−E]+|∞)|NaN)")
            .replace("{V}", "(=|≈) (\\([^)]*\\))")
            .replace("{v}", "((?:≈ )?)(\\([^)]*\\))")
            .replace("{P}", "(a[₀-₉]+ − b[₀-₉]+)");
    return new Rule(Pattern.compile(regex), isTrue);
  }

  /** Of a sentence without numbers. */
  static Rule of(String pattern, java.util.function.Predicate<At> isTrue) {
    return of(pattern, (at, said) -> isTrue.test(at));
  }

  boolean holds(String sentence, At at) {
    Matcher said = pattern.matcher(sentence);
    return said.matches() && isTrue.test(at, said);
  }

  /** Returns "=" where nothing stands before the number. */
  static String sign(String text) {
    return text.isEmpty() ? "=" : "≈";
  }
}
