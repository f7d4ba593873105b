package org.certigjk.vectors.family;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.certigjk.vectors.Draw;
import org.certigjk.vectors.Flag;
import org.certigjk.vectors.NumberFormat;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Source;
import org.certigjk.vectors.family.Contact.Features;

/**
 * A family of inputs: a random variable whose values are pairs (A, B) of point sets in Rⁿ.
 *
 * <p><b>Definition.</b> Each family has a {@link #definition()} in one sentence, with what it draws
 * in brackets; the values drawn are in {@link Source#parameters()}. {@code size} is the number of
 * points of each set; a set gets more if the family needs more, and fewer where the definition says
 * so.
 *
 * <p><b>Guarantee.</b> Same family, seed, dimension, size and version: same coordinates, bit by
 * bit, on any machine. What {@link Source#answer()} says follows from the construction and is
 * tested exactly.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for a dimension that the family does not have,
 * and for a size &lt; 1.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * PointPair pair = Family.TOUCHING_VERTEX_FACE.generate(7, 3, 8);
 * pair.source().answer();          // touching, squared distance 0
 * Family.named("gap").pairs(1, 3, 8).limit(1000);
 * }</pre>
 */
@SuppressWarnings("ImmutableEnumChecker") // generators have no state, and the flags never change
public enum Family {
  /** Random hulls. */
  RANDOM_HULLS(
      "Points on two spheres [radii from 0.5 to 1.5, centres from 0.95 to 2 sums of radii apart].",
      1,
      8,
      Ordinary::randomHulls,
      Flag.ORDINARY),
  /** Random hulls with short coordinates. */
  ROUNDED_HULLS(
      "Random hulls rounded to a grid, with many coplanar points [multiples of 2⁻² to 2⁻¹²].",
      1,
      8,
      Ordinary::roundedHulls,
      Flag.TIES),
  /** Random points in a cube. */
  RANDOM_BOX(
      "Points in the cube [−1, 1]ⁿ and in its translate [by up to 3 along each axis].",
      1,
      8,
      Ordinary::randomBox,
      Flag.ORDINARY),
  /** Axis-parallel boxes. */
  BOXES(
      "The corners of two axis-parallel boxes [dyadic, of 1 to {26|22} bits; sides in line now and"
          + " then].",
      1,
      8,
      Ordinary::boxes,
      Flag.TIES),
  /** A vertex on a vertex. */
  TOUCHING_VERTEX_VERTEX(Features.VERTEX_VERTEX),
  /** A vertex on an edge. */
  TOUCHING_VERTEX_EDGE(Features.VERTEX_EDGE),
  /** A vertex on a face. */
  TOUCHING_VERTEX_FACE(Features.VERTEX_FACE),
  /** Two edges that cross. */
  TOUCHING_EDGE_EDGE_CROSSING(Features.EDGE_EDGE_CROSSING),
  /** Two edges that overlap along a line. */
  TOUCHING_EDGE_EDGE_PARALLEL(Features.EDGE_EDGE_PARALLEL),
  /** An edge on a face. */
  TOUCHING_EDGE_FACE(Features.EDGE_FACE),
  /** A face on a face. */
  TOUCHING_FACE_FACE(Features.FACE_FACE),
  /** Small gaps. */
  GAP(
      "A touching pair moved apart along the common normal [features; by about 1e-3 to"
          + " {1e-15|1e-6}].",
      2,
      8,
      Touches::gap,
      Flag.SMALL_GAP),
  /** The smallest gaps. */
  ONE_ULP_APART(
      "A touching pair moved apart by {2⁻⁵²|2⁻²³} along an axis, an ulp of numbers from 1 to 2"
          + " [features].",
      2,
      8,
      Touches::oneUlpApart,
      Flag.SMALL_GAP),
  /** Distances between two doubles. */
  HALFWAY(
      "A touching pair moved apart until the distance is midway between {doubles|floats} [exactly,"
          + " nearly].",
      2,
      8,
      Touches::halfway,
      Flag.ROUNDING),
  /** Small overlaps. */
  OVERLAP_BY_A_HAIR(
      "A touching pair moved together along the normal [features; by 1e-3 to {1e-15|1e-6}, or one"
          + " step].",
      2,
      8,
      Touches::overlapByAHair,
      Flag.SLIGHT_OVERLAP),
  /** Nearly parallel faces. */
  NEARLY_PARALLEL_FACES(
      "Two faces in line, one with its vertices lifted by different amounts [1 to {1024|8} steps].",
      2,
      8,
      Touches::nearlyParallelFaces,
      Flag.NEARLY_PARALLEL,
      Flag.SMALL_GAP),
  /** Nearly parallel edges. */
  NEARLY_PARALLEL_EDGES(
      "Two edges that cross at a tiny angle, at a known distance [angle {2⁻⁸ to 2⁻²⁴|2⁻⁴ to 2⁻⁹};"
          + " distance].",
      3,
      8,
      Touches::nearlyParallelEdges,
      Flag.NEARLY_PARALLEL),
  /** Bodies of very different size. */
  SIZE_RATIO(
      "Random hulls, one beside the surface of the other and smaller [by a factor 10 to 1e8].",
      1,
      8,
      Ordinary::sizeRatio,
      Flag.SIZE_RATIO),
  /** Oblong facets: van den Bergen 1999, section 5. */
  OBLONG(
      "A long edge close to a short one, in integers [length 2⁶ to 2¹³]; van den Bergen 1999, 5.",
      2,
      8,
      Ordinary::oblong,
      Flag.OBLONG,
      Flag.NEARLY_PARALLEL),
  /** Flat and lower-dimensional bodies. */
  FLAT(
      "Points of affine subspaces, in one plane now and then [dimensions; 2 to {40|16} bits].",
      1,
      8,
      Degenerate::flat,
      Flag.FLAT),
  /** Repeated points. */
  REPEATED(
      "Random hulls or grids, each point repeated at random [half as many distinct points].",
      1,
      8,
      Degenerate::repeated,
      Flag.REPEATED),
  /** Points that are not extreme. */
  NON_EXTREME(
      "Random points with midpoints of two and means of four of them [first or last half].",
      1,
      8,
      Degenerate::nonExtreme,
      Flag.NON_EXTREME,
      Flag.TIES),
  /** Integer grids. */
  GRID(
      "Integers in a cube, moved by integers [side 2 to 8, now and then 16 to 8192].",
      1,
      8,
      Degenerate::grid,
      Flag.TIES,
      Flag.REPEATED,
      Flag.NON_EXTREME),
  /** Integer grids moved by single bits. */
  GRID_ONE_ULP(
      "A grid with each coordinate moved by an ulp up, down or not [offset 0 or 32].",
      1,
      8,
      Degenerate::gridOneUlp,
      Flag.NEAR_TIES),
  /** Points with very close companions. */
  CLUSTERS(
      "Random hulls or grids with two thirds of the points an ulp beside other points.",
      1,
      8,
      Degenerate::clusters,
      Flag.NEAR_TIES),
  /** Bodies far from the origin. */
  LARGE_OFFSET(
      "Random hulls moved together, rounded [by 1e2 to {1e14|1e5}].",
      1,
      8,
      Ordinary::largeOffset,
      Flag.LARGE_OFFSET),
  /** Powers of two. */
  SCALED(
      "A random hull, grid, contact or gap times a power of two [{2⁴⁰, 2⁻⁴⁰, 2²⁰⁰, 2⁻²⁰⁰|2²⁰, 2⁻²⁰,"
          + " 2⁴⁰, 2⁻⁴⁰}].",
      1,
      8,
      Extreme::scaled,
      Flag.SCALED),
  /** The ends of the range of doubles. */
  RANGE_ENDS(
      "An exact contact, gap, hair or box times a power of two [up to {2¹⁰²³, down to 2⁻¹⁰²²|2¹²⁷,"
          + " down to 2⁻¹²⁶}].",
      1,
      8,
      Extreme::rangeEnds,
      Flag.RANGE_ENDS,
      Flag.SCALED),
  /** Subnormal numbers. */
  SUBNORMAL(
      "Integers times {2⁻¹⁰⁷⁴ [of 1 to 50|2⁻¹⁴⁹ [of 1 to 21} bits].",
      1,
      8,
      Extreme::subnormal,
      Flag.SUBNORMAL,
      Flag.RANGE_ENDS),
  /** Any doubles. */
  ANY_DOUBLES(
      "Random bits as signs, exponents and significands [2 to {1024|128} exponents; their middle].",
      1,
      3,
      Extreme::anyDoubles,
      Flag.MIXED_EXPONENTS,
      Flag.RANGE_ENDS),
  /** Death polytopes: Jales 2024, chapter 6. */
  DEATH_POLYTOPE(
      "A polytope of up to {51|22} points and the origin, one iteration fewer than points; Jales"
          + " 2024, 6.",
      2,
      8,
      Runs::death,
      Flag.MANY_ITERATIONS),
  /** Support points that leave and return. */
  REAPPEARANCE(
      "A polytope of 4 or 8 points and the origin; support points return [4, 5 or 14 iterations].",
      3,
      8,
      Runs::reappearance,
      Flag.MANY_ITERATIONS),
  /** Cubes, boxes, cross-polytopes, prisms, tetrahedra, icosahedra: not in the published sets. */
  SYMMETRIC_SOLIDS(
      "Symmetric solids, often congruent, in line or on each other [kinds; sides; offsets].",
      2,
      4,
      Solids::pair,
      Flag.TIES);

  /** Makes a pair from random numbers. */
  @FunctionalInterface
  private interface Generator {

    Draft generate(Draw draw, NumberFormat format, int dimension, int size);
  }

  /** What differs is written {for doubles|for floats}. */
  private final String definition;

  private final int leastDimension;
  private final int greatestDimension;
  private final Generator generator;
  private final Set<Flag> flags;

  Family(String definition, int least, int greatest, Generator generator, Flag... flags) {
    this.definition = definition;
    this.leastDimension = least;
    this.greatestDimension = greatest;
    this.generator = generator;
    this.flags = Collections.unmodifiableSet(EnumSet.copyOf(List.of(flags)));
  }

  Family(Features features) {
    this(
        "Touching exactly, %s; other points strictly apart [12 to {53|24} bits; the normal]."
            .formatted(features.label()),
        features.leastDimension(),
        8,
        (draw, format, dimension, size) ->
            Touches.touching(draw, format, dimension, size, features),
        Flag.TOUCHING);
  }

  /** Returns the name of this family in kebab case. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns what the pairs in doubles are, in one sentence, with what is drawn in brackets. */
  public String definition() {
    return definition(NumberFormat.DOUBLE);
  }

  /** Returns what the pairs in this format are, in one sentence, with what is drawn in brackets. */
  public String definition(NumberFormat format) {
    String chosen = format == NumberFormat.DOUBLE ? "$1" : "$2";
    return definition.replaceAll("\\{(.*?)\\|(.*?)}", chosen);
  }

  /** Returns what is hard about the pairs. */
  public Set<Flag> flags() {
    return flags;
  }

  /** Returns the least dimension n that this family has. */
  public int leastDimension() {
    return leastDimension;
  }

  /** Returns the greatest dimension n that this family has. */
  public int greatestDimension() {
    return greatestDimension;
  }

  /** Returns whether this family has pairs in Rⁿ. */
  public boolean hasDimension(int dimension) {
    return leastDimension <= dimension && dimension <= greatestDimension;
  }

  /** Returns the family with this label. */
  public static Family named(String label) {
    for (Family family : values()) {
      if (family.label().equals(label)) {
        return family;
      }
    }
    throw new IllegalArgumentException("there is no family " + label);
  }

  /** Returns the pair with this {@link Source#id()}. */
  public static PointPair reproduce(String id) {
    String[] parts = id.split("/", -1);
    boolean isSingle = parts.length == 5 && parts[4].equals(NumberFormat.SINGLE.label());
    if (parts.length != 4 && !isSingle) {
      throw new IllegalArgumentException(id + " is not family/dimension/size/seed[/single]");
    }
    return named(parts[0])
        .generate(
            Long.parseLong(parts[3]),
            Integer.parseInt(parts[1]),
            Integer.parseInt(parts[2]),
            isSingle ? NumberFormat.SINGLE : NumberFormat.DOUBLE);
  }

  /**
   * Returns the pair of this seed, dimension and size in doubles; it has a {@link
   * PointPair#source()}.
   */
  public PointPair generate(long seed, int dimension, int size) {
    return generate(seed, dimension, size, NumberFormat.DOUBLE);
  }

  /** Returns the pair of this seed, dimension and size with coordinates of this format. */
  public PointPair generate(long seed, int dimension, int size, NumberFormat format) {
    requireHas(dimension, size);
    Draw draw = new Draw(start(seed, dimension, size, format));
    Draft draft = generator.generate(draw, format, dimension, size);
    Source source = new Source(this, dimension, size, seed, format, draft.parameters, draft.answer);
    return new PointPair(draft.a, draft.b, source);
  }

  /** Checks that there are such pairs. */
  void requireHas(int dimension, int size) {
    if (!hasDimension(dimension)) {
      throw new IllegalArgumentException(
          "%s has pairs in %s to %s dimensions, not in %s"
              .formatted(label(), leastDimension, greatestDimension, dimension));
    }
    if (size < 1) {
      throw new IllegalArgumentException("a set of " + size + " points");
    }
  }

  /**
   * Returns whether bodies of this family can have poses: not if their images would leave the range
   * of doubles.
   */
  public boolean hasPoses() {
    return this != RANGE_ENDS && this != SUBNORMAL && this != ANY_DOUBLES;
  }

  /** Different families, dimensions, sizes and formats draw different numbers for one seed. */
  private long start(long seed, int dimension, int size, NumberFormat format) {
    long context = Objects.hash(label(), dimension, size);
    long start = Draw.mix(Draw.mix(seed) + 0x9e3779b97f4a7c15L * context);
    return format == NumberFormat.DOUBLE ? start : Draw.mix(start + format.bits());
  }

  /** Returns the pairs of the seeds {@code seed}, {@code seed + 1}, …, without end. */
  public Stream<PointPair> pairs(long seed, int dimension, int size) {
    return LongStream.iterate(seed, s -> s + 1).mapToObj(s -> generate(s, dimension, size));
  }
}
