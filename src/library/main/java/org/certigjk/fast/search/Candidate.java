package org.certigjk.fast.search;

import java.util.Objects;
import org.certigjk.predicates.ErrorTerms;
import org.certigjk.predicates.ScaledIntegers;
import org.jspecify.annotations.Nullable;

/**
 * The simplex that a search has in hand: {@code size} pairs of vertices (a[k], b[k]), numbered as
 * in {@link Vertices}'s flat arrays, of A + t and B. Nothing in it is proved.
 */
public final class Candidate {

  /** The number of pairs; 0 before the first search, which then starts cold. */
  public int size;

  public final int[] a;
  public final int[] b;

  /** t, by which A is moved; at least three coordinates, 0 beyond the dimension. */
  public final double[] t;

  /** Whether A and B are images, and the query is about the bodies where they are. */
  public boolean isPlaced;

  /** What is missing from t for images: t + low is exact. */
  public final double[] low = new double[3];

  /**
   * What the rounding of images adds to the error of a coordinate of a pair of vertices, and of a
   * difference of two pairs; 0 for bodies.
   */
  public double pointError;

  public double edgeError;

  private @Nullable Image imageA;
  private @Nullable Image imageB;

  /** The arithmetic that decided the last query. */
  public Arithmetic stage = Arithmetic.FILTER;

  /** The simplex that was proposed. */
  private final int[] proposedA;

  private final int[] proposedB;
  private int proposedSize;

  /** Room for the kernels in the plane and in space: coordinates of the simplex's vertices. */
  final double[] scratch;

  /** Room for the kernel in any dimension. */
  final KernelN general;

  /** Room for a sweep over many vertices; grows with the largest polytope seen. */
  private double[] products = new double[0];

  /** Makes one for bodies of a dimension. */
  public Candidate(int dimension) {
    this.scratch = new double[12];
    this.general = new KernelN(dimension);
    int coordinates = Math.max(3, dimension);
    this.a = new int[coordinates + 1];
    this.b = new int[coordinates + 1];
    this.proposedA = new int[coordinates + 1];
    this.proposedB = new int[coordinates + 1];
    this.t = new double[coordinates];
  }

  /** Takes two bodies at rest: the query is about them, moved by t. */
  public void rest() {
    isPlaced = false;
    pointError = 0;
    edgeError = 0;
  }

  /**
   * Takes two bodies where they are; the query is about the images, with the difference of the
   * translations as t.
   */
  public void place(Vertices bodyA, Placement inA, Vertices bodyB, Placement inB) {
    Image first = imageA == null ? new Image(bodyA, inA) : imageA;
    Image second = imageB == null ? new Image(bodyB, inB) : imageB;
    imageA = first;
    imageB = second;
    first.set(bodyA, inA);
    second.set(bodyB, inB);
    double wrong = 0;
    for (int c = 0; c < low.length; c++) {
      t[c] = inA.t[c] - inB.t[c];
      low[c] = ErrorTerms.ofDifference(inA.t[c], inB.t[c], t[c]);
      wrong = Math.max(wrong, Math.abs(low[c]));
    }
    double error = first.error() + second.error();
    isPlaced = true;
    pointError = errorOfPoint(error, wrong);
    edgeError = errorOfEdge(error);
    for (int k = 0; k < size; k++) {
      first.know(a[k]);
      second.know(b[k]);
    }
  }

  /** For the sum of the errors of two images, and that of the translation. */
  private static double errorOfPoint(double error, double wrong) {
    return 1.0625 * (error + wrong);
  }

  private static double errorOfEdge(double error) {
    return 2.125 * error;
  }

  /** Returns the image of A. */
  public Vertices imageA() {
    return Objects.requireNonNull(imageA).vertices;
  }

  /** Returns the image of B. */
  public Vertices imageB() {
    return Objects.requireNonNull(imageB).vertices;
  }

  /** Remembers the simplex in hand as the one that is proposed. */
  public void propose() {
    proposedSize = size;
    for (int k = 0; k < size; k++) {
      proposedA[k] = a[k];
      proposedB[k] = b[k];
    }
  }

  /** Returns whether the simplex in hand, of different pairs, is the one that was proposed. */
  public boolean isConfirmed() {
    boolean confirmed = size == proposedSize;
    for (int k = 0; k < size && confirmed; k++) {
      confirmed = isProposed(a[k], b[k]);
    }
    return confirmed;
  }

  private boolean isProposed(int i, int j) {
    for (int k = 0; k < proposedSize; k++) {
      if (proposedA[k] == i && proposedB[k] == j) {
        return true;
      }
    }
    return false;
  }

  /** Adds a pair. */
  public void add(int i, int j) {
    a[size] = i;
    b[size] = j;
    size++;
  }

  /** Returns an e such that all multiples of 2^greatest, and t, are multiples of 2^e. */
  public int exponent(int greatest) {
    int exponent = greatest;
    for (double coordinate : t) {
      exponent = Math.min(exponent, ScaledIntegers.exponent(coordinate));
    }
    return exponent == Integer.MAX_VALUE ? 0 : exponent;
  }

  /** Returns room for at least {@code size} numbers. */
  public double[] products(int size) {
    if (products.length < size) {
      products = new double[size];
    }
    return products;
  }
}
