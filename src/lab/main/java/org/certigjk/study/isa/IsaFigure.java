package org.certigjk.study.isa;

import java.util.List;
import java.util.function.DoubleFunction;

/**
 * A figure of van den Bergen 1999, or a claim: what is changed in the default setting.
 *
 * @param name what is changed
 * @param place where the paper speaks of it
 * @param unit the unit of the values
 * @param values the values
 * @param setting the setting for a value
 */
public record IsaFigure(
    String name,
    String place,
    String unit,
    List<Double> values,
    DoubleFunction<IsaSetting> setting) {

  /** Figures 4 to 6. The values are ours: our copy of the figures has no numbers on the axes. */
  public static final List<IsaFigure> ALL =
      List.of(
          new IsaFigure(
              "density",
              "figure 4",
              "% of the space",
              List.of(1.0, 2.0, 5.0, 10.0, 15.0, 20.0),
              value -> IsaSetting.DEFAULT.withDensity(value / 100)),
          new IsaFigure(
              "translation",
              "figure 5",
              "% of the radius per frame",
              List.of(1.0, 2.0, 5.0, 10.0, 20.0, 40.0),
              value -> IsaSetting.DEFAULT.withTranslation(value / 100)),
          new IsaFigure(
              "rotation",
              "figure 6",
              "degrees per frame",
              List.of(0.0, 2.0, 5.0, 10.0, 20.0, 40.0),
              value -> IsaSetting.DEFAULT.withRotation(value)));

  /** Section 4: bodies of arbitrary complexity. */
  public static final IsaFigure COMPLEXITY =
      new IsaFigure(
          "vertices",
          "section 4",
          "of each polyhedron",
          List.of(5.0, 20.0, 80.0, 320.0),
          value -> IsaSetting.DEFAULT.withVertices((int) value));
}
