package org.certigjk.referee.picture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;

/**
 * Chooses the panels of a picture: in each view the bodies and their Minkowski difference, and both
 * once more from nearby if what decides would be too small to be seen. The first view is the one in
 * which the bodies are higher: of flat bodies it is not the one from the edge.
 *
 * @param panels the panels, two in a row
 * @param claimIsOutside whether something that was claimed is too far away to be drawn
 */
record PicturePanels(List<PicturePanel> panels, boolean claimIsOutside) {

  /** What decides is seen if it is a longer part of half the window than this. */
  private static final BigFraction SEEN = new BigFraction(8, 100);

  /** From nearby, half the window is what decides times this. */
  private static final BigFraction NEARBY = new BigFraction(16, 10);

  /** A claim is drawn if the window needs not be larger than this many times for it. */
  private static final BigFraction ROOM = new BigFraction(5, 2);

  static PicturePanels of(PictureScene scene) {
    List<PictureView> views =
        scene.projections().stream()
            .map(projection -> new PictureView(scene, projection))
            .sorted(Comparator.comparing(PictureView::height).reversed())
            .toList();
    List<PicturePanel> panels = new ArrayList<>();
    boolean outside = false;
    for (int k = 0; k < views.size(); k++) {
      PictureView view = views.get(k);
      String which = views.size() == 1 ? "" : k == 0 ? ", first view" : ", second view";
      PictureWindow bodies = withRoom(view.bodies(), view.claimed());
      PictureWindow difference = withRoom(view.differenceAndOrigin(), view.claimedDifference());
      panels.add(view.bodies("A and B" + which, bodies));
      panels.add(view.difference("A ⊖ B" + which, difference));
      outside |= !view.claimed().stream().allMatch(bodies::shows);
    }
    panels.addAll(nearby(scene, views.get(0), views.size() == 1 ? "" : ", first view"));
    return new PicturePanels(panels, outside);
  }

  private static List<PicturePanel> nearby(PictureScene scene, PictureView view, String which) {
    List<PicturePanel> panels = new ArrayList<>();
    BigFraction half = size(view.deciding()).multiply(NEARBY);
    boolean apart = !scene.distanceVector().isZero();
    if (apart && isTiny(view.deciding(), view.bodies())) {
      PictureWindow window = new PictureWindow(view.betweenClosest(), half);
      panels.add(view.bodies("A and B" + which + ", nearer", window));
    }
    if (isTiny(view.deciding(), view.differenceAndOrigin())) {
      Vec<BigFraction> middle = view.deciding().times(BigFraction.ONE_HALF);
      PictureWindow window = new PictureWindow(middle, half);
      panels.add(view.difference("A ⊖ B" + which + ", nearer", window));
    }
    return panels;
  }

  private static boolean isTiny(Vec<BigFraction> deciding, List<Vec<BigFraction>> points) {
    BigFraction half = PictureWindow.of(Polytope.from(points)).half();
    return !deciding.isZero() && size(deciding).compareTo(half.multiply(SEEN)) < 0;
  }

  /** The larger of the coordinates' magnitudes. */
  private static BigFraction size(Vec<BigFraction> x) {
    BigFraction across = x.get(0).abs();
    BigFraction up = x.get(1).abs();
    return across.compareTo(up) > 0 ? across : up;
  }

  /** The window of the points, or of these and the claim if there is room for it. */
  private static PictureWindow withRoom(
      List<Vec<BigFraction>> points, List<Vec<BigFraction>> claim) {
    PictureWindow plain = PictureWindow.of(Polytope.from(points));
    List<Vec<BigFraction>> all = new ArrayList<>(points);
    all.addAll(claim);
    PictureWindow wide = PictureWindow.of(Polytope.from(all));
    return wide.half().compareTo(plain.half().multiply(ROOM)) <= 0 ? wide : plain;
  }
}
