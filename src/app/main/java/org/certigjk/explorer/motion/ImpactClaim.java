package org.certigjk.explorer.motion;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.explorer.Claim;
import org.certigjk.explorer.number.NumberText;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.certigjk.raycast.Hit;
import org.certigjk.raycast.Miss;

/** What the page says of when A first meets B. */
enum ImpactClaim implements Claim<Impact> {
  OVERLAP_AT_START("The bodies overlap at the start, whatever the motion."),
  FIRST_MEETING("A moved by t r first meets B at t <t>, in the point x <x>."),
  PARTED("There n <n> has n·(a + t r − b) ≥ 0 for all points: a <level> parts them until then."),
  NO_EARLIER("n·r < 0, so that there was no contact before."),
  PASSED(
      "A moved by t r, 0 ≤ t ≤ 1, does not meet B: all of its way, conv(A ∪ (A + r)), is apart from"
          + " B."),
  DISTANCE_OF_WAY("The distance vector of the way and B <v>.");

  private final String words;

  ImpactClaim(String words) {
    this.words = words;
  }

  @Override
  public boolean holds(Impact at) {
    boolean isFirst = at.isAtStart() || (at.isParted() && at.isApproach());
    return switch (this) {
      case OVERLAP_AT_START -> at.isAtStart() && at.overlaps();
      case FIRST_MEETING -> isFirst && at.isCommonPoint() && !OVERLAP_AT_START.holds(at);
      case PARTED -> at.isParted() && isFirst;
      case NO_EARLIER -> at.isParted() && at.isApproach();
      case PASSED -> at.isPassed();
      case DISTANCE_OF_WAY -> at.isDistanceOfWay();
    };
  }

  @Override
  public String text(Impact at) {
    Hit<BigFraction> hit = at.hit();
    Miss<BigFraction> miss = at.miss();
    if (hit == null) {
      return miss == null ? words : words.replace("<v>", NumberText.equal(miss.distanceVector()));
    }
    Vec<BigFraction> n = hit.normal();
    return words
        .replace("<t>", NumberText.equal(Rationals.INSTANCE, hit.timeOfImpact()))
        .replace("<x>", NumberText.equal(hit.point()))
        .replace("<n>", n == null ? "" : NumberText.equal(n))
        .replace("<level>", at.r().dimension() == 2 ? "line" : "plane");
  }
}
