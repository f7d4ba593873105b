package org.certigjk.fast;

/**
 * The simplex that a search has in hand: {@code size} pairs of vertices (a[k], b[k]), numbered as
 * in {@link DoublePolytope}'s flat arrays, of A + t and B. Nothing in it is proved.
 */
final class Candidate {

  /** The number of pairs; 0 before the first search, which then starts cold. */
  int size;

  final int[] a;
  final int[] b;

  /** t, by which A is moved; at least three coordinates, 0 beyond the dimension. */
  final double[] t;

  /** The arithmetic that decided the last query. */
  Stage stage = Stage.FILTER;

  /** What the simplex says of closest points. */
  final NearestPoints points = new NearestPoints(this);

  /** Room for the kernels in the plane and in space: coordinates of the simplex's vertices. */
  final double[] scratch;

  /** Room for the kernel in any dimension. */
  final KernelN general;

  /** Room for a sweep over many vertices; grows with the largest polytope seen. */
  private double[] products = new double[0];

  Candidate(int dimension) {
    this.scratch = new double[12];
    this.general = new KernelN(dimension);
    int coordinates = Math.max(3, dimension);
    this.a = new int[coordinates + 1];
    this.b = new int[coordinates + 1];
    this.t = new double[coordinates];
  }

  /** Returns room for at least {@code size} numbers. */
  double[] products(int size) {
    if (products.length < size) {
      products = new double[size];
    }
    return products;
  }
}
