package org.certigjk.referee.engine;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.referee.Outcome.Points;
import org.certigjk.referee.Words;
import org.jspecify.annotations.Nullable;

/** Reads the words of one answer, from the first to the last. */
final class AnswerReader {

  /** What {@code printf} of some C library writes for NaN. */
  private static final Pattern NAN =
      Pattern.compile("[+-]?(nan(\\(.*\\))?|1\\.#(ind|qnan|snan)[0-9]*)", Pattern.CASE_INSENSITIVE);

  /** And for infinities. */
  private static final Pattern INFINITE =
      Pattern.compile("[+-]?(inf|infinity|1\\.#inf[0-9]*)", Pattern.CASE_INSENSITIVE);

  /** What {@code strtod} reads else: decimal, or hexadecimal as of {@code %a}. */
  private static final Pattern NUMBER =
      Pattern.compile(
          "[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][+-]?[0-9]+)?"
              + "|[+-]?0[xX]([0-9a-fA-F]+\\.?[0-9a-fA-F]*|\\.[0-9a-fA-F]+)[pP][+-]?[0-9]+");

  private final String[] words;
  private final Set<Answers> declared;
  private final int dimension;
  private final Set<Answers> given = EnumSet.noneOf(Answers.class);
  private int next;

  private @Nullable Meeting verdict;
  private @Nullable Double distance;
  private @Nullable Points points;
  private @Nullable Double depth;
  private @Nullable List<Double> normal;
  private @Nullable Points contacts;
  private @Nullable Double toi;

  AnswerReader(String[] words, Set<Answers> declared, int dimension) {
    this.words = words;
    this.declared = declared;
    this.dimension = dimension;
  }

  /**
   * Reads all.
   *
   * @throws IllegalArgumentException if it is not of the form agreed upon
   */
  Answer read() {
    while (next < words.length) {
      switch (begin(words[next++])) {
        case VERDICT -> verdict = meeting();
        case DISTANCE -> distance = number();
        case POINTS -> points = Points.of(numbers(), numbers());
        case DEPTH -> depth = number();
        case NORMAL -> normal = Arrays.stream(numbers()).boxed().toList();
        case CONTACTS -> contacts = Points.of(numbers(), numbers());
        case TOI -> toi = number();
      }
    }
    return new Answer(verdict, distance, points, depth, normal, contacts, toi);
  }

  private Answers begin(String word) {
    Answers kind =
        Words.constant(Answers.class, word)
            .orElseThrow(() -> wrong("'%s' is none of the words agreed upon", word));
    if (!declared.contains(kind)) {
      throw wrong("%s was not declared", word);
    }
    if (!given.add(kind)) {
      throw wrong("%s is there twice", word);
    }
    return kind;
  }

  private static IllegalArgumentException wrong(String reason, String word) {
    return new IllegalArgumentException(reason.formatted(word));
  }

  private String word(String what) {
    if (next == words.length) {
      throw wrong("%s is missing", what);
    }
    return words[next++];
  }

  private Meeting meeting() {
    String word = word("the verdict");
    return Words.constant(Meeting.class, word).orElseThrow(() -> wrong("'%s' is no verdict", word));
  }

  private double[] numbers() {
    double[] numbers = new double[dimension];
    for (int c = 0; c < dimension; c++) {
      numbers[c] = number();
    }
    return numbers;
  }

  private double number() {
    String word = word("a number");
    if (NUMBER.matcher(word).matches()) {
      return Double.parseDouble(word);
    }
    if (NAN.matcher(word).matches()) {
      return Double.NaN;
    }
    if (INFINITE.matcher(word).matches()) {
      return word.startsWith("-") ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    }
    throw wrong("'%s' is not a number", word);
  }
}
