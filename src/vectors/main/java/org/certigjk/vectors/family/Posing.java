package org.certigjk.vectors.family;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import org.certigjk.gjk.Verdict;
import org.certigjk.vectors.Draw;
import org.certigjk.vectors.Drawn;
import org.certigjk.vectors.Flag;
import org.certigjk.vectors.KnownAnswer;
import org.certigjk.vectors.NumberFormat;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.Source;
import org.jspecify.annotations.Nullable;

/**
 * Gives the bodies of a pair poses, such that what is hard about the pair stays hard.
 *
 * <p>M is a rotation, rounded, and t a translation. The points x of a body are given in a frame of
 * its own as x′ = Qᵀ(x &minus; c), and its pose is x′ ↦ MQx′ + Mc + t. Without rounding the image
 * is Mx + t: the image of the pair under one affine map, so that bodies that touch still touch, in
 * the same features, and those that miss each other by little still do. Three ways to draw Q and c:
 *
 * <ul>
 *   <li>{@code common}: Q is a signed permutation of the axes and c = 0. Nothing is rounded.
 *   <li>{@code centred}: Q is a signed permutation, and c a point near the middle of the body with
 *       few bits; M has few bits too, so that Mc + t has no more than a number has. Nothing is
 *       rounded.
 *   <li>{@code own}: Q is a rotation, c is near the middle, and all is rounded. It is drawn only of
 *       families that promise nothing exact, for what they promised would be gone.
 * </ul>
 *
 * <p>Poses by quaternions are drawn likewise: M is the rotation of a quaternion m and Q that of a
 * quaternion s, so that the pose has the quaternion ms, and the translation Mc + t. Where nothing
 * is rounded, m has integers, s one, two or four components &plusmn;1 and the others 0, which turns
 * axes to axes, and c is a multiple of |m|²; ms is multiplied by a power of two. Then the image is
 * that under a rotation exactly: distances stay, too.
 */
final class Posing {

  /** What rounding the points or the poses would take away. */
  private static final Set<Flag> EXACT =
      EnumSet.complementOf(EnumSet.of(Flag.ORDINARY, Flag.SIZE_RATIO, Flag.LARGE_OFFSET));

  /** What is lost because M is not a rotation exactly. */
  private static final Set<Flag> OF_LENGTHS = EnumSet.of(Flag.ROUNDING, Flag.MANY_ITERATIONS);

  /** The largest component of m where nothing is rounded. */
  private static final int MOST = 3;

  /** Then ms is multiplied by a power of two, up to this one. */
  private static final int LARGEST_EXPONENT = 20;

  /** How Q and c are drawn. */
  private enum Way {
    COMMON,
    CENTRED,
    OWN
  }

  private final Draw draw;
  private final NumberFormat format;
  private final int dimension;
  private final Way way;
  private final Pose.Form form;

  /** M, of poses by matrices. */
  private final double[][] rotation;

  /** m, of poses by quaternions. */
  private final double[] quaternion;

  private final double[] translation;

  /** The unit of t. */
  private final double step;

  private Posing(PointPair pair, Source source, Pose.Form form) {
    this.form = form;
    this.draw = new Draw(Fingerprints.of(Query.of(pair)));
    this.format = source.format();
    this.dimension = pair.dimension();
    boolean isExact = !Collections.disjoint(source.family().flags(), EXACT);
    this.way = isExact ? (draw.coin() ? Way.COMMON : Way.CENTRED) : Way.OWN;
    boolean isMatrix = form == Pose.Form.MATRIX;
    this.rotation = isMatrix ? rounded(Matrices.rotation(draw, dimension)) : new double[0][];
    this.quaternion = isMatrix ? new double[0] : quaternion(MOST);
    int wholeBits = format == NumberFormat.DOUBLE ? 8 : 6;
    this.step = Math.scalb(1.0, Change.exponent(pair.a(), pair.b()) - wholeBits);
    this.translation = new double[dimension];
    Arrays.setAll(translation, c -> step * draw.between(-(1 << wholeBits), 1 << wholeBits));
  }

  /** Returns the pair with poses; it must have a source. */
  static Drawn drawn(String group, PointPair pair, Pose.Form form) {
    Source source = Objects.requireNonNull(pair.source());
    Posing posing = new Posing(pair, source, form);
    return new Drawn(
        source.id() + FamilyPart.suffix(form),
        group,
        source.comment() + ", poses = " + posing.way.name().toLowerCase(Locale.ROOT),
        posing.flags(source.family()),
        posing.query(pair),
        posing.known(source.answer()));
  }

  private Set<Flag> flags(Family family) {
    Set<Flag> flags = EnumSet.of(Flag.POSED);
    flags.addAll(family.flags());
    if (form == Pose.Form.MATRIX) {
      flags.removeAll(OF_LENGTHS);
    }
    return flags;
  }

  /** An affine map keeps the verdict, and no distance but 0; a rotation keeps all. */
  private @Nullable KnownAnswer known(@Nullable KnownAnswer answer) {
    if (answer == null || way == Way.OWN) {
      return null;
    }
    return answer.verdict() == Verdict.SEPARATED && form == Pose.Form.MATRIX
        ? KnownAnswer.SEPARATED
        : answer;
  }

  private Query query(PointPair pair) {
    Frame a = frame(pair.a());
    Frame b = frame(pair.b());
    PointPair inFrames = PointPair.of(a.points(pair.a()), b.points(pair.b()));
    return new Query(inFrames, new Poses(a.pose(), b.pose()));
  }

  private Frame frame(double[][] points) {
    return form == Pose.Form.MATRIX ? new MatrixFrame(points) : new QuaternionFrame(points);
  }

  /** The frame of a body: Q and c. */
  private interface Frame {

    /** Returns Qᵀ(x − c) for each point x. */
    double[][] points(double[][] points);

    /** Returns x ↦ MQx + Mc + t. */
    Pose pose();
  }

  private final class MatrixFrame implements Frame {
    private final double[][] axes;
    private final double[] centre;

    MatrixFrame(double[][] points) {
      axes =
          way == Way.OWN
              ? Matrices.rotation(draw, dimension)
              : Matrices.signedPermutation(draw, dimension);
      centre = way == Way.COMMON ? new double[dimension] : centre(points, step);
    }

    @Override
    public double[][] points(double[][] points) {
      return Arrays.stream(points)
          .map(x -> numbers(Matrices.transposedTimes(axes, minus(x, centre))))
          .toArray(double[][]::new);
    }

    /** Returns [MQ | Mc + t]. */
    @Override
    public Pose pose() {
      double[][] turned = Matrices.times(rotation, axes);
      double[] moved = Matrices.times(rotation, centre);
      double[][] rows = new double[dimension][];
      for (int r = 0; r < dimension; r++) {
        rows[r] = Arrays.copyOf(turned[r], dimension + 1);
        rows[r][dimension] = moved[r] + translation[r];
        rows[r] = numbers(rows[r]);
      }
      return Pose.of(rows);
    }
  }

  /** Q is the rotation of a quaternion s; what is rounded is rounded once. */
  private final class QuaternionFrame implements Frame {
    private final double[] own;
    private final int exponent;
    private final double[] centre;

    QuaternionFrame(double[][] points) {
      own = ownQuaternion();
      exponent = way == Way.OWN ? 0 : draw.between(-LARGEST_EXPONENT, LARGEST_EXPONENT);
      centre =
          way == Way.COMMON
              ? new double[dimension]
              : centre(points, step * Matrices.dot(quaternion, quaternion));
    }

    @Override
    public double[][] points(double[][] points) {
      double[] inverse = {own[0], -own[1], -own[2], -own[3]};
      double[][] moved = Arrays.stream(points).map(x -> minus(x, centre)).toArray(double[][]::new);
      return images(inverse, new double[dimension], moved);
    }

    /** Returns ms and Mc + t. */
    @Override
    public Pose pose() {
      double[] product = product(quaternion, own);
      Arrays.setAll(product, c -> Math.scalb(product[c], exponent));
      double[][] moved = images(quaternion, translation, centre);
      return Pose.of(new double[][] {numbers(product), moved[0]});
    }

    private double[][] images(double[] turn, double[] t, double[]... points) {
      return Pose.of(new double[][] {turn, t}).image(points).points().stream()
          .map(x -> numbers(x.toDoubles()))
          .toArray(double[][]::new);
    }
  }

  /** Draws integers up to a magnitude, not all 0, for what must not round; else any rotation. */
  private double[] quaternion(int most) {
    double[] q = new double[4];
    while (way != Way.OWN && Matrices.dot(q, q) == 0) {
      Arrays.setAll(q, c -> draw.between(-most, most));
    }
    return way == Way.OWN ? draw.direction(q.length) : q;
  }

  /** Draws one that turns axes to axes, for what must not round: not with |q|² = 3. */
  private double[] ownQuaternion() {
    double[] q;
    do {
      q = quaternion(1);
    } while (way != Way.OWN && Matrices.dot(q, q) == 3);
    return q;
  }

  /** Returns the product of quaternions pq. */
  private static double[] product(double[] p, double[] q) {
    return new double[] {
      p[0] * q[0] - p[1] * q[1] - p[2] * q[2] - p[3] * q[3],
      p[0] * q[1] + p[1] * q[0] + p[2] * q[3] - p[3] * q[2],
      p[0] * q[2] - p[1] * q[3] + p[2] * q[0] + p[3] * q[1],
      p[0] * q[3] + p[1] * q[2] - p[2] * q[1] + p[3] * q[0]
    };
  }

  /** The middle of each coordinate in this unit, or 0 where subtracting it would round. */
  private double[] centre(double[][] points, double unit) {
    double[] centre = new double[dimension];
    for (int c = 0; c < dimension; c++) {
      int axis = c;
      double least = Arrays.stream(points).mapToDouble(x -> x[axis]).min().orElseThrow();
      double greatest = Arrays.stream(points).mapToDouble(x -> x[axis]).max().orElseThrow();
      double middle = Math.rint((least / 2 + greatest / 2) / unit) * unit;
      boolean isExact = Arrays.stream(points).allMatch(x -> isExactDifference(x[axis], middle));
      centre[c] = isExact || way == Way.OWN ? middle : 0;
    }
    return centre;
  }

  /** Whether x − y is a number of the format: what rounding lost, by Knuth's two-sum, is 0. */
  private boolean isExactDifference(double x, double y) {
    double difference = x - y;
    double back = difference - x;
    double lost = (x - (difference - back)) + (-y - back);
    return lost == 0 && format.has(difference);
  }

  private static double[] minus(double[] x, double[] y) {
    double[] difference = new double[x.length];
    Arrays.setAll(difference, c -> x[c] - y[c]);
    return difference;
  }

  /** Rounds M: to few bits if it is to be multiplied exactly. */
  private double[][] rounded(double[][] matrix) {
    int bits = format == NumberFormat.DOUBLE ? 40 : 14;
    return Arrays.stream(matrix)
        .map(row -> way == Way.CENTRED ? multiples(row, bits) : numbers(row))
        .toArray(double[][]::new);
  }

  private static double[] multiples(double[] row, int bits) {
    return Arrays.stream(row).map(x -> Math.scalb(Math.rint(Math.scalb(x, bits)), -bits)).toArray();
  }

  /** Rounds to numbers of the format. */
  private double[] numbers(double[] row) {
    return Arrays.stream(row).map(format::round).toArray();
  }
}
