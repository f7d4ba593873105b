package example.modules;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.gjk.Gjk;
import org.certigjk.hull.ConvexHull;

/** Asks two modules something, and says what they are and export. */
public final class Distances {

  private Distances() {}

  public static void main(String[] arguments) {
    Polytope<BigFraction> a = points(new double[][] {{0, 0}, {4, 0}, {0, 3}});
    Polytope<BigFraction> b = points(new double[][] {{4, 3}, {6, 3}, {5, 6}});
    System.out.println("distance vector " + Gjk.distance(a, b).distanceVector());
    System.out.println("hull " + ConvexHull.of(new double[][] {{0, 0}, {1, 0}, {0, 1}}).vertices());
    System.out.println(describe(Gjk.class) + ", " + describe(ConvexHull.class));
    System.out.println(describe(BigFraction.class));
    System.out.println("exact is exported: " + Gjk.class.getModule().isExported("org.certigjk.exact"));
    System.out.println("here: " + Distances.class.getModule());
  }

  private static Polytope<BigFraction> points(double[][] points) {
    return Polytope.of(Rationals.INSTANCE, points);
  }

  private static String describe(Class<?> type) {
    Module module = type.getModule();
    return module + (module.getDescriptor().isAutomatic() ? " (automatic)" : "");
  }
}
