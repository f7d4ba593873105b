package org.certigjk.check;

import org.certigjk.check.algebra.Ratio;
import org.certigjk.check.algebra.Vector;
import org.certigjk.check.text.Chars;

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

  /** Returns whether a verdict is that of a record of this kind. */
  static boolean isStopped(Item verdict) throws Refusal {
    return Chars.same(verdict.text(), VERDICT);
  }

  static StoppedDepth read(Item record) throws Refusal {
    Fields fields = record.fields(members(), Item.names("a", "b"));
    requireNothing(fields.get(DepthClaims.SQUARED_DEPTH));
    requireTimeLimit(fields.get(Fields.EXIT));
    return read(bounds(fields, "squaredUpper"), fields.isCertified());
  }

  private static StoppedDepth read(Fields bounds, boolean certified) throws Refusal {
    Ratio upper = Numbers.ratio(bounds.get("squaredUpper"), Numbers.MAX_RATIO);
    return new StoppedDepth(upper, direction(bounds), certified);
  }

  private static String[] members() {
    return Item.names(
        Fields.ID,
        Fields.VERDICT,
        DepthClaims.SQUARED_DEPTH,
        Fields.BOUNDS,
        Fields.EXIT,
        Fields.CERTIFIED);
  }

  /** Demands the exit of work that took too long. */
  static void requireTimeLimit(Item exit) throws Refusal {
    exit.oneOf(StoppedRun.TIME_LIMIT);
  }

  /** Returns a bound of this name, and its direction. */
  static Fields bounds(Fields fields, String name) throws Refusal {
    Item bounds = fields.get(Fields.BOUNDS);
    return bounds.fields(Item.names(name, Bodies.DIRECTION), Item.names());
  }

  /** Demands null, for the answer that there is not. */
  static void requireNothing(Item item) throws Refusal {
    if (!item.isNull()) {
      throw item.unreadable(Chars.text("null is expected with the verdict ", VERDICT));
    }
  }

  /** Reads the direction of a bound. */
  static Vector direction(Fields bounds) throws Refusal {
    Item item = bounds.get(Bodies.DIRECTION);
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
