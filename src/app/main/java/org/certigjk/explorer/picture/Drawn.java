package org.certigjk.explorer.picture;

import org.certigjk.geometry.Vec;
import org.certigjk.json.JsonText;
import org.certigjk.number.Numerals;

/**
 * Exact numbers as the doubles nearest to them, for drawing. What is beyond their range becomes the
 * largest double, so that a picture has finite numbers only.
 */
public final class Drawn {

  private Drawn() {}

  /** Returns the double nearest to x among the finite ones. */
  public static double finite(double x) {
    return Math.max(-Double.MAX_VALUE, Math.min(Double.MAX_VALUE, x));
  }

  /** Writes a point as an array of doubles. */
  public static <E> void point(JsonText json, Vec<E> point) {
    json.beginArray();
    for (int k = 0; k < point.dimension(); k++) {
      json.number(Numerals.format(finite(point.field().toDouble(point.get(k)))));
    }
    json.endArray();
  }
}
