package org.certigjk.referee.engine;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.certigjk.referee.Call;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.DeclinedException;
import org.certigjk.referee.Engine;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Calls;
import org.certigjk.referee.Outcome.Declined;
import org.certigjk.referee.Outcome.Failure;
import org.certigjk.referee.Outcome.Kind;
import org.certigjk.referee.QueryMotion;
import org.certigjk.referee.Words;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;
import org.jspecify.annotations.Nullable;

/**
 * An {@link Engine} that is asked in this very process: fast, but if it hangs, so does who asks.
 *
 * <p><b>Guarantee.</b> An exception is an {@link Outcome}: declined, or no answer.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * QueryEngine engine = LocalEngine.of(OwnEngines.certified());
 * PointPair pair = PointPair.of(new double[][] {{0, 0}}, new double[][] {{3, 4}});
 * ((Outcome.Answer) engine.ask(Query.of(pair), "example")).distance();  // 5.0
 * }</pre>
 *
 * @param <B> a body, prepared
 */
public final class LocalEngine<B> implements QueryEngine {

  private final Engine<B> engine;
  private final Declaration declaration;

  private LocalEngine(Engine<B> engine) {
    this.engine = engine;
    this.declaration = Declaration.of(engine);
  }

  /** Returns the implementation as one that can be asked. */
  public static <B> LocalEngine<B> of(Engine<B> engine) {
    return new LocalEngine<>(engine);
  }

  @Override
  public Declaration declaration() {
    return declaration;
  }

  @Override
  public Outcome ask(Query query, String id) {
    return AnswerLine.withoutNaN(answer(query, QueryMotion.of(query, declaration)));
  }

  /** Returns what it says, NaN or not; of the time of impact nothing without a motion. */
  Outcome answer(Query query, @Nullable QueryMotion motion) {
    return caught(
        () -> {
          PointPair pair = query.pair();
          Poses poses = query.poses();
          return poses == null
              ? answer(engine.body(pair.a()), engine.body(pair.b()), motion)
              : answer(engine.body(pair.a(), poses.a()), engine.body(pair.b(), poses.b()), motion);
        });
  }

  private Outcome answer(B a, B b, @Nullable QueryMotion motion) {
    if (!declaration.hasNamedCalls()) {
      return moved(engine.answer(a, b), declaration.calls().get(0), a, b, motion);
    }
    Map<String, Outcome> calls = new LinkedHashMap<>();
    for (Call call : declaration.calls()) {
      calls.put(
          call.name(), caught(() -> moved(engine.answer(call.name(), a, b), call, a, b, motion)));
    }
    return new Calls(calls);
  }

  /** Adds the time of impact to what a call says of bodies at rest. */
  private Answer moved(Answer answer, Call call, B a, B b, @Nullable QueryMotion motion) {
    return motion == null || !call.answers().contains(Answers.TOI)
        ? answer
        : answer.withToi(engine.toi(call.name(), a, b, motion.toArray()));
  }

  private static Outcome caught(Supplier<Outcome> question) {
    try {
      return question.get();
    } catch (DeclinedException declined) {
      return new Declined(Words.of(declined.getMessage()));
    } catch (RuntimeException | StackOverflowError thrown) {
      return new Failure(Kind.NO_ANSWER, Words.of(thrown.toString()));
    }
  }

  @Override
  public void close() {
    // nothing was started
  }
}
