package org.certigjk.referee.engine;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.fast.DistanceWorkspace;
import org.certigjk.fast.DoublePolytope;
import org.certigjk.fast.ImpactWorkspace;
import org.certigjk.fast.PenetrationWorkspace;
import org.certigjk.field.Conversions;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.ClosestPoints;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Touching;
import org.certigjk.gjk.Verdict;
import org.certigjk.penetration.Penetrating;
import org.certigjk.penetration.Penetration;
import org.certigjk.penetration.PenetrationResult;
import org.certigjk.raycast.Hit;
import org.certigjk.raycast.RayCast;
import org.certigjk.raycast.RayCastResult;
import org.certigjk.referee.DeclinedException;
import org.certigjk.referee.Engine;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.referee.Outcome.Points;
import org.certigjk.shape.AffineMap;
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
   * The certified queries, {@link DistanceWorkspace#distance} and {@link
   * PenetrationWorkspace#depth}, and of {@link ImpactWorkspace#time}, over all points. It takes
   * poses in the plane and in space, both bodies with one or neither; of posed bodies the depth and
   * time of impact are those of {@link Penetration} and {@link RayCast}.
   */
  public static Engine<Placed> certified() {
    return new Certified("certified", LARGEST_DIMENSION, DoublePolytope::of);
  }

  /** The certified queries on hulls with their vertex adjacency. */
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
   * @param map the same pose over the rationals
   */
  public record Placed(
      DoublePolytope polytope,
      org.certigjk.fast.@Nullable Pose pose,
      @Nullable AffineMap<BigFraction> map) {

    private Polytope<BigFraction> image() {
      Polytope<BigFraction> points = polytope.toRational();
      return map == null ? points : map.image(points);
    }
  }

  private static final class Certified extends Own<Placed> {
    private final DistanceWorkspace workspace = new DistanceWorkspace();
    private final PenetrationWorkspace penetration = new PenetrationWorkspace();
    private final ImpactWorkspace impact = new ImpactWorkspace();
    private final Function<double[][], DoublePolytope> preparation;

    Certified(String name, int largestDimension, Function<double[][], DoublePolytope> preparation) {
      super(name, largestDimension);
      this.preparation = preparation;
    }

    @Override
    public Placed body(double[][] points) {
      return new Placed(preparation.apply(points), null, null);
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
      return new Placed(preparation.apply(points), placed(pose), pose.toRational());
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
    public double toi(Placed a, Placed b, double... r) {
      return a.pose == null || b.pose == null
          ? impact.time(a.polytope, b.polytope, r)
          : OwnEngines.toi(a.image(), b.image(), r);
    }

    @Override
    public Answer answer(Placed a, Placed b) {
      double distance = distance(a, b);
      DistanceResult<BigFraction> result = workspace.result();
      Answer answer = shallow(result, distance);
      int n = a.polytope.dimension();
      if (!isDeep(result, n)) {
        return answer;
      }
      if (a.pose != null && b.pose != null) {
        return deep(answer, (Penetrating<BigFraction>) Penetration.depth(result));
      }
      double depth = penetration.depth(a.polytope, b.polytope);
      double[] onA = new double[n];
      double[] onB = new double[n];
      penetration.contactPoints(onA, onB);
      return deep(answer, depth, penetration.result(), Points.of(onA, onB));
    }
  }

  /**
   * Everything there is to say of two bodies, each number rounded once, but for how deep they
   * overlap.
   */
  private static Answer shallow(DistanceResult<BigFraction> result, double distance) {
    ClosestPoints<BigFraction> closest = result.closestPoints();
    Points points = Points.of(closest.a().toDoubles(), closest.b().toDoubles());
    Meeting verdict = Meeting.valueOf(result.verdict().name());
    if (result instanceof Touching<BigFraction> touching) {
      return new Answer(verdict, distance, points, 0.0)
          .withNormal(direction(touching.certificate().direction()))
          .withContacts(points);
    }
    Answer answer = new Answer(verdict, distance, points, null);
    return result.verdict() == Verdict.SEPARATED
        ? answer.withNormal(direction(result.distanceVector()))
        : answer;
  }

  /** In more dimensions than test vectors have a depth for, it would take very long. */
  private static boolean isDeep(DistanceResult<BigFraction> result, int dimension) {
    return result.verdict() == Verdict.OVERLAPPING && dimension <= Truth.DEPTH_DIMENSIONS;
  }

  /** Adds how deep bodies overlap. */
  private static Answer deep(
      Answer answer, double depth, PenetrationResult<BigFraction> result, Points contacts) {
    Vec<BigFraction> p = ((Penetrating<BigFraction>) result).penetrationVector();
    return new Answer(answer.verdict(), answer.distance(), answer.points(), depth)
        .withNormal(direction(p.unaryMinus()))
        .withContacts(contacts);
  }

  private static Answer deep(Answer answer, Penetrating<BigFraction> result) {
    ClosestPoints<BigFraction> contacts = result.witnessPoints();
    return deep(
        answer,
        Conversions.sqrtToDouble(result.squaredDepth()),
        result,
        Points.of(contacts.a().toDoubles(), contacts.b().toDoubles()));
  }

  /** The time of impact rounded, infinite if they do not meet. */
  private static double toi(Polytope<BigFraction> a, Polytope<BigFraction> b, double... r) {
    RayCastResult<BigFraction> result = RayCast.cast(a, b, Vec.of(Rationals.INSTANCE, r));
    return result instanceof Hit<BigFraction> hit
        ? Conversions.toDouble(hit.timeOfImpact())
        : Double.POSITIVE_INFINITY;
  }

  /** A multiple of a vector, each coordinate rounded: the largest is ±1, and none overflows. */
  private static double[] direction(Vec<BigFraction> v) {
    BigFraction largest =
        v.coordinates().stream().map(BigFraction::abs).max(BigFraction::compareTo).orElseThrow();
    return v.times(largest.reciprocal()).toDoubles();
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
      Answer answer = shallow(result, rounded(result));
      if (!isDeep(result, a.dimension())) {
        return answer;
      }
      return deep(answer, (Penetrating<BigFraction>) Penetration.depth(result));
    }

    @Override
    public double toi(Polytope<BigFraction> a, Polytope<BigFraction> b, double... r) {
      return OwnEngines.toi(a, b, r);
    }

    private static double rounded(DistanceResult<BigFraction> result) {
      return Conversions.sqrtToDouble(
          ((DistanceResult.Answer<BigFraction>) result).squaredDistance());
    }
  }
}
