package org.certigjk.specs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** What {@code specs/check.sh} does in Java. The folder of the project is the current one. */
final class Main {

  private static final Path ROOT = Path.of("");

  private Main() {}

  public static void main(String[] arguments) throws IOException {
    List<String> a = List.of(arguments);
    switch (a.get(0)) {
      case "problems" -> fail(new Verified(ROOT).problems());
      case "stale" -> fail(new ContractLock(ROOT).stale());
      case "lock" -> new ContractLock(ROOT).write(Path.of(a.get(1)));
      case "copy" -> {
        new ScratchCopy(ROOT, Path.of(a.get(1))).writeClasses();
        new ScratchCopy(ROOT, Path.of(a.get(1))).writeContracts();
        new ScratchCopy(ROOT, Path.of(a.get(1))).writeClients();
        contradictions(a.get(2));
      }
      case "lemmas" -> System.out.println(new Verified(ROOT).lemmas().size());
      case "clients" -> System.out.print(clients(new Verified(ROOT).clients()));
      case "false-clients" -> System.out.print(clients(new Verified(ROOT).falseClients()));
      case "mutants" -> mutants(Path.of(a.get(1)));
      case "obligations" -> ObligationFiles.write(a.get(1), Path.of(a.get(2)));
      default -> throw new IllegalArgumentException(a.get(0));
    }
  }

  /**
   * Writes each round of mutants into a folder of its own, with the rows that are to be looked at:
   * those of the list, with what the mutant stands for as the reason.
   */
  private static void mutants(Path target) throws IOException {
    Verified verified = new Verified(ROOT);
    Map<String, String> provers = new HashMap<>();
    verified.rows().forEach(row -> provers.put(row.toString(), row.prover()));
    Set<String> lemmas =
        verified.lemmas().stream().map(Verified.Row::toString).collect(Collectors.toSet());
    for (var rounds : Mutant.rounds(Mutant.read(verified), lemmas).entrySet()) {
      for (int k = 0; k < rounds.getValue().size(); k++) {
        List<Mutant> round = rounds.getValue().get(k);
        Path folder = target.resolve(rounds.getKey() + "-" + (k + 1));
        new ScratchCopy(ROOT, folder).writeMutants(rounds.getKey(), round);
        StringBuilder rows = new StringBuilder();
        for (Mutant mutant : round) {
          String prover = provers.get(mutant.row());
          rows.append(mutant.type() + "\t" + mutant.method() + "\tproved\t" + prover)
              .append("\t" + mutant.meaning() + "\n");
        }
        Files.writeString(folder.resolve("rows"), rows);
      }
    }
  }

  /** Writes the rounds of contradictions into folders, each with the rows that are asked in it. */
  private static void contradictions(String target) throws IOException {
    ScratchCopy copy = new ScratchCopy(ROOT, Path.of(target));
    copy.writeContradictedClients();
    List<Verified.Row> rows = copy.asked(0);
    for (int round = 0; !rows.isEmpty(); rows = copy.asked(++round)) {
      Path folder = Path.of(round == 0 ? target : target + "-" + round);
      new ScratchCopy(ROOT, folder).writeContradictions(round);
      StringBuilder text =
          new StringBuilder(round == 0 ? clients(new Verified(ROOT).clients()) : "");
      for (Verified.Row row : rows) {
        text.append(row.type() + "\t" + row.method() + "\tproved\t" + row.prover())
            .append("\t" + row.reason() + "\n");
      }
      Files.writeString(folder.resolve("rows"), text);
    }
  }

  /** A row for each method of a client: it is to be proved, or must not be. */
  private static String clients(List<Path> files) {
    StringBuilder rows = new StringBuilder();
    for (Path file : files) {
      String type = Verified.clientType(file);
      for (String method : new SourceEntries(Verified.read(file)).entries().keySet()) {
        if (!method.equals(SourceEntries.REST)) {
          rows.append(type + "\t" + method + "\tproved\tz3\t\n");
        }
      }
    }
    return rows.toString();
  }

  private static void fail(List<String> problems) {
    problems.forEach(System.out::println);
    if (!problems.isEmpty()) {
      System.exit(1);
    }
  }
}
