package org.certigjk.contract;

import static org.junit.jupiter.api.Assertions.fail;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What a failing contract says: what is wrong, and a line for each thing that one must know. */
final class Failure {

  private Failure() {}

  /** Returns a message of what is wrong, and a line for each name, which its value follows. */
  static String text(String wrong, Object... namesAndValues) {
    StringBuilder text = new StringBuilder(wrong);
    for (int k = 0; k < namesAndValues.length; k += 2) {
      text.append("\n  %-9s  %s".formatted(namesAndValues[k], namesAndValues[k + 1]));
    }
    return text.toString();
  }

  /** Fails with the text if the condition does not hold. */
  static void unless(boolean holds, Supplier<String> text) {
    if (!holds) {
      fail(text.get());
    }
  }

  /** Returns what the tested code answers; fails, and says what was asked, if it has no answer. */
  static <T> T answer(Supplier<? extends @Nullable T> question, Supplier<String> asked) {
    T answer = null;
    try {
      answer = question.get();
    } catch (RuntimeException e) {
      fail("it throws " + e + asked.get(), e);
    }
    return answer == null ? fail("it answers null" + asked.get()) : answer;
  }

  /** Fails unless the question is answered with an exception of the type. */
  static void unlessThrown(
      Class<? extends RuntimeException> type, Supplier<?> question, String asked) {
    String answered;
    try {
      answered = String.valueOf(question.get());
    } catch (RuntimeException e) {
      if (type.isInstance(e)) {
        return;
      }
      answered = e.toString();
    }
    fail(text("it must refuse", "asked", asked, "expected", type.getName(), "answered", answered));
  }
}
