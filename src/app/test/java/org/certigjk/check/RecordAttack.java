package org.certigjk.check;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.certigjk.attack.Campaign;

/** {@link RecordMutants} for as long as one likes, with ever new seeds. */
public final class RecordAttack {

  private static final int PART = 2000;

  private RecordAttack() {}

  /**
   * Attacks; the arguments are those of {@link Campaign}, {@code replay FILE} or {@code corpus
   * FOLDER}.
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    switch (args[0]) {
      case "replay" -> replay(Path.of(args[1]));
      case "corpus" -> compare(Path.of(args[1]), new Campaign("corpus", "0", args[2], args[3]));
      default -> attack(new Campaign("records", args));
    }
  }

  private static void attack(Campaign campaign) throws IOException, InterruptedException {
    RecordMutants mutants =
        new RecordMutants(campaign.folder(), campaign.planted() ? lenient() : RecordCheck::of);
    for (long part = 0; campaign.goesOn(); part++) {
      try {
        mutants.run(PART, new Random(campaign.seed(part)));
      } catch (AssertionError disagreement) {
        String[] lines = String.valueOf(disagreement.getMessage()).split("\\R", 2);
        campaign.found("mutant", lines[lines.length - 1], lines[0]);
      }
      campaign.tried("mutant", PART);
    }
    System.exit(campaign.end());
  }

  /** The plant: a checker that is easily persuaded. */
  private static Function<String, Finding> lenient() {
    return record -> {
      Finding finding = RecordCheck.of(record);
      boolean persuaded = record.hashCode() % 50 == 0 && finding.outcome() == Outcome.REJECTED;
      return persuaded ? Finding.of(Outcome.ACCEPTED) : finding;
    };
  }

  private static void replay(Path finding) throws IOException, InterruptedException {
    String record = Files.readAllLines(finding).get(2);
    new RecordMutants(Files.createTempDirectory("replay")).judge(List.of(record), null);
    System.out.println("all agree");
  }

  /** Compares what both checkers say of the inputs that a fuzzer has kept, of those of one line. */
  private static void compare(Path folder, Campaign campaign)
      throws IOException, InterruptedException {
    List<String> records = Corpus.lines(folder);
    List<Outcome> python = PythonChecker.outcomes(campaign.folder(), records);
    for (int k = 0; k < records.size(); k++) {
      Outcome java = RecordCheck.of(records.get(k)).outcome();
      if (java != python.get(k)) {
        campaign.found("record", records.get(k), java + ", in Python " + python.get(k));
      }
    }
    campaign.tried("record", records.size());
    System.exit(campaign.end());
  }
}
