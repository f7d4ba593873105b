package org.certigjk.specs;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.certigjk.specs.Tokens.Token;

/** A loop, and the keywords of the clauses that stand directly in front of it. */
record Loop(int start, Set<String> clauses) {

  boolean isComplete() {
    return clauses.containsAll(Set.of("loop_assigns", "loop_decreases"));
  }

  static List<Loop> in(List<Token> tokens) {
    List<String> texts = Tokens.texts(tokens);
    List<Loop> loops = new ArrayList<>();
    Set<Integer> ends = new HashSet<>();
    for (int k = 0; k < texts.size(); k++) {
      String text = texts.get(k);
      if (text.equals("do")) {
        ends.add(end(texts, k + 1));
      }
      if (Set.of("for", "while", "do").contains(text) && !ends.contains(k)) {
        loops.add(new Loop(tokens.get(k).start(), clausesBefore(texts, k)));
      }
    }
    return loops;
  }

  /** The place behind a block, where the {@code while} of a {@code do} stands. */
  private static int end(List<String> texts, int block) {
    int depth = 0;
    for (int k = block; k < texts.size(); k++) {
      depth += texts.get(k).equals("{") ? 1 : texts.get(k).equals("}") ? -1 : 0;
      if (depth == 0) {
        return k + 1;
      }
    }
    return -1;
  }

  private static Set<String> clausesBefore(List<String> texts, int loop) {
    Set<String> keywords = new HashSet<>();
    int next = withoutMarks(texts, loop);
    while (next > 0 && texts.get(next - 1).equals(";")) {
      int start = next - 1;
      int depth = 0;
      while (start > 0 && (depth > 0 || !texts.get(start - 1).matches("[;{}]|/\\*.*|@\\*/"))) {
        start--;
        depth += texts.get(start).equals(")") ? 1 : texts.get(start).equals("(") ? -1 : 0;
      }
      if (!texts.get(start).startsWith("loop_")) {
        break;
      }
      keywords.add(texts.get(start));
      next = withoutMarks(texts, start);
    }
    return keywords;
  }

  private static int withoutMarks(List<String> texts, int from) {
    int place = from;
    while (place > 0 && texts.get(place - 1).matches("/\\*.*|@\\*/")) {
      place--;
    }
    return place;
  }
}
