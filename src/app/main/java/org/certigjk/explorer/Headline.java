package org.certigjk.explorer;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.explorer.number.NumberText;
import org.certigjk.field.EuclideanField;
import org.certigjk.field.OrderedField;

/** The outcome of a run in one line. */
final class Headline {

  private Headline() {}

  static <E> String of(ShownRun<E> run) {
    return switch (run.outcome()) {
      case SEPARATED -> separated(run);
      case TOUCHING -> "Touching: they meet, and nowhere overlap";
      case OVERLAPPING -> "Overlapping: a whole neighbourhood of the origin is in A ⊖ B";
      case MEETING ->
          run.loop().keepsTwoPoints()
              ? "Collision: distance 0"
              : "Meeting: the bodies have a point in common";
      case NONE -> "No answer: " + none(run.stop());
    };
  }

  /** Returns the same for the middle of a sentence. */
  static String decapitalised(ShownRun<?> run) {
    return run.outcome().label() + of(run).substring(run.outcome().label().length());
  }

  private static <E> String separated(ShownRun<E> run) {
    if (!run.measures()) {
      return "Separated: v is a separating axis (this loop measures no distance)";
    }
    OrderedField<E> field = run.field();
    E squared = run.v().squaredNorm();
    return "Separated: ‖v‖² "
        + NumberText.equal(field, squared)
        + ", distance "
        + distance(field, squared);
  }

  private static <E> String distance(OrderedField<E> field, E squared) {
    if (field instanceof EuclideanField<E> roots) {
      return rounded(field, squared, roots.sqrt(squared));
    }
    BigFraction q = field.toRational(squared);
    String root = NumberText.exactRoot(q);
    return root.startsWith("√") || root.length() > NumberText.LONGEST_IN_SENTENCE
        ? "≈ " + NumberText.decimalRoot(q).replace('-', '−')
        : "= " + root;
  }

  /** Returns the root with the sign that is true of it. */
  private static <E> String rounded(OrderedField<E> field, E squared, E root) {
    String text = NumberText.equal(field, root);
    boolean isRoot =
        Double.isFinite(field.toDouble(squared))
            && field.toRational(root).pow(2).compareTo(field.toRational(squared)) == 0;
    return isRoot || text.startsWith("≈") ? text : "≈" + text.substring(1);
  }

  private static String none(Stop stop) {
    return switch (stop) {
      case ITERATION_LIMIT -> "the loop had not ended after " + Runs.MAX_ITERATIONS + " iterations";
      case NO_DECREASE -> "‖v‖² did not get smaller";
      case NO_SUBSET -> "the sub-algorithm found no subset that passes its test";
      case SIMPLEX_FULL -> "W was full, and v was not 0";
      case OUT_OF_RANGE -> "a number left the range of the field";
      case NO_CERTIFICATE ->
          "v comes out as 0, and no certificate says whether they touch or overlap";
      default -> "the loop gave up";
    };
  }
}
