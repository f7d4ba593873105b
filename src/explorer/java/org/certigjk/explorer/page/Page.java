package org.certigjk.explorer.page;

import org.certigjk.explorer.Explorer;
import org.teavm.jso.JSExport;

/** The functions that the script offers to the page. */
public final class Page {

  private Page() {}

  /** Returns all that the page shows of a scene but the words, as JSON. */
  @JSExport
  public static String explore(String scene) {
    return Explorer.explore(scene);
  }

  /** Returns what is true in words of the states from first on and before end, as JSON. */
  @JSExport
  public static String words(String scene, int first, int end) {
    return Explorer.words(scene, first, end);
  }

  /** Returns all that the page shows of a run that a program has written down, as JSON. */
  @JSExport
  public static String trace(String trace) {
    return Explorer.trace(trace);
  }

  /** Returns the points x,y;x,y moved by to &minus; from. */
  @JSExport
  public static String shift(String points, String from, String to) {
    return Explorer.shift(points, from, to);
  }

  /** Returns the picture of a scene and its distance as JSON, quickly. */
  @JSExport
  public static String live(String scene) {
    return Explorer.live(scene);
  }

  /** Returns how deep the bodies of a scene are in each other, as JSON. */
  @JSExport
  public static String depth(String scene) {
    return Explorer.depth(scene);
  }

  /** Returns when A, moving by a vector x,y, first meets B, as JSON. */
  @JSExport
  public static String impact(String scene, String motion) {
    return Explorer.impact(scene, motion);
  }

  /** Returns the products of a direction with points x,y;x,y, and the support point, as JSON. */
  @JSExport
  public static String support(String points, String direction) {
    return Explorer.support(points, direction);
  }

  /**
   * Returns the point nearest to the origin of up to three points, and Johnson's table, as JSON.
   */
  @JSExport
  public static String nearest(String points) {
    return Explorer.nearest(points);
  }

  /** Returns the point from + t(to &minus; from) and its squared norm, as JSON. */
  @JSExport
  public static String between(String from, String to, String t) {
    return Explorer.between(from, to, t);
  }

  /** Returns a scene of two random bodies with so many points each. */
  @JSExport
  public static String random(double seed, int points, int dimension) {
    return Explorer.random((long) seed, points, dimension);
  }

  /** Returns the point of a grid that is nearest to (x, y). */
  @JSExport
  public static String snap(double x, double y, String grid) {
    return Explorer.snap(x, y, grid);
  }

  /** Returns the line that the command line prints for a scene, or an error as JSON. */
  @JSExport
  public static String result(String scene) {
    return Explorer.result(scene);
  }

  /** Returns what can be chosen: fields, loops and sub-algorithms, as JSON. */
  @JSExport
  public static String settings() {
    return Explorer.settings();
  }
}
