package org.certigjk.referee.fuzz;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.certigjk.referee.EngineException;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.comparison.EngineTester;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.FaultKind;
import org.certigjk.referee.comparison.Mismatch;
import org.certigjk.vectors.TestVector;

/** What has to be asked before a query, that an engine answers it wrongly. */
final class History {

  private History() {}

  /** Returns whether an answer is so wrong that it differs from each right one by the tolerance. */
  static boolean isFarOff(Example example) {
    Mismatch worst = example.comparison().worst();
    return example.outcome() instanceof Outcome.Answer
        && worst != null
        && worst.severity() >= FaultShrinker.PLAIN;
  }

  /**
   * Returns the finding after as few of the queries before it as bring the same answer again; if
   * none do, after all of them, as one that is not steady.
   */
  static Finding shortest(
      FaultKind kind,
      Example example,
      List<TestVector> before,
      EngineTester tester,
      BooleanSupplier stopped)
      throws EngineException {
    TestVector wrong = example.vector();
    int calls = 0;
    for (int size = 1; size <= before.size() && !stopped.getAsBoolean(); size++) {
      List<TestVector> last = before.subList(before.size() - size, before.size());
      calls += size + 1;
      if (lastOutcome(last, wrong, tester).equals(example.outcome())) {
        ShrunkExample again = new ShrunkExample(example, calls, /* minimal= */ false);
        return new Finding(kind, wrong.query().dimension(), example, again, last);
      }
    }
    return new Finding(kind, wrong.query().dimension(), example, null, before);
  }

  /** All at once: what is asked one by one has another query behind it. */
  private static Outcome lastOutcome(List<TestVector> before, TestVector wrong, EngineTester tester)
      throws EngineException {
    List<TestVector> all = Stream.concat(before.stream(), Stream.of(wrong)).toList();
    List<Outcome> outcomes =
        tester.ask(
            all.stream().map(TestVector::id).toList(),
            all.stream().map(TestVector::query).toList());
    return outcomes.get(outcomes.size() - 1);
  }
}
