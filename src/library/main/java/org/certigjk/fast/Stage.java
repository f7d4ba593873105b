package org.certigjk.fast;

import org.certigjk.fast.search.Arithmetic;

/**
 * The arithmetic that decided a query, the last that was needed: each is asked only what the one
 * before leaves open.
 *
 * @since 0.1.0
 */
public enum Stage {

  /** Doubles, each sign with a bound on its rounding error. */
  FILTER,

  /** Doubles and {@linkplain org.certigjk.exact.DoubleDouble pairs of doubles}, with bounds too. */
  DOUBLE_DOUBLE,

  /** Integers for at least one sign, or for the rounding of the distance. */
  INTEGERS;

  static Stage of(Arithmetic arithmetic) {
    return switch (arithmetic) {
      case FILTER -> FILTER;
      case DOUBLE_DOUBLE -> DOUBLE_DOUBLE;
      case INTEGERS -> INTEGERS;
    };
  }
}
