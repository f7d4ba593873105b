package org.certigjk.specs;

import static java.util.function.Function.identity;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * An obligation in a form that depends neither on the order in which OpenJML happens to meet types
 * and names, nor on where in a file a clause stands.
 *
 * <p>OpenJML lists what it knows of each pair of types, declares names, and says at the end of a
 * block which name goes on as which, in the order of hash codes, which differ from one build of it
 * to the next; and it numbers its names by positions in the files and by counters. The luck of a
 * solver follows all of this. Here the facts about types are sorted; those about types, and arrays
 * of types, of which the rest does not speak, and about objects whose type is primitive, which
 * there are not, are left out, and so are names that it does not use; neighbouring declarations,
 * and neighbouring equations of names, are sorted; and names with numbers are numbered anew, in the
 * order of the text. What is unsatisfiable with fewer assertions is so with all, the premises of a
 * formula may change places, and each name becomes another one: a proof of the canonical form is
 * one of what OpenJML wrote.
 */
final class CanonicalObligation {

  private static final Pattern TYPE = Pattern.compile("\\b(JMLT|T)_([\\w$]+)");
  private static final Pattern ARRAY_OF =
      Pattern.compile("_make(?:JML)?ArrayType (?:JMLT|T)_([\\w$]+)");
  private static final Pattern SYMBOL = Pattern.compile("\\|[^|]*\\||[^\\s()|]+");
  private static final Pattern NUMBER = Pattern.compile("_+-?\\d+|(?<=te?mp)\\d+|#\\d+|-?\\d{6,}");
  private static final Pattern FIXED =
      Pattern.compile("(JMLT|T|_JMLT|typearg\\d)_.*|#[xb].*|-?[\\d.]+");
  private static final String DECLARATION = "(declare-fun ";
  private static final String DISTINCT = "(assert (distinct ";

  /** That two types have no element in common, which is said of them in either order. */
  private static final Pattern DISJOINT =
      Pattern.compile(
          "(.*\\(or \\(not \\(javaSubType \\(javaTypeOf e\\) )(\\S+)"
              + "(\\)\\) \\(not \\(javaSubType \\(javaTypeOf e\\) )([^\\s)]+)(\\)+)");

  /** What an object would be whose type is primitive: in one order or the other, and of none. */
  private static final Pattern PRIMITIVE =
      Pattern.compile(
          "\\(assert \\(forall \\(\\(e REF\\) \\) \\(=> \\(javaSubType \\(javaTypeOf e\\)"
              + " T_(boolean|byte|char|short|int|long|float|double)\\).*");

  private static final String NAME = "(\\|[^|]*\\||[A-Za-z_`][^\\s()|]*)";

  /** The definition of a premise that is an equation of two names. */
  private static final Pattern EQUATION =
      Pattern.compile("\\(define-fun %1$s \\(\\) Bool (\\(= %1$s %1$s\\))\\)".formatted(NAME));

  /** A premise, and the one that follows it at once. */
  private static final Pattern PREMISES =
      Pattern.compile("\\(=> %1$s (?=\\(=> %1$s )".formatted(NAME));

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
        .flatMap(parts::kept)
        .sorted(
            Comparator.comparing((String line) -> !declaresType(line)).thenComparing(identity()))
        .forEach(lines::add);
    lines.addAll(parts.after);
    sortEquations(lines);
    return String.join("\n", renamed(lines));
  }

  private static boolean declaresType(String line) {
    return line.startsWith("(declare-fun T_") || line.startsWith("(declare-fun JMLT_");
  }

  private static boolean isFact(String line) {
    return line.startsWith("(assert ") && line.indexOf('|') < 0;
  }

  // --- What is known of the types ----------------------------------------------------------------

  private boolean isSpokenOf(String fact) {
    return types.containsAll(found(TYPE, 2, fact)) && arrays.containsAll(found(ARRAY_OF, 1, fact));
  }

  /** A fact if it is spoken of; that types differ, with those alone that are. */
  private Stream<String> kept(String fact) {
    if (!fact.startsWith(DISTINCT)) {
      return Stream.of(fact)
          .filter(this::isSpokenOf)
          .filter(spoken -> !PRIMITIVE.matcher(spoken).matches())
          .map(CanonicalObligation::ordered);
    }
    List<String> terms =
        terms(fact.substring(DISTINCT.length(), fact.length() - 2)).stream()
            .filter(this::isSpokenOf)
            .sorted()
            .toList();
    return terms.size() < 2 ? Stream.empty() : Stream.of(DISTINCT + String.join(" ", terms) + "))");
  }

  private static String ordered(String fact) {
    Matcher match = DISJOINT.matcher(fact);
    return match.matches() && match.group(2).compareTo(match.group(4)) > 0
        ? match.replaceFirst("$1$4$3$2$5")
        : fact;
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

  // --- Equations of names ------------------------------------------------------------------------

  /**
   * Sorts neighbouring definitions of premises that are equations of names, as far as the formula
   * that has them as premises has them one after the other, and nothing else speaks of them.
   */
  private static void sortEquations(List<String> lines) {
    Map<String, String> following = new HashMap<>();
    Map<String, Integer> uses = new HashMap<>();
    for (String line : lines) {
      PREMISES
          .matcher(line)
          .results()
          .forEach(two -> following.put(bare(two.group(1)), bare(two.group(2))));
      symbols(line).forEach(name -> uses.merge(name, 1, Integer::sum));
    }
    List<Matcher> run = new ArrayList<>();
    for (int k = 0; k <= lines.size(); k++) {
      Matcher equation = EQUATION.matcher(k < lines.size() ? lines.get(k) : "");
      boolean is = equation.matches() && uses.getOrDefault(bare(equation.group(1)), 0) == 2;
      boolean follows =
          is
              && !run.isEmpty()
              && bare(equation.group(1))
                  .equals(following.get(bare(run.get(run.size() - 1).group(1))));
      if (!follows) {
        sort(run, lines, k);
        run.clear();
      }
      if (is) {
        run.add(equation);
      }
    }
  }

  /** Gives the definitions of a run, which ends before a line, the equations in order. */
  private static void sort(List<Matcher> run, List<String> lines, int end) {
    List<String> equations =
        run.stream()
            .map(equation -> equation.group(2))
            .sorted(Comparator.comparing(equation -> NUMBER.matcher(bare(equation)).replaceAll("")))
            .toList();
    for (int k = 0; k < run.size(); k++) {
      String line = run.get(k).group();
      String own = run.get(k).group(2);
      lines.set(
          end - run.size() + k,
          line.substring(0, line.length() - own.length() - 1) + equations.get(k) + ")");
    }
  }

  // --- Names -------------------------------------------------------------------------------------

  /**
   * The lines with other names, in the order in which the lines that are not declarations use them,
   * and without the declarations of others.
   */
  private static List<String> renamed(List<String> lines) {
    Map<String, String> names = new HashMap<>();
    Map<String, Integer> counts = new HashMap<>();
    for (String line : lines) {
      if (!line.startsWith(DECLARATION) && !line.startsWith(";")) {
        symbols(line)
            .forEach(name -> names.computeIfAbsent(name, absent -> newName(absent, counts)));
      }
    }
    List<String> renamed = new ArrayList<>();
    Set<String> declarations = new TreeSet<>();
    for (String line : lines) {
      if (!line.startsWith(DECLARATION)) {
        renamed.addAll(declarations);
        declarations.clear();
        renamed.add(line.startsWith(";") ? line : renamed(line, names));
      } else if (names.containsKey(declared(line))) {
        declarations.add(renamed(line, names));
      }
    }
    renamed.addAll(declarations);
    return renamed;
  }

  private static String declared(String declaration) {
    return symbols(declaration.substring(DECLARATION.length())).findFirst().orElse("");
  }

  private static String renamed(String line, Map<String, String> names) {
    return SYMBOL
        .matcher(line)
        .replaceAll(
            found -> {
              String name = bare(found.group());
              String other = names.getOrDefault(name, name);
              return Matcher.quoteReplacement(
                  other.equals(name) ? found.group() : "|" + other + "|");
            });
  }

  private static String newName(String name, Map<String, Integer> counts) {
    if (FIXED.matcher(name).matches() || !NUMBER.matcher(name).find()) {
      return name;
    }
    String stem = NUMBER.matcher(name).replaceAll("");
    return stem + "#" + counts.merge(stem, 1, Integer::sum);
  }

  /** The symbols of a line, of which |x| is another way to write x. */
  private static Stream<String> symbols(String line) {
    return SYMBOL.matcher(line).results().map(found -> bare(found.group()));
  }

  private static String bare(String symbol) {
    return symbol.replace("|", "");
  }

  private static Set<String> found(Pattern pattern, int group, String text) {
    Set<String> found = new HashSet<>();
    pattern.matcher(text).results().forEach(match -> found.add(match.group(group)));
    return found;
  }
}
