package org.certigjk.check;

import org.certigjk.check.algebra.Ratio;
import org.certigjk.check.algebra.Vector;

/** A record of a ray cast that took too long: there is no contact before some time. */
final class StoppedRayCast implements Kind {

  /** The time. */
  private final Ratio lower;

  /** The direction that proves it. */
  private final Vector direction;

  private final boolean certified;

  private StoppedRayCast(Ratio lower, Vector direction, boolean certified) {
    this.lower = lower;
    this.direction = direction;
    this.certified = certified;
  }

  static StoppedRayCast read(Item record) throws Refusal {
    Fields fields = record.fields(members(), Item.names(Bodies.A, Bodies.B, Bodies.DIRECTION));
    StoppedDepth.requireNothing(fields.get(RayCastClaims.TIME));
    StoppedDepth.requireTimeLimit(fields.get(Fields.EXIT));
    return read(StoppedDepth.bounds(fields, "lower"), fields.isCertified());
  }

  private static StoppedRayCast read(Fields bounds, boolean certified) throws Refusal {
    Ratio lower = Numbers.ratio(bounds.get("lower"), Numbers.MAX_RATIO);
    return new StoppedRayCast(lower, StoppedDepth.direction(bounds), certified);
  }

  private static String[] members() {
    return Item.names(
        Fields.ID,
        Fields.VERDICT,
        RayCastClaims.TIME,
        Fields.BOUNDS,
        Fields.EXIT,
        Fields.CERTIFIED);
  }

  @Override
  public Field field() {
    return Field.rational();
  }

  @Override
  public boolean moves() {
    return true;
  }

  @Override
  public Outcome judge(Bodies bodies) throws Refusal {
    StoppedDepth.requireFits(direction, certified, bodies);
    /*@ nullable @*/ Vector r = bodies.direction();
    if (r == null || r.dimension() != bodies.dimension()) {
      throw Refusal.unreadable(1, Bodies.DIRECTION, "the dimension is not that of the points");
    }
    boolean within = lower.signum() >= 0 && lower.compareTo(Ratio.of(1)) <= 0;
    if (!within || (lower.signum() > 0 && !bodies.points().isApartUntil(lower, direction, r))) {
      throw Refusal.rejected("bounds.lower is not what bounds.direction proves");
    }
    return Outcome.NO_PROOF;
  }
}
