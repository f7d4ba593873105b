import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Scanner;
import org.dyn4j.collision.narrowphase.Gjk;
import org.dyn4j.collision.narrowphase.Separation;
import org.dyn4j.geometry.Polygon;
import org.dyn4j.geometry.Transform;
import org.dyn4j.geometry.Vector2;

/**
 * The runs of dyn4j's distance as traces. It hands out no simplex: what is recorded is what it asks
 * the polygons for, the directions and the support points, and what it answers.
 *
 * <pre>
 * javac -cp dyn4j-6.0.0.jar -d out examples/GjkTrace.java examples/Dyn4jTrace.java
 * echo "1 2  3 3  0 0  1 0  0 1  3 1  4 0  4 2" | java -cp out:dyn4j-6.0.0.jar Dyn4jTrace
 * </pre>
 */
public final class Dyn4jTrace {

  /** A polygon that remembers what it was asked, and the number of its vertex that it gave. */
  private static final class Recorded extends Polygon {
    private final double[][] points;
    private final List<double[]> directions = new ArrayList<>();
    private final List<Integer> answers = new ArrayList<>();

    Recorded(double[][] points) {
      super(Arrays.stream(points).map(p -> new Vector2(p[0], p[1])).toArray(Vector2[]::new));
      this.points = points;
    }

    @Override
    public Vector2 getFarthestPoint(Vector2 direction, Transform transform) {
      directions.add(new double[] {-direction.x, -direction.y});
      Vector2 found = super.getFarthestPoint(direction, transform);
      int k = 0;
      while (points[k][0] != found.x || points[k][1] != found.y) {
        k++;
      }
      answers.add(k);
      return found;
    }
  }

  private static double[][] points(Scanner in, int size) {
    double[][] points = new double[size][2];
    for (double[] point : points) {
      point[0] = Double.parseDouble(in.next());
      point[1] = Double.parseDouble(in.next());
    }
    return points;
  }

  /** Reads lines: an id, 2, the numbers of points of A and of B, and the points. */
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    while (in.hasNext()) {
      in.next();
      in.next();
      int m = in.nextInt();
      int n = in.nextInt();
      Recorded a = new Recorded(points(in, m));
      Recorded b = new Recorded(points(in, n));
      Separation found = new Separation();
      boolean apart = new Gjk().distance(a, new Transform(), b, new Transform(), found);
      GjkTrace trace = new GjkTrace("dyn4j", a.points, b.points);
      for (int k = 0; k < a.answers.size(); k++) {
        int[] s = {a.answers.get(k), b.answers.get(k)};
        trace.step(null, null, null, a.directions.get(k), s);
      }
      System.out.println(trace.end(!apart, apart ? found.getDistance() : null));
    }
  }
}
