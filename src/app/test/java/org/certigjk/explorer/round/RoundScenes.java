package org.certigjk.explorer.round;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.certigjk.variants.Variants;

/** Random scenes with balls and cones. */
public final class RoundScenes {

  /** Those that are shown for more than hulls. */
  private static final List<Variants> LOOPS =
      Arrays.stream(Variants.values())
          .filter(
              loop ->
                  !loop.keepsTwoPoints()
                      && !loop.climbs()
                      && !loop.comparesWithSimplex()
                      && loop != Variants.SEPARATING_AXIS_FROM_ZERO)
          .toList();

  private RoundScenes() {}

  /** Returns texts of scenes, in the plane and in space. */
  public static List<String> of(long seed, int count) {
    SplittableRandom random = new SplittableRandom(seed);
    List<String> texts = new ArrayList<>();
    for (int k = 0; k < count; k++) {
      texts.add(one(random, 2 + k % 2));
    }
    return texts;
  }

  private static String one(SplittableRandom random, int dimension) {
    String shapeA = shape(random, 1 + random.nextInt(5));
    String shapeB = shape(random, random.nextInt(6));
    Variants loop = LOOPS.get(random.nextInt(LOOPS.size()));
    List<String> fields = List.of("rational", "double", "double", "float");
    boolean isRational = loop == Variants.PROPOSED;
    String field = isRational ? "rational" : fields.get(random.nextInt(4));
    String needed = loop.needsRoots() && field.equals("rational") ? "double" : field;
    return "a="
        + points(random, dimension, shapeA, 0)
        + "&b="
        + points(random, dimension, shapeB, random.nextInt(4) == 0 ? 0 : 5)
        + "&field="
        + needed
        + "&loop="
        + loop.label()
        + (shapeA.isEmpty() ? "" : "&shape-a=" + shapeA)
        + (shapeB.isEmpty() ? "" : "&shape-b=" + shapeB);
  }

  private static String shape(SplittableRandom random, int kind) {
    String radius = (1 + random.nextInt(3)) + "/" + (1 + random.nextInt(3));
    return kind == 0 ? "" : (kind < 4 ? "ball," : "cone,") + radius;
  }

  private static String points(SplittableRandom random, int dimension, String shape, int aside) {
    int count = shape.startsWith("cone") ? 2 : 1 + random.nextInt(3);
    List<String> points = new ArrayList<>();
    while (points.size() < count) {
      String point =
          random
              .ints(dimension, -3, 4)
              .mapToObj(x -> Integer.toString(x + aside))
              .collect(Collectors.joining(","));
      if (!points.contains(point)) {
        points.add(point);
      }
    }
    return String.join(";", points);
  }
}
