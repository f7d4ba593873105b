package org.certigjk.interval;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.Vec;
import org.certigjk.integral.Coordinates;

/**
 * A round region asked in directions of few bits only. A support point of a round region has as
 * many digits as the direction, and the next direction has those of several support points; without
 * rounding the digits would multiply from one to the next. A point in a direction nearby is a point
 * of the region all the same.
 */
final class ShortDirections implements IndexedSupportMapping<BigFraction> {

  private final IndexedSupportMapping<BigFraction> region;
  private final int bits;

  ShortDirections(IndexedSupportMapping<BigFraction> region, int bits) {
    this.region = region;
    this.bits = bits;
  }

  /**
   * Returns integers in nearly the ratio of the coordinates of v &ne; 0: exactly in this ratio if
   * so many bits suffice, else the greatest has so many bits and each is off by less than 1.
   */
  static Vec<BigFraction> rounded(Vec<BigFraction> v, int bits) {
    Vec<BigFraction> integers = v.cleared();
    int longest = 0;
    for (int i = 0; i < integers.dimension(); i++) {
      longest = Math.max(longest, integers.get(i).getNumerator().abs().bitLength());
    }
    int excess = Math.max(longest - bits, 0);
    return Coordinates.map(
        integers, v.field(), c -> new BigFraction(c.getNumerator().shiftRight(excess)));
  }

  @Override
  public OrderedField<BigFraction> field() {
    return region.field();
  }

  @Override
  public int dimension() {
    return region.dimension();
  }

  @Override
  public int supportIndex(Vec<BigFraction> direction) {
    return region.supportIndex(rounded(direction, bits));
  }

  @Override
  public Vec<BigFraction> get(int index) {
    return region.get(index);
  }
}
