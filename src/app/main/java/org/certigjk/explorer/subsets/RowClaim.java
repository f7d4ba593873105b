package org.certigjk.explorer.subsets;

import java.util.Objects;
import org.certigjk.explorer.Claim;

/** What the page says of a subset that a sub-algorithm looked at; {0} is the first point of Y. */
enum RowClaim implements Claim<Row<?>> {
  /** A quantity is an infinity or NaN, so that no finding is true of it. */
  NOT_FINITE,
  /** The finding is true of the numbers computed, and exact arithmetic finds the same. */
  FOUND,
  /** The finding is true of the numbers computed, and exact arithmetic finds something else. */
  FOUND_AS_ROUNDED,
  /** What exact arithmetic finds instead. */
  FOUND_EXACTLY;

  @Override
  public boolean holds(Row<?> row) {
    boolean isSame = !row.isOtherwise();
    return switch (this) {
      case NOT_FINITE -> !row.trial().isFinite();
      case FOUND -> row.holds() && (isSame || row.isOfRounding());
      case FOUND_AS_ROUNDED -> row.holds() && !isSame && !row.isOfRounding();
      case FOUND_EXACTLY ->
          row.exact() != null && row.exact().holds() && (!isSame || NOT_FINITE.holds(row));
    };
  }

  @Override
  public String text(Row<?> row) {
    return switch (this) {
      case NOT_FINITE -> "A number here has left the range of the field.";
      case FOUND -> row.trial().text();
      case FOUND_AS_ROUNDED -> "As rounded: " + row.trial().text();
      case FOUND_EXACTLY ->
          "In exact arithmetic: " + Objects.requireNonNull(row.exact(), "no exact trial").text();
    };
  }
}
