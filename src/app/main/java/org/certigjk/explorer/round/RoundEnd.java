package org.certigjk.explorer.round;

import java.util.Objects;
import java.util.stream.IntStream;
import org.certigjk.explorer.Claim;

/** What the page says of why a run on a scene with a ball or a cone ended, and where. */
enum RoundEnd implements Claim<RoundMoment<?>> {
  ZERO_VECTOR("v came out as 0."),
  NEAR_ZERO("The loop took v for 0, so short was it."),
  OPTIMAL("v·(v − s) came out as 0."),
  CLOSE_ENOUGH("The condition of this loop held: it takes v for near enough."),
  SUPPORT_REPEATED("The support point was one that had come before."),
  SEPARATING_AXIS("v·s came out greater than 0: the loop wants no more than a separating axis."),
  NO_DECREASE("The next ‖v‖² did not come out smaller."),
  NO_SUBSET("The sub-algorithm found no subset that passes its test."),
  SIMPLEX_FULL("W was full, and v not 0."),
  OUT_OF_RANGE("A number left the range of the field."),
  ITERATION_LIMIT("The run was cut off after <limit> iterations."),
  OTHER("The loop ended for another reason."),
  NEVER_ZERO(
      "With s taken exactly, v·(v − s) is 0 at none of these steps: GJK over rational numbers would"
          + " not have ended at one."),
  LONGER("At the end ‖v‖ is ≈ <excess> more than the distance."),
  SHORTER("At the end ‖v‖ is ≈ <excess> less than the distance."),
  EQUAL("At the end ‖v‖ is the distance.");

  private final String words;

  RoundEnd(String words) {
    this.words = words;
  }

  @Override
  public boolean holds(RoundMoment<?> at) {
    return switch (this) {
      case NEVER_ZERO -> isNeverZero(at);
      case LONGER -> RootSum.hasSign(at.excessOfAnswer(), 1);
      case SHORTER -> RootSum.hasSign(at.excessOfAnswer(), -1);
      case EQUAL -> RootSum.hasSign(at.excessOfAnswer(), 0);
      case OTHER -> of(at) == OTHER;
      default -> of(at) == this;
    };
  }

  private static RoundEnd of(RoundMoment<?> at) {
    String exit = at.run().result().exit().name();
    for (RoundEnd end : values()) {
      if (end.name().equals(exit)) {
        return end;
      }
    }
    return OTHER;
  }

  private static boolean isNeverZero(RoundMoment<?> at) {
    return IntStream.range(0, at.run().states().size())
        .mapToObj(k -> new RoundMoment<>(at.run(), at.known(), k))
        .allMatch(moment -> moment.isDirection() && moment.signOfGap() != 0);
  }

  /** Returns the reason alone. */
  static String reason(RoundMoment<?> at) {
    return of(at).text(at);
  }

  @Override
  public String text(RoundMoment<?> at) {
    String limit = Integer.toString(RoundRun.MAX_ITERATIONS);
    return words.contains("<excess>")
        ? words.replace("<excess>", Objects.requireNonNull(at.excessOfAnswer()).size())
        : words.replace("<limit>", limit);
  }
}
