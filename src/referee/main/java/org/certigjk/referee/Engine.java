package org.certigjk.referee;

import java.util.List;
import java.util.Set;
import org.certigjk.vectors.Pose;

/**
 * An implementation of the distance between convex polytopes, to be timed and judged: this
 * library's own, or a driver for somebody else's.
 *
 * <p>A body is prepared once, in the form that the implementation wants, and then asked about many
 * times; preparing is not part of a query. An engine keeps its scratch memory between queries, so
 * it is for one thread.
 *
 * <p>Drivers are found by {@link java.util.ServiceLoader}: a jar names its drivers, which have
 * constructors without parameters, in {@code META-INF/services/org.certigjk.referee.Engine}.
 *
 * <p><b>Errors.</b> A body that the implementation has no shape for is a {@link DeclinedException};
 * a query that it does not answer, an exception of any other kind; a wrong answer is the answer.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Engine<Placed> engine = OwnEngines.certified();
 * Placed a = engine.body(new double[][] {{0, 0}, {4, 0}, {0, 3}});
 * Placed b = engine.body(new double[][] {{4, 3}, {6, 3}, {5, 6}});
 * engine.distance(a, b);  // 2.4
 * }</pre>
 *
 * @param <B> a body, prepared
 */
public interface Engine<B> {

  /** What an implementation computes with; answers are rounded to it. */
  enum Precision {
    /** The type {@code float}; bodies are given with coordinates that are floats. */
    SINGLE,
    /** The type {@code double}. */
    DOUBLE
  }

  /** What an implementation can answer; nothing else is asked. */
  enum Answers {
    /** Whether the bodies meet. */
    VERDICT,
    /** The distance, 0 if they meet. */
    DISTANCE,
    /** Closest points, of bodies that are separated. */
    POINTS,
    /** The penetration depth, of bodies that meet. */
    DEPTH,
    /** The normal, from B to A: of several, any. */
    NORMAL,
    /** Contact points, of bodies that overlap: apart by the depth, along the normal. */
    CONTACTS,
    /** The time of impact, of a body A that moves as {@link QueryMotion} says. */
    TOI
  }

  /** Returns the name, one word. */
  String name();

  /** Returns the version of the implementation. */
  String version();

  /** Says whether it takes bodies of Rⁿ. */
  boolean takes(int dimension);

  /** Returns the precision of its numbers. */
  Precision precision();

  /** Returns what it answers. */
  Set<Answers> answers();

  /**
   * Returns by which calls it answers. Unless overridden, that is one call, {@link #answer(Object,
   * Object)}.
   */
  default List<Call> calls() {
    return List.of(Call.only(answers()));
  }

  /** Returns by how much it enlarges each body, see {@link Declaration}. */
  default Margins margins() {
    return Margins.NONE;
  }

  /** Returns for which bodies it is made, by its documentation. */
  default Domain domain() {
    return Domain.ALL;
  }

  /** Returns where its documentation says what it promises, as in {@link Declaration}. */
  default String documentation() {
    return "";
  }

  /** Returns the hull of the points, prepared. The points are not changed. */
  B body(double[][] points);

  /** Returns the distance between two bodies, 0 if they meet; only of one that answers it. */
  double distance(B a, B b);

  /** Returns with which settings, one word. */
  default String settings() {
    return "default";
  }

  /**
   * Returns a new engine with the most accurate settings that the implementation allows, or this
   * one if it has none.
   */
  default Engine<B> tightest() {
    return this;
  }

  /** Returns by which numbers poses may be given; none unless it takes bodies with poses. */
  default Set<Pose.Form> poses() {
    return Set.of();
  }

  /** Returns the hull of the points, posed, prepared; only of one that takes such poses. */
  default B body(double[][] points, Pose pose) {
    throw new DeclinedException("it takes no poses");
  }

  /**
   * Returns all that it answers of two bodies at rest. Unless overridden, that is the distance, and
   * that the bodies meet if it is 0, as far as it answers them. A value that is not there is {@code
   * null}; no exception is needed for NaN.
   */
  default Outcome.Answer answer(B a, B b) {
    boolean measures = answers().contains(Answers.DISTANCE);
    if (!measures && !answers().contains(Answers.VERDICT)) {
      return new Outcome.Answer(null, null, null, null);
    }
    double distance = distance(a, b);
    Outcome.Meeting verdict = distance == 0 ? Outcome.Meeting.MEETING : Outcome.Meeting.SEPARATED;
    return new Outcome.Answer(
        answers().contains(Answers.VERDICT) ? verdict : null,
        measures ? Double.valueOf(distance) : null,
        null,
        null);
  }

  /**
   * Returns when A, moving by r in the time from 0 to 1, first meets B, infinite if never; only of
   * one that answers it.
   *
   * @param r n coordinates, see {@link QueryMotion}
   */
  default double toi(B a, B b, double... r) {
    throw new UnsupportedOperationException("no time of impact");
  }

  /**
   * Returns the same by one of its calls; an exception is what came of this call.
   *
   * @param call the name of one of {@link #calls()} that answers it
   */
  default double toi(String call, B a, B b, double... r) {
    return toi(a, b, r);
  }

  /**
   * Returns what one of its calls answers; an exception is what came of this call alone.
   *
   * @param call the name of one of {@link #calls()}
   */
  default Outcome.Answer answer(String call, B a, B b) {
    return answer(a, b);
  }
}
