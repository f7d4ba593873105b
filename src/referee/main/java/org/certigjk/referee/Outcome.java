package org.certigjk.referee;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import org.jspecify.annotations.Nullable;

/** What came of one query to an engine. */
public sealed interface Outcome {

  /** What an engine says of two bodies. It need not tell touching from overlapping. */
  enum Meeting {
    /** They have no point in common. */
    SEPARATED,
    /** They have a point in common, but overlap nowhere. */
    TOUCHING,
    /** They overlap. */
    OVERLAPPING,
    /** They touch or overlap. */
    MEETING,
    /** They are separated or touch. */
    NOT_OVERLAPPING
  }

  /**
   * An answer; what is {@code null} was not answered.
   *
   * @param verdict whether they meet
   * @param distance the distance
   * @param points closest points
   * @param depth the penetration depth
   * @param normal the normal from B to A, of any length
   * @param contacts contact points, a deepest point of A in B and one of B in A
   * @param toi the time of impact; above 1 if they do not meet from the time 0 to 1
   */
  record Answer(
      @Nullable Meeting verdict,
      @Nullable Double distance,
      @Nullable Points points,
      @Nullable Double depth,
      @Nullable List<Double> normal,
      @Nullable Points contacts,
      @Nullable Double toi)
      implements Outcome {

    /** Copies the normal. */
    public Answer {
      normal = normal == null ? null : List.copyOf(normal);
    }

    /** Makes an answer without normal, contact points and time of impact. */
    public Answer(
        @Nullable Meeting verdict,
        @Nullable Double distance,
        @Nullable Points points,
        @Nullable Double depth) {
      this(verdict, distance, points, depth, null, null, null);
    }

    /** Returns the same with this normal. */
    public Answer withNormal(double... n) {
      List<Double> coordinates = Arrays.stream(n).boxed().toList();
      return new Answer(verdict, distance, points, depth, coordinates, contacts, toi);
    }

    /** Returns the same with these contact points. */
    public Answer withContacts(Points pair) {
      return new Answer(verdict, distance, points, depth, normal, pair, toi);
    }

    /** Returns the same with this time of impact. */
    public Answer withToi(double time) {
      return new Answer(verdict, distance, points, depth, normal, contacts, time);
    }

    /** Returns whether one of its numbers is NaN. */
    public boolean hasNaN() {
      return isNaN(distance)
          || isNaN(depth)
          || (points != null && points.hasNaN())
          || (normal != null && normal.stream().anyMatch(x -> Double.isNaN(x)))
          || (contacts != null && contacts.hasNaN())
          || isNaN(toi);
    }

    /** Returns whether it says that the bodies have a point in common. */
    public boolean saysMeeting() {
      return verdict == Meeting.TOUCHING
          || verdict == Meeting.OVERLAPPING
          || verdict == Meeting.MEETING;
    }

    private static boolean isNaN(@Nullable Double value) {
      return value != null && Double.isNaN(value);
    }
  }

  /**
   * What came of each call of an engine that has several.
   *
   * @param byName an answer or a failure for each {@link Call}, by its name
   */
  record Calls(Map<String, Outcome> byName) implements Outcome {

    /** Copies the map, in its order. */
    public Calls {
      byName = Collections.unmodifiableMap(new LinkedHashMap<>(byName));
    }
  }

  /**
   * The engine says that it does not take this input, such as a body of one point. That is no
   * fault.
   *
   * @param reason why, in its words
   */
  record Declined(String reason) implements Outcome {

    /** Makes the words fit to be shown: one line of bounded length. */
    public Declined {
      reason = Words.sentence(reason);
    }
  }

  /**
   * No answer that can be judged.
   *
   * @param kind what happened
   * @param detail what was seen, in one line
   */
  record Failure(Kind kind, String detail) implements Outcome {

    /** Makes the words fit to be shown: one line of bounded length. */
    public Failure {
      detail = Words.sentence(detail);
    }
  }

  /** How an engine fails to answer. */
  enum Kind {
    /** It says that it has no answer. */
    NO_ANSWER,
    /** Its process ended, or closed its output. */
    CRASH,
    /** It did not answer in time, nor anything after it. */
    HANG,
    /** It left out the answer, but answers again. */
    SILENCE,
    /** It answered, but after the time limit. */
    LATE,
    /** Its answer is not of the form agreed upon, or not to this query. */
    GARBAGE,
    /** A number of its answer is NaN. */
    NOT_A_NUMBER,
    /** It writes without end. */
    FLOOD
  }

  /** Claimed points p of A and q of B: closest points, or contact points. */
  final class Points {
    private final double[] a;
    private final double[] b;

    private Points(double[] a, double[] b) {
      this.a = a.clone();
      this.b = b.clone();
    }

    /** Returns these points. */
    public static Points of(double[] a, double[] b) {
      return new Points(a, b);
    }

    boolean hasNaN() {
      return DoubleStream.concat(Arrays.stream(a), Arrays.stream(b)).anyMatch(Double::isNaN);
    }

    /** Returns p. */
    public double[] a() {
      return a.clone();
    }

    /** Returns q. */
    public double[] b() {
      return b.clone();
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Points that && Arrays.equals(a, that.a) && Arrays.equals(b, that.b);
    }

    @Override
    public int hashCode() {
      return 31 * Arrays.hashCode(a) + Arrays.hashCode(b);
    }

    @Override
    public String toString() {
      return Arrays.toString(a) + " and " + Arrays.toString(b);
    }
  }
}
