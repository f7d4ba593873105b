package org.certigjk.referee.fuzz;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.LongPredicate;
import org.certigjk.referee.Domain;
import org.certigjk.referee.EngineException;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.comparison.EngineTester;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.FaultKind;
import org.certigjk.referee.comparison.FaultKind.Units;
import org.certigjk.referee.comparison.Scale;
import org.certigjk.vectors.Drawn;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.family.Family;
import org.certigjk.vectors.family.Mutation;
import org.jspecify.annotations.Nullable;

/**
 * Searches for queries that an engine answers wrongly, and makes what it finds small.
 *
 * <p><b>Algorithm.</b> Every second query is drawn from a random {@link Family}, in floats for an
 * engine of floats and now and then for others, with such poses as the engine takes, of as many
 * points as it declares. What is outside of the {@link Domain} that it declares is drawn again, up
 * to {@value QuerySource#MOST_DRAWS} draws in all. The others are earlier queries after a few
 * random changes that make them harder ({@link Mutation}); {@link Corpus} says which earlier ones.
 * The engine is asked, the truth computed, and the answer compared; of a meeting of bodies that is
 * {@linkplain EngineTester#isPlainlyRight plainly right} the truth is not needed. The first failure
 * of each {@link FaultKind} and dimension is a finding and is made smaller by {@link
 * FaultShrinker}; others are counted. What fails with very large or very small coordinates, and
 * after a multiplication by a power of two with ordinary ones too, is of the kind of the latter.
 * What is wrong outside of the {@link Domain} that the engine declares is counted, and nothing
 * else. Queries of others can be asked before, or instead: {@link #ask}. If B is to be in several
 * places, each query becomes those of a {@link MovingPair}, asked in this order: an answer must not
 * depend on what was asked before.
 *
 * <p><b>Guarantee.</b> The same seed, settings and number of queries give the same findings, if the
 * engine gives the same answer to the same query.
 *
 * <p><b>Limits.</b> To find nothing proves nothing but that: these queries are answered rightly.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * EngineTester tester = EngineTester.of(LocalEngine.of(OwnEngines.certified()), Profile.exact());
 * Fuzzer fuzzer = new Fuzzer(tester, FuzzSettings.of(1));
 * fuzzer.run(queries -> queries < 1000, () -> false, FuzzWatcher.NONE).findings();  // []
 * }</pre>
 */
public final class Fuzzer {

  /** Of so many answers that are plainly right one may enter the corpus. */
  private static final int OFFERED_ONE_IN = 8;

  private final EngineTester tester;
  private final FuzzSettings settings;
  private final Domain domain;
  private final List<Integer> dimensions;
  private final QuerySource source;
  private final FuzzCounts counts;

  /**
   * Makes a fuzzer.
   *
   * @throws IllegalArgumentException if the engine takes none of the dimensions, or no family has
   *     pairs in one of them
   */
  public Fuzzer(EngineTester tester, FuzzSettings settings) {
    this.tester = tester;
    this.settings = settings;
    this.domain = tester.declaration().domain();
    this.counts = new FuzzCounts(domain);
    Set<Integer> taken = tester.declaration().dimensions();
    this.dimensions =
        settings.dimensions().stream()
            .filter(taken::contains)
            .filter(n -> settings.families().stream().anyMatch(f -> f.hasDimension(n)))
            .sorted()
            .toList();
    if (dimensions.isEmpty()) {
      throw new IllegalArgumentException(
          "nothing to ask: %s takes the dimensions %s, and queries are drawn in %s"
              .formatted(
                  tester.declaration().name(),
                  taken.stream().sorted().toList(),
                  settings.dimensions().stream().sorted().toList()));
    }
    this.source = new QuerySource(tester.declaration(), settings, dimensions);
  }

  /** Returns the dimensions of the queries, ascending. */
  public List<Integer> dimensions() {
    return dimensions;
  }

  /**
   * Draws and asks.
   *
   * @param limit whether to go on after so many queries, asked before each
   * @param stopped whether to end as soon as possible, even while a failure is being shrunk
   * @param watcher who is told what is found, at once
   * @throws EngineException if the engine can be asked nothing more
   * @throws IOException what the watcher throws
   */
  public FuzzReport run(LongPredicate limit, BooleanSupplier stopped, FuzzWatcher watcher)
      throws IOException {
    long moved = 0;
    while (settings.places() > 1 && limit.test(moved) && !stopped.getAsBoolean()) {
      moved += askMoving(source.draw(moved), stopped, watcher);
    }
    List<Drawn> batch = new ArrayList<>();
    for (long k = moved; limit.test(k) && !stopped.getAsBoolean(); k++) {
      batch.add(source.draw(k));
      if (batch.size() == tester.batch() || !limit.test(k + 1)) {
        ask(batch, stopped, watcher, /* seeds= */ false);
        batch.clear();
      }
    }
    return counts.report();
  }

  /**
   * Asks these queries, if the engine takes them, in place of drawn ones. From the first of those
   * that it answers rightly {@link #run} then makes every second one that it changes.
   *
   * @return what has been asked and found so far
   */
  public FuzzReport ask(
      Iterator<Drawn> queries, LongPredicate limit, BooleanSupplier stopped, FuzzWatcher watcher)
      throws IOException {
    List<Drawn> batch = new ArrayList<>();
    while (queries.hasNext() && limit.test(counts.asked() + batch.size())) {
      Drawn drawn = queries.next();
      if (tester.declaration().takes(drawn.query())) {
        batch.add(drawn);
      }
      if (batch.size() == tester.batch()) {
        ask(batch, stopped, watcher, /* seeds= */ true);
        batch.clear();
      }
      if (stopped.getAsBoolean()) {
        return counts.report();
      }
    }
    ask(batch, stopped, watcher, /* seeds= */ true);
    return counts.report();
  }

  private void ask(List<Drawn> batch, BooleanSupplier stopped, FuzzWatcher watcher, boolean seeds)
      throws IOException {
    List<Outcome> outcomes = asked(batch);
    for (int k = 0; k < batch.size() && !stopped.getAsBoolean(); k++) {
      judge(batch.get(k), outcomes.get(k), stopped, watcher, seeds);
      watcher.asked(counts.asked(), counts.failed());
    }
  }

  /**
   * Asks about a pair that moves. If the answer in a place is right on the way back, or when asked
   * by itself, and not this time, by so much that the two differ by a tolerance or more, that is
   * what is wrong.
   *
   * @return how many queries it asked, or would have
   */
  private int askMoving(Drawn drawn, BooleanSupplier stopped, FuzzWatcher watcher)
      throws IOException {
    List<Drawn> all = MovingPair.of(drawn, settings.places());
    List<Drawn> way =
        all.stream().filter(place -> tester.declaration().takes(place.query())).toList();
    List<Outcome> outcomes = asked(way);
    List<Example> examples = new ArrayList<>();
    for (int k = 0; k < way.size() && !stopped.getAsBoolean(); k++) {
      examples.add(compared(way.get(k), outcomes.get(k)));
    }
    for (int k = 0; examples.size() == way.size() && k < way.size(); k++) {
      Example example = examples.get(k);
      Example back = examples.get(way.size() - 1 - k);
      if (History.isFarOff(example) && (back.comparison().isRight() || isRightAlone(way.get(k)))) {
        disagree(example.contradicted(), examples.subList(0, k), stopped, watcher);
      } else {
        judge(example, stopped, watcher, /* seed= */ false);
      }
      watcher.asked(counts.asked(), counts.failed());
    }
    return all.size();
  }

  private boolean isRightAlone(Drawn drawn) throws EngineException {
    return compared(drawn, tester.ask(drawn.id(), drawn.query())).comparison().isRight();
  }

  private void disagree(
      Example example, List<Example> before, BooleanSupplier stopped, FuzzWatcher watcher)
      throws IOException {
    FaultKind kind = Objects.requireNonNull(FaultKind.of(example));
    int n = example.vector().query().dimension();
    counts.count(example, kind);
    watcher.wrong(example);
    if (example.comparison().isCharged() && !isDone(kind, n)) {
      List<TestVector> all = before.stream().map(Example::vector).toList();
      watcher.found(new Finding(kind, n, example, null, all));
      Finding finding = History.shortest(kind, example, all, tester, stopped);
      counts.add(finding);
      watcher.shrunk(finding);
    }
  }

  private List<Outcome> asked(List<Drawn> batch) throws EngineException {
    return tester.ask(
        batch.stream().map(Drawn::id).toList(), batch.stream().map(Drawn::query).toList());
  }

  private Example compared(Drawn drawn, Outcome outcome) {
    return tester.compared(drawn.id(), drawn.comment(), drawn.flags(), drawn.query(), outcome);
  }

  /** The truth of an answer that is plainly right is computed now and then, for the corpus. */
  private void judge(
      Drawn drawn, Outcome outcome, BooleanSupplier stopped, FuzzWatcher watcher, boolean seed)
      throws IOException {
    boolean offered = seed || counts.asked() % OFFERED_ONE_IN == 0;
    if (!offered && tester.isPlainlyRight(drawn.query(), outcome)) {
      counts.count(drawn.query());
      return;
    }
    judge(compared(drawn, outcome), stopped, watcher, seed);
  }

  private void judge(Example example, BooleanSupplier stopped, FuzzWatcher watcher, boolean seed)
      throws IOException {
    FaultKind kind = FaultKind.of(example);
    if (kind != null) {
      watcher.wrong(example);
    }
    if (example.comparison().isCharged() && kind != null) {
      Example ordinary = inOrdinaryUnits(kind, example);
      FaultKind counted = ordinary == null ? kind : kind.in(Units.ORDINARY);
      counts.count(example, counted);
      fail(counted, ordinary == null ? example : ordinary, stopped, watcher);
      return;
    }
    counts.count(example, kind);
    if (kind == null && example.outcome() instanceof Outcome.Answer) {
      source.keep(example, seed);
    }
  }

  /**
   * Returns the same failure in ordinary units: a kind in others is one of its own only if the
   * units matter. It is {@code null} if they do, or if that is not to be found out.
   */
  private @Nullable Example inOrdinaryUnits(FaultKind kind, Example example) throws IOException {
    TestVector vector = example.vector();
    if (kind.units() == Units.ORDINARY || isDone(kind, vector.query().dimension())) {
      return null;
    }
    Query query = Scale.inOrdinaryUnits(vector.query());
    if (query == null || !tester.declaration().takes(query) || !domain.contains(query)) {
      return null;
    }
    String id = vector.id() + "/scaled";
    Example scaled = tester.test(id, "scaled from " + vector.id(), vector.flags(), query);
    return kind.in(Units.ORDINARY).equals(FaultKind.of(scaled)) ? scaled : null;
  }

  private boolean isDone(FaultKind kind, int dimension) {
    return counts.isKnown(kind, dimension)
        || counts.isHalf(kind, settings.findings())
        || counts.findings() >= settings.findings();
  }

  private void fail(FaultKind kind, Example example, BooleanSupplier stopped, FuzzWatcher watcher)
      throws IOException {
    TestVector vector = example.vector();
    Query query = vector.query();
    if (isDone(kind, query.dimension())) {
      return;
    }
    boolean again = tester.shown(kind, query, tester.ask(vector.id(), query)) != null;
    if (stopped.getAsBoolean()) {
      return; // who stops this program with Ctrl-C stops the engine with it: that is no crash
    }
    if (!again && counts.hasUnsteady(kind)) {
      return;
    }
    Finding finding = new Finding(kind, query.dimension(), example, null);
    watcher.found(finding);
    if (again) {
      finding = new Finding(kind, query.dimension(), example, shrunk(example, stopped));
    }
    counts.add(finding);
    watcher.shrunk(finding);
  }

  private @Nullable ShrunkExample shrunk(Example example, BooleanSupplier stopped)
      throws EngineException {
    return FaultShrinker.shrink(example, tester, settings.shrinking(), stopped);
  }
}
