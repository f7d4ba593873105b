package org.certigjk.specs;

import static java.util.function.Function.identity;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An obligation in a form that does not depend on the order in which OpenJML happens to meet the
 * types, and less on where in a file a clause stands.
 *
 * <p>OpenJML lists what it knows of each pair of types in the order of their hash codes, and
 * numbers its names by positions in the files and by counters. The luck of a solver follows both.
 * Here the facts about types are sorted; those about types, and arrays of types, of which the rest
 * does not speak are left out; and most of what had numbers is numbered anew, in the order of the
 * text: not the names of arrays and temporary values. What is unsatisfiable with fewer assertions
 * is so with all, and each name becomes another one: a proof of the canonical form is one of what
 * OpenJML wrote.
 */
final class CanonicalObligation {

  private static final Pattern TYPE = Pattern.compile("\\b(JMLT|T)_([\\w$]+)");
  private static final Pattern ARRAY_OF =
      Pattern.compile("_make(?:JML)?ArrayType (?:JMLT|T)_([\\w$]+)");
  private static final Pattern SYMBOL = Pattern.compile("\\|[^|]*\\||[^\\s()|]+");
  private static final Pattern NUMBER = Pattern.compile("_+-?\\d+|(?<=tmp)\\d+|-?\\d{6,}");
  private static final Pattern FIXED =
      Pattern.compile("(JMLT|T|_JMLT|typearg\\d|arrays)_.*|#[xb].*|-?[\\d.]+");
  private static final String DISTINCT = "(assert (distinct ";

  private final List<String> facts = new ArrayList<>();
  private final List<String> before = new ArrayList<>();
  private final List<String> after = new ArrayList<>();
  private final Set<String> types;
  private final Set<String> arrays;

  private CanonicalObligation(String text) {
    for (String line : text.split("\n", -1)) {
      boolean declares = declaresType(line);
      if (after.isEmpty() && (declares || !facts.isEmpty() && isFact(line))) {
        facts.add(line);
      } else {
        (facts.isEmpty() ? before : after).add(line);
      }
    }
    String rest = String.join("\n", before) + String.join("\n", after);
    types = found(TYPE, 2, rest);
    arrays = found(ARRAY_OF, 1, rest);
  }

  static String of(String text) {
    CanonicalObligation parts = new CanonicalObligation(text);
    List<String> lines = new ArrayList<>(parts.before);
    parts.facts.stream()
        .filter(line -> line.startsWith(DISTINCT) || parts.isSpokenOf(line))
        .map(line -> line.startsWith(DISTINCT) ? parts.distinct(line) : line)
        .sorted(
            Comparator.comparing((String line) -> !declaresType(line)).thenComparing(identity()))
        .forEach(lines::add);
    lines.addAll(parts.after);
    return renumbered(lines);
  }

  private static boolean declaresType(String line) {
    return line.startsWith("(declare-fun T_") || line.startsWith("(declare-fun JMLT_");
  }

  private static boolean isFact(String line) {
    return line.startsWith("(assert ") && line.indexOf('|') < 0;
  }

  private boolean isSpokenOf(String fact) {
    return types.containsAll(found(TYPE, 2, fact)) && arrays.containsAll(found(ARRAY_OF, 1, fact));
  }

  /** The fact that types differ, with those alone that are spoken of, in order. */
  private String distinct(String fact) {
    List<String> terms = terms(fact.substring(DISTINCT.length(), fact.length() - 2));
    return DISTINCT
        + String.join(" ", terms.stream().filter(this::isSpokenOf).sorted().toList())
        + "))";
  }

  /** The terms of a list, of which each may have lists in it. */
  private static List<String> terms(String list) {
    List<String> terms = new ArrayList<>();
    int depth = 0;
    int start = 0;
    for (int k = 0; k <= list.length(); k++) {
      char c = k < list.length() ? list.charAt(k) : ' ';
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      if (c == ' ' && depth == 0) {
        if (k > start) {
          terms.add(list.substring(start, k));
        }
        start = k + 1;
      }
    }
    return terms;
  }

  private static String renumbered(List<String> lines) {
    Map<String, String> names = new HashMap<>();
    Map<String, Integer> counts = new HashMap<>();
    StringBuilder text = new StringBuilder();
    for (String line : lines) {
      text.append(text.isEmpty() ? "" : "\n");
      text.append(
          line.startsWith(";")
              ? line
              : SYMBOL
                  .matcher(line)
                  .replaceAll(
                      found ->
                          Matcher.quoteReplacement(
                              names.computeIfAbsent(
                                  found.group(), name -> renamed(name, counts)))));
    }
    return text.toString();
  }

  private static String renamed(String name, Map<String, Integer> counts) {
    String bare = name.replace("|", "");
    if (FIXED.matcher(bare).matches() || !NUMBER.matcher(bare).find()) {
      return name;
    }
    String stem = NUMBER.matcher(bare).replaceAll("");
    return "|" + stem + "#" + counts.merge(stem, 1, Integer::sum) + "|";
  }

  private static Set<String> found(Pattern pattern, int group, String text) {
    Set<String> found = new HashSet<>();
    pattern.matcher(text).results().forEach(match -> found.add(match.group(group)));
    return found;
  }
}
