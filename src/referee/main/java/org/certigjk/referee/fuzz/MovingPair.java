package org.certigjk.referee.fuzz;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.certigjk.vectors.Drawn;
import org.certigjk.vectors.NumberFormat;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Query;

/**
 * A pair of which B moves: from where it is in equal steps through the centre of A to as far behind
 * it, and back the same way, so that each place but the last is asked about twice, after other
 * queries each time. Coordinates are rounded; poses stay as they are.
 */
final class MovingPair {

  private MovingPair() {}

  /**
   * Returns 2p &minus; 1 queries; those number k and 2p &minus; 2 &minus; k are the same.
   *
   * @param places p
   */
  static List<Drawn> of(Drawn drawn, int places) {
    NumberFormat format = drawn.query().single() ? NumberFormat.SINGLE : NumberFormat.DOUBLE;
    List<Query> way = new ArrayList<>();
    PointPair pair = drawn.query().pair();
    double[] from = mean(pair.b());
    double[] to = mean(pair.a());
    for (int k = 0; k < places; k++) {
      double share = 2.0 * k / (places - 1);
      double[][] b = pair.b();
      for (double[] point : b) {
        Arrays.setAll(point, c -> format.round(point[c] + share * (to[c] - from[c])));
      }
      boolean finite = Arrays.stream(b).flatMapToDouble(Arrays::stream).allMatch(Double::isFinite);
      way.add(finite ? new Query(PointPair.of(pair.a(), b), drawn.query().poses()) : drawn.query());
    }
    List<Drawn> queries = new ArrayList<>();
    for (int k = 0; k < 2 * places - 1; k++) {
      Query query = way.get(Math.min(k, 2 * places - 2 - k));
      queries.add(
          new Drawn(
              drawn.id() + "/place-" + k,
              "moving",
              "moved from " + drawn.id(),
              QuerySource.withoutOrdinary(drawn.flags()),
              query,
              null));
    }
    return queries;
  }

  private static double[] mean(double[][] points) {
    double[] mean = new double[points[0].length];
    for (double[] x : points) {
      Arrays.setAll(mean, c -> mean[c] + x[c] / points.length);
    }
    return mean;
  }
}
