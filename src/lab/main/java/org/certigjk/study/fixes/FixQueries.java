package org.certigjk.study.fixes;

import java.util.ArrayList;
import java.util.List;
import org.certigjk.study.robustness.RobustnessPrecision;
import org.certigjk.variants.DistanceVariant;
import org.certigjk.variants.ScaledVariant;
import org.certigjk.vectors.family.Family;

/**
 * A loop with some fixes on random hulls of space, one query after another: what {@code
 * src/bench/run.sh --fixes} times.
 *
 * @param <E> the type of the coordinates
 */
public final class FixQueries<E> {

  /** The best loop where each query scales its bodies; else bodies are scaled beforehand. */
  static final String SCALED_IN_QUERY = FixLoop.best().label() + ", scaled in each query";

  private static final int PAIRS = 100;
  private static final long SEED = 1;

  private final List<FixCase<E>> cases;
  private final DistanceVariant<E> loop;
  private final boolean isScaled;
  private int next;

  private FixQueries(FixLoop loop, boolean inQuery, FixBlock<E> block) {
    DistanceVariant<E> variant = loop.create(block.precision());
    this.cases = block.cases(PAIRS, SEED);
    this.loop = inQuery ? new ScaledVariant<>(variant) : variant;
    this.isScaled = loop.isScaled() && !inQuery;
  }

  /**
   * Returns the names of the loops: no fix, each alone, all, each left out, and the best scaled in
   * each query.
   */
  public static List<String> loops() {
    List<String> loops = new ArrayList<>();
    Fix.subsets(1).forEach(fixes -> loops.add(Fix.label(fixes)));
    loops.add(SCALED_IN_QUERY);
    return loops;
  }

  /**
   * Returns the queries of a loop.
   *
   * @param loop one of {@link #loops}
   * @param precision float or double
   * @param points how many points each body has
   * @throws IllegalArgumentException if there is no such loop or precision
   */
  public static FixQueries<?> of(String loop, String precision, int points) {
    boolean inQuery = loop.equals(SCALED_IN_QUERY);
    FixLoop found =
        inQuery
            ? FixLoop.best()
            : Fix.subsets(1).stream()
                .map(FixLoop.Fixed::of)
                .filter(each -> each.label().equals(loop))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no loop is called " + loop));
    return RobustnessPrecision.ALL.stream()
        .filter(each -> each.label().equals(precision))
        .findFirst()
        .map(each -> of(found, inQuery, each, points))
        .orElseThrow(() -> new IllegalArgumentException("no precision is called " + precision));
  }

  private static <E> FixQueries<E> of(
      FixLoop loop, boolean inQuery, RobustnessPrecision<E> precision, int points) {
    return new FixQueries<>(
        loop, inQuery, new FixBlock<>(precision, Family.RANDOM_HULLS, 3, points));
  }

  /** Returns how many queries there are; the next one after the last is the first. */
  public int size() {
    return cases.size();
  }

  /** Makes the next query, and returns how many support points it took. */
  public int ask() {
    FixCase<E> each = cases.get(next);
    next = next + 1 == cases.size() ? 0 : next + 1;
    return each.run(loop, isScaled).supportCalls();
  }
}
