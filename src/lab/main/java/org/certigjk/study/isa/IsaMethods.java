package org.certigjk.study.isa;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.gjk.DistanceRequest;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.ExitReason;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.IncrementalSeparatingAxis;
import org.certigjk.gjk.SeparatingAxis;
import org.certigjk.gjk.SeparatingAxisResult;
import org.certigjk.gjk.Verdict;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.variants.VanDenBergen;
import org.certigjk.variants.VanDenBergenRequest;
import org.certigjk.variants.VariantResult;

/** The methods that the experiment compares; those of GJK all with Johnson's sub-algorithm. */
final class IsaMethods {

  /** The name of the method that knows no support points. */
  static final String LIN_CANNY = "Lin-Canny";

  private IsaMethods() {}

  /** Returns new methods, which know of no frame yet. */
  static List<IsaMethod> all() {
    return List.of(new Distance(), new ColdAxis(), new Isa(), new LinCanny());
  }

  /** Returns the same and the exact distance, which takes far longer. */
  static List<IsaMethod> withExact() {
    List<IsaMethod> methods = new ArrayList<>(all());
    methods.add(new Exact());
    return methods;
  }

  /** The distance by van den Bergen 1999, algorithm 1, with all fixes of section 5. */
  private static final class Distance implements IsaMethod {

    private final VanDenBergen<Double> loop =
        new VanDenBergen<>(VanDenBergenRequest.robust(), JohnsonSubAlgorithm::new);

    @Override
    public String label() {
      return "distance";
    }

    @Override
    public Answer ask(int pair, PlacedBody a, PlacedBody b) {
      VariantResult<Double> result = loop.distance(a.polytope(), b.polytope());
      Claim claim =
          switch (result.claim()) {
            case SEPARATED -> Claim.APART;
            case MEETING -> Claim.MEETING;
            case NONE -> Claim.UNDECIDED;
          };
      return new Answer(claim, result.supportCalls(), result.iterations());
    }
  }

  /** Algorithm 2 of the paper, from a₀ − b₀ in every frame. */
  private static final class ColdAxis implements IsaMethod {

    @Override
    public String label() {
      return "separating axis";
    }

    @Override
    public Answer ask(int pair, PlacedBody a, PlacedBody b) {
      return answer(SeparatingAxis.find(a.polytope(), b.polytope()));
    }
  }

  /** ISA-GJK: algorithm 2 from the last separating axis of the pair. */
  private static final class Isa implements IsaMethod {

    private final Map<Integer, IncrementalSeparatingAxis<Double>> pairs = new HashMap<>();

    @Override
    public String label() {
      return "ISA-GJK";
    }

    @Override
    public Answer ask(int pair, PlacedBody a, PlacedBody b) {
      return answer(
          pairs
              .computeIfAbsent(pair, key -> new IncrementalSeparatingAxis<>())
              .next(a.polytope(), b.polytope()));
    }
  }

  /** The closest features, from those of the last frame in which the pair was tested. */
  private static final class LinCanny implements IsaMethod {

    private final Map<Integer, ClosestFeatures> pairs = new HashMap<>();

    @Override
    public String label() {
      return LIN_CANNY;
    }

    @Override
    public Answer ask(int pair, PlacedBody a, PlacedBody b) {
      ClosestFeatures features = pairs.computeIfAbsent(pair, key -> new ClosestFeatures(a, b));
      Claim claim =
          switch (features.next(a, b)) {
            case APART -> Claim.APART;
            case MEETING -> Claim.MEETING;
            case GOING -> Claim.UNDECIDED;
          };
      return new Answer(claim, 0, features.steps(), features.isAgain());
    }
  }

  /** The distance over the rationals, each frame from the simplex of the last one of the pair. */
  private static final class Exact implements IsaMethod {

    private final Map<Integer, List<IndexPair>> simplices = new HashMap<>();

    @Override
    public String label() {
      return "certified";
    }

    @Override
    public Answer ask(int pair, PlacedBody a, PlacedBody b) {
      DistanceRequest<BigFraction> request = DistanceRequest.defaults();
      List<IndexPair> last = simplices.getOrDefault(pair, request.start());
      DistanceResult<BigFraction> result =
          Gjk.distance(
              a.polytope().toRational(), b.polytope().toRational(), request.withStart(last));
      simplices.put(pair, result.pairs());
      boolean apart = result.verdict() == Verdict.SEPARATED;
      int supportCalls = result.iterations() + (apart ? 1 : 0); // none is needed where v = 0
      return new Answer(apart ? Claim.APART : Claim.MEETING, supportCalls, result.iterations());
    }
  }

  /**
   * A simplex of four points has the origin in it, as section 4 of the paper says; but the loop
   * asks for one more support point before it sees that, and it is counted.
   */
  private static IsaMethod.Answer answer(SeparatingAxisResult<Double> result) {
    IsaMethod.Claim claim = IsaMethod.Claim.UNDECIDED;
    if (result.apart()) {
      claim = IsaMethod.Claim.APART;
    } else if (result.meeting() || result.exit() == ExitReason.SIMPLEX_FULL) {
      claim = IsaMethod.Claim.MEETING;
    }
    return new IsaMethod.Answer(claim, result.supportCalls(), result.iterations());
  }
}
