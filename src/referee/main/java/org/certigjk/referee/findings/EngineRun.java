package org.certigjk.referee.findings;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.EngineException;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.comparison.EngineTester;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.Fault;
import org.certigjk.referee.comparison.Mismatch;
import org.certigjk.referee.comparison.OutcomeComparer;
import org.certigjk.referee.comparison.Profile;
import org.certigjk.referee.comparison.Scale;
import org.certigjk.referee.engine.QueryEngine;
import org.certigjk.referee.fuzz.FaultShrinker;
import org.certigjk.referee.fuzz.ShrunkExample;
import org.certigjk.referee.tally.Tally;
import org.certigjk.vectors.Flag;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.files.VectorLine;
import org.certigjk.vectors.files.VectorReader;
import org.jspecify.annotations.Nullable;

/**
 * What one engine with one of its settings answers to files of vectors, compared by the standard
 * profile and by the exact one, with a shrunk example of each fault.
 *
 * <p>What is outside of the {@link org.certigjk.referee.Domain} that the documentation of the
 * engine states is counted apart, and gives no examples.
 *
 * <p>An example of a fault has nothing worse wrong with it. Of all there are, it is the plainest:
 * by kind of flag first, then with the most ordinary coordinates, then by number of points, then by
 * how wrong it is in units of the bodies.
 */
final class EngineRun {

  /** What shrinking one example may cost, see {@link FaultShrinker}. */
  private static final int SHRINKING = 1500;

  /** The same if each failure takes the time limit. */
  private static final int SHRINKING_WITH_WAITING = 500;

  private static final Comparator<Example> PLAINEST_FIRST =
      Comparator.comparing(EngineRun::strangeness)
          .thenComparingInt(example -> Scale.strangeness(example.vector().query()))
          .thenComparingInt(example -> example.vector().query().pair().size())
          .thenComparingDouble(example -> -example.severity(worst(example).fault()))
          .thenComparing(example -> example.vector().id());

  private final String label;
  private final Declaration engine;
  private final Tally standard;
  private final Tally exact;
  private final Map<Fault, Example> plainest = new EnumMap<>(Fault.class);
  private final Map<Fault, ShrunkExample> shrunk = new EnumMap<>(Fault.class);
  private final Map<String, Example> watched = new TreeMap<>();

  private EngineRun(String label, Declaration engine) {
    this.label = label;
    this.engine = engine;
    this.standard = Tally.of(engine, Profile.standard());
    this.exact = Tally.of(engine, Profile.exact());
  }

  /**
   * Asks the engine about all vectors that it takes.
   *
   * @param startable what is asked
   * @param vectors files of vectors
   * @throws EngineException if it cannot be started, or not again
   */
  static EngineRun of(StartableEngine startable, List<Path> vectors)
      throws IOException, EngineException {
    try (QueryEngine engine = startable.starter().start()) {
      EngineRun run = new EngineRun(startable.label(), engine.declaration());
      for (Path file : vectors) {
        run.ask(engine, file);
      }
      run.shrink(engine);
      return run;
    }
  }

  private void ask(QueryEngine asked, Path file) throws IOException, EngineException {
    OutcomeComparer standardComparer = OutcomeComparer.of(Profile.standard());
    OutcomeComparer exactComparer = OutcomeComparer.of(Profile.exact());
    try (VectorReader reader = VectorReader.open(file)) {
      for (VectorLine line = reader.nextLine(); line != null; line = reader.nextLine()) {
        TestVector vector = line.vectorWithoutCertificates();
        if (engine.takes(vector.query())) {
          Outcome outcome = asked.ask(vector.query(), vector.id());
          Example example =
              new Example(vector, outcome, standardComparer.compare(vector, engine, outcome));
          watch(example);
          exact.add(new Example(vector, outcome, exactComparer.compare(vector, engine, outcome)));
          add(example);
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
    if (example.comparison().isCharged()) {
      plainest.merge(
          worst(example).fault(),
          example,
          (best, other) -> PLAINEST_FIRST.compare(other, best) < 0 ? other : best);
    }
  }

  private static Mismatch worst(Example example) {
    Mismatch worst = example.comparison().worst();
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

  private void shrink(QueryEngine asked) throws EngineException {
    EngineTester tester = EngineTester.of(asked, Profile.standard());
    for (Map.Entry<Fault, Example> entry : plainest.entrySet()) {
      @Nullable ShrunkExample found =
          FaultShrinker.shrink(entry.getValue(), tester, cost(entry.getKey()), () -> false);
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

  /** What to type after {@code --engine}. */
  String label() {
    return label;
  }

  Declaration engine() {
    return engine;
  }

  /** The comparisons by the standard profile. */
  Tally standard() {
    return standard;
  }

  /** The comparisons by the exact profile. */
  Tally exact() {
    return exact;
  }

  /** What is wrong somewhere in the domain, in order. */
  List<Fault> faults() {
    return new ArrayList<>(standard.total().faults().keySet());
  }

  /** The plainest example of a fault, or {@code null} if something worse is always wrong too. */
  @Nullable Example plainest(Fault fault) {
    return plainest.get(fault);
  }

  /** The same made smaller, or {@code null} if the engine did not fail again. */
  @Nullable ShrunkExample shrunk(Fault fault) {
    return shrunk.get(fault);
  }

  /** The answer to a vector of {@link KnownFailure}, right or wrong; {@code null} if not asked. */
  @Nullable Example watched(String id) {
    return watched.get(id);
  }
}
