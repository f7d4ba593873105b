package org.certigjk.referee.picture;

import static org.certigjk.markup.SvgElement.line;
import static org.certigjk.markup.SvgElement.text;

import org.certigjk.markup.SvgElement;
import org.certigjk.markup.SvgElement.Anchor;
import org.certigjk.referee.text.Wording;
import org.jspecify.annotations.Nullable;

/** What stands below a picture: what the marks mean, and the two numbers as bars. */
final class PictureFoot {

  static final int HEIGHT = 84;

  private static final int LINE = 20;
  private static final int LONGEST_BAR = 90;
  private static final int NAMES = 58;

  private final PictureScene scene;

  PictureFoot(PictureScene scene) {
    this.scene = scene;
  }

  SvgElement legendAt(double x, double y) {
    return SvgElement.groupAt(x, y)
        .with(SvgElement.circle("spot", 6, LINE - 4, 4))
        .with(text(18, LINE, Anchor.START, "closest points; circle: exact distance or depth"))
        .with(SvgElement.diamond("claim mark", 6, 2 * LINE - 4, 5))
        .with(text(18, 2 * LINE, Anchor.START, "claimed points; dashed circle: claimed length"))
        .with(SvgElement.circle("simplex dot", 6, 3 * LINE - 4, 3))
        .with(text(18, 3 * LINE, Anchor.START, "points aᵢ − bⱼ of the certificate"));
  }

  SvgElement barsAt(double x, double y) {
    Double depth = scene.depth();
    boolean deep = scene.distanceVector().isZero() && depth != null && scene.claimedDepth() != null;
    Double exact = deep ? depth : Double.valueOf(scene.distance());
    Double claimed = deep ? scene.claimedDepth() : scene.claimedDistance();
    SvgElement bars = SvgElement.groupAt(x, y);
    bar(bars, "truth", LINE, deep ? "depth" : "distance", exact, claimed);
    bar(bars, "claim", 2 * LINE, claimed == null ? "none claimed" : "claimed", claimed, exact);
    return bars;
  }

  private static void bar(
      SvgElement bars,
      String style,
      double y,
      String name,
      @Nullable Double value,
      @Nullable Double other) {
    bars.with(text(0, y, Anchor.START, name));
    if (value != null) {
      double largest = Math.max(value, other == null ? 0 : other);
      double length =
          largest == 0 || Double.isInfinite(largest) ? 0 : value / largest * LONGEST_BAR;
      bars.with(line("bar " + style, NAMES, y - 4, NAMES + length, y - 4));
      bars.with(text(NAMES + length + 6, y, Anchor.START, Wording.number(value)));
    }
  }
}
