package org.certigjk.explorer.round;

import java.util.Objects;
import org.certigjk.explorer.Claim;
import org.certigjk.variants.VariantExit;

/** What the page says of one state of a run on a scene with a ball or a cone: its caption. */
enum RoundClaim implements Claim<RoundMoment<?>> {
  EMPTY("W begins as ∅; <first> only makes the first v <v>."),
  ONE_POINT("W begins as one point, <first>, and v <v>."),
  NOT_FINITE("A coordinate of v has left the range of the field."),
  ZERO("v is 0."),
  MEETING("O lies in the hull of W, whose points are in A ⊖ B: the bodies meet."),
  NEAREST("v is the point of the hull of W nearest to O."),
  NOT_NEAREST("v is ≈ <off> off the point of the hull of W nearest to O."),
  FARTHEST("s = <pair>: nothing of A ⊖ B is farther in the direction −v."),
  SHORT("s = <pair>: in the direction −v A ⊖ B reaches ≈ <shortfall> farther."),
  BEYOND("s = <pair> lies ≈ <shortfall> farther in the direction −v than all of A ⊖ B."),
  OUTSIDE_A("<a>, rounded, is outside A."),
  OUTSIDE_B("<b>, rounded, is outside B."),
  BOUND("A <level> across v proves a distance of at least <bound>."),
  LONGER("‖v‖ is ≈ <excess> more than the distance."),
  SHORTER("‖v‖ is ≈ <excess> less than the distance."),
  EQUAL("‖v‖ is the distance."),
  IN_SIMPLEX("s is in W already."),
  JOINS("s joins W."),
  CUT_OFF("Here the run is cut off."),
  ENDS("Here the loop ends.");

  private final String words;

  RoundClaim(String words) {
    this.words = words;
  }

  @Override
  public boolean holds(RoundMoment<?> at) {
    return switch (this) {
      case EMPTY -> at.isEmpty();
      case ONE_POINT -> at.isFirst() && !at.isEmpty();
      case NOT_FINITE -> !at.isFinite();
      case ZERO -> at.isZero();
      case MEETING -> at.isMeeting();
      case NEAREST -> isOfHull(at) && at.offNearest().sign() == 0;
      case NOT_NEAREST -> isOfHull(at) && at.offNearest().sign() != 0;
      case FARTHEST -> at.looks() && at.shortfall().sign() == 0;
      case SHORT -> at.looks() && at.shortfall().sign() > 0;
      case BEYOND -> at.looks() && at.shortfall().sign() < 0;
      case OUTSIDE_A -> at.looks() && at.isOutsideA();
      case OUTSIDE_B -> at.looks() && at.isOutsideB();
      case BOUND -> at.isParted();
      case LONGER -> RootSum.hasSign(at.excess(), 1);
      case SHORTER -> RootSum.hasSign(at.excess(), -1);
      case EQUAL -> RootSum.hasSign(at.excess(), 0);
      case IN_SIMPLEX -> at.looks() && at.isInSimplex();
      case JOINS -> at.looks() && !at.isInSimplex() && at.isKept();
      case CUT_OFF -> at.isLast() && isCutOff(at);
      case ENDS -> at.isLast() && !isCutOff(at);
    };
  }

  private static boolean isOfHull(RoundMoment<?> at) {
    return at.isFinite() && !at.isFirst();
  }

  private static boolean isCutOff(RoundMoment<?> at) {
    return at.run().result().exit() == VariantExit.ITERATION_LIMIT;
  }

  @Override
  public String text(RoundMoment<?> at) {
    return switch (this) {
      case EMPTY, ONE_POINT ->
          words.replace("<first>", at.nameOfFirst()).replace("<v>", at.equalsVector());
      case NOT_NEAREST -> words.replace("<off>", at.offNearest().size());
      case FARTHEST -> words.replace("<pair>", at.nameOfSupport());
      case SHORT, BEYOND ->
          words.replace("<pair>", at.nameOfSupport()).replace("<shortfall>", at.shortfallInWords());
      case OUTSIDE_A -> words.replace("<a>", at.nameOfA());
      case OUTSIDE_B -> words.replace("<b>", at.nameOfB());
      case BOUND -> words.replace("<bound>", at.bound()).replace("<level>", at.level());
      case LONGER, SHORTER -> words.replace("<excess>", Objects.requireNonNull(at.excess()).size());
      default -> words;
    };
  }
}
