package org.certigjk.referee.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.certigjk.gjk.Verdict;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.referee.PlantedEngine;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.family.Family;
import org.certigjk.vectors.family.FamilyPart;
import org.junit.jupiter.api.Test;

/** What is plainly right is right, by the comparison that knows the truth. */
class EngineTesterTest {

  private static final List<Answer> ANSWERS =
      List.of(
          new Answer(Meeting.MEETING, null, null, null),
          new Answer(Meeting.MEETING, 0.0, null, null),
          new Answer(Meeting.MEETING, 1.0, null, null),
          new Answer(null, 0.0, null, null),
          new Answer(null, null, null, null),
          new Answer(Meeting.OVERLAPPING, 0.0, null, null),
          new Answer(Meeting.SEPARATED, 0.0, null, null),
          new Answer(Meeting.NOT_OVERLAPPING, 0.0, null, null));

  @Test
  void plainlyRightIsRight() {
    EngineTester tester = EngineTester.of(PlantedEngine.of(PlantedEngine::right), Profile.exact());
    int plain = 0;
    for (Family family : Family.values()) {
      for (int n : new int[] {2, 3}) {
        for (int seed = 0; seed < 3 && family.hasDimension(n); seed++) {
          Query query = FamilyPart.of(family, n, 6, seed, 1).at(0).query();
          for (Answer answer : ANSWERS) {
            Example example = tester.compared("x", "", Set.of(), query, answer);
            boolean isPlain = tester.isPlainlyRight(query, answer);
            assertTrue(!isPlain || example.comparison().isRight(), () -> answer + " of " + query);
            plain += isPlain ? 1 : 0;
          }
          boolean meet =
              tester
                      .compared("x", "", Set.of(), query, ANSWERS.get(0))
                      .vector()
                      .expected()
                      .verdict()
                  != Verdict.SEPARATED;
          List<Boolean> expected =
              Arrays.asList(meet, meet, false, meet, false, false, false, false);
          assertEquals(
              expected,
              ANSWERS.stream().map(answer -> tester.isPlainlyRight(query, answer)).toList());
        }
      }
    }
    assertTrue(plain > 60, "" + plain);
  }
}
