package org.certigjk.explorer;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.explorer.number.NumberText;
import org.certigjk.field.Rationals;
import org.jspecify.annotations.Nullable;

/**
 * A claim about a state of a run.
 *
 * <p>What a rounded run computed is said to come out so, or to be as rounded; whatever else is said
 * is meant of the bodies of the scene and of the numbers that the run's stand for.
 */
interface RunClaim extends Claim<Moment<?>> {

  /** Returns the sentence, with names of {@link #word} in angle brackets. */
  String words();

  @Override
  default String text(Moment<?> at) {
    StringBuilder text = new StringBuilder();
    String words = words();
    int from = 0;
    for (int to = words.indexOf('<'); to >= 0; to = words.indexOf('<', from)) {
      int end = words.indexOf('>', to);
      text.append(words, from, to).append(word(words.substring(to + 1, end), at));
      from = end + 1;
    }
    return text.append(words.substring(from)).toString();
  }

  /** Returns what a name stands for: a number comes with its sign, "= 1/2" or "≈ 0.333333". */
  private static String word(String name, Moment<?> at) {
    return switch (name) {
      case "v" -> at.equalsVector();
      case "s" -> NumberText.equal(at.exactly().support());
      case "pair" -> point(at.supportPair());
      case "first" -> point(at.simplex().get(0));
      case "second" -> point(at.simplex().get(1));
      case "replaced" -> point(at.replaced());
      case "gap" -> at.equalsGap();
      case "sign" -> comparedWithZero(at.computedGap());
      case "exact sign" -> comparedWithZero(at.exactly().gap());
      case "rounded" -> at.isGapRounded() ? ", as rounded" : "";
      case "is" -> at.isExact() ? "is" : "comes out as";
      case "product" -> at.equalsProduct();
      case "norm" -> at.equalsNorm();
      case "next norm" -> next(at.answeredNorm());
      case "distance" -> "" + NumberText.equal(Rationals.INSTANCE, at.exactly().squaredDistance());
      case "level" -> at.level();
      case "stops" -> LoopText.of(at.run().loop()).stops();
      default -> Integer.toString(number(name, at));
    };
  }

  private static int number(String name, Moment<?> at) {
    return switch (name) {
      case "size" -> at.simplex().size();
      case "step" -> at.step();
      case "exact steps" -> at.exactly().iterations();
      case "discarded" -> at.discardedAfter();
      case "same v" -> at.run().lastWithVector(at.step());
      case "same" -> at.run().lastWithState(at.step());
      case "since" -> at.run().unchangedSince(at.step());
      default -> throw new IllegalArgumentException(name);
    };
  }

  private static String next(@Nullable BigFraction norm) {
    return norm == null ? "" : NumberText.equal(Rationals.INSTANCE, norm) + ", ";
  }

  private static String comparedWithZero(@Nullable BigFraction number) {
    int sign = number == null ? 0 : number.getNumerator().signum();
    return sign < 0 ? "< 0" : sign == 0 ? "0" : "> 0";
  }

  /** Returns "a₀ − b₁". */
  private static String point(@Nullable IndexPair pair) {
    return pair == null
        ? ""
        : "a" + NumberText.subscript(pair.a()) + " − b" + NumberText.subscript(pair.b());
  }
}
