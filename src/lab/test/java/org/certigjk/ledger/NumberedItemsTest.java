package org.certigjk.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.certigjk.ledger.Claim.Kind;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** All that the papers number is in the ledger. */
class NumberedItemsTest {

  private static final Ledger LEDGER = Ledger.read();

  /** What has a heading or a number of its own, each under the word of its kind. */
  private static final Map<Paper, List<String>> HEADED =
      Map.of(
          Paper.JALES,
          all(
              Stream.of(
                  numbers("definition 2.%s", 5),
                  Stream.of("definition 5.1", "theorem 2.1", "theorem 2.2", "theorem 2.3"),
                  Stream.of("theorem 2.5", "theorem 4.1", "theorem 5.1", "corollary 2.1.1"),
                  Stream.of("lemma 2.4", "lemma 2.6"),
                  numbers("theorem 3.%s", 3),
                  numbers("algorithm %s", 6),
                  numbers("figure %s", 9))),
          Paper.BERGEN,
          all(
              Stream.of(
                  numbers("theorem %s", 2), numbers("algorithm %s", 2), numbers("figure %s", 6))),
          Paper.GREER,
          all(Stream.of(numbers("equation %s", 13), Stream.of("table 7a", "table 7b"))),
          Paper.ALZUBAIDI,
          all(Stream.of(numbers("equation %s", 10), numbers("figure %s", 10))),
          Paper.DIVIDE_AND_CONQUER,
          List.of());

  private static final Map<Paper, Pattern> HEADING =
      Map.of(
          Paper.JALES,
          Pattern.compile(
              "(?m)^(Definition|Theorem|Corollary|Lemma|Algorithm|Figure|Table) ([0-9.]*[0-9])"),
          Paper.BERGEN,
          Pattern.compile("(?m)^(?:\\*\\*)?(Theorem|Algorithm|Figure|Table) ([0-9]+)(?=:|\\.|\\*)"),
          Paper.GREER,
          Pattern.compile(
              "()(?:\\\\tag\\{|\\\\quad )([0-9]+)}?\\$\\$|(?s)## (7[a-z])[^#]*?The table below"),
          Paper.ALZUBAIDI,
          Pattern.compile("(?m)^(Figure|Table) ?\\(([0-9]+)\\)|()\\\\dots ?\\(([0-9]+)\\)"),
          Paper.DIVIDE_AND_CONQUER,
          Pattern.compile("(Definition|Theorem|Lemma|Algorithm|Figure|Table) ([0-9]+)"));

  /** The items of numbered lists: steps, lines of algorithms, cases. */
  private static final Map<Paper, List<String>> LISTED =
      Map.of(
          Paper.JALES,
          all(
              Stream.of(
                  numbers("theorem 2.2, statement (%s)", 3),
                  numbers("theorem 2.3, proof, case %s", 3),
                  numbers("theorem 3.1 (%s)", 3),
                  numbers("section 3.3, property %s", 6),
                  numbers("section 4.1, property %s", 2),
                  numbers("section 4.1, list of checks, %s", 2),
                  numbers("theorem 4.1, proof, (%s)", 2),
                  numbers("theorem 5.1, proof, (%s)", 2))),
          Paper.BERGEN,
          all(
              Stream.of(
                  Stream.of("section 1, (a)", "section 1, (b)", "section 1, (c)"),
                  Stream.of("section 2, condition (i)", "section 2, condition (ii)"),
                  Stream.of("figure 3(a)", "figure 3(b)"))),
          Paper.GREER,
          all(
              Stream.of(
                  numbers("section 2, the algorithm, line %s", 6),
                  numbers("section 6, the algorithm, line %s", 9))),
          Paper.ALZUBAIDI,
          all(
              Stream.of(
                  numbers("section 3, cross_Direction, step %s", 2),
                  numbers("section 3, step %s", 7),
                  numbers("section 4.4, step %s", 6),
                  numbers("section 5, step %s", 15))),
          Paper.DIVIDE_AND_CONQUER,
          all(
              Stream.of(
                  numbers("what is returned, item %s", 3),
                  numbers("step %s", 7),
                  numbers("the list of cases, item %s", 4),
                  numbers("the recursion, step %s", 4))));

  /** What begins an item of a list; the last paper has lost its numbers in our copy. */
  private static final Map<Paper, Pattern> LIST_ITEM =
      Map.of(
          Paper.JALES,
          Pattern.compile("(?m)^[0-9]\\. (?!Detec)"),
          Paper.BERGEN,
          Pattern.compile(
              "\\((?:[abc]|i+)\\) +(?:data|early|exploitation|\\$\\\\Delta|Same|Alternating)"),
          Paper.GREER,
          Pattern.compile("(?m)^[0-9]  +(?:let|if|else|return)"),
          Paper.ALZUBAIDI,
          Pattern.compile("\\*\\*[Ss]tep ?[0-9]+:"),
          Paper.DIVIDE_AND_CONQUER,
          Pattern.compile("(?m)(?:^| )- [A-Z]|^- (?:the|two) "));

  private static Stream<String> numbers(String format, int last) {
    return IntStream.rangeClosed(1, last).mapToObj(format::formatted);
  }

  private static List<String> all(Stream<Stream<String>> parts) {
    return parts.flatMap(part -> part).toList();
  }

  @ParameterizedTest
  @EnumSource
  @DisplayName("everything that has a number is in the ledger, as what it is")
  void ledgerIsComplete(Paper paper) {
    for (String item : HEADED.get(paper)) {
      Kind kind = Kind.valueOf(item.split(" ", 2)[0].toUpperCase(Locale.ROOT));
      assertTrue(LEDGER.of(paper).stream().anyMatch(c -> c.kind() == kind && isAt(c, item)), item);
    }
    for (String item : LISTED.get(paper)) {
      assertTrue(
          LEDGER.of(paper).stream().anyMatch(c -> c.kind() != Kind.SENTENCE && isAt(c, item)),
          item);
    }
  }

  /** Whether a claim is about an item, or a part of it: not about item 10 if it is item 1. */
  private static boolean isAt(Claim claim, String item) {
    String place = claim.place().replaceFirst("^equation \\((\\d+)\\)", "equation $1");
    return place.startsWith(item) && !place.substring(item.length()).matches("[.]?[0-9].*");
  }

  @ParameterizedTest
  @EnumSource
  @DisplayName("these lists have all numbers of the papers")
  void listsAreComplete(Paper paper) throws IOException {
    String text = PaperFiles.text(paper, "the numbers");
    Set<String> found = new TreeSet<>();
    HEADING.get(paper).matcher(text).results().forEach(at -> found.add(heading(at)));
    assertEquals(new TreeSet<>(HEADED.get(paper)), found);
    long items = LIST_ITEM.get(paper).matcher(text).results().count();
    assertEquals(LISTED.get(paper).size(), items);
  }

  /** A word and a number, or a number only, of an equation, or of a section with a table. */
  private static String heading(MatchResult at) {
    List<String> groups =
        IntStream.rangeClosed(1, at.groupCount())
            .mapToObj(group -> Optional.ofNullable(at.group(group)).orElse(""))
            .filter(group -> !group.isEmpty())
            .toList();
    String number = groups.get(groups.size() - 1);
    String word = groups.size() > 1 ? groups.get(0) : number.matches("\\d+") ? "equation" : "table";
    return word.toLowerCase(Locale.ROOT) + " " + number;
  }

  @Test
  @DisplayName("there are sentences, too")
  void sentences() {
    long sentences = LEDGER.claims().stream().filter(c -> c.kind() == Kind.SENTENCE).count();
    assertTrue(sentences >= 150, sentences + " sentences");
  }
}
