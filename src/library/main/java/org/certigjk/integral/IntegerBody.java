package org.certigjk.integral;

import java.math.BigInteger;

/** The points of a body as integers: multiples of a unit that both bodies of a pair share. */
public interface IntegerBody {

  /** No point. */
  int NONE = -1;

  /** Returns the coordinates of point k. */
  BigInteger[] get(int k);

  /** Returns a k with (p_k &minus; p_start) &middot; v &lt; 0, or NONE if there is none. */
  int beyond(int start, BigInteger[] v);
}
