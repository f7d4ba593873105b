package org.certigjk.integral;

import java.util.ArrayList;
import java.util.List;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.PolytopeMapping;
import org.certigjk.geometry.Vec;
import org.certigjk.predicates.ErrorBounds;

/**
 * A polytope whose points have integer coordinates, asked for support points in directions with
 * integer coordinates: a sweep in doubles tells which points can be the furthest, and exact inner
 * products decide between those.
 *
 * <p><b>Guarantee.</b> The support points of {@link Polytope}, the lowest index that attains the
 * maximum. With u = 2<sup>&minus;53</sup>, coordinates x and directions d are rounded with a
 * relative error of at most u, nothing underflows because they are integers, and so the computed
 * inner product is within (n + 4) u &Sigma; |d<sub>c</sub>| max |x<sub>c</sub>| of the exact one
 * (Higham, <i>Accuracy and Stability of Numerical Algorithms</i>, 2nd ed., section 3.1: n + 2
 * roundings; the rest is for those of the bound). A point more than twice that below the greatest
 * computed one is not the furthest. Where that sum is not below 2<sup>1000</sup>, all inner
 * products are exact.
 *
 * @param <E> the type of the coordinates
 */
public final class FilteredPolytope<E> implements PolytopeMapping<E> {

  private static final double LARGEST = 0x1p1000;

  private final Polytope<E> polytope;
  private final double[][] rounded;

  /** The greatest magnitude of each coordinate. */
  private final double[] extent;

  /** Rounds the points of a polytope with integer coordinates. */
  public FilteredPolytope(Polytope<E> polytope) {
    this.polytope = polytope;
    this.rounded = new double[polytope.size()][];
    this.extent = new double[polytope.dimension()];
    for (int k = 0; k < rounded.length; k++) {
      rounded[k] = polytope.get(k).toDoubles();
      for (int c = 0; c < extent.length; c++) {
        extent[c] = Math.max(extent[c], Math.abs(rounded[k][c]));
      }
    }
  }

  @Override
  public OrderedField<E> field() {
    return polytope.field();
  }

  @Override
  public int dimension() {
    return polytope.dimension();
  }

  @Override
  public Vec<E> get(int index) {
    return polytope.get(index);
  }

  @Override
  public Polytope<E> toPolytope() {
    return polytope;
  }

  @Override
  public int supportIndex(Vec<E> direction) {
    double[] d = direction.toDoubles();
    double size = 0;
    for (int c = 0; c < d.length; c++) {
      size += Math.abs(d[c]) * extent[c];
    }
    return size < LARGEST
        ? supportIndex(direction, d, (d.length + 4) * ErrorBounds.U * size)
        : polytope.supportIndex(direction);
  }

  private int supportIndex(Vec<E> direction, double[] d, double error) {
    double[] products = new double[rounded.length];
    double greatest = Double.NEGATIVE_INFINITY;
    for (int k = 0; k < products.length; k++) {
      for (int c = 0; c < d.length; c++) {
        products[k] += rounded[k][c] * d[c];
      }
      greatest = Math.max(greatest, products[k]);
    }
    double threshold = greatest - 3 * error; // one for the rounding of the threshold
    List<Integer> band = new ArrayList<>();
    for (int k = 0; k < products.length; k++) {
      if (products[k] >= threshold) {
        band.add(k);
      }
    }
    return furthest(band, direction);
  }

  /** The first of these indices at which the exact inner product is greatest. */
  private int furthest(List<Integer> band, Vec<E> direction) {
    int furthest = band.get(0);
    if (band.size() > 1) {
      E maximum = direction.dot(get(furthest));
      for (int k : band.subList(1, band.size())) {
        E value = direction.dot(get(k));
        if (field().compare(value, maximum) > 0) {
          furthest = k;
          maximum = value;
        }
      }
    }
    return furthest;
  }
}
