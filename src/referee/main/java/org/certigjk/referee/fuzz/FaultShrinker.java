package org.certigjk.referee.fuzz;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Predicate;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.geometry.Polytope;
import org.certigjk.referee.Domain;
import org.certigjk.referee.Engine;
import org.certigjk.referee.EngineException;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.comparison.EngineTester;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.FaultKind;
import org.certigjk.referee.comparison.Mismatch;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.Shrinker;
import org.certigjk.vectors.Shrunk;
import org.certigjk.vectors.TestVector;
import org.jspecify.annotations.Nullable;

/**
 * Makes a failure of an engine smaller, by asking the engine again and again: fewer points, smaller
 * integers, fewer bits, no poses.
 *
 * <p><b>Algorithm.</b> A query with poses is first tried without them, with the points as they are
 * and with their images rounded. Then copies of repeated points are left out, all at once if that
 * still fails, and {@link Shrinker} works on the points, and on the numbers of the poses if they
 * are still there, in turn, until neither gets smaller.
 *
 * <p><b>Guarantee.</b> What is returned fails in the same {@link FaultKind} as what was given: the
 * worst thing that is wrong with it is the same, in the same direction; and once the error is twice
 * the tolerance or more it remains so, so that the result is not at the edge of the contract. Every
 * query is one that the engine takes: for an engine of floats, one of floats. If what was given is
 * in the {@link Domain} that its documentation states, so is what is returned. A deterministic
 * engine gives the same result each time, unless {@code stopped} ends the search.
 *
 * <p><b>Limits.</b> An answer costs 1, a crash {@value #CRASH}, and what has to be waited for, such
 * as a hang, {@value #WAIT}; when the sum reaches the limit the search ends with what it has.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} if nothing is wrong with the example.
 */
public final class FaultShrinker {

  /** A limit that lets most failures become minimal. */
  public static final int DEFAULT_LIMIT = 3000;

  /** So many tolerances are not at the edge of the contract. */
  static final int PLAIN = 2;

  private static final int CRASH = 5;
  private static final int WAIT = 80;

  private final EngineTester tester;
  private final FaultKind kind;
  private final String id;
  private final int limit;
  private final BooleanSupplier stopped;
  private final Domain domain;
  private Query best;
  private boolean isPlain;
  private int calls;
  private int cost;

  private FaultShrinker(
      Example example, FaultKind kind, EngineTester tester, int limit, BooleanSupplier stopped) {
    this.best = example.vector().query();
    this.id = example.vector().id() + "/shrunk";
    this.kind = kind;
    this.tester = tester;
    this.limit = limit;
    this.stopped = stopped;
    Domain stated = tester.declaration().domain();
    this.domain = stated.contains(best) ? stated : Domain.ALL;
  }

  /**
   * Returns the smallest failure found from this one, or {@code null} if the engine, asked again,
   * does not fail again: its answers depend on something else than the query.
   *
   * @param example a failure
   * @param tester who asks the engine
   * @param limit what it may cost
   * @param stopped whether to end early
   * @throws EngineException if the engine can be asked nothing more
   */
  public static @Nullable ShrunkExample shrink(
      Example example, EngineTester tester, int limit, BooleanSupplier stopped)
      throws EngineException {
    FaultKind kind = FaultKind.of(example);
    if (kind == null) {
      throw new IllegalArgumentException("nothing is wrong with " + example.vector().id());
    }
    FaultShrinker shrinker = new FaultShrinker(example, kind, tester, limit, stopped);
    try {
      return shrinker.run(example.vector());
    } catch (Unanswered e) {
      throw e.reason;
    }
  }

  /** Carries an exception through a predicate. */
  private static final class Unanswered extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient EngineException reason;

    Unanswered(EngineException reason) {
      super(reason);
      this.reason = reason;
    }
  }

  private @Nullable ShrunkExample run(TestVector vector) throws EngineException {
    if (!fails(best)) {
      return null;
    }
    boolean minimal = false;
    leaveOutPoses();
    Query before;
    do {
      before = best;
      leaveOutRepeated();
      minimal = shrinkPoints() && shrinkPoses();
    } while (!best.equals(before) && !exhausted());
    String comment = "shrunk from " + vector.id();
    calls++;
    Example example = tester.test(id, comment, vector.flags(), best);
    return kind.equals(FaultKind.of(example))
        ? new ShrunkExample(example, calls, minimal && !exhausted())
        : null;
  }

  private boolean exhausted() {
    return cost >= limit || stopped.getAsBoolean();
  }

  /** Returns whether the engine takes it, and it is in the range that must not be left. */
  private boolean isAllowed(Query query) {
    return tester.declaration().takes(query) && kind.hasUnitsOf(query) && domain.contains(query);
  }

  /** Asks the engine, if it may be asked still. */
  private boolean fails(Query query) {
    if (exhausted() || !isAllowed(query)) {
      return false;
    }
    calls++;
    try {
      Outcome outcome = tester.ask(id, query);
      cost += cost(outcome);
      Mismatch mismatch = tester.shown(kind, query, outcome);
      boolean plain = mismatch != null && mismatch.severity() >= PLAIN;
      isPlain |= plain;
      return plain || (mismatch != null && !isPlain);
    } catch (EngineException e) {
      throw new Unanswered(e);
    }
  }

  private static int cost(Outcome outcome) {
    if (!(outcome instanceof Outcome.Failure failure)) {
      return 1;
    }
    return switch (failure.kind()) {
      case HANG, SILENCE, LATE, FLOOD -> WAIT;
      case CRASH, GARBAGE -> CRASH;
      case NO_ANSWER, NOT_A_NUMBER -> 1;
    };
  }

  private void leaveOutPoses() {
    Poses poses = best.poses();
    if (poses == null) {
      return;
    }
    Query unposed = Query.of(best.pair());
    if (fails(unposed)) {
      best = unposed;
      return;
    }
    Query images = images(poses);
    if (images != null && fails(images)) {
      best = images;
    }
  }

  /**
   * Leaves out all copies of points at once, of both bodies, of one: what fails only in balance has
   * no single point that can be spared.
   */
  private void leaveOutRepeated() {
    spare(distinct(best.pair().a()), distinct(best.pair().b()));
    spare(distinct(best.pair().a()), best.pair().b());
    spare(best.pair().a(), distinct(best.pair().b()));
  }

  private void spare(double[][] a, double[][] b) {
    Query fewer = new Query(PointPair.of(a, b), best.poses());
    if (fewer.pair().size() < best.pair().size() && fails(fewer)) {
      best = fewer;
    }
  }

  private static double[][] distinct(double[][] rows) {
    return Arrays.stream(rows)
        .map(row -> Arrays.stream(row).boxed().toList())
        .distinct()
        .map(row -> row.stream().mapToDouble(x -> x).toArray())
        .toArray(double[][]::new);
  }

  private @Nullable Query images(Poses poses) {
    boolean single = tester.declaration().precision() == Engine.Precision.SINGLE;
    double[][] a = rounded(poses.a().image(best.pair().a()), single);
    double[][] b = rounded(poses.b().image(best.pair().b()), single);
    try {
      return Query.of(PointPair.of(a, b));
    } catch (IllegalArgumentException outOfRange) {
      return null;
    }
  }

  private static double[][] rounded(Polytope<BigFraction> points, boolean single) {
    double[][] rows = new double[points.size()][points.dimension()];
    for (int k = 0; k < rows.length; k++) {
      for (int c = 0; c < rows[k].length; c++) {
        BigFraction x = points.get(k).get(c);
        rows[k][c] = single ? Conversions.toFloat(x) : Conversions.toDouble(x);
      }
    }
    return rows;
  }

  /** Returns whether no step makes the points smaller. */
  private boolean shrinkPoints() {
    Poses poses = best.poses();
    return shrink(best.pair(), pair -> true, pair -> new Query(pair, poses));
  }

  /**
   * The rows of two matrices are shrunk as points are, except that none is left out; so are the
   * seven numbers of a quaternion and its translation, as one point, except that no quaternion
   * becomes 0.
   */
  private boolean shrinkPoses() {
    Poses poses = best.poses();
    if (poses == null) {
      return true;
    }
    PointPair points = best.pair();
    if (poses.form() == Pose.Form.QUATERNION) {
      return shrink(
          PointPair.of(numbers(poses.a()), numbers(poses.b())),
          numbers -> isRotation(numbers.a()[0]) && isRotation(numbers.b()[0]),
          numbers -> new Query(points, new Poses(pose(numbers.a()[0]), pose(numbers.b()[0]))));
    }
    int n = best.dimension();
    return shrink(
        PointPair.of(poses.a().rows(), poses.b().rows()),
        rows -> rows.sizeA() == n && rows.sizeB() == n,
        rows -> new Query(points, new Poses(Pose.of(rows.a()), Pose.of(rows.b()))));
  }

  private static double[][] numbers(Pose pose) {
    return new double[][] {Arrays.stream(pose.rows()).flatMapToDouble(Arrays::stream).toArray()};
  }

  private static boolean isRotation(double[] numbers) {
    return Arrays.stream(numbers).limit(4).anyMatch(component -> component != 0);
  }

  private static Pose pose(double[] numbers) {
    return Pose.of(new double[][] {Arrays.copyOf(numbers, 4), Arrays.copyOfRange(numbers, 4, 7)});
  }

  /**
   * Shrinks rows.
   *
   * @param making makes the query from its points, or from the rows of its poses
   */
  private boolean shrink(
      PointPair rows, Predicate<PointPair> allowed, Function<PointPair, Query> making) {
    if (exhausted()) {
      return false;
    }
    Query known = best;
    Shrunk shrunk =
        Shrinker.shrink(
            rows,
            Integer.MAX_VALUE,
            candidate ->
                allowed.test(candidate) && !exhausted() && isAllowed(making.apply(candidate)),
            candidate -> {
              Query query = making.apply(candidate);
              return query.equals(known) || fails(query);
            });
    best = making.apply(shrunk.pair());
    return shrunk.minimal();
  }
}
