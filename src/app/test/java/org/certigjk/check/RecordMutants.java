package org.certigjk.check;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import org.certigjk.vectors.check.VerifiedChecker;
import org.jspecify.annotations.Nullable;

/**
 * Mutants of honest records: {@link Judge} decides whether what a mutant claims still holds, and
 * both checkers must say so, with the same outcome; where a certificate of a distance is accepted,
 * the program extracted from Coq must accept it, too, if it is there.
 */
final class RecordMutants {

  private static final int AT_ONCE = 10_000;

  private final Path directory;
  private final Function<String, Finding> checker;
  private final Map<Outcome, Integer> counts = new EnumMap<>(Outcome.class);
  private int verified;

  RecordMutants(Path directory) {
    this(directory, RecordCheck::of);
  }

  /** With a checker in the place of that in Java. */
  RecordMutants(Path directory, Function<String, Finding> checker) {
    this.directory = directory;
    this.checker = checker;
  }

  /** Makes and judges so many mutants: the first argument; the second is the seed. */
  public static void main(String[] args) throws IOException, InterruptedException {
    int count = args.length > 0 ? Integer.parseInt(args[0]) : 1_000_000;
    long seed = args.length > 1 ? Long.parseLong(args[1]) : 1;
    RecordMutants mutants = new RecordMutants(Files.createTempDirectory("mutants"));
    Random random = new Random(seed);
    for (int done = 0; done < count; done += AT_ONCE) {
      mutants.run(Math.min(AT_ONCE, count - done), random);
      System.out.println(mutants);
    }
  }

  /** Throws an AssertionError with the first mutant about which they do not agree. */
  void run(int count, Random random) throws IOException, InterruptedException {
    try (VerifiedChecker program = VerifiedProgramForRecords.startOrNull()) {
      for (int done = 0; done < count; done += AT_ONCE) {
        List<String> honest = HonestRecords.of(random, 40);
        Mutator mutator = new Mutator(random);
        List<String> mutants = new ArrayList<>();
        for (int k = 0; k < Math.min(AT_ONCE, count - done); k++) {
          mutants.add(mutator.mutant(honest.get(k % honest.size())));
        }
        judge(mutants, program);
      }
    }
  }

  /** Judges records, and throws likewise. */
  void judge(List<String> mutants, @Nullable VerifiedChecker program)
      throws IOException, InterruptedException {
    List<Outcome> python = PythonChecker.outcomes(directory, mutants);
    for (int k = 0; k < mutants.size(); k++) {
      String mutant = mutants.get(k);
      Finding finding = checker.apply(mutant);
      boolean stands = finding.outcome().compareTo(Outcome.NO_PROOF) <= 0;
      boolean holds = Judge.holds(mutant);
      if (holds != stands || finding.outcome() != python.get(k)) {
        throw new AssertionError(
            "it holds: %s, %s, in Python %s%n%s".formatted(holds, finding, python.get(k), mutant));
      }
      if (program != null) {
        verified += VerifiedProgramForRecords.agrees(program, mutant, finding);
      }
      counts.merge(finding.outcome(), 1, Integer::sum);
    }
  }

  Map<Outcome, Integer> counts() {
    return counts;
  }

  @Override
  public String toString() {
    return "mutants: " + counts + "; asked of the verified program: " + verified;
  }
}
