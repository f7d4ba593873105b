package org.certigjk.integral;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.certigjk.predicates.IntegerPoints;

/**
 * Affinely independent points y_i of Zⁿ with positive weights whose combination is the point of
 * their hull nearest to the origin: what Wolfe calls a corral.
 *
 * <p><b>Algorithm.</b> Wolfe, <i>Finding the nearest point in a polytope</i>, Mathematical
 * Programming 11, 1976: a point that is beyond joins the corral with weight 0; as long as the
 * nearest point of the affine hull has a weight that is not positive, the weights move towards it
 * until one becomes 0, and that point leaves. The norm falls strictly, and no subsets are tried.
 * The nearest point of the affine hull is that of {@link IntegerPoints}.
 *
 * <p>Weights are integers: what they should be, times their sum.
 */
public final class IntegerCorral {

  /** A point y = a_i + t &minus; b_j with its indices i, j. */
  public static final class Point {
    public final int a;
    public final int b;
    public final BigInteger[] y;

    public Point(int a, int b, BigInteger[] y) {
      this.a = a;
      this.b = b;
      this.y = y;
    }
  }

  private List<Point> points = new ArrayList<>();

  private BigInteger[] weights = {};

  private IntegerCorral() {}

  /**
   * Returns these points as a corral if they are one, else the shortest of them.
   *
   * @param points not empty
   */
  public static IntegerCorral of(List<Point> points) {
    IntegerCorral corral = new IntegerCorral();
    corral.points.addAll(points);
    corral.weights = corral.nearestOfAffineHull();
    if (corral.weights.length == 0 || !isPositive(corral.weights)) {
      Point shortest = points.get(0);
      for (Point point : points) {
        if (IntegerPoints.dot(point.y, point.y).compareTo(IntegerPoints.dot(shortest.y, shortest.y))
            < 0) {
          shortest = point;
        }
      }
      corral.points = new ArrayList<>(List.of(shortest));
      corral.weights = new BigInteger[] {BigInteger.ONE};
    }
    return corral;
  }

  public List<Point> points() {
    return points;
  }

  /** The sum of the weights. */
  public BigInteger denominator() {
    return Arrays.stream(weights).reduce(BigInteger.ZERO, BigInteger::add);
  }

  /** Returns the nearest point v, times {@link #denominator()}. */
  public BigInteger[] nearest() {
    return IntegerPoints.combination(weights, coordinates());
  }

  /** Inserts a point y with v &middot; y &lt; v &middot; v, where v is the nearest point. */
  public void insert(Point point) {
    points.add(point);
    weights = Arrays.copyOf(weights, points.size());
    weights[weights.length - 1] = BigInteger.ZERO;
    BigInteger[] targets = nearestOfAffineHull();
    while (!isPositive(targets)) {
      Interruption.check();
      moveTowards(targets);
      dropZeros();
      targets = nearestOfAffineHull();
    }
    weights = targets;
  }

  private static boolean isPositive(BigInteger[] weights) {
    for (BigInteger weight : weights) {
      if (weight.signum() <= 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * Moves the weights w towards targets z until one of them is 0. With sums s and &sigma; that is w
   * &sigma; + &theta; (z s &minus; w &sigma;), up to a factor, with the least &theta; = w &sigma; /
   * (w &sigma; &minus; z s) over the z that are not positive.
   */
  private void moveTowards(BigInteger[] targets) {
    BigInteger sum = denominator();
    BigInteger targetSum = Arrays.stream(targets).reduce(BigInteger.ZERO, BigInteger::add);
    BigInteger[] from = new BigInteger[targets.length];
    BigInteger[] step = new BigInteger[targets.length];
    int least = -1;
    for (int k = 0; k < targets.length; k++) {
      from[k] = weights[k].multiply(targetSum);
      step[k] = from[k].subtract(targets[k].multiply(sum));
      if (targets[k].signum() <= 0
          && (least < 0
              || from[k].multiply(step[least]).compareTo(from[least].multiply(step[k])) < 0)) {
        least = k;
      }
    }
    for (int k = 0; k < targets.length; k++) {
      weights[k] = from[k].multiply(step[least]).subtract(from[least].multiply(step[k]));
    }
  }

  private void dropZeros() {
    List<Point> kept = new ArrayList<>();
    BigInteger[] positive = new BigInteger[weights.length];
    for (int k = 0; k < weights.length; k++) {
      if (weights[k].signum() > 0) {
        positive[kept.size()] = weights[k];
        kept.add(points.get(k));
      }
    }
    points = kept;
    weights = Arrays.copyOf(positive, kept.size());
  }

  /**
   * Returns the weights of the nearest point of the affine hull, with a positive sum; none if the
   * points are affinely dependent.
   */
  private BigInteger[] nearestOfAffineHull() {
    return IntegerPoints.nearestWeights(coordinates());
  }

  private BigInteger[][] coordinates() {
    return points.stream().map(point -> point.y).toArray(BigInteger[][]::new);
  }
}
