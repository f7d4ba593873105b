package org.certigjk.referee.engine;

import java.util.Set;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;

/** The readers of the protocol, for {@code org.certigjk.attack}: any line may be read. */
public final class RefereeReaders {

  private static final Declaration ENGINE =
      new Declaration(
          "engine",
          "1",
          "default",
          Precision.DOUBLE,
          Set.of(Answers.values()),
          Set.of(2, 3),
          Set.of());

  private RefereeReaders() {}

  /** Reads an answer: whatever it is, there is an outcome. */
  public static void answer(String text) {
    if (AnswerLine.parse(text, ENGINE, 2) == null) {
      throw new AssertionError("no outcome");
    }
  }

  /** Reads a declaration; one that is taken is written and read again. */
  public static void declaration(String line) {
    Declaration declaration;
    try {
      declaration = DeclarationLine.parse(line);
    } catch (IllegalArgumentException refused) {
      requireReason(refused);
      return;
    }
    if (!DeclarationLine.parse(DeclarationLine.of(declaration)).equals(declaration)) {
      throw new AssertionError("read again it is another: " + DeclarationLine.of(declaration));
    }
  }

  /** Reads a query, as an engine does. */
  public static void query(String line) {
    try {
      QueryLine.parse(line);
    } catch (IllegalArgumentException refused) {
      requireReason(refused);
    }
  }

  /** Splits a command. */
  public static void command(String text) {
    try {
      CommandWords.of(text);
    } catch (IllegalArgumentException refused) {
      requireReason(refused);
    }
  }

  private static void requireReason(IllegalArgumentException refused) {
    if (refused.getMessage() == null) {
      throw new AssertionError("refused without a reason", refused);
    }
  }
}
