package org.certigjk.referee.fuzz;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.certigjk.referee.comparison.Comparison.Deviation;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.FaultKind;
import org.certigjk.vectors.Draw;
import org.certigjk.vectors.Flag;
import org.certigjk.vectors.TestVector;

/**
 * The queries from which a {@link Fuzzer} goes on: an archive of elites (Mouret and Clune 2015).
 *
 * <p><b>Rule.</b> It has cells: one for each dimension, flag, and eight bits of difficulty. A query
 * whose answer is not wrong competes for the cell of its dimension, the first of its flags and its
 * difficulty. The one whose distance is furthest from the exact one, beside the size of its
 * coordinates, holds the cell; in a tie the one that came first. Without a distance all tie.
 *
 * <p>Failures stay outside: what comes from them fails for the same reason.
 */
final class Corpus {

  private static final int BITS = 8;
  private static final int MOST_BITS = 1 << 12;

  private record Cell(int dimension, Flag flag, int bits) {}

  private record Holder(TestVector vector, double error) {}

  private final Map<Cell, Holder> holders = new HashMap<>();
  private final List<Cell> cells = new ArrayList<>();

  /** Lets a query compete whose answer is not wrong. */
  void offer(Example example) {
    TestVector vector = example.vector();
    Deviation deviation = example.comparison().distance();
    double error =
        deviation == null
            ? 0
            : deviation.absolute() / Math.max(FaultKind.size(vector.query()), Double.MIN_NORMAL);
    Cell cell = cell(vector);
    Holder holder = holders.get(cell);
    if (holder == null) {
      cells.add(cell);
    }
    if (holder == null || error > holder.error()) {
      holders.put(cell, new Holder(vector, error));
    }
  }

  private static Cell cell(TestVector vector) {
    Flag flag = vector.flags().stream().min(Comparator.naturalOrder()).orElse(Flag.ORDINARY);
    int bits = Math.min(vector.expected().difficulty().bits(), MOST_BITS);
    return new Cell(vector.query().dimension(), flag, bits / BITS);
  }

  /** Returns the number of cells that have a holder. */
  int size() {
    return cells.size();
  }

  /** Returns the holder of a cell drawn at random; there has to be one. */
  TestVector draw(Draw draw) {
    return Objects.requireNonNull(holders.get(cells.get(draw.below(cells.size())))).vector();
  }
}
