package org.certigjk.explorer.motion;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.explorer.Claim;
import org.certigjk.explorer.number.NumberText;
import org.certigjk.gjk.Verdict;
import org.certigjk.penetration.Penetrating;

/** What the page says of the penetration depth. */
enum DepthClaim implements Claim<Depth> {
  NEAREST_OF_BOUNDARY("p <p> is a point of the boundary of A ⊖ B, and none is nearer to O."),
  MOVED_OUT("A moved by −p touches B, and no shorter move ends the overlap."),
  SURFACE(
      "Proof: a closed surface around O of <facets> facets with corners in A ⊖ B; the nearest is on"
          + " the boundary of A ⊖ B."),
  ONLY_TOUCHING("The bodies touch and nowhere overlap: their depth is 0."),
  APART("The bodies are apart: there is no depth.");

  private final String words;

  DepthClaim(String words) {
    this.words = words;
  }

  @Override
  public boolean holds(Depth at) {
    return switch (this) {
      case NEAREST_OF_BOUNDARY, SURFACE -> at.isProved();
      case MOVED_OUT -> at.isProved() && at.touchesMoved();
      case ONLY_TOUCHING -> at.found() == null && at.has(Verdict.TOUCHING);
      case APART -> at.found() == null && at.has(Verdict.SEPARATED);
    };
  }

  @Override
  public String text(Depth at) {
    Penetrating<BigFraction> found = at.found();
    return found == null
        ? words
        : words
            .replace("<p>", NumberText.equal(found.penetrationVector()))
            .replace("<facets>", Integer.toString(found.certificate().facets().size()));
  }
}
