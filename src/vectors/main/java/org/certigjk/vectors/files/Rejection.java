package org.certigjk.vectors.files;

import org.jspecify.annotations.Nullable;

/**
 * Something in a file of test vectors does not hold.
 *
 * @param file the name of the file
 * @param line the line, from 1
 * @param id the id of the vector, {@code null} if it is not about one
 * @param field the field, such as {@code expected.distance}; {@code null} if it is the whole line
 * @param reason what does not hold
 */
public record Rejection(
    String file, long line, @Nullable String id, @Nullable String field, String reason) {

  /** Returns the complaint as one line. */
  public String complaint() {
    return "%s:%s: %s%s%s"
        .formatted(
            file,
            line,
            id == null ? "" : "vector " + id + ": ",
            field == null ? "" : "field " + field + ": ",
            reason);
  }
}
