package org.certigjk.variants;

import java.util.List;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.MinkowskiDifference;
import org.certigjk.geometry.Vec;

/**
 * A distance loop whose claim that the bodies are apart is believed only if its last v separates
 * them, as computed: 0 &lt; vᵀs with s = s_{A ⊖ B}(&minus;v), which proves it (van den Bergen 1999,
 * algorithm 2; Jales 2024, theorem 5.1). That it claims contact otherwise is ours: neither takes
 * the failure of one v for contact. This takes one more support point.
 *
 * @param loop the loop
 * @param <E> the type of the coordinates
 */
public record AxisCheckedVariant<E>(DistanceVariant<E> loop) implements DistanceVariant<E> {

  @Override
  public String label() {
    return loop.label() + ", axis checked";
  }

  @Override
  public VariantResult<E> distance(IndexedSupportMapping<E> a, IndexedSupportMapping<E> b) {
    VariantResult<E> result = loop.distance(a, b);
    if (result.claim() != Claim.SEPARATED) {
      return result;
    }
    Vec<E> v = result.v();
    Vec<E> s = new MinkowskiDifference<>(a, b).support(v.unaryMinus());
    return new VariantResult<>(
        a.field().signum(v.dot(s)) > 0 ? Claim.SEPARATED : Claim.MEETING,
        result.pairs(),
        result.weights(),
        v,
        result.exit(),
        result.iterations(),
        result.supportCalls() + 1,
        List.of());
  }
}
