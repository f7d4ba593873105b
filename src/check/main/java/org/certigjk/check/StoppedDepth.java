package org.certigjk.check;

import org.certigjk.check.algebra.Ratio;
import org.certigjk.check.algebra.Vector;

/**
 * A record of a depth that took too long: whatever the depth is, if there is one, it is not greater
 * than a bound.
 */
final class StoppedDepth implements Kind {

  static final String VERDICT = "stopped";

  /** The upper bound of the squared depth. */
  private final Ratio upper;

  /** The direction that proves it. */
  private final Vector direction;

  private final boolean certified;

  private StoppedDepth(Ratio upper, Vector direction, boolean certified) {
    this.upper = upper;
    this.direction = direction;
    this.certified = certified;
  }

  /** Returns whether the members are those of a record with this verdict. */
  static boolean isStopped(Members members) throws Refusal {
    /*@ nullable @*/ Item verdict = members.get("verdict");
    return verdict != null && Chars.same(verdict.text(), VERDICT);
  }

  static StoppedDepth read(Item record) throws Refusal {
    Fields fields =
        record.fields(
            Item.names("id", "verdict", "squaredDepth", "bounds", "exit", "certified"),
            Item.names("a", "b"));
    requireNothing(fields.get("squaredDepth"));
    fields.get("exit").oneOf(StoppedRun.TIME_LIMIT);
    Item known = fields.get("bounds");
    Fields bounds = known.fields(Item.names("squaredUpper", "direction"), Item.names());
    Ratio upper = Numbers.ratio(bounds.get("squaredUpper"), Numbers.MAX_RATIO);
    return new StoppedDepth(upper, direction(bounds), fields.get("certified").flag());
  }

  /** Demands null, for the answer that there is not. */
  static void requireNothing(Item item) throws Refusal {
    if (!item.isNull()) {
      throw item.unreadable(Chars.text("null is expected with the verdict ", VERDICT));
    }
  }

  /** Reads the direction of a bound. */
  static Vector direction(Fields bounds) throws Refusal {
    Item item = bounds.get("direction");
    /*@ nullable @*/ Vector direction = Field.rational().vector(item);
    if (direction == null) {
      throw item.unreadable("a direction is expected");
    }
    return direction;
  }

  /** Demands a direction that proves something about the bodies, in a record without a proof. */
  static void requireFits(Vector direction, boolean certified, Bodies bodies) throws Refusal {
    if (certified) {
      throw Refusal.rejected("certified is true, but the work was stopped");
    }
    if (direction.dimension() != bodies.dimension()) {
      throw Refusal.rejected("bounds.direction is no direction of this dimension");
    }
  }

  @Override
  public Field field() {
    return Field.rational();
  }

  @Override
  public boolean moves() {
    return false;
  }

  @Override
  public Outcome judge(Bodies bodies) throws Refusal {
    requireFits(direction, certified, bodies);
    if (!bodies.points().isShallow(direction, upper)) {
      throw Refusal.rejected("bounds.squaredUpper is not what bounds.direction proves");
    }
    return Outcome.NO_PROOF;
  }
}
