package org.certigjk.specs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.certigjk.specs.Tokens.Token;

/**
 * A line of {@code specs/mutants.tsv}: tokens of a method, those that replace them, and what the
 * mutant stands for. With it the method must no longer be proved. A lemma is changed in its
 * contract.
 */
record Mutant(String type, String method, String text, String replacement, String meaning) {

  /** The row of the list that it is for, as {@link Verified.Row} writes it. */
  String row() {
    return type + "." + method;
  }

  static List<Mutant> read(Verified verified) {
    List<Mutant> mutants = new ArrayList<>();
    for (String[] cells : verified.mutants()) {
      mutants.add(new Mutant(cells[0], cells[1], cells[2], cells[3], cells[4]));
    }
    return mutants;
  }

  /**
   * The mutants of each class in rounds, each with at most one mutant of the methods of a name.
   * Methods are proved one by one, so one run of OpenJML can judge a whole round. The mutant of a
   * lemma has one for itself: from a wrong lemma everything that uses it is proved.
   */
  static Map<String, List<List<Mutant>>> rounds(List<Mutant> mutants, Set<String> lemmas) {
    Map<String, List<List<Mutant>>> rounds = new TreeMap<>();
    Map<String, Integer> next = new LinkedHashMap<>();
    List<Mutant> ofLemmas = new ArrayList<>();
    for (Mutant mutant : mutants) {
      List<List<Mutant>> ofClass = rounds.computeIfAbsent(mutant.type(), t -> new ArrayList<>());
      if (lemmas.contains(mutant.row())) {
        ofLemmas.add(mutant);
      } else {
        int round = next.merge(mutant.row().replaceAll("\\(.*", ""), 1, Integer::sum) - 1;
        while (ofClass.size() <= round) {
          ofClass.add(new ArrayList<>());
        }
        ofClass.get(round).add(mutant);
      }
    }
    ofLemmas.forEach(mutant -> rounds.get(mutant.type()).add(List.of(mutant)));
    return rounds;
  }

  /** The tokens that are replaced, which must stand in the method exactly once, JML apart. */
  List<Token> find(SourceEntries source) {
    List<Token> body = source.entries().getOrDefault(method, List.of());
    List<String> old = Tokens.texts(Tokens.of(text));
    List<List<Token>> found = new ArrayList<>();
    boolean jml = false;
    for (int k = 0; k + old.size() <= body.size(); k++) {
      List<Token> part = body.subList(k, k + old.size());
      jml = Tokens.startsJml(part.get(0)) || (jml && !part.get(0).text().equals(Tokens.JML_END));
      if (!jml && Tokens.texts(part).equals(old)) {
        found.add(part);
      }
    }
    if (found.size() != 1) {
      throw new IllegalArgumentException(
          "%s has \"%s\" %d times, not once".formatted(row(), text, found.size()));
    }
    return found.get(0);
  }
}
