package org.certigjk.vectors.family;

import org.certigjk.vectors.Draw;
import org.certigjk.vectors.KnownAnswer;
import org.certigjk.vectors.NumberFormat;
import org.certigjk.vectors.family.Contact.Features;

/** Families that are exact contacts, or miss one by a known amount. */
final class Touches {

  private Touches() {}

  static Draft touching(
      Draw draw, NumberFormat format, int dimension, int size, Features features) {
    return Contact.ofAnyWidth(draw, format, dimension, size, features)
        .movedAlongNormal(0)
        .knowing(KnownAnswer.TOUCHING)
        .mirroredIf(draw.coin());
  }

  /** A gap of about 10⁻³ to 10⁻¹⁵, in floats to 10⁻⁶. */
  static Draft gap(Draw draw, NumberFormat format, int dimension, int size) {
    int power = draw.between(3, format.digits());
    Contact contact = contactForSteps(draw, format, dimension, size, power);
    long s = steps(contact, format, power);
    return contact
        .movedAlongNormal(s)
        .with("gap", "1e-" + power)
        .knowing(contact.gap(s))
        .mirroredIf(draw.coin());
  }

  /** A contact with an N that is not longer than 10^−power. */
  private static Contact contactForSteps(
      Draw draw, NumberFormat format, int dimension, int size, int power) {
    int longest = Math.max(0, Lattice.bits((long) units(format, power)) - 3);
    int normalWidth = draw.between(0, Math.min(longest, Contact.normalWidth(format.bits())));
    Features features = Features.any(draw, dimension);
    return new Contact(draw, format, dimension, size, features, normalWidth);
  }

  /** Returns 10^−power in ulps of 1. */
  private static double units(NumberFormat format, int power) {
    return Math.scalb(1.0, format.bits() - 1) / StrictMath.pow(10, power);
  }

  /** Returns the s > 0 for which s‖N‖ is nearest to 10^−power. */
  private static long steps(Contact contact, NumberFormat format, int power) {
    double length = StrictMath.sqrt((double) Lattice.dot(contact.normal, contact.normal));
    return Math.max(1, (long) StrictMath.rint(units(format, power) / length));
  }

  /** B moved by one unit along one axis, away from A. */
  static Draft oneUlpApart(Draw draw, NumberFormat format, int dimension, int size) {
    Contact contact =
        new Contact(
            draw, format, dimension, size, Features.any(draw, dimension), draw.between(0, 4));
    long[] move = new long[dimension];
    int axis = draw.below(dimension);
    while (contact.normal[axis] == 0) {
      axis = draw.below(dimension);
    }
    move[axis] = Long.signum(contact.normal[axis]);
    return contact
        .movedBy(move)
        .with("axis", axis)
        .knowing(KnownAnswer.SEPARATED)
        .mirroredIf(draw.coin());
  }

  /** An overlap of at most about 10⁻³ to 10⁻¹⁵, in floats to 10⁻⁶, or the least along N. */
  static Draft overlapByAHair(Draw draw, NumberFormat format, int dimension, int size) {
    int power = draw.between(3, format.digits() + 1);
    boolean isLeast = power > format.digits();
    Contact contact =
        isLeast
            ? Contact.ofAnyWidth(draw, format, dimension, size, Features.any(draw, dimension))
            : contactForSteps(draw, format, dimension, size, power);
    long s = isLeast ? 1 : steps(contact, format, power);
    return contact
        .movedAlongNormal(-s)
        .with("steps", s)
        .knowing(KnownAnswer.OVERLAPPING)
        .mirroredIf(draw.coin());
  }

  static Draft nearlyParallelFaces(Draw draw, NumberFormat format, int dimension, int size) {
    int tilt = draw.between(0, Contact.tiltWidth(format.bits()) - 2);
    return new Contact(draw, format, dimension, size, Features.FACE_FACE, draw.between(0, 3))
        .tiltedFaces(tilt)
        .with("tilt", 1 << tilt)
        .knowing(KnownAnswer.SEPARATED)
        .mirroredIf(draw.coin());
  }

  static Draft nearlyParallelEdges(Draw draw, NumberFormat format, int dimension, int size) {
    Contact contact =
        new Contact(draw, format, dimension, size, Features.EDGE_EDGE_CROSSING, draw.between(0, 3));
    long s = draw.positive(draw.between(0, format.bits() - 13));
    return contact.tiltedEdges(s).with("gap", s).knowing(contact.gap(s)).mirroredIf(draw.coin());
  }

  /**
   * A gap whose length s‖N‖, in units from 2⁵³ to 2⁵⁴, where doubles are even integers, is an odd
   * integer or as near to one as can be: s is then the denominator of a convergent of ‖N‖. For
   * floats the same from 2²⁴ to 2²⁵.
   */
  static Draft halfway(Draw draw, NumberFormat format, int dimension, int size) {
    int bits = format.bits();
    boolean exact = draw.below(4) == 0;
    long[] normal = exact ? integerNormal(draw, format, dimension) : new long[dimension];
    long s = exact ? oddSteps(draw, bits, normal) : 0;
    while (s == 0) {
      normal = Lattice.normal(draw, dimension, draw.between(1, Contact.normalWidth(bits)));
      s = isSpread(normal) ? convergent(Lattice.dot(normal, normal), bits) : 0;
    }
    Contact contact =
        new Contact(
            draw, format, size, Features.any(draw, dimension), normal, /* near= */ true, bits);
    return contact.movedApart(s).with("tie", exact).knowing(contact.gap(s)).mirroredIf(draw.coin());
  }

  /** Returns an N whose length is an odd integer, with its axes in random order. */
  private static long[] integerNormal(Draw draw, NumberFormat format, int dimension) {
    long[] planar =
        format == NumberFormat.DOUBLE ? new long[] {119, 120, 0} : new long[] {20, 21, 0};
    long[][] normals = {planar, {1, 2, 2}, {6, 6, 7}, {8, 9, 12}};
    long[] chosen = normals[dimension == 2 ? 0 : draw.below(normals.length)];
    Long[] shuffled = new Long[dimension];
    for (int k = 0; k < dimension; k++) {
      shuffled[k] = k >= 3 ? 0 : draw.coin() ? chosen[k] : -chosen[k];
    }
    draw.shuffle(shuffled);
    long[] normal = new long[dimension];
    for (int k = 0; k < dimension; k++) {
      normal[k] = shuffled[k];
    }
    return normal;
  }

  /** Returns an odd s for which s‖N‖, an odd integer, is from 2^bits to 2^(bits + 1). */
  private static long oddSteps(Draw draw, int bits, long[] normal) {
    long length = (long) StrictMath.sqrt((double) Lattice.dot(normal, normal));
    return ((1L << bits) / length + draw.positive(bits - 8)) | 1;
  }

  /** Whether no coordinate is so large that half of 2^(bits + 1) units along N is beyond 2^bits. */
  private static boolean isSpread(long[] normal) {
    long largest = Lattice.normMax(normal);
    return 1000 * largest * largest <= 518 * Lattice.dot(normal, normal);
  }

  /** Returns the q of a convergent p/q of √m with an odd p from 2^bits to 2^(bits + 1), or 0. */
  private static long convergent(long m, int bits) {
    long root = (long) StrictMath.sqrt((double) m);
    if (root * root == m) {
      return 0;
    }
    long p = root;
    long q = 1;
    long beforeP = 1;
    long beforeQ = 0;
    long remainder = 0;
    long divisor = 1;
    long quotient = root;
    while (p < 1L << bits) {
      remainder = divisor * quotient - remainder;
      divisor = (m - remainder * remainder) / divisor;
      quotient = (root + remainder) / divisor;
      long nextP = quotient * p + beforeP;
      long nextQ = quotient * q + beforeQ;
      beforeP = p;
      beforeQ = q;
      p = nextP;
      q = nextQ;
    }
    return p < 1L << (bits + 1) && (p & 1) == 1 ? q : 0;
  }
}
