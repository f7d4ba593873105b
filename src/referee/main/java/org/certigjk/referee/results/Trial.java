package org.certigjk.referee.results;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.certigjk.referee.Charge;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.EngineException;
import org.certigjk.referee.Example;
import org.certigjk.referee.Fault;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.Tally;
import org.certigjk.referee.engine.QueryEngine;
import org.certigjk.referee.fuzz.FaultShrinker;
import org.certigjk.referee.fuzz.ShrunkExample;
import org.certigjk.referee.judging.Examiner;
import org.certigjk.referee.judging.Judge;
import org.certigjk.referee.judging.Profile;
import org.certigjk.referee.reports.Contestant;
import org.certigjk.vectors.Flag;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.files.VectorLine;
import org.certigjk.vectors.files.VectorReader;
import org.jspecify.annotations.Nullable;

/**
 * What one engine with one of its settings answers to files of vectors, judged by the standard
 * profile and by the exact one, with a shrunk example of each fault.
 *
 * <p>What is outside of the {@link org.certigjk.referee.Domain} that the documentation of the
 * engine states is counted apart, and gives no examples.
 *
 * <p>An example of a fault has nothing worse wrong with it. Of all there are, it is the plainest:
 * by kind of flag first, ordinary ones before those of extreme range, then by number of points,
 * then by how wrong it is.
 */
public final class Trial {

  /** What shrinking one example may cost, see {@link FaultShrinker}. */
  private static final int SHRINKING = 1500;

  /** The same if each failure takes the time limit. */
  private static final int SHRINKING_WITH_WAITING = 500;

  private static final Comparator<Example> PLAINEST_FIRST =
      Comparator.comparing(Trial::strangeness)
          .thenComparingInt(Trial::points)
          .thenComparingDouble(example -> -worst(example).severity())
          .thenComparing(example -> example.vector().id());

  private final Contestant contestant;
  private final Declaration engine;
  private final Tally standard;
  private final Tally exact;
  private final Tally outside;
  private final Map<Fault, Example> plainest = new EnumMap<>(Fault.class);
  private final Map<Fault, ShrunkExample> shrunk = new EnumMap<>(Fault.class);
  private final Map<String, Example> watched = new TreeMap<>();

  private Trial(Contestant contestant, Declaration engine) {
    this.contestant = contestant;
    this.engine = engine;
    this.standard = Tally.of(engine, Profile.standard());
    this.exact = Tally.of(engine, Profile.exact());
    this.outside = Tally.of(engine, Profile.standard());
  }

  /**
   * Asks the engine about all vectors that it takes.
   *
   * @param contestant the engine
   * @param vectors files of vectors
   * @throws EngineException if it cannot be started, or not again
   */
  public static Trial of(Contestant contestant, List<Path> vectors)
      throws IOException, EngineException {
    try (QueryEngine engine = contestant.starter().start()) {
      Trial trial = new Trial(contestant, engine.declaration());
      for (Path file : vectors) {
        trial.ask(engine, file);
      }
      trial.shrink(engine);
      return trial;
    }
  }

  private void ask(QueryEngine asked, Path file) throws IOException, EngineException {
    Judge standardJudge = Judge.of(Profile.standard());
    Judge exactJudge = Judge.of(Profile.exact());
    try (VectorReader reader = VectorReader.open(file)) {
      for (VectorLine line = reader.nextLine(); line != null; line = reader.nextLine()) {
        TestVector vector = line.vectorWithoutCertificates();
        if (engine.takes(vector.query())) {
          Outcome outcome = asked.ask(vector.query(), vector.id());
          Example example =
              new Example(vector, outcome, standardJudge.judge(vector, engine, outcome));
          watch(example);
          if (engine.domain().contains(vector.query())) {
            exact.add(new Example(vector, outcome, exactJudge.judge(vector, engine, outcome)));
            add(example);
          } else {
            outside.add(example);
          }
        }
      }
    }
  }

  private void watch(Example example) {
    if (KnownFailure.ids().contains(example.vector().id())) {
      watched.put(example.vector().id(), example);
    }
  }

  private void add(Example example) {
    standard.add(example);
    if (!example.judgement().isRight()) {
      plainest.merge(
          worst(example).fault(),
          example,
          (best, other) -> PLAINEST_FIRST.compare(other, best) < 0 ? other : best);
    }
  }

  private static Charge worst(Example example) {
    Charge worst = example.judgement().worst();
    if (worst == null) {
      throw new IllegalArgumentException("nothing is wrong with " + example.vector().id());
    }
    return worst;
  }

  private static Flag.Kind strangeness(Example example) {
    return example.vector().flags().stream()
        .map(Flag::kind)
        .max(Comparator.naturalOrder())
        .orElse(Flag.Kind.ORDINARY);
  }

  private static int points(Example example) {
    return example.vector().query().pair().sizeA() + example.vector().query().pair().sizeB();
  }

  private void shrink(QueryEngine asked) throws EngineException {
    Examiner examiner = Examiner.of(asked, Profile.standard());
    for (Map.Entry<Fault, Example> entry : plainest.entrySet()) {
      @Nullable ShrunkExample found =
          FaultShrinker.shrink(entry.getValue(), examiner, cost(entry.getKey()), () -> false);
      if (found != null) {
        shrunk.put(entry.getKey(), found);
      }
    }
  }

  private static int cost(Fault fault) {
    return switch (fault) {
      case HANG, LATE, SILENCE, FLOOD -> SHRINKING_WITH_WAITING;
      default -> SHRINKING;
    };
  }

  public Contestant contestant() {
    return contestant;
  }

  public Declaration engine() {
    return engine;
  }

  /** The judgements by the standard profile, of what is in the engine's domain. */
  public Tally standard() {
    return standard;
  }

  /** The judgements by the exact profile, of the same. */
  public Tally exact() {
    return exact;
  }

  /** The judgements by the standard profile, of what is outside. */
  public Tally outside() {
    return outside;
  }

  /** What is wrong somewhere in the domain, in order. */
  public List<Fault> faults() {
    return new ArrayList<>(standard.total().faults().keySet());
  }

  /** The plainest example of a fault, or {@code null} if something worse is always wrong too. */
  public @Nullable Example plainest(Fault fault) {
    return plainest.get(fault);
  }

  /** The same made smaller, or {@code null} if the engine did not fail again. */
  public @Nullable ShrunkExample shrunk(Fault fault) {
    return shrunk.get(fault);
  }

  /** The answer to a vector of {@link KnownFailure}, right or wrong; {@code null} if not asked. */
  public @Nullable Example watched(String id) {
    return watched.get(id);
  }
}
