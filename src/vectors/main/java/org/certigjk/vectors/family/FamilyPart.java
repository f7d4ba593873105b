package org.certigjk.vectors.family;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;
import org.certigjk.vectors.Drawn;
import org.certigjk.vectors.NumberFormat;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.Source;
import org.jspecify.annotations.Nullable;

/**
 * Queries of one {@link Family}: those of the seeds {@code firstSeed}, …, {@code firstSeed + size −
 * 1}.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for a dimension that the family does not have,
 * for fewer than one point, for a negative number of queries, and for poses of a family that does
 * not have them, or by quaternions outside of space.
 *
 * @param family the family
 * @param dimension n
 * @param points the number of points of each body that the family is asked for
 * @param format the format of the coordinates
 * @param posed by which numbers the poses are given, or {@code null} if there are none
 * @param firstSeed the first seed
 * @param size the number of queries
 */
public record FamilyPart(
    Family family,
    int dimension,
    int points,
    NumberFormat format,
    Pose.@Nullable Form posed,
    long firstSeed,
    long size)
    implements PlanPart {

  /** Families with so few members, or of such short numbers, that seeds may agree. */
  private static final Set<Family> SMALL =
      Collections.unmodifiableSet(
          EnumSet.of(
              Family.ROUNDED_HULLS,
              Family.BOXES,
              Family.OBLONG,
              Family.FLAT,
              Family.REPEATED,
              Family.NON_EXTREME,
              Family.GRID,
              Family.GRID_ONE_ULP,
              Family.CLUSTERS,
              Family.SCALED,
              Family.RANGE_ENDS,
              Family.SUBNORMAL,
              Family.ANY_DOUBLES,
              Family.DEATH_POLYTOPE,
              Family.REAPPEARANCE,
              Family.SYMMETRIC_SOLIDS));

  /** Checks that the family has such queries. */
  public FamilyPart {
    family.requireHas(dimension, points);
    if (size < 0) {
      throw new IllegalArgumentException("a part of " + size + " queries");
    }
    if (size > 0 && firstSeed > Long.MAX_VALUE - size + 1) {
      throw new IllegalArgumentException("there is no seed after " + Long.MAX_VALUE);
    }
    if (posed != null && !family.hasPoses()) {
      throw new IllegalArgumentException(
          "the bodies of " + family.label() + " have no poses: their images are out of range");
    }
    if (posed != null && !isPossible(posed, dimension)) {
      throw new IllegalArgumentException(
          "poses by quaternions in %s dimensions: they are of space".formatted(dimension));
    }
  }

  /** Returns whether there are poses in Rⁿ that are given so. */
  public static boolean isPossible(Pose.Form form, int dimension) {
    return form == Pose.Form.MATRIX || dimension == 3;
  }

  /** Returns the part of the pairs in doubles, without poses. */
  public static FamilyPart of(Family family, int dimension, int points, long firstSeed, long size) {
    return new FamilyPart(
        family, dimension, points, NumberFormat.DOUBLE, /* posed= */ null, firstSeed, size);
  }

  /** Returns the part of the twins in floats. */
  public FamilyPart single() {
    return new FamilyPart(family, dimension, points, NumberFormat.SINGLE, posed, firstSeed, size);
  }

  /** Returns the part of the same pairs with poses by matrices. */
  public FamilyPart withPoses() {
    return withPoses(Pose.Form.MATRIX);
  }

  /** Returns the part of the same pairs with poses. */
  public FamilyPart withPoses(Pose.Form form) {
    return new FamilyPart(family, dimension, points, format, form, firstSeed, size);
  }

  @Override
  public String name() {
    return "%s/%s/%s%s%s"
        .formatted(
            family.label(),
            dimension,
            points,
            format == NumberFormat.DOUBLE ? "" : "/" + format.label(),
            posed == null ? "" : suffix(posed));
  }

  /** Returns with what the names of queries end that have poses. */
  static String suffix(Pose.Form form) {
    return form == Pose.Form.MATRIX ? "/posed" : "/quaternion";
  }

  @Override
  public String definition() {
    return family.definition(format);
  }

  @Override
  public Drawn at(long k) {
    Objects.checkIndex(k, size);
    PointPair pair = family.generate(firstSeed + k, dimension, points, format);
    return posed == null ? drawn(name(), pair) : Posing.drawn(name(), pair, posed);
  }

  private static Drawn drawn(String group, PointPair pair) {
    Source source = Objects.requireNonNull(pair.source());
    return new Drawn(
        source.id(),
        group,
        source.comment(),
        source.family().flags(),
        Query.of(pair),
        source.answer());
  }

  @Override
  public boolean mayRepeat() {
    return dimension == 1 || SMALL.contains(family);
  }

  /**
   * Returns the query with this {@link Drawn#id()}, {@code family/dimension/points/seed[/single]},
   * perhaps with {@code /posed} or {@code /quaternion} at its end.
   */
  public static Drawn reproduce(String id) {
    Pose.@Nullable Form posed = null;
    for (Pose.Form form : Pose.Form.values()) {
      posed = id.endsWith(suffix(form)) ? form : posed;
    }
    int length = posed == null ? 0 : suffix(posed).length();
    PointPair pair = Family.reproduce(id.substring(0, id.length() - length));
    Source source = Objects.requireNonNull(pair.source());
    return new FamilyPart(
            source.family(),
            source.dimension(),
            source.size(),
            source.format(),
            posed,
            source.seed(),
            /* size= */ 1)
        .at(0);
  }

  /** Returns whether both have a query in common because they have a seed in common. */
  public boolean overlaps(FamilyPart other) {
    return name().equals(other.name())
        && (firstSeed < other.firstSeed ? hasSeed(other.firstSeed) : other.hasSeed(firstSeed))
        && size > 0
        && other.size > 0;
  }

  /** Whether a seed that is not before the first one is one of this part. */
  private boolean hasSeed(long seed) {
    return Long.compareUnsigned(seed - firstSeed, size) < 0;
  }
}
