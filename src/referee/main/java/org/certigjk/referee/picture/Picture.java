package org.certigjk.referee.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.certigjk.markup.SvgElement;
import org.certigjk.referee.Outcome;
import org.certigjk.vectors.Expected;
import org.certigjk.vectors.Query;

/**
 * A drawing of a query, of its exact answer and of what an engine said, in SVG.
 *
 * <p><b>Definition.</b> In the plane two panels: A and B with their closest points, and A ⊖ B with
 * the origin, the distance vector and the points of A ⊖ B that the certificate speaks of; circles
 * around the origin have the exact distance (or depth) and the claimed one as radius. In space both
 * are seen twice, each time with the distance vector to the right in its true length. Where the
 * deciding length is too small to be seen, both are drawn once more from nearby. There is no
 * drawing of the line, nor of more than three dimensions.
 *
 * <p><b>Guarantee.</b> Everything is placed exactly and then rounded to a hundredth of a pixel, so
 * coordinates of any size can be drawn and bodies that are separated look separated. The same
 * arguments give the same bytes on every machine. It needs no fonts and no scripts, and follows the
 * colours of the reader's screen, light or dark.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Query query = Query.of(Family.BOXES.generate(1, 2, 4));
 * Outcome outcome = new Outcome.Declined("too flat");
 * Picture picture = Picture.of(query, new Truth().of(query), outcome);
 * picture.svg().isPresent();   // true
 * }</pre>
 */
public final class Picture {

  private static final int GAP = 16;

  private final PictureScene scene;
  private final List<PicturePanel> panels;
  private final boolean claimIsOutside;

  private Picture(PictureScene scene) {
    this.scene = scene;
    if (scene.query().dimension() == 2 || scene.query().dimension() == 3) {
      PicturePanels drawn = PicturePanels.of(scene);
      this.panels = drawn.panels();
      this.claimIsOutside = drawn.claimIsOutside();
    } else {
      this.panels = List.of();
      this.claimIsOutside = false;
    }
  }

  /**
   * Returns the picture of a query.
   *
   * @param query the query
   * @param expected the exact answer; what it lacks of its proof is computed again
   * @param outcome what the engine said
   */
  public static Picture of(Query query, Expected expected, Outcome outcome) {
    return new Picture(PictureScene.of(query, expected, outcome));
  }

  /** Returns the drawing as a file, if there is one: of the plane and of space. */
  public Optional<String> svg() {
    return panels.isEmpty()
        ? Optional.empty()
        : Optional.of(tag().with(SvgElement.of("style").with(PictureStyle.CSS)) + "\n");
  }

  /**
   * Returns the parts of the drawing without the style sheet, for a page that has it: each panel,
   * the legend, the bars. They are equally wide; none if there is no drawing.
   */
  public List<SvgElement> parts() {
    List<SvgElement> parts = new ArrayList<>();
    int width = PicturePanel.WIDTH + GAP;
    for (PicturePanel panel : panels) {
      parts.add(canvas(width, PicturePanel.HEIGHT).with(panel.at(GAP / 2, 0)));
    }
    if (!panels.isEmpty()) {
      PictureFoot foot = new PictureFoot(scene);
      parts.add(canvas(width, PictureFoot.HEIGHT).with(foot.legendAt(GAP / 2, 0)));
      parts.add(canvas(width, PictureFoot.HEIGHT).with(foot.barsAt(GAP / 2, 0)));
    }
    return parts;
  }

  /** Returns what is to be seen, and what is not, in sentences. */
  public List<String> words() {
    List<String> words = new ArrayList<>();
    int dimension = scene.query().dimension();
    if (panels.isEmpty()) {
      words.add(
          "There is no picture of %s."
              .formatted(dimension == 1 ? "the line" : dimension + " dimensions"));
      return words;
    }
    words.add("Left A and B, right A ⊖ B = { a − b } with the origin 0.");
    if (dimension == 3 && scene.axis() != null) {
      words.add("Both views have %s to the right, in its true length.".formatted(axisName()));
    }
    if (claimIsOutside) {
      words.add("The claimed points are too far away to be drawn.");
    }
    return words;
  }

  private String axisName() {
    if (!scene.distanceVector().isZero()) {
      return "the distance vector";
    }
    return scene.penetration() == null
        ? "the normal of a plane that separates them"
        : "the penetration vector";
  }

  private SvgElement tag() {
    int rows = (panels.size() + 1) / 2;
    int foot = GAP + rows * (PicturePanel.HEIGHT + GAP);
    SvgElement svg = canvas(2 * PicturePanel.WIDTH + 3 * GAP, foot + PictureFoot.HEIGHT);
    for (int k = 0; k < panels.size(); k++) {
      svg.with(panels.get(k).at(column(k), GAP + k / 2 * (PicturePanel.HEIGHT + GAP)));
    }
    PictureFoot text = new PictureFoot(scene);
    return svg.with(text.legendAt(column(0), foot)).with(text.barsAt(column(1), foot));
  }

  private static int column(int k) {
    return GAP + k % 2 * (PicturePanel.WIDTH + GAP);
  }

  private SvgElement canvas(int width, int height) {
    return SvgElement.drawing("picture", width, height, String.join(" ", words()));
  }
}
