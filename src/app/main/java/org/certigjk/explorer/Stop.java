package org.certigjk.explorer;

import org.certigjk.gjk.ExitReason;
import org.certigjk.variants.VariantExit;

/** Why a run ended: the exits of {@link ExitReason} and {@link VariantExit} under one name each. */
enum Stop {
  ZERO_VECTOR,
  NEAR_ZERO,
  OPTIMAL,
  CLOSE_ENOUGH,
  SUPPORT_REPEATED,
  POINT_REPEATED,
  SEPARATING_AXIS,
  NO_DECREASE,
  NO_SUBSET,
  SIMPLEX_FULL,
  OUT_OF_RANGE,
  NO_CERTIFICATE,
  ITERATION_LIMIT;

  static Stop of(ExitReason exit) {
    return valueOf(exit.name());
  }

  static Stop of(VariantExit exit) {
    return valueOf(exit.name());
  }
}
