package org.certigjk.subalgorithms;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.contract.DistanceSubAlgorithmContract;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Every sub-algorithm keeps the contract over the rationals. */
@ParameterizedClass
@EnumSource
record SubAlgorithmContractTest(SubAlgorithm algorithm)
    implements DistanceSubAlgorithmContract<BigFraction> {

  @Override
  public OrderedField<BigFraction> field() {
    return Rationals.INSTANCE;
  }

  @Override
  public DistanceSubAlgorithm<BigFraction> subAlgorithm() {
    return algorithm.create();
  }

  @Override
  public boolean handles(int size, int dimension) {
    return algorithm.handles(size, dimension);
  }
}
