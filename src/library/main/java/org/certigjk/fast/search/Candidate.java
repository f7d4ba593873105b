package org.certigjk.fast.search;

import org.certigjk.predicates.ScaledIntegers;

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

  /** The arithmetic that decided the last query. */
  public Arithmetic stage = Arithmetic.FILTER;

  /** Whether the simplex is the one that was proposed. */
  public boolean confirmed;

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
    this.t = new double[coordinates];
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
