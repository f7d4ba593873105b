package org.certigjk.subalgorithms;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/**
 * A subset of Y that a sub-algorithm looks at: what it computes of it, and what follows. For those
 * who want to see it.
 *
 * <p><b>Guarantee.</b> The quantities are computed by the operations of the sub-algorithm: over an
 * inexact field they are rounded alike.
 *
 * @param field what the quantities are
 * @param members the positions in Y of the points of the subset
 * @param quantities what is computed, in this order
 * @param finding what the sub-algorithm concludes
 * @param named the positions of the points that the finding names: where it goes on
 * @param foot the point of the affine hull of the subset nearest to the origin, where the
 *     sub-algorithm has weights for it; else {@code null}
 * @param <E> the type of the coordinates
 */
public record Trial<E>(
    OrderedField<E> field,
    List<Integer> members,
    List<Quantity<E>> quantities,
    Finding finding,
    List<Integer> named,
    @Nullable Vec<E> foot) {

  /** How the name of a &Delta; begins; {0} follows. */
  static final String DELTA = "Δ(";

  /** Copies the lists. */
  public Trial {
    members = List.copyOf(members);
    quantities = List.copyOf(quantities);
    named = List.copyOf(named);
  }

  /**
   * A number with a name.
   *
   * @param name as in the text of the sub-algorithm; {0} as in the words of the finding
   * @param value the number
   * @param <E> its type
   */
  public record Quantity<E>(String name, E value) {

    /** Returns the j of a &Delta;ⱼ, and −1 for any other quantity. */
    public int deltaOf() {
      return name.startsWith(DELTA)
          ? Integer.parseInt(name.substring(DELTA.length() + 1, name.indexOf('}')))
          : -1;
    }
  }

  /** Returns whether the finding is true of the quantities, as the numbers that they stand for. */
  public boolean holds() {
    return finding.holds(this);
  }

  /** Returns the finding in words; {0} stands for the point at position 0, and so on. */
  public String text() {
    return finding.text(this);
  }

  /** Returns whether no quantity has left the range of the field. */
  public boolean isFinite() {
    return quantities.stream().allMatch(one -> Double.isFinite(field.toDouble(one.value())))
        || field.exact();
  }

  /** Returns the number that a quantity stands for. */
  BigFraction value(int position) {
    return field.toRational(quantities.get(position).value());
  }

  /** Returns the numbers that quantities with a name, of one point each, stand for. */
  Stream<BigFraction> values(String name) {
    return quantities.stream()
        .filter(one -> one.name().startsWith(name + "("))
        .map(one -> field.toRational(one.value()));
  }

  /** Returns the members that are not named. */
  List<Integer> others() {
    return members.stream().filter(i -> !named.contains(i)).toList();
  }

  /** Returns how the &Delta; fail Johnson's test. */
  List<String> faults() {
    List<String> faults = new ArrayList<>();
    for (Quantity<E> one : quantities) {
      int j = one.deltaOf();
      int sign = j < 0 ? 0 : field.signum(one.value());
      boolean isWithin = members.contains(j);
      if (isWithin && sign <= 0) {
        faults.add(one.name() + (sign == 0 ? " = 0" : " < 0") + " within");
      } else if (!isWithin && sign > 0) {
        faults.add(one.name() + " > 0 beyond");
      }
    }
    return faults;
  }

  /** A trial to be told of, or nothing if nobody listens. */
  static final class Told<E> {
    private final OrderedField<E> field;
    private final @Nullable Consumer<Trial<E>> listener;
    private final List<Quantity<E>> quantities = new ArrayList<>();
    private @Nullable Vec<E> foot;

    Told(OrderedField<E> field, @Nullable Consumer<Trial<E>> listener) {
      this.field = field;
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
    void that(Finding finding, int[] named, int... members) {
      if (listener != null) {
        listener.accept(new Trial<>(field, list(members), quantities, finding, list(named), foot));
      }
    }
  }

  static List<Integer> list(int... positions) {
    return IntStream.of(positions).boxed().toList();
  }

  /** Returns the members at those places in their list that are wanted. */
  static List<Integer> positions(List<Integer> members, IntPredicate wanted) {
    return IntStream.range(0, members.size()).filter(wanted).mapToObj(members::get).toList();
  }

  /** Returns the points at these positions, in words: "{0}", "{0} and {2}". */
  static String names(List<Integer> positions) {
    List<String> names = positions.stream().map(i -> "{" + i + "}").toList();
    int last = names.size() - 1;
    return last < 1
        ? String.join("", names)
        : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
  }
}
