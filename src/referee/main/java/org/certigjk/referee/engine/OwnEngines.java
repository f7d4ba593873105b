package org.certigjk.referee.engine;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.fast.DistanceWorkspace;
import org.certigjk.fast.DoublePolytope;
import org.certigjk.field.Conversions;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.gjk.ClosestPoints;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.penetration.Penetrating;
import org.certigjk.penetration.Penetration;
import org.certigjk.referee.DeclinedException;
import org.certigjk.referee.Engine;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.referee.Outcome.Points;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.truth.Truth;
import org.jspecify.annotations.Nullable;

/** The implementations of this library, as engines. */
public final class OwnEngines {

  /** Which dimensions the algorithm over a field takes. */
  private static final int LARGEST_DIMENSION = 15;

  private static final int LARGEST_OF_HULLS = 3;

  private OwnEngines() {}

  /** Returns new engines: kernel, certified, both with hulls, and generic. */
  public static List<Engine<?>> all() {
    return List.of(kernel(), kernelOnHulls(), certified(), certifiedOnHulls(), generic());
  }

  /** The search in doubles, {@link DistanceWorkspace#kernelDistance}, over all points. */
  public static Engine<DoublePolytope> kernel() {
    return new Kernel("kernel", LARGEST_DIMENSION, DoublePolytope::of);
  }

  /** The search in doubles on hulls with their vertex adjacency. */
  public static Engine<DoublePolytope> kernelOnHulls() {
    return new Kernel("kernel+hull", LARGEST_OF_HULLS, OwnEngines::hull);
  }

  /**
   * The certified query, {@link DistanceWorkspace#distance}, over all points. It takes poses in the
   * plane and in space, both bodies with one or neither.
   */
  public static Engine<Placed> certified() {
    return new Certified("certified", LARGEST_DIMENSION, DoublePolytope::of);
  }

  /** The certified query on hulls with their vertex adjacency. */
  public static Engine<Placed> certifiedOnHulls() {
    return new Certified("certified+hull", LARGEST_OF_HULLS, OwnEngines::hull);
  }

  /** {@link Gjk} over the rationals, its squared distance rounded. */
  public static Engine<Polytope<BigFraction>> generic() {
    return new Generic();
  }

  private static DoublePolytope hull(double[][] points) {
    return DoublePolytope.of(points).withHull();
  }

  private abstract static class Own<B> implements Engine<B> {
    private final String name;
    private final int largestDimension;

    Own(String name, int largestDimension) {
      this.name = name;
      this.largestDimension = largestDimension;
    }

    @Override
    public String name() {
      return name;
    }

    @Override
    public String version() {
      String version = OwnEngines.class.getPackage().getImplementationVersion();
      return version == null ? "unpackaged" : version;
    }

    @Override
    public boolean takes(int dimension) {
      return dimension <= largestDimension;
    }

    @Override
    public Precision precision() {
      return Precision.DOUBLE;
    }

    @Override
    public Set<Answers> answers() {
      return Set.of(Answers.VERDICT, Answers.DISTANCE);
    }
  }

  private static final class Kernel extends Own<DoublePolytope> {
    private final DistanceWorkspace workspace = new DistanceWorkspace();
    private final Function<double[][], DoublePolytope> preparation;

    Kernel(String name, int largestDimension, Function<double[][], DoublePolytope> preparation) {
      super(name, largestDimension);
      this.preparation = preparation;
    }

    @Override
    public DoublePolytope body(double[][] points) {
      return preparation.apply(points);
    }

    @Override
    public double distance(DoublePolytope a, DoublePolytope b) {
      return workspace.kernelDistance(a, b);
    }
  }

  /**
   * A body of the certified query.
   *
   * @param polytope the hull of its points
   * @param pose where it is, or {@code null} if it is where its points are
   * @param exact where its points are, exactly
   */
  public record Placed(
      DoublePolytope polytope,
      org.certigjk.fast.@Nullable Pose pose,
      Supplier<Polytope<BigFraction>> exact) {}

  private static final class Certified extends Own<Placed> {
    private final DistanceWorkspace workspace = new DistanceWorkspace();
    private final Function<double[][], DoublePolytope> preparation;

    Certified(String name, int largestDimension, Function<double[][], DoublePolytope> preparation) {
      super(name, largestDimension);
      this.preparation = preparation;
    }

    @Override
    public Placed body(double[][] points) {
      DoublePolytope polytope = preparation.apply(points);
      return new Placed(polytope, null, polytope::toRational);
    }

    @Override
    public Set<Pose.Form> poses() {
      return EnumSet.allOf(Pose.Form.class);
    }

    @Override
    public Placed body(double[][] points, Pose pose) {
      if (pose.dimension() != 2 && pose.dimension() != 3) {
        throw new DeclinedException("it takes poses of the plane and of space only");
      }
      return new Placed(preparation.apply(points), placed(pose), () -> pose.image(points));
    }

    private static org.certigjk.fast.Pose placed(Pose pose) {
      double[][] rows = pose.rows();
      return pose.form() == Pose.Form.QUATERNION
          ? org.certigjk.fast.Pose.ofQuaternion(rows[0], rows[1])
          : org.certigjk.fast.Pose.of(
              Arrays.stream(rows).flatMapToDouble(Arrays::stream).toArray());
    }

    @Override
    public double distance(Placed a, Placed b) {
      return a.pose == null || b.pose == null
          ? workspace.distance(a.polytope, b.polytope)
          : workspace.distance(a.polytope, a.pose, b.polytope, b.pose);
    }

    @Override
    public Set<Answers> answers() {
      return EnumSet.allOf(Answers.class);
    }

    @Override
    public Answer answer(Placed a, Placed b) {
      double distance = distance(a, b);
      return all(workspace.result(), distance, a.exact, b.exact);
    }
  }

  /** Everything there is to say of two bodies, each number rounded once. */
  private static Answer all(
      DistanceResult<BigFraction> result,
      double distance,
      Supplier<Polytope<BigFraction>> a,
      Supplier<Polytope<BigFraction>> b) {
    ClosestPoints<BigFraction> closest = result.closestPoints();
    return new Answer(
        Meeting.valueOf(result.verdict().name()),
        distance,
        Points.of(closest.a().toDoubles(), closest.b().toDoubles()),
        switch (result.verdict()) {
          case TOUCHING -> Double.valueOf(0);
          case OVERLAPPING -> depth(a.get(), b.get());
          default -> null;
        });
  }

  /** In more dimensions than test vectors have a depth for, it would take very long. */
  private static @Nullable Double depth(Polytope<BigFraction> a, Polytope<BigFraction> b) {
    if (a.dimension() > Truth.DEPTH_DIMENSIONS) {
      return null;
    }
    return Penetration.depth(a, b) instanceof Penetrating<BigFraction> penetrating
        ? Conversions.sqrtToDouble(penetrating.squaredDepth())
        : null;
  }

  private static final class Generic extends Own<Polytope<BigFraction>> {

    Generic() {
      super("generic", LARGEST_DIMENSION);
    }

    @Override
    public Polytope<BigFraction> body(double[][] points) {
      return Polytope.of(Rationals.INSTANCE, points);
    }

    @Override
    public Set<Answers> answers() {
      return EnumSet.allOf(Answers.class);
    }

    @Override
    public Set<Pose.Form> poses() {
      return EnumSet.allOf(Pose.Form.class);
    }

    @Override
    public Polytope<BigFraction> body(double[][] points, Pose pose) {
      return pose.image(points);
    }

    @Override
    public double distance(Polytope<BigFraction> a, Polytope<BigFraction> b) {
      return rounded(Gjk.distance(a, b));
    }

    @Override
    public Answer answer(Polytope<BigFraction> a, Polytope<BigFraction> b) {
      DistanceResult<BigFraction> result = Gjk.distance(a, b);
      return all(result, rounded(result), () -> a, () -> b);
    }

    private static double rounded(DistanceResult<BigFraction> result) {
      return Conversions.sqrtToDouble(
          ((DistanceResult.Answer<BigFraction>) result).squaredDistance());
    }
  }
}
