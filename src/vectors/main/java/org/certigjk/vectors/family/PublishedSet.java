package org.certigjk.vectors.family;

import java.util.Arrays;
import java.util.List;
import org.certigjk.vectors.NumberFormat;

/**
 * A set of test vectors that is published as a file: which queries are in it.
 *
 * <p>All {@link #families()} are in the first four sets, in the plane and in space, in doubles and
 * in floats; the other sets ask what these do not. An id occurs once.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for a name that no set has.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * PublishedSet set = PublishedSet.named("space");
 * set.plan().at(0).id();   // random-hulls/3/2/1
 * }</pre>
 *
 * @param name the name of the file without its extension, in kebab case
 * @param title what the set is for, in one line
 * @param plan the queries
 */
public record PublishedSet(String name, String title, Plan plan) {

  /** Returns the published sets, in the order in which they are to be read. */
  public static List<PublishedSet> all() {
    return List.of(
        new PublishedSet(
            "plane", "All families in the plane", PublishedParts.plane(NumberFormat.DOUBLE)),
        new PublishedSet(
            "plane-single",
            "All families in the plane, in floats",
            PublishedParts.plane(NumberFormat.SINGLE)),
        new PublishedSet(
            "space", "All families in space", PublishedParts.space(NumberFormat.DOUBLE)),
        new PublishedSet(
            "space-single",
            "All families in space, in floats",
            PublishedParts.space(NumberFormat.SINGLE)),
        new PublishedSet(
            "other-dimensions",
            "All families on the line and in four to eight dimensions",
            PublishedParts.otherDimensions()),
        new PublishedSet(
            "posed", "Bodies with poses, in the plane and in space", PublishedParts.posed()),
        new PublishedSet("many-points", "Bodies of 10 to 64 points", PublishedParts.manyPoints()),
        new PublishedSet(
            "recorded",
            "Inputs on which an implementation, an algorithm or a paper is known to be wrong",
            PublishedParts.recorded()));
  }

  /** Returns the families that the sets and the studies have, in their order. */
  public static List<Family> families() {
    return Arrays.stream(Family.values())
        .filter(family -> family != Family.SYMMETRIC_SOLIDS)
        .toList();
  }

  /** Returns the set with this name. */
  public static PublishedSet named(String name) {
    for (PublishedSet set : all()) {
      if (set.name().equals(name)) {
        return set;
      }
    }
    throw new IllegalArgumentException(
        "there is no published set %s; there are %s"
            .formatted(name, all().stream().map(PublishedSet::name).toList()));
  }
}
