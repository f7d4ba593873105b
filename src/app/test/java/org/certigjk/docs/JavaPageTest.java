package org.certigjk.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.fast.DistanceWorkspace;
import org.certigjk.fast.DoublePolytope;
import org.certigjk.fast.Pose;
import org.certigjk.fast.Stage;
import org.certigjk.field.Doubles;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Separated;
import org.certigjk.gjk.SeparatingAxis;
import org.certigjk.interval.DistanceBounds;
import org.certigjk.interval.IntervalGjk;
import org.certigjk.penetration.Apart;
import org.certigjk.penetration.Penetration;
import org.certigjk.raycast.Miss;
import org.certigjk.raycast.RayCast;
import org.certigjk.shape.Cone;
import org.certigjk.shape.RationalsWithRoots;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.certigjk.variants.Claim;
import org.certigjk.variants.DistanceVariant;
import org.certigjk.variants.Variants;
import org.junit.jupiter.api.Test;

/** What {@code docs/java.md} shows is what happens. */
class JavaPageTest {

  private static final Path PAGE = Path.of("docs/java.md");
  private static final Path THIS = Path.of("src/app/test/java/org/certigjk/docs/JavaPageTest.java");

  private static final double[][] A = {{0, 0}, {4, 0}, {0, 3}};
  private static final double[][] B = {{4, 3}, {6, 3}, {5, 6}};

  /** Each line of code, but for its semicolon and comment, is in the text of this class. */
  @Test
  void everyLineIsRunHere() throws IOException {
    String text = dense(Files.readString(THIS));
    List<String> missing = new ArrayList<>();
    int lines = 0;
    Matcher block = Pattern.compile("(?s)```java\n(.*?)```").matcher(Files.readString(PAGE));
    while (block.find()) {
      for (String line : block.group(1).lines().toList()) {
        String code = dense(line.replaceFirst("//.*", "")).replaceFirst(";$", "");
        if (!text.contains(code)) {
          missing.add(line);
        }
        lines++;
      }
    }
    assertEquals(List.of(), missing);
    assertTrue(lines > 20, lines + " lines");
  }

  private static String dense(String text) {
    return text.replaceAll("\\s+", "");
  }

  @Test
  void distance() {
    Polytope<BigFraction> a =
        Polytope.of(Rationals.INSTANCE, new double[][] {{0, 0}, {4, 0}, {0, 3}});
    Polytope<BigFraction> b =
        Polytope.of(Rationals.INSTANCE, new double[][] {{4, 3}, {6, 3}, {5, 6}});
    DistanceResult<BigFraction> result = Gjk.distance(a, b);
    if (result instanceof Separated<BigFraction> separated) {
      assertEquals("144 / 25", separated.squaredDistance().toString());
      assertEquals("(64 / 25, 27 / 25)", separated.closestPoints().a().toString());
      assertTrue(separated.certificate().certifies(a, b));
      assertFalse(separated.certificate().certifies(b, a));
      return;
    }
    throw new AssertionError(result);
  }

  @Test
  void depthImpactAxis() {
    Polytope<BigFraction> a = Polytope.of(Rationals.INSTANCE, A);
    Polytope<BigFraction> b = Polytope.of(Rationals.INSTANCE, B);
    Vec<BigFraction> direction = Vec.of(Rationals.INSTANCE, -1, 0);
    assertTrue(Penetration.depth(a, b) instanceof Apart);
    assertTrue(RayCast.cast(a, b, direction) instanceof Miss);
    assertTrue(SeparatingAxis.find(a, b).apart());
  }

  @Test
  void roundShapes() {
    RationalsWithRoots field = RationalsWithRoots.of(64);
    Cone<BigFraction> cone = Cone.of(field, field.of(1.0), field.of(1.0));
    Polytope<BigFraction> point = Polytope.of(field, new double[][] {{2, 1, 0}});
    assertEquals(
        new DistanceBounds(1.7888543819998317, 1.788854381999832),
        IntervalGjk.distance(cone, point).distance());
  }

  @Test
  void publishedLoop() {
    Polytope<Double> a = Polytope.of(Doubles.INSTANCE, A);
    Polytope<Double> b = Polytope.of(Doubles.INSTANCE, B);
    DistanceVariant<Double> loop =
        Variants.VAN_DEN_BERGEN_ROBUST.create(SubAlgorithm.GREER::create, 100);
    assertEquals(Claim.SEPARATED, loop.distance(a, b).claim());
  }

  @Test
  void doubles() {
    DoublePolytope a = DoublePolytope.of(new double[][] {{0, 0}, {4, 0}, {0, 3}});
    DoublePolytope b = DoublePolytope.of(new double[][] {{4, 3}, {6, 3}, {5, 6}});
    DistanceWorkspace workspace = new DistanceWorkspace();
    assertEquals(2.4, workspace.distance(a, b));
    assertEquals(Stage.FILTER, workspace.stage());
    assertEquals("(-36 / 25, -48 / 25)", workspace.result().distanceVector().toString());
    double[] onA = new double[2];
    double[] onB = new double[2];
    workspace.closestPoints(onA, onB);
    assertEquals(2.56, onA[0]);
    assertTrue(workspace.closerThan(a, b, 2.5));
    Pose turned = Pose.of(0, -1, 8, 1, 0, 0);
    assertEquals(1.0, workspace.distance(a, turned, b, Pose.identity(2)));
  }
}
