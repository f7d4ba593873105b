package org.certigjk.referee.text;

import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.comparison.Profile;

/** What a profile demands, in a sentence. */
public final class ProfileText {

  private ProfileText() {}

  public static String of(Profile profile, Precision precision) {
    if (profile.isExact()) {
      return "Profile exact: the verdict is right, distance and depth are the numbers nearest to"
                 + " the exact ones, and so is every coordinate of closest points that are unique.";
    }
    String unit = precision == Precision.SINGLE ? "2⁻²⁴" : "2⁻⁵³";
    return "Profile k = %s: distance and depth may differ from the exact ones by τ = 2k·u·√n·(max|a| + max|b|), margins of the engine included, u = %s, the most that %s of noise in the input can change them, and verdicts are judged where distance or depth is more than τ."
        .formatted(profile.k(), unit, Figures.count(profile.k(), "ulp"));
  }
}
