package org.certigjk.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.certigjk.gjk.Verdict;
import org.certigjk.variants.Claim;
import org.certigjk.variants.VariantExit;

/** Something that the text of an example says, and how it is checked. */
record Fact(String id, Check check) {

  interface Check {
    void of(Look look) throws Exception;
  }

  static Fact fact(String id, Check check) {
    return new Fact(id, check);
  }

  /** The verdict, the squared distance and the iterations of the exact run. */
  static Fact exactly(String id, Verdict verdict, String squaredDistance, int iterations) {
    return fact(id, look -> look.isExactly(verdict, squaredDistance, iterations));
  }

  /** The verdict of the exact run, and what the chosen one says. */
  static Fact roundedTo(String id, Verdict exact, Claim claim, VariantExit exit) {
    return fact(
        id,
        look -> {
          assertEquals(exact, look.exact().verdict());
          look.says(claim, exit);
        });
  }
}
