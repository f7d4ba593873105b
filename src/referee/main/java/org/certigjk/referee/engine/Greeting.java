package org.certigjk.referee.engine;

import java.time.Duration;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.EngineException;
import org.certigjk.referee.Words;
import org.certigjk.referee.engine.EngineOutput.Endless;
import org.certigjk.referee.engine.EngineOutput.Event;
import org.certigjk.referee.engine.EngineOutput.Line;
import org.jspecify.annotations.Nullable;

/** Reads the first line of an engine, and tells its author what is wrong with it. */
final class Greeting {

  private static final String EXAMPLE =
      "certigjk-engine 1 name=mine version=1.0 precision=double answers=verdict,distance"
          + " dimensions=3";

  private Greeting() {}

  static Declaration read(Conversation conversation, Duration limit) throws EngineException {
    try {
      Event event = conversation.next(System.nanoTime() + limit.toNanos());
      if (event instanceof Line line) {
        return parse(line.text());
      }
      throw wrong("the engine " + seen(conversation, event, limit));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new EngineException("interrupted while an engine was started");
    }
  }

  private static Declaration parse(String line) throws EngineException {
    try {
      return DeclarationLine.parse(line);
    } catch (IllegalArgumentException e) {
      throw wrong("the engine writes '%s': %s".formatted(Words.of(line), Words.of(e.getMessage())));
    }
  }

  private static EngineException wrong(String what) {
    return new EngineException(
        "%s\nIts first line is to be like\n  %s\n(docs/engine-protocol.md)"
            .formatted(what, EXAMPLE));
  }

  /** Returns in words what came where a line was expected. */
  static String seen(Conversation conversation, @Nullable Event event, Duration limit)
      throws InterruptedException {
    if (event instanceof Line line) {
      return "writes '%s'".formatted(Words.of(line.text()));
    }
    if (event instanceof Endless) {
      return "writes a line of more than %s bytes".formatted(EngineOutput.LONGEST_LINE);
    }
    return event == null
        ? "writes no line within %s; it must flush its output after each line"
            .formatted(EngineProcess.seconds(limit))
        : "ends: " + conversation.end();
  }
}
