package org.certigjk.subalgorithms;

import org.certigjk.contract.DistanceSubAlgorithmContract;
import org.certigjk.field.Doubles;
import org.certigjk.field.OrderedField;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Every sub-algorithm keeps the contract over doubles, up to rounding. */
@ParameterizedClass
@EnumSource
record RoundedSubAlgorithmContractTest(SubAlgorithm algorithm)
    implements DistanceSubAlgorithmContract<Double> {

  @Override
  public OrderedField<Double> field() {
    return Doubles.INSTANCE;
  }

  @Override
  public DistanceSubAlgorithm<Double> subAlgorithm() {
    return algorithm.create();
  }

  @Override
  public boolean handles(int size, int dimension) {
    return algorithm.handles(size, dimension);
  }
}
