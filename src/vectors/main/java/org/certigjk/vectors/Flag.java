package org.certigjk.vectors;

import java.util.List;
import java.util.Locale;

/**
 * What makes an input hard, and what it does to a distance algorithm in floating-point arithmetic.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Flag.NEARLY_PARALLEL.label();        // nearly-parallel
 * Family.GAP.flags();                  // [SMALL_GAP]
 * }</pre>
 */
@SuppressWarnings("ImmutableEnumChecker") // the lists never change
public enum Flag {
  /** Nothing special. */
  ORDINARY(
      Kind.ORDINARY,
      "Bodies in general position, neither far apart nor close.",
      "No difficulty is built in: an error here is one that users meet."),
  /** The distance is 0, and any smaller body would be apart. */
  TOUCHING(
      Kind.CONTACT,
      "The bodies have points in common, but no interior points, exactly.",
      "Separated, touching and overlapping differ by less than any rounding error.",
      Links.FCL_398,
      Links.PARRY_253),
  /** The distance is far smaller than the coordinates. */
  SMALL_GAP(
      Kind.CONTACT,
      "The distance is positive and far smaller than the coordinates, down to one ulp.",
      "Coordinates cancel: the distance vector has few right digits or none, not even signs.",
      Links.FCL_495,
      Links.PQP_4),
  /** The bodies overlap by far less than their size. */
  SLIGHT_OVERLAP(
      Kind.CONTACT,
      "The bodies overlap by far less than their size, down to the least amount there is.",
      "The origin is inside by less than the error of the four determinants that say so.",
      Links.FCL_399,
      Links.MUJOCO_WARP_1527),
  /** Faces or edges that face each other are nearly parallel. */
  NEARLY_PARALLEL(
      Kind.NUMERIC,
      "Two faces or two edges that face each other are nearly parallel.",
      "Cross products cancel, and the closest points are hardly determined.",
      Links.GEOMETRI_16),
  /** One body is much larger than the other. */
  SIZE_RATIO(
      Kind.NUMERIC,
      "One body is up to 10⁸ times larger than the other, and close to it.",
      "The facets of A ⊖ B are slivers, and the small body vanishes in rounded differences.",
      Links.MUJOCO_WARP_1430),
  /** A ⊖ B has facets that are very long and narrow. */
  OBLONG(
      Kind.NUMERIC,
      "A ⊖ B has facets that are very long and narrow.",
      "The sub-algorithm picks the wrong face of the simplex, and the loop may never end.",
      Links.BERGEN_1999),
  /** A body has no interior. */
  FLAT(
      Kind.DEGENERATE,
      "A body has no interior: it is a point, a segment, a polygon in space.",
      "Simplices degenerate: determinants that must be 0 come out with a random sign.",
      Links.OPENGJK_3,
      Links.SEDONA_1156),
  /** Points occur more than once. */
  REPEATED(
      Kind.DEGENERATE,
      "Points occur more than once.",
      "The same support point has two indices; a test for repetition by index fails."),
  /** Points inside the hull or inside a face of the others. */
  NON_EXTREME(
      Kind.DEGENERATE,
      "Some points are inside the hull, a face or an edge of the others.",
      "Support points tie, and a local search stops at a point that is no vertex."),
  /** Many exact ties between support points. */
  TIES(
      Kind.DEGENERATE,
      "Several points are furthest in one direction, exactly: boxes, grids, coplanar points.",
      "Which support point wins depends on the last bit; loops cycle between the tied."),
  /** Ties broken by the last bit of a coordinate. */
  NEAR_TIES(
      Kind.NUMERIC,
      "Several points are furthest in one direction but for the last bit of a coordinate.",
      "The furthest point in rounded numbers is not the furthest point."),
  /** The distance is hard to round. */
  ROUNDING(
      Kind.NUMERIC,
      "The distance is midway between two floating-point numbers, or very nearly so.",
      "The number nearest to the distance is found only with twice the digits, or exactly."),
  /** The coordinates are far larger than the bodies. */
  LARGE_OFFSET(
      Kind.NUMERIC,
      "The bodies are far from the origin, compared with their size.",
      "Tolerances relative to the coordinates swallow the bodies.",
      Links.OPENGJK_52),
  /** All coordinates are multiplied by a power of two. */
  SCALED(
      Kind.RANGE,
      "All coordinates are multiplied by a power of two: another unit of length.",
      "Only the exponent of the answer may change; absolute tolerances change more."),
  /** Coordinates near the largest or the smallest number. */
  RANGE_ENDS(
      Kind.RANGE,
      "Coordinates are near the largest or the smallest number of their format.",
      "Squares, products and even differences overflow or underflow.",
      Links.GEORUST_1604),
  /** Coordinates below the smallest normal number. */
  SUBNORMAL(
      Kind.RANGE,
      "Coordinates are below the smallest normal number.",
      "Relative error bounds do not hold; squares are 0.",
      Links.GEORUST_1604),
  /** Very different exponents beside each other. */
  MIXED_EXPONENTS(
      Kind.RANGE,
      "Coordinates of very different magnitude stand beside each other.",
      "A sum loses its smaller terms entirely."),
  /** The loop needs as many iterations as there are points, or more. */
  MANY_ITERATIONS(
      Kind.RUN,
      "The loop of the exact algorithm needs as many iterations as there are points, or more.",
      "Iteration limits are reached; a support point may leave and return."),
  /** The bodies are not where their points are. */
  POSED(
      Kind.POSE,
      "Each body has a pose: the truth is that of the exact images of its points.",
      "Rounding the images, or the relative pose, moves the bodies by more than a small gap.",
      Links.DRAKE_21673),
  /** Another implementation failed on it in public. */
  REPORTED(
      Kind.RECORD,
      "The input is from a public report of a failure of another implementation.",
      "What happened there is in the comment of the vector, with its source."),
  /** Published algorithms fail on it. */
  STUDIED(
      Kind.RECORD,
      "The input is a smallest one on which a published algorithm fails, shrunk or by proof.",
      "What fails there is in the comment of the vector.");

  /** Kinds of difficulty. */
  public enum Kind {
    /** None. */
    ORDINARY,
    /** The verdict is decided by little. */
    CONTACT,
    /** A determinant is 0 exactly, or two things are equal that need not be. */
    DEGENERATE,
    /** Cancellation, conditioning, rounding. */
    NUMERIC,
    /** Exponents: overflow, underflow, units. */
    RANGE,
    /** The way of the loop. */
    RUN,
    /** Where the bodies are. */
    POSE,
    /** Kept because something failed on it. */
    RECORD;

    /** Returns the name of this kind in lower case. */
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Where it went wrong before, or is described. */
  private static final class Links {
    static final String BERGEN_1999 = "https://doi.org/10.1080/10867651.1999.10487502";
    static final String DRAKE_21673 = "https://github.com/RobotLocomotion/drake/issues/21673";
    static final String FCL_398 = "https://github.com/flexible-collision-library/fcl/issues/398";
    static final String FCL_399 = "https://github.com/flexible-collision-library/fcl/issues/399";
    static final String FCL_495 = "https://github.com/flexible-collision-library/fcl/issues/495";
    static final String GEOMETRI_16 = "https://github.com/RiSearcher/GeometRi.CSharp/issues/16";
    static final String GEORUST_1604 = "https://github.com/georust/geo/issues/1604";
    static final String MUJOCO_WARP_1430 =
        "https://github.com/google-deepmind/mujoco_warp/issues/1430";
    static final String MUJOCO_WARP_1527 =
        "https://github.com/google-deepmind/mujoco_warp/issues/1527";
    static final String OPENGJK_3 = "https://github.com/MattiaMontanari/openGJK/issues/3";
    static final String OPENGJK_52 = "https://github.com/MattiaMontanari/openGJK/issues/52";
    static final String PARRY_253 = "https://github.com/dimforge/parry/issues/253";
    static final String PQP_4 = "https://github.com/GammaUNC/PQP/issues/4";
    static final String SEDONA_1156 = "https://github.com/apache/sedona-db/issues/1156";

    private Links() {}
  }

  private final Kind kind;
  private final String description;
  private final String effect;
  private final List<String> links;

  Flag(Kind kind, String description, String effect, String... links) {
    this.kind = kind;
    this.description = description;
    this.effect = effect;
    this.links = List.of(links);
  }

  /** Returns the name of this flag in kebab case. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns the flag with this label. */
  public static Flag named(String label) {
    for (Flag flag : values()) {
      if (flag.label().equals(label)) {
        return flag;
      }
    }
    throw new IllegalArgumentException("there is no flag " + label);
  }

  /** Returns what kind of difficulty it is. */
  public Kind kind() {
    return kind;
  }

  /** Returns what the input is like, in one sentence. */
  public String description() {
    return description;
  }

  /** Returns what goes wrong, in one sentence. */
  public String effect() {
    return effect;
  }

  /** Returns addresses of reports and papers where it went wrong; there may be none. */
  public List<String> links() {
    return links;
  }
}
