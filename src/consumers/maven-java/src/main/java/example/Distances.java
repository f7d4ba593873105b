package example;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.fast.DistanceWorkspace;
import org.certigjk.fast.DoublePolytope;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Separated;

/** The distance of two triangles, as a fraction and as a double. */
public final class Distances {

  private static final double[][] A = {{0, 0}, {4, 0}, {0, 3}};
  private static final double[][] B = {{4, 3}, {6, 3}, {5, 6}};

  private Distances() {}

  public static void main(String[] arguments) {
    exact();
    fast();
  }

  private static void exact() {
    Polytope<BigFraction> a = Polytope.of(Rationals.INSTANCE, A);
    Polytope<BigFraction> b = Polytope.of(Rationals.INSTANCE, B);
    DistanceResult<BigFraction> result = Gjk.distance(a, b);
    System.out.println(result.verdict());
    if (result instanceof Separated<BigFraction> separated) {
      System.out.println("squared distance " + separated.squaredDistance());
      System.out.println("closest points " + separated.closestPoints().a());
      System.out.println("and " + separated.closestPoints().b());
      System.out.println("certified " + separated.certificate().certifies(a, b));
    }
  }

  private static void fast() {
    DistanceWorkspace workspace = new DistanceWorkspace();
    double distance = workspace.distance(DoublePolytope.of(A), DoublePolytope.of(B));
    System.out.println("distance " + distance + ", decided by " + workspace.stage());
    System.out.println("distance vector " + workspace.result().distanceVector());
  }
}
