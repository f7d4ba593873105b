package org.certigjk.referee.fuzz;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.LongPredicate;
import java.util.stream.Collectors;
import org.certigjk.referee.Engine;
import org.certigjk.referee.EngineException;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.comparison.EngineTester;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.FaultKind;
import org.certigjk.vectors.Draw;
import org.certigjk.vectors.Drawn;
import org.certigjk.vectors.Flag;
import org.certigjk.vectors.NumberFormat;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.family.Family;
import org.certigjk.vectors.family.FamilyPart;
import org.certigjk.vectors.family.Mutation;
import org.jspecify.annotations.Nullable;

/**
 * Searches for queries that an engine answers wrongly, and makes what it finds small.
 *
 * <p><b>Algorithm.</b> Every second query is drawn from a random {@link Family}, in floats for an
 * engine of floats and now and then for others, with poses if the engine takes them. The others are
 * earlier queries after a few random changes that make them harder ({@link Mutation}); {@link
 * Corpus} says which earlier ones. The truth of each is computed, the engine asked, the answer
 * compared. The first failure of each {@link FaultKind} and dimension is a finding and is made
 * smaller by {@link FaultShrinker}; others are counted. What is wrong outside of the {@link
 * org.certigjk.referee.Domain} that the engine declares is counted, and nothing else.
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

  /** Of so many sizes one is large. */
  private static final int LARGE_ONE_IN = 4;

  private static final int LARGEST_SMALL = 12;
  private static final int LARGEST = 40;
  private static final int FAMILY_SEEDS = 1_000_000_000;

  private final EngineTester tester;
  private final FuzzSettings settings;
  private final List<Integer> dimensions;
  private final Corpus corpus = new Corpus();
  private final FuzzCounts counts = new FuzzCounts();

  /**
   * Makes a fuzzer.
   *
   * @throws IllegalArgumentException if the engine takes none of the dimensions, or no family has
   *     pairs in one of them
   */
  public Fuzzer(EngineTester tester, FuzzSettings settings) {
    this.tester = tester;
    this.settings = settings;
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
    for (long k = 0; limit.test(k) && !stopped.getAsBoolean(); k++) {
      Drawn drawn = draw(k);
      Example example = tester.test(drawn.id(), drawn.comment(), drawn.flags(), drawn.query());
      if (stopped.getAsBoolean()) {
        break;
      }
      FaultKind kind = FaultKind.of(example);
      counts.count(example, kind);
      if (example.comparison().isCharged() && kind != null) {
        fail(kind, example, stopped, watcher);
      } else if (kind == null && example.outcome() instanceof Outcome.Answer) {
        corpus.offer(example);
      }
      watcher.asked(k + 1, counts.failed());
    }
    return counts.report();
  }

  private void fail(FaultKind kind, Example example, BooleanSupplier stopped, FuzzWatcher watcher)
      throws IOException {
    TestVector vector = example.vector();
    Query query = vector.query();
    if (counts.isKnown(kind, query.dimension()) || counts.findings() >= settings.findings()) {
      return;
    }
    boolean again = tester.shows(kind, query, tester.ask(vector.id(), query));
    if (stopped.getAsBoolean()) {
      return; // who stops this program with Ctrl-C stops the engine with it: that is no crash
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

  /** The query number k. */
  private Drawn draw(long k) {
    Draw draw = new Draw(Draw.mix(Draw.mix(settings.seed()) + k));
    if (corpus.size() > 0 && draw.coin()) {
      Drawn changed = changed(draw, k);
      if (tester.declaration().takes(changed.query())) {
        return changed;
      }
    }
    return fresh(draw);
  }

  private Drawn changed(Draw draw, long k) {
    TestVector vector = corpus.draw(draw);
    TestVector other = corpus.draw(draw);
    boolean mixable = other.query().dimension() == vector.query().dimension();
    Query query = vector.query();
    NumberFormat format = query.single() ? format(draw) : NumberFormat.DOUBLE;
    return new Drawn(
        "fuzz/%s/%s".formatted(settings.seed(), k),
        "fuzz",
        "changed from " + vector.id(),
        withoutOrdinary(vector.flags()),
        Mutation.of(query, mixable ? other.query() : query, draw, format),
        null);
  }

  /** A changed query may be ordinary no more. */
  private static Set<Flag> withoutOrdinary(Set<Flag> flags) {
    return flags.stream().filter(flag -> flag != Flag.ORDINARY).collect(Collectors.toSet());
  }

  private Drawn fresh(Draw draw) {
    int n = dimensions.get(draw.below(dimensions.size()));
    List<Family> families =
        settings.families().stream().filter(family -> family.hasDimension(n)).toList();
    Family family = families.get(draw.below(families.size()));
    int size =
        draw.below(LARGE_ONE_IN) == 0
            ? draw.between(LARGEST_SMALL, LARGEST)
            : draw.between(1, LARGEST_SMALL);
    FamilyPart part = FamilyPart.of(family, n, size, draw.below(FAMILY_SEEDS), 1);
    if (format(draw) == NumberFormat.SINGLE) {
      part = part.single();
    }
    if (tester.declaration().poses() && family.hasPoses() && draw.below(4) == 0) {
      part = part.withPoses();
    }
    return part.at(0);
  }

  /** Floats for an engine of floats, and now and then for others. */
  private NumberFormat format(Draw draw) {
    boolean single = tester.declaration().precision() == Engine.Precision.SINGLE;
    return draw.below(4) == 0 || single ? NumberFormat.SINGLE : NumberFormat.DOUBLE;
  }
}
