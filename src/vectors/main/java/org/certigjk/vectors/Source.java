package org.certigjk.vectors;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.certigjk.vectors.family.Family;
import org.jspecify.annotations.Nullable;

/**
 * Where a pair comes from: the call {@code family.generate(seed, dimension, size, format)}, and
 * what the family says of the pair it made.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Source source = Family.BOXES.generate(1, 2, 4).source();
 * source.id();                     // boxes/2/4/1
 * Family.reproduce(source.id());   // the same pair again
 * }</pre>
 *
 * @param family the family
 * @param dimension n
 * @param size the number of points asked for
 * @param seed the seed
 * @param format the format of the coordinates
 * @param parameters what the family drew, by name, in the order of drawing
 * @param answer the part of the answer that is known by construction, or {@code null} if none is
 */
public record Source(
    Family family,
    int dimension,
    int size,
    long seed,
    NumberFormat format,
    Map<String, String> parameters,
    @Nullable KnownAnswer answer) {

  /** Copies the parameters. */
  public Source {
    parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
  }

  /**
   * Returns {@code family/dimension/size/seed}, followed by {@code /single} if all coordinates were
   * to be floats. From it the pair can be made again.
   */
  public String id() {
    return "%s/%s/%s/%s%s"
        .formatted(
            family.label(),
            dimension,
            size,
            seed,
            format == NumberFormat.DOUBLE ? "" : "/" + format.label());
  }

  /** Returns the parameters as {@code name = value}, separated by commas. */
  public String comment() {
    return String.join(
        ", ", parameters.entrySet().stream().map(e -> e.getKey() + " = " + e.getValue()).toList());
  }
}
