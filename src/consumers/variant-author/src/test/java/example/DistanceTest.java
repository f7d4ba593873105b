package example;

import org.certigjk.contract.DistanceLoopContract;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Polytope;
import org.certigjk.gjk.ClosestPoints;
import org.certigjk.gjk.Gjk;

/** A loop over the field: here that of the library; put your own in its place. */
class DistanceTest implements DistanceLoopContract<Fraction> {

  @Override
  public OrderedField<Fraction> field() {
    return Fractions.FIELD;
  }

  @Override
  public ClosestPoints<Fraction> closestPoints(Polytope<Fraction> a, Polytope<Fraction> b) {
    return Gjk.distance(a, b).closestPoints();
  }
}
