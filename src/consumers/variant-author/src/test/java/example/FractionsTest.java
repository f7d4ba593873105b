package example;

import java.util.List;
import org.certigjk.contract.OrderedFieldContract;
import org.certigjk.field.OrderedField;

/** The laws of an ordered field. */
class FractionsTest implements OrderedFieldContract<Fraction> {

  @Override
  public OrderedField<Fraction> field() {
    return Fractions.FIELD;
  }

  @Override
  public List<Fraction> samples() {
    return List.of(
        Fraction.of(0, 1),
        Fraction.of(1, 1),
        Fraction.of(-1, 1),
        Fraction.of(22, -7),
        Fraction.of(2, 6));
  }
}
