package org.certigjk.referee;

import java.util.Locale;
import java.util.Set;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Declined;
import org.certigjk.referee.Outcome.Failure;
import org.certigjk.referee.Outcome.Kind;
import org.jspecify.annotations.Nullable;

/** What an engine writes of a query, after its id: an answer, {@code none} or {@code declined}. */
final class AnswerLine {

  private static final String NONE = "none";
  private static final String DECLINED = "declined";

  private AnswerLine() {}

  /** Returns the values of an answer, or the reason why there is none. */
  static String values(Outcome outcome) {
    if (outcome instanceof Declined declined) {
      return DECLINED + " " + declined.reason();
    }
    if (outcome instanceof Failure failure) {
      return NONE + " " + failure.detail();
    }
    Answer answer = (Answer) outcome;
    StringBuilder line = new StringBuilder();
    if (answer.verdict() != null) {
      line.append("verdict ").append(label(answer.verdict())).append(' ');
    }
    append(line, "distance", answer.distance());
    if (answer.points() != null) {
      append(line, "points", answer.points().a());
      append(line, "", answer.points().b());
    }
    append(line, "depth", answer.depth());
    return line.toString().strip();
  }

  private static void append(StringBuilder line, String word, @Nullable Double value) {
    if (value != null) {
      append(line, word, new double[] {value});
    }
  }

  private static void append(StringBuilder line, String word, double[] values) {
    line.append(word).append(word.isEmpty() ? "" : " ");
    for (double value : values) {
      line.append(value).append(' ');
    }
  }

  /**
   * Reads what follows the id.
   *
   * @param text the rest of the line
   * @param declared what the engine has said that it answers
   * @param dimension n of the query
   */
  static Outcome parse(String text, Set<Answers> declared, int dimension) {
    String[] words = text.trim().split("[ \t]+");
    if (words[0].equals(NONE) || words[0].equals(DECLINED)) {
      String reason = Words.of(text.trim().substring(words[0].length()));
      return words[0].equals(NONE) ? new Failure(Kind.NO_ANSWER, reason) : new Declined(reason);
    }
    try {
      Answer answer = new AnswerReader(words, declared, dimension).read();
      return answer.hasNaN() ? new Failure(Kind.NOT_A_NUMBER, Words.of(text)) : answer;
    } catch (IllegalArgumentException e) {
      return new Failure(Kind.GARBAGE, Words.of(e.getMessage() + ": " + text.trim()));
    }
  }

  static String label(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
