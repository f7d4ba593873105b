package org.certigjk.check;

import org.certigjk.check.algebra.Ratio;
import org.certigjk.check.algebra.Row;
import org.jspecify.annotations.Nullable;

/** How the coordinates of bodies are read: those of a record, or those of a pair beside it. */
final class Reading {

  private final @Nullable Field field;
  private final boolean exactDecimals;

  private Reading(@Nullable Field field, boolean exactDecimals) {
    this.field = field;
    this.exactDecimals = exactDecimals;
  }

  /** Returns how a record is read, whatever its field. */
  static Reading ofRecord() {
    return new Reading(null, false);
  }

  /** Returns how a pair is read whose result is over a field. */
  static Reading ofPair(Field field, boolean exactDecimals) {
    return new Reading(field, exactDecimals);
  }

  private Ratio number(Item item) throws Refusal {
    return field == null ? Numbers.coordinate(item) : Numbers.numeral(item, field, exactDecimals);
  }

  /** Reads the coordinates of a point. */
  Row row(Item point) throws Refusal {
    Item[] items = point.items();
    Ratio[] numbers = new Ratio[items.length];
    /*@ loop_invariant 0 <= k <= items.length
    @       && (\forall int m; 0 <= m < k; numbers[m] != null
    @         && means(point.value.valueAt(m), numbers[m].value()));
    @ loop_assigns k, numbers[*];
    @ loop_decreases items.length - k; @*/
    for (int k = 0; k < items.length; k++) {
      numbers[k] = number(items[k]);
    }
    return new Row(numbers);
  }
}
