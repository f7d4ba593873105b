package org.certigjk.referee.engine;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.certigjk.json.JsonWords;
import org.certigjk.referee.Call;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Calls;
import org.certigjk.referee.Outcome.Declined;
import org.certigjk.referee.Outcome.Failure;
import org.certigjk.referee.Outcome.Kind;
import org.certigjk.referee.Outcome.Points;
import org.certigjk.referee.Words;
import org.jspecify.annotations.Nullable;

/**
 * What an engine writes of a query, after its id: an answer, {@code none} or {@code declined}; or
 * one of these for each of its calls, behind the word {@code call} and its name.
 */
final class AnswerLine {

  private static final String CALL = "call";
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
    if (outcome instanceof Calls calls) {
      return calls.byName().entrySet().stream()
          .map(call -> "%s %s %s".formatted(CALL, call.getKey(), values(call.getValue())))
          .collect(Collectors.joining(" "));
    }
    Answer answer = (Answer) outcome;
    StringBuilder line = new StringBuilder();
    if (answer.verdict() != null) {
      line.append("verdict ").append(JsonWords.of(answer.verdict())).append(' ');
    }
    append(line, "distance", answer.distance());
    append(line, "points", answer.points());
    append(line, "depth", answer.depth());
    if (answer.normal() != null) {
      append(line, "normal", answer.normal().stream().mapToDouble(x -> x).toArray());
    }
    append(line, "contacts", answer.contacts());
    append(line, "toi", answer.toi());
    return line.toString().strip();
  }

  private static void append(StringBuilder line, String word, @Nullable Points points) {
    if (points != null) {
      append(line, word, points.a());
      append(line, "", points.b());
    }
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
   * @param engine what the engine has said that it answers
   * @param dimension n of the query
   */
  static Outcome parse(String text, Declaration engine, int dimension) {
    if (!engine.hasNamedCalls() || isReason(text)) {
      return parse(text, engine.answers(), dimension);
    }
    Map<String, Outcome> calls = new LinkedHashMap<>();
    String rest = text.trim();
    while (!rest.isEmpty()) {
      String here = rest;
      Optional<Call> call =
          engine.calls().stream().filter(c -> beginsWith(here, c.name())).findFirst();
      if (call.isEmpty() || calls.containsKey(call.get().name())) {
        return new Failure(
            Kind.GARBAGE,
            Words.of("the answer of each call once was expected, at: %s".formatted(rest)));
      }
      String answer = rest.substring(CALL.length()).stripLeading();
      answer = answer.substring(call.get().name().length());
      int end = nextCall(answer, engine);
      calls.put(
          call.get().name(), parse(answer.substring(0, end), call.get().answers(), dimension));
      rest = answer.substring(end).stripLeading();
    }
    return new Calls(calls);
  }

  /** Returns whether a text begins with the word call and this name. */
  private static boolean beginsWith(String text, String name) {
    return (text + " ").matches("(?s)" + CALL + "[ \t]+" + Pattern.quote(name) + "[ \t].*");
  }

  /** Returns where the answer of the next call begins, or where the text ends. */
  private static int nextCall(String text, Declaration engine) {
    for (int k = text.indexOf(CALL); k >= 0; k = text.indexOf(CALL, k + 1)) {
      String rest = text.substring(k);
      if (Character.isWhitespace(text.charAt(k - 1))
          && engine.calls().stream().anyMatch(call -> beginsWith(rest, call.name()))) {
        return k;
      }
    }
    return text.length();
  }

  private static boolean isReason(String text) {
    String first = text.trim().split("[ \t]+", 2)[0];
    return first.equals(NONE) || first.equals(DECLINED);
  }

  private static Outcome parse(String text, Set<Answers> declared, int dimension) {
    String[] words = text.trim().split("[ \t]+");
    if (isReason(text)) {
      String reason = Words.of(text.trim().substring(words[0].length()));
      return words[0].equals(NONE) ? new Failure(Kind.NO_ANSWER, reason) : new Declined(reason);
    }
    try {
      return withoutNaN(new AnswerReader(words, declared, dimension).read());
    } catch (IllegalArgumentException e) {
      return new Failure(Kind.GARBAGE, Words.of(e.getMessage() + ": " + text.trim()));
    }
  }

  /** Returns the outcome itself, or a failure in the place of each answer with a NaN. */
  static Outcome withoutNaN(Outcome outcome) {
    if (outcome instanceof Calls calls) {
      Map<String, Outcome> checked = new LinkedHashMap<>();
      calls.byName().forEach((name, answer) -> checked.put(name, withoutNaN(answer)));
      return new Calls(checked);
    }
    return outcome instanceof Answer answer && answer.hasNaN()
        ? new Failure(Kind.NOT_A_NUMBER, Words.of(values(answer)))
        : outcome;
  }
}
