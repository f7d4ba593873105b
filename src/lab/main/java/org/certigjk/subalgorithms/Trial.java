package org.certigjk.subalgorithms;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/**
 * A subset of Y that a sub-algorithm looks at: what it computes of it, and what follows. For those
 * who want to see it.
 *
 * <p><b>Guarantee.</b> The quantities are computed by the operations of the sub-algorithm: over an
 * inexact field they are rounded alike.
 *
 * @param members the positions in Y of the points of the subset
 * @param quantities what is computed, in this order
 * @param finding what follows, in words; {0} stands for the point at position 0, and so on
 * @param foot the point of the affine hull of the subset nearest to the origin, where the
 *     sub-algorithm has weights for it; else {@code null}
 * @param <E> the type of the coordinates
 */
public record Trial<E>(
    List<Integer> members, List<Quantity<E>> quantities, String finding, @Nullable Vec<E> foot) {

  /** Copies the lists. */
  public Trial {
    members = List.copyOf(members);
    quantities = List.copyOf(quantities);
  }

  /**
   * A number with a name.
   *
   * @param name as in the text of the sub-algorithm; {0} as in the finding
   * @param value the number
   * @param <E> its type
   */
  public record Quantity<E>(String name, E value) {}

  /** A trial to be told of, or nothing if nobody listens. */
  static final class Told<E> {
    private final @Nullable Consumer<Trial<E>> listener;
    private final List<Quantity<E>> quantities = new ArrayList<>();
    private @Nullable Vec<E> foot;

    Told(@Nullable Consumer<Trial<E>> listener) {
      this.listener = listener;
    }

    /** Adds a quantity. */
    Told<E> with(String name, E value) {
      if (listener != null) {
        quantities.add(new Quantity<>(name, value));
      }
      return this;
    }

    /** Adds a quantity of each of these points. */
    Told<E> with(String name, int[] points, List<E> values) {
      for (int k = 0; listener != null && k < points.length; k++) {
        quantities.add(new Quantity<>(name + "({" + points[k] + "})", values.get(k)));
      }
      return this;
    }

    /** Adds the nearest point of the affine hull, which has these weights. */
    Told<E> at(Vec<E>[] y, int[] members, Vec<E> weights) {
      if (listener != null) {
        foot = weights.combination(ConvexCombination.points(y, members));
      }
      return this;
    }

    /** Tells it. */
    void that(String finding, int... members) {
      if (listener != null) {
        List<Integer> all = IntStream.of(members).boxed().toList();
        listener.accept(new Trial<>(all, quantities, finding, foot));
      }
    }
  }

  /** Returns the points at these positions, in words: "{0}", "{0} and {2}". */
  static String names(int... positions) {
    List<String> names = IntStream.of(positions).mapToObj(i -> "{" + i + "}").toList();
    int last = names.size() - 1;
    return last < 1
        ? String.join("", names)
        : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
  }
}
