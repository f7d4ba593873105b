package org.certigjk.variants;

import java.util.function.Supplier;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.certigjk.subalgorithms.Space;

/**
 * The distance loop with the stop rule of an engine. An engine of space gets bodies of the plane
 * with z = 0, as its users give them, and the answer is without z.
 */
final class EngineLoop<E> implements DistanceVariant<E> {

  private final EngineRule rule;
  private final Supplier<? extends DistanceSubAlgorithm<E>> subAlgorithm;
  private final int maxIterations;

  EngineLoop(
      EngineRule rule,
      Supplier<? extends DistanceSubAlgorithm<E>> subAlgorithm,
      int maxIterations) {
    this.rule = rule;
    this.subAlgorithm = subAlgorithm;
    this.maxIterations = maxIterations;
  }

  @Override
  public String label() {
    return rule.label();
  }

  @Override
  public VariantResult<E> distance(IndexedSupportMapping<E> a, IndexedSupportMapping<E> b) {
    int dimension = a.dimension();
    if (!rule.handles(dimension)) {
      throw new IllegalArgumentException(
          rule.label() + " has no query for bodies of dimension " + dimension);
    }
    if (rule.isNativeIn(dimension)) {
      return run(a, b);
    }
    VariantResult<E> result = run(new InSpace<>(a), new InSpace<>(b));
    return new VariantResult<>(
        result.claim(),
        result.pairs(),
        result.weights(),
        first(result.v(), dimension),
        result.exit(),
        result.iterations(),
        result.supportCalls(),
        result.trace());
  }

  private VariantResult<E> run(IndexedSupportMapping<E> a, IndexedSupportMapping<E> b) {
    return rule.query(new EngineQuery.Input<>(a, b, subAlgorithm.get(), maxIterations)).run();
  }

  /** The first coordinates of x. */
  private static <E> Vec<E> first(Vec<E> x, int dimension) {
    return Vec.from(x.field(), x.coordinates().subList(0, dimension));
  }

  /** A body of the plane in space, with z = 0. */
  private record InSpace<E>(IndexedSupportMapping<E> body) implements IndexedSupportMapping<E> {

    @Override
    public OrderedField<E> field() {
      return body.field();
    }

    @Override
    public int dimension() {
      return Space.DIMENSION;
    }

    @Override
    public int supportIndex(Vec<E> direction) {
      return body.supportIndex(first(direction, body.dimension()));
    }

    @Override
    public Vec<E> get(int index) {
      return Space.embedded(body.get(new int[] {index}))[0];
    }
  }
}
