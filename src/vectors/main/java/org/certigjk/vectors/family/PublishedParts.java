package org.certigjk.vectors.family;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.certigjk.vectors.NumberFormat;
import org.certigjk.vectors.Pose;
import org.jspecify.annotations.Nullable;

/** Which parts the published sets have. */
final class PublishedParts {

  /** So many queries of each family and size, in the plane and in space. */
  private static final int EACH = 36;

  /** Families whose pairs have as many points as they have, whatever size is asked for. */
  private static final Set<Family> OF_ONE_SIZE = Set.of(Family.BOXES, Family.REAPPEARANCE);

  /** Families in which many points make a difference. */
  private static final List<Family> LARGE =
      List.of(
          Family.RANDOM_HULLS,
          Family.ROUNDED_HULLS,
          Family.RANDOM_BOX,
          Family.TOUCHING_VERTEX_FACE,
          Family.TOUCHING_FACE_FACE,
          Family.GAP,
          Family.OVERLAP_BY_A_HAIR,
          Family.SIZE_RATIO,
          Family.GRID,
          Family.CLUSTERS,
          Family.LARGE_OFFSET);

  /** Boxes of more dimensions have more corners than a reader wants to see. */
  private static final int LARGEST_DIMENSION_OF_BOXES = 5;

  private final List<PlanPart> parts = new ArrayList<>();

  private PublishedParts() {}

  static Plan plane(NumberFormat format) {
    PublishedParts parts = new PublishedParts();
    for (Family family : PublishedSet.families()) {
      parts.add(family, 2, format, /* posed= */ null, EACH, 2, 3, 4, 6);
    }
    return Plan.of(parts.parts);
  }

  static Plan space(NumberFormat format) {
    PublishedParts parts = new PublishedParts();
    for (Family family : PublishedSet.families()) {
      parts.add(family, 3, format, /* posed= */ null, EACH, 2, 4, 6, 8);
    }
    return Plan.of(parts.parts);
  }

  static Plan otherDimensions() {
    PublishedParts parts = new PublishedParts();
    for (NumberFormat format : NumberFormat.values()) {
      for (Family family : PublishedSet.families()) {
        parts.add(family, 1, format, /* posed= */ null, 10, 1, 3);
        for (int n = 4; n <= 8; n++) {
          if (family != Family.BOXES || n <= LARGEST_DIMENSION_OF_BOXES) {
            parts.add(family, n, format, /* posed= */ null, 12 - n, n + 2);
          }
        }
      }
    }
    return Plan.of(parts.parts);
  }

  static Plan posed() {
    PublishedParts parts = new PublishedParts();
    for (NumberFormat format : NumberFormat.values()) {
      for (Family family : PublishedSet.families()) {
        if (family.hasPoses()) {
          parts.add(family, 2, format, Pose.Form.MATRIX, 20, 4);
          parts.add(family, 3, format, Pose.Form.MATRIX, 30, 6);
        }
      }
    }
    return Plan.of(parts.parts);
  }

  static Plan manyPoints() {
    PublishedParts parts = new PublishedParts();
    for (NumberFormat format : NumberFormat.values()) {
      for (Family family : LARGE) {
        parts.add(family, 2, format, /* posed= */ null, 4, 12, 32);
        parts.add(family, 3, format, /* posed= */ null, 8, 10, 16, 32);
        parts.add(family, 3, format, /* posed= */ null, 2, 64);
      }
    }
    return Plan.of(parts.parts);
  }

  /**
   * Recorded cases, and pairs of the families on which widely used implementations were found to be
   * wrong.
   */
  static Plan recorded() {
    PublishedParts parts = new PublishedParts();
    parts.parts.add(RecordedCases.reported());
    parts.parts.add(RecordedCases.witnesses());
    parts.parts.add(RecordedCases.studied());
    parts.addSeeds(Family.GRID, 3, 4, 1719, 2367);
    parts.addSeeds(Family.GRID, 3, 5, 499, 1973, 3695);
    parts.addSeeds(Family.GRID, 3, 6, 451);
    parts.addSeeds(Family.RANDOM_HULLS, 3, 10, 576);
    parts.addSeeds(Family.RANDOM_HULLS, 3, 16, 701, 734);
    parts.addSeeds(Family.RANDOM_HULLS, 3, 32, 1903, 3041);
    parts.addSeeds(Family.RANDOM_BOX, 3, 12, 764, 871);
    parts.addSeeds(Family.RANDOM_BOX, 3, 16, 3974);
    parts.addSeeds(Family.RANDOM_BOX, 3, 32, 170);
    parts.addSeeds(Family.ROUNDED_HULLS, 3, 48, 883);
    parts.addSeeds(Family.SCALED, 2, 2, 39, 55, 66, 89, 106, 107, 113, 116, 126, 127, 131, 139);
    parts.parts.add(FamilyPart.of(Family.RANDOM_HULLS, 3, 16, 701, 1).single());
    parts.parts.add(FamilyPart.of(Family.RANDOM_HULLS, 3, 32, 567, 1).single());
    return Plan.of(parts.parts);
  }

  /** Adds as many queries of each size, if the family has the dimension. */
  private void add(
      Family family,
      int dimension,
      NumberFormat format,
      Pose.@Nullable Form posed,
      int each,
      int... sizes) {
    if (!family.hasDimension(dimension)) {
      return;
    }
    boolean isOfOneSize = OF_ONE_SIZE.contains(family);
    int last = sizes[sizes.length - 1];
    int count = isOfOneSize ? each * sizes.length : each;
    for (int size : isOfOneSize ? new int[] {last} : sizes) {
      parts.add(new FamilyPart(family, dimension, size, format, posed, /* firstSeed= */ 1, count));
    }
  }

  private void addSeeds(Family family, int dimension, int size, long... seeds) {
    for (long seed : seeds) {
      parts.add(FamilyPart.of(family, dimension, size, seed, 1));
    }
  }
}
