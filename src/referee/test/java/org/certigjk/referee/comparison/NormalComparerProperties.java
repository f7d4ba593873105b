package org.certigjk.referee.comparison;

import static org.certigjk.referee.comparison.ComparisonOracle.exceeds;
import static org.certigjk.referee.comparison.ComparisonOracle.least;
import static org.certigjk.referee.comparison.ComparisonOracle.norm;
import static org.certigjk.referee.comparison.ComparisonOracle.reach;
import static org.certigjk.referee.comparison.ComparisonOracle.separation;
import static org.certigjk.referee.comparison.ComparisonOracle.sigma;
import static org.certigjk.referee.comparison.ComparisonOracle.tolerance;
import static org.certigjk.referee.comparison.ComparisonOracle.ulps;
import static org.certigjk.referee.comparison.ComparisonSamples.faults;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.stream.DoubleStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Margins;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Points;
import org.certigjk.referee.engine.LocalEngine;
import org.certigjk.referee.engine.OwnEngines;
import org.certigjk.vectors.TestVector;
import org.jspecify.annotations.Nullable;

/** Normals near the right ones, by an oracle in decimal numbers that looks at all pairs. */
class NormalComparerProperties {

  private static final Set<Answers> PARTS = EnumSet.of(Answers.NORMAL, Answers.CONTACTS);
  private static final LocalEngine<?> GENERIC = LocalEngine.of(OwnEngines.generic());
  private static final List<Profile> PROFILES =
      List.of(Profile.exact(), Profile.of(1), Profile.of(16));

  @Provide
  Arbitrary<TestVector> vectors() {
    return ComparisonSamples.vectors();
  }

  @Provide
  Arbitrary<Margins> margins() {
    return ComparisonSamples.margins();
  }

  @Provide
  Arbitrary<Long> ks() {
    return Arbitraries.of(1L, 16L, 1000L, 1L << 20, Profile.LARGEST_K);
  }

  private static Answer exact(TestVector vector) {
    return (Answer) GENERIC.ask(vector.query(), "x");
  }

  private static Answer part(double @Nullable [] normal, @Nullable Points contacts) {
    Answer answer = new Answer(null, null, null, null);
    answer = normal == null ? answer : answer.withNormal(normal);
    return contacts == null ? answer : answer.withContacts(contacts);
  }

  private static double[] doubles(List<Double> x) {
    return x.stream().mapToDouble(c -> c).toArray();
  }

  private static double[] times(double s, double[] x) {
    return Arrays.stream(x).map(c -> s * c).toArray();
  }

  /** The right normal in any length, and right contact points, rounded to doubles or floats. */
  @Property(tries = 60, edgeCases = EdgeCasesMode.NONE)
  void roundedOnesAreRight(
      @ForAll("vectors") TestVector vector, @ForAll Precision precision, @ForAll long seed) {
    Answer exact = exact(vector);
    double[] n = doubles(Objects.requireNonNull(exact.normal()));
    double length = Math.sqrt(Arrays.stream(n).map(x -> x * x).sum());
    double[] any = times((0.5 + new Random(seed).nextDouble()) / length, n);
    Points contacts = has(precision, exact.contacts()) ? exact.contacts() : null;
    Set<Answers> parts = contacts == null ? Set.of(Answers.NORMAL) : PARTS;
    Declaration engine = ComparisonSamples.engine(precision, parts);
    for (Profile profile : PROFILES) {
      OutcomeComparer comparer = OutcomeComparer.of(profile);
      Answer right = part(n, contacts);
      assertEquals(List.of(), comparer.compare(vector, engine, right).mismatches());
      if (!profile.isExact()) { // it is rounded more than once
        Answer unit = part(any, contacts);
        assertEquals(List.of(), comparer.compare(vector, engine, unit).mismatches());
      }
    }
  }

  /** Whether there are points whose coordinates are in the range of the numbers. */
  private static boolean has(Precision precision, @Nullable Points points) {
    double most = precision == Precision.SINGLE ? Float.MAX_VALUE : Double.MAX_VALUE;
    return points != null
        && DoubleStream.concat(Arrays.stream(points.a()), Arrays.stream(points.b()))
            .allMatch(x -> Math.abs(x) <= most);
  }

  /** Turned away a little, and more and more: from where it is wrong, it is charged. */
  @Property(tries = 60, edgeCases = EdgeCasesMode.NONE)
  void normalsAsTheOracleSays(
      @ForAll("vectors") TestVector vector,
      @ForAll("ks") long k,
      @ForAll("margins") Margins margins,
      @ForAll Precision precision,
      @ForAll long seed) {
    Declaration engine = ComparisonSamples.engine(precision, PARTS, margins);
    OutcomeComparer comparer = OutcomeComparer.of(Profile.of(k));
    double[] n = doubles(Objects.requireNonNull(exact(vector).normal()));
    Random random = new Random(seed);
    double[] other = random.doubles(n.length, -1, 1).toArray();
    double least = precision == Precision.SINGLE ? Float.MIN_VALUE : Double.MIN_VALUE;
    for (int e = 2; e > -60; e -= 3 + random.nextInt(6)) {
      double length = random.nextInt(3) == 0 ? 4 * least : 1; // so short that it loses digits
      double share = Math.scalb(1 + random.nextDouble(), e);
      double[] claim = n.clone();
      for (int c = 0; c < claim.length; c++) {
        double x = (claim[c] + share * other[c]) * length;
        claim[c] = precision == Precision.SINGLE ? (float) x : x;
      }
      if (Arrays.stream(claim).anyMatch(x -> x != 0)) {
        boolean wrong = isWrong(vector, k, engine, claim);
        List<Fault> faults = faults(comparer.compare(vector, engine, part(claim, null)));
        assertEquals(wrong, faults.contains(Fault.WRONG_NORMAL), () -> Arrays.toString(claim));
      }
    }
  }

  /** Whether more than 2τ + 2Rδ/‖n‖ of the separation is lost. */
  private static boolean isWrong(TestVector vector, long k, Declaration engine, double[] claim) {
    List<BigDecimal> n = Arrays.stream(claim).mapToObj(BigDecimal::new).toList();
    List<BigDecimal> large = n.stream().map(x -> x.abs().max(least(engine))).toList();
    return isWrong(vector, k, engine, n, norm(large).multiply(ulps(k, engine)));
  }

  private static boolean isWrong(
      TestVector vector, long k, Declaration engine, List<BigDecimal> n, BigDecimal delta) {
    BigDecimal two = new BigDecimal(2);
    BigDecimal allowed =
        two.multiply(tolerance(vector.query(), k, engine, 0, 1))
            .add(
                two.multiply(reach(vector.query(), engine, 0, 1))
                    .multiply(delta)
                    .divide(norm(n), new MathContext(1000)));
    BigDecimal fall =
        sigma(vector.expected(), engine.margins())
            .subtract(separation(vector.query(), n, engine.margins()));
    BigDecimal rounding = reach(vector.query(), engine, 0, 1).scaleByPowerOfTen(-900);
    assertTrue(fall.negate().compareTo(rounding) <= 0, () -> "σ is the greatest: " + fall);
    return exceeds(fall, allowed);
  }

  /** Contact points that stay where they are allowed to be, but turn about each other. */
  @Property(tries = 60, edgeCases = EdgeCasesMode.NONE)
  void directionsOfContactPointsAsTheOracleSays(
      @ForAll("vectors") TestVector vector, @ForAll("ks") long k, @ForAll long seed) {
    Points right = exact(vector).contacts();
    if (right == null) {
      return;
    }
    Declaration engine = ComparisonSamples.DOUBLE;
    OutcomeComparer comparer = OutcomeComparer.of(Profile.of(k));
    Random random = new Random(seed);
    for (int e = 2; e > -60; e -= 2 + random.nextInt(8)) {
      double[] p = right.a();
      double[] q = right.b();
      int c = random.nextInt(p.length);
      p[c] += Math.scalb(p[c] - q[c], e);
      q[random.nextInt(q.length)] += Math.scalb(random.nextDouble() - 0.5, e);
      Declaration only = ComparisonSamples.engine(engine.precision(), PARTS);
      List<Fault> faults = faults(comparer.compare(vector, only, part(null, Points.of(p, q))));
      if (faults.contains(Fault.CONTACTS_OUTSIDE) || faults.contains(Fault.CONTACTS_NOT_DEEPEST)) {
        continue; // by other rules
      }
      List<BigDecimal> n = differences(q, p);
      BigDecimal delta = tolerance(vector.query(), k, engine, 0, 1);
      boolean wrong = norm(n).signum() != 0 && isWrong(vector, k, engine, n, delta);
      assertEquals(wrong, faults.contains(Fault.CONTACTS_NOT_ALONG_NORMAL));
    }
  }

  private static List<BigDecimal> differences(double[] x, double[] y) {
    BigDecimal[] differences = new BigDecimal[x.length];
    Arrays.setAll(differences, c -> new BigDecimal(x[c]).subtract(new BigDecimal(y[c])));
    return List.of(differences);
  }
}
