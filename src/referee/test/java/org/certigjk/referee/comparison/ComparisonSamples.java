package org.certigjk.referee.comparison;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import org.certigjk.referee.Call;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Domain;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Margins;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.family.Family;
import org.certigjk.vectors.truth.Truth;
import org.jspecify.annotations.Nullable;

/** Vectors and engines for the tests of comparisons. */
public final class ComparisonSamples {

  private static final Set<Answers> SCALARS_AND_POINTS =
      EnumSet.range(Answers.VERDICT, Answers.DEPTH);

  /** They answer neither normals nor contact points. */
  public static final Declaration DOUBLE = engine(Precision.DOUBLE, SCALARS_AND_POINTS);

  public static final Declaration SINGLE = engine(Precision.SINGLE, SCALARS_AND_POINTS);
  public static final Declaration DISTANCES =
      engine(Precision.DOUBLE, EnumSet.of(Answers.DISTANCE));

  /** All that can be answered of bodies at rest. */
  public static final Set<Answers> AT_REST = EnumSet.complementOf(EnumSet.of(Answers.TOI));

  private static final Set<Family> SLOW = Set.of(Family.ANY_DOUBLES, Family.DEATH_POLYTOPE);

  private ComparisonSamples() {}

  public static Declaration engine(Precision precision, Set<Answers> answers) {
    return engine(precision, answers, Margins.NONE);
  }

  /** By how much both bodies, or one more than the other, are enlarged. */
  static Arbitrary<Margins> margins() {
    return Arbitraries.of(
        Margins.NONE,
        Margins.NONE,
        Margins.of((double) 0.04f),
        Margins.of(0.5),
        Margins.of(1e-9),
        new Margins(0.75, 0),
        new Margins(0x1p-30, 0.25));
  }

  /** An engine that enlarges each body. */
  public static Declaration engine(Precision precision, Set<Answers> answers, Margins margins) {
    return new Declaration(
        "sample",
        "1",
        "default",
        precision,
        List.of(Call.only(answers)),
        Set.of(1, 2, 3, 4),
        EnumSet.allOf(Pose.Form.class),
        margins,
        Domain.ALL,
        "");
  }

  public static TestVector vector(Family family, int dimension, int size, long seed) {
    PointPair pair = family.generate(seed, dimension, size);
    return vector(
        "%s/%s/%s/%s".formatted(family.label(), dimension, size, seed), family, Query.of(pair));
  }

  public static TestVector vector(String id, Family family, Query query) {
    return new TestVector(id, "", family.flags(), query, new Truth().of(query));
  }

  public static TestVector vector(double[][] a, double[][] b) {
    return vector("sample/1", Family.BOXES, Query.of(PointPair.of(a, b)));
  }

  /** Vectors of one to three dimensions, some with poses. */
  static Arbitrary<TestVector> vectors() {
    Arbitrary<Family> families =
        Arbitraries.of(Family.values()).filter(family -> !SLOW.contains(family));
    return Combinators.combine(
            families,
            Arbitraries.integers().between(1, 3),
            Arbitraries.integers().between(1, 5),
            Arbitraries.longs().between(0, 50),
            Arbitraries.of(false, false, true))
        .as(
            (family, dimension, size, seed, posed) -> {
              int n = family.hasDimension(dimension) ? dimension : family.leastDimension();
              TestVector vector = vector(family, n, size, seed);
              boolean movable = Double.isFinite(4 * vector.expected().distance());
              if (!posed || !movable || family.label().equals("range-ends")) {
                return vector;
              }
              return n < 3 || seed % 2 == 0 ? posed(vector) : turned(vector, quaternion(seed));
            });
  }

  /** Now and then one of which rounding leaves little. */
  private static double[] quaternion(long seed) {
    double scale = seed % 4 == 1 ? 1 : 0x1p-1030;
    return new double[] {3 * scale, -scale, 0, (seed + 0.1) * scale};
  }

  /** The same points, turned and moved by poses that round. */
  public static TestVector posed(TestVector vector) {
    int n = vector.query().dimension();
    double[][] rows = new double[n][n + 1];
    for (int k = 0; k < n; k++) {
      rows[k][k] = k < 2 && n > 1 ? 0.6 : 1;
      rows[k][n] = 0.1 * k;
    }
    if (n > 1) {
      rows[0][1] = -0.8;
      rows[1][0] = 0.8;
    }
    Poses poses = new Poses(Pose.of(rows), Pose.of(rows));
    Query query = new Query(vector.query().pair(), poses);
    return new TestVector(vector.id() + "/posed", "", vector.flags(), query, new Truth().of(query));
  }

  /** The same points, of space, turned and moved by quaternions. */
  public static TestVector turned(TestVector vector, double... quaternion) {
    Pose pose = Pose.of(new double[][] {quaternion, {0.1, 0, -3}});
    Query query = new Query(vector.query().pair(), new Poses(pose, pose));
    return new TestVector(
        vector.id() + "/quaternion", "", vector.flags(), query, new Truth().of(query));
  }

  public static Answer answer(@Nullable Meeting verdict, @Nullable Double distance) {
    return new Answer(verdict, distance, null, null);
  }

  public static List<Fault> faults(Comparison comparison) {
    return comparison.mismatches().stream().map(Mismatch::fault).toList();
  }
}
