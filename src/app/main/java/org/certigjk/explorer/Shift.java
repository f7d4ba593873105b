package org.certigjk.explorer;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.geometry.Vec;
import org.certigjk.integral.Coordinates;

/** Moves points exactly: a page that adds coordinates itself would round them. */
final class Shift {

  private Shift() {}

  /**
   * Returns points moved by to &minus; from.
   *
   * @param points as in a scene: x,y;x,y
   * @throws SceneException if something in the texts is wrong
   */
  static String of(String points, String from, String to) throws SceneException {
    Scene scene = SceneText.parse("a=" + points + "&b=" + from + ";" + to);
    Vec<BigFraction> by = scene.b().get(1).minus(scene.b().get(0));
    return SceneText.format(Coordinates.map(scene.a(), point -> point.plus(by)));
  }
}
