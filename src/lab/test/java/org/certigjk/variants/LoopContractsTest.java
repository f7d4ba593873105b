package org.certigjk.variants;

import java.util.EnumSet;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.contract.DistanceLoopContract;
import org.certigjk.field.Doubles;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.gjk.ClosestPoints;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.subalgorithms.CachedJohnson;
import org.certigjk.subalgorithms.LeastSquaresRecursion;
import org.certigjk.variants.VanDenBergenRequest.Option;
import org.certigjk.variants.VanDenBergenRequest.StopRule;
import org.junit.jupiter.api.Nested;

/** The loops that are right, by the contract of distance loops. */
class LoopContractsTest {

  private static final VanDenBergenRequest EXACT =
      VanDenBergenRequest.published().withAbsoluteTolerance(0);

  /** What a loop answers. */
  interface OfLoop<E> extends DistanceLoopContract<E> {

    DistanceVariant<E> loop();

    @Override
    default ClosestPoints<E> closestPoints(Polytope<E> a, Polytope<E> b) {
      return loop().distance(a, b).closestPoints(a, b);
    }
  }

  /** A loop with all tolerances at 0. */
  interface OverRationals extends OfLoop<BigFraction> {
    @Override
    default OrderedField<BigFraction> field() {
      return Rationals.INSTANCE;
    }
  }

  /** Over doubles only the loops whose every tolerance is relative, for the pairs are scaled. */
  interface OverDoubles extends OfLoop<Double> {
    @Override
    default OrderedField<Double> field() {
      return Doubles.INSTANCE;
    }
  }

  @Nested
  class ExactHaltingContract implements OverRationals {
    @Override
    public DistanceVariant<BigFraction> loop() {
      return new ExactHalting<>(JohnsonSubAlgorithm::new);
    }
  }

  @Nested
  class StrictDecreaseContract implements OverRationals {
    @Override
    public DistanceVariant<BigFraction> loop() {
      return new StrictDecrease<>(JohnsonSubAlgorithm::new, 1000);
    }
  }

  @Nested
  class VanDenBergenContract implements OverRationals {
    @Override
    public DistanceVariant<BigFraction> loop() {
      return new VanDenBergen<>(EXACT, JohnsonSubAlgorithm::new);
    }
  }

  @Nested
  class VanDenBergenWithFixesContract implements OverRationals {
    @Override
    public DistanceVariant<BigFraction> loop() {
      return new VanDenBergen<>(
          EXACT.withOptions(EnumSet.complementOf(EnumSet.of(Option.BACKUP))), CachedJohnson::new);
    }
  }

  @Nested
  class SquaredGapContract implements OverRationals {
    @Override
    public DistanceVariant<BigFraction> loop() {
      return new VanDenBergen<>(EXACT.withRule(StopRule.SQUARED_GAP), JohnsonSubAlgorithm::new);
    }
  }

  @Nested
  class DivideAndConquerContract implements OverRationals {
    @Override
    public DistanceVariant<BigFraction> loop() {
      return DivideAndConquer.of(LeastSquaresRecursion::new);
    }
  }

  @Nested
  class NesterovContract implements OverRationals {
    @Override
    public DistanceVariant<BigFraction> loop() {
      return new NesterovAccelerated<BigFraction>(JohnsonSubAlgorithm::new).withTolerance(0);
    }
  }

  @Nested
  class ProposedContract implements OverDoubles {
    @Override
    public DistanceVariant<Double> loop() {
      return Variants.PROPOSED.create(JohnsonSubAlgorithm::new, 100);
    }
  }

  @Nested
  class RelativeZeroContract implements OverDoubles {
    @Override
    public DistanceVariant<Double> loop() {
      return Variants.VAN_DEN_BERGEN_RELATIVE_ZERO.create(JohnsonSubAlgorithm::new, 100);
    }
  }
}
