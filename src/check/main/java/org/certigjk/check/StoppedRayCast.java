package org.certigjk.check;

import java.util.List;
import org.certigjk.check.algebra.Ratio;
import org.certigjk.check.algebra.Vector;

/**
 * A record of a ray cast that took too long: there is no contact before some time.
 *
 * @param lower the time
 * @param direction the direction that proves it
 * @param certified whether there is a proof of an answer
 */
record StoppedRayCast(Ratio lower, Vector direction, boolean certified) implements Kind {

  static StoppedRayCast read(Item record) throws Refusal {
    Fields fields =
        record.fields(
            List.of("id", "verdict", "timeOfImpact", "bounds", "exit", "certified"),
            List.of("a", "b", "direction"));
    StoppedDepth.requireNothing(fields.get("timeOfImpact"));
    fields.get("exit").word(List.of(StoppedRun.TIME_LIMIT));
    Fields bounds = fields.get("bounds").fields(List.of("lower", "direction"), List.of());
    return new StoppedRayCast(
        Numbers.ratio(bounds.get("lower"), Numbers.MAX_RATIO),
        StoppedDepth.direction(bounds),
        fields.get("certified").flag());
  }

  @Override
  public boolean moves() {
    return true;
  }

  @Override
  public Outcome judge(Bodies bodies) throws Refusal {
    StoppedDepth.requireFits(direction, certified, bodies);
    Vector r = bodies.direction();
    if (r == null || r.dimension() != bodies.dimension()) {
      throw Refusal.unreadable(1, "direction", "the dimension is not that of the points");
    }
    boolean time = lower.signum() >= 0 && lower.compareTo(Ratio.of(1)) <= 0;
    if (!time || (lower.signum() > 0 && !bodies.points().isApartUntil(lower, direction, r))) {
      throw Refusal.rejected("bounds.lower is not what bounds.direction proves");
    }
    return Outcome.NO_PROOF;
  }
}
