package org.certigjk.vectors;

import java.util.Arrays;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.fast.DistanceWorkspace;
import org.certigjk.fast.DoublePolytope;
import org.certigjk.fast.MovingPair;
import org.certigjk.field.Conversions;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Verdict;
import org.jspecify.annotations.Nullable;

/** What can be said against the certified query on one pair; {@code null} if nothing. */
final class CertifiedCheck {

  private static final ThreadLocal<DistanceWorkspace> WORKSPACE =
      ThreadLocal.withInitial(DistanceWorkspace::new);

  private CertifiedCheck() {}

  /** The distance, its mirror image, its simplex, and the same with hulls. */
  static @Nullable String objection(PointPair pair) {
    DoublePolytope a = pair.polytopeA();
    DoublePolytope b = pair.polytopeB();
    DistanceWorkspace workspace = WORKSPACE.get();
    double mirrored = workspace.distance(b, a);
    double distance = workspace.distance(a, b);
    if (mirrored != distance) {
      return "distance %s, mirrored %s".formatted(distance, mirrored);
    }
    Source source = pair.source();
    if (source != null && source.answer() != null && !agrees(source.answer(), distance)) {
      return "distance %s, by construction %s".formatted(distance, source.answer());
    }
    OptimalityCheck check = new OptimalityCheck(pair);
    String objection = check.objection(workspace.pairs(), distance);
    if (objection == null && pair.dimension() <= 3) {
      double withHull = workspace.distance(a.withHull(), b.withHull());
      objection = check.objection(workspace.pairs(), withHull);
    }
    return objection == null
        ? null
        : "%s (%s, %s)".formatted(objection, workspace.pairs(), workspace.stage());
  }

  private static boolean agrees(KnownAnswer known, double distance) {
    return known.squaredDistance() == null
        ? known.verdict() == Verdict.SEPARATED
        : Conversions.sqrtToDouble(known.squaredDistance()) == distance;
  }

  /** The whole result, against the generic algorithm over the rationals. */
  static @Nullable String objectionOfGeneric(PointPair pair) {
    DistanceWorkspace workspace = WORKSPACE.get();
    double distance = workspace.distance(pair.polytopeA(), pair.polytopeB());
    DistanceResult<BigFraction> result = workspace.result();
    DistanceResult.Answer<BigFraction> expected = FamiliesTest.exact(pair);
    if (!(result instanceof DistanceResult.Answer<BigFraction> answer)) {
      return "the result is " + result;
    }
    if (answer.verdict() != expected.verdict()
        || !answer.squaredDistance().equals(expected.squaredDistance())
        || !answer.distanceVector().equals(expected.distanceVector())) {
      return "the answer is %s, the generic one %s".formatted(answer, expected);
    }
    if (distance != Conversions.sqrtToDouble(expected.squaredDistance())) {
      return "the distance is %s, the generic one %s"
          .formatted(distance, Conversions.sqrtToDouble(expected.squaredDistance()));
    }
    return answer
            .certificate()
            .certifies(pair.polytopeA().toRational(), pair.polytopeB().toRational())
        ? null
        : "the certificate is not valid";
  }

  /** Some frames of a motion of A: slow, sudden, into contact, and out of range. */
  static @Nullable String objectionOfMotion(PointPair pair, long seed) {
    Draw draw = new Draw(seed);
    MovingPair plain = new MovingPair(pair.polytopeA(), pair.polytopeB());
    List<MovingPair> motions =
        pair.dimension() <= 3
            ? List.of(
                plain, new MovingPair(pair.polytopeA().withHull(), pair.polytopeB().withHull()))
            : List.of(plain);
    double[] t = new double[pair.dimension()];
    for (int frame = 0; frame < 8; frame++) {
      OptimalityCheck check = new OptimalityCheck(pair, t);
      for (MovingPair motion : motions) {
        double distance = motion.distance(t);
        String objection = check.objection(motion.pairs(), distance);
        if (objection != null) {
          return "frame %d, t = %s: %s (%s, %s)"
              .formatted(frame, Arrays.toString(t), objection, motion.pairs(), motion.stage());
        }
      }
      step(draw, pair, t);
    }
    return null;
  }

  private static void step(Draw draw, PointPair pair, double[] t) {
    double[] from = pair.a()[draw.below(pair.sizeA())];
    double[] to = pair.b()[draw.below(pair.sizeB())];
    int kind = draw.below(8);
    for (int c = 0; c < t.length; c++) {
      double contact = to[c] - from[c];
      double next =
          switch (kind) {
            case 0 -> contact; // two vertices meet, if the difference is exact
            case 1 -> draw.coin() ? contact : t[c];
            case 2 -> contact + draw.between(-1, 1) * Math.ulp(contact);
            case 3 -> contact / 2;
            case 4 -> t[c] + draw.between(-1, 1) * Math.ulp(t[c]);
            case 5 -> draw.below(16) == 0 ? 0x1p240 : 0;
            case 6 -> Math.rint(contact);
            default -> t[c] + 0.01 * draw.gaussian() * contact;
          };
      t[c] = Double.isFinite(next) ? next : 0;
    }
  }
}
