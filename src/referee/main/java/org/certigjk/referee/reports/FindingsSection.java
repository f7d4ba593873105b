package org.certigjk.referee.reports;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.certigjk.json.JsonWords;
import org.certigjk.markup.MarkdownTable;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Domain;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Example;
import org.certigjk.referee.Fault;
import org.certigjk.referee.Grouping;
import org.certigjk.referee.TallyRow;
import org.certigjk.referee.judging.Spread;
import org.certigjk.referee.results.CallText;
import org.certigjk.referee.results.Trial;

/** What is said of one engine, with all its settings side by side. */
final class FindingsSection {

  private final List<Trial> trials;
  private final StringBuilder text = new StringBuilder();

  /**
   * Makes the section.
   *
   * @param trials the engine with each of its settings, the default first
   */
  FindingsSection(List<Trial> trials) {
    this.trials = trials;
  }

  String markdown(FindingsExamples examples) {
    Declaration engine = trials.get(0).engine();
    text.append("## ").append(MarkdownText.plain(engine.name())).append("\n\n");
    text.append(
        "Version %s, %s precision, dimension %s. It answers: %s.\n\n"
            .formatted(
                MarkdownText.plain(engine.version()),
                JsonWords.of(engine.precision()),
                dimensions(engine),
                engine.calls().stream().map(CallText::of).collect(Collectors.joining("; "))));
    right();
    outside();
    if (trials.stream().anyMatch(trial -> trial.standard().total().wrong() > 0)) {
      classes();
      flags();
      for (Trial trial : trials) {
        for (Fault fault : trial.faults()) {
          if (trial == trials.get(0) || !trials.get(0).faults().contains(fault)) {
            text.append(examples.markdown(trial, fault));
          }
        }
      }
    }
    return text.toString();
  }

  private static String dimensions(Declaration engine) {
    TreeSet<Integer> sorted = new TreeSet<>(engine.dimensions());
    boolean gapless = sorted.last() - sorted.first() == sorted.size() - 1;
    return gapless && sorted.size() > 2
        ? "%s to %s".formatted(sorted.first(), sorted.last())
        : sorted.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }

  /** What is right is said first. */
  private void right() {
    for (Trial trial : trials) {
      TallyRow total = trial.standard().total();
      long right = total.taken() - total.wrong();
      text.append(
          "- Settings `%s`: %s of %s answers right (%s)%s; %s by the profile *exact*.\n"
              .formatted(
                  trial.engine().settings(),
                  right,
                  total.taken(),
                  Figures.percent(right, total.taken()),
                  total.declined() == 0 ? "" : ", %s declined".formatted(total.declined()),
                  trial.exact().total().taken() - trial.exact().total().wrong()));
      for (TallyRow call : trial.standard().rows(Grouping.CALL)) {
        text.append(
            "  - `%s`: %s of %s right\n"
                .formatted(call.label(), call.taken() - call.wrong(), call.taken()));
      }
    }
    TreeSet<String> clean = new TreeSet<>();
    for (TallyRow row : trials.get(0).standard().rows(Grouping.FLAG)) {
      if (row.taken() > 0 && rows(row.label()).stream().allMatch(r -> r.wrong() == 0)) {
        clean.add(row.label());
      }
    }
    if (!clean.isEmpty()) {
      text.append("- Nothing is wrong on vectors flagged ");
      text.append(String.join(", ", clean)).append(".\n");
    }
    text.append('\n');
  }

  /** What is wrong outside of the range, in a sentence for each of the settings. */
  private void outside() {
    for (Trial trial : trials) {
      TallyRow total = trial.outside().total();
      if (total.taken() > 0) {
        text.append(
            ("Outside of the range that follows from its documentation (%s), settings `%s`: %s of %s"
                    + " wrong%s. Nothing else in this section is about these.\n\n")
                .formatted(
                    range(trial.engine().domain()),
                    trial.engine().settings(),
                    total.wrong(),
                    total.taken(),
                    faults(total)));
      }
    }
  }

  private static String range(Domain domain) {
    List<String> parts = new ArrayList<>();
    if (domain.hasCoordinates()) {
      parts.add(
          "coordinates of magnitudes %s to %s"
              .formatted(Figures.brief(domain.least()), Figures.brief(domain.largest())));
    }
    if (domain.hasSizes()) {
      parts.add(
          "bodies of sizes %s to %s"
              .formatted(Figures.brief(domain.leastSize()), Figures.brief(domain.largestSize())));
    }
    return String.join(", ", parts);
  }

  /** Which faults there are, and of how many answers. */
  private static String faults(TallyRow total) {
    return total.faults().entrySet().stream()
        .map(fault -> "%s %s".formatted(fault.getValue(), fault.getKey().label()))
        .reduce((a, b) -> a + ", " + b)
        .map(" (%s)"::formatted)
        .orElse("");
  }

  /** The rows of a flag, one for each of the settings that has any. */
  private List<TallyRow> rows(String flag) {
    return trials.stream().flatMap(trial -> row(trial, flag).stream()).toList();
  }

  private static Optional<TallyRow> row(Trial trial, String flag) {
    return trial.standard().rows(Grouping.FLAG).stream()
        .filter(row -> row.label().equals(flag))
        .findFirst();
  }

  private void classes() {
    MarkdownTable table = new MarkdownTable().text("what is wrong");
    trials.forEach(trial -> table.numbers(settings(trial)));
    TreeSet<Fault> faults = new TreeSet<>();
    trials.forEach(trial -> faults.addAll(trial.faults()));
    for (Fault fault : faults) {
      List<String> cells = new ArrayList<>();
      cells.add("**%s**: %s".formatted(fault.label(), fault.description()));
      for (Trial trial : trials) {
        TallyRow total = trial.standard().total();
        cells.add("%s of %s".formatted(total.count(fault), judged(trial, fault)));
      }
      table.row(cells);
    }
    text.append(table).append('\n');
    for (Trial trial : trials) {
      reasons(trial);
    }
  }

  /** Why there was no answer. */
  private void reasons(Trial trial) {
    trial
        .standard()
        .total()
        .reasons()
        .forEach(
            (fault, reasons) -> {
              text.append(
                  "Reasons for *%s*, settings `%s`:\n\n"
                      .formatted(fault.label(), trial.engine().settings()));
              reasons.forEach(
                  (reason, count) ->
                      text.append("- %s × %s\n".formatted(count, MarkdownText.plain(reason))));
              text.append('\n');
            });
  }

  /** In how many answers this could have been wrong. */
  private static long judged(Trial trial, Fault fault) {
    TallyRow total = trial.standard().total();
    boolean verdicts = trial.engine().answers().contains(Answers.VERDICT);
    Answers part =
        switch (fault) {
          case FALSE_OVERLAP, MISSED_OVERLAP -> verdicts ? Answers.VERDICT : Answers.DISTANCE;
          case DISTANCE_ERROR -> Answers.DISTANCE;
          case POINTS_OUTSIDE, POINTS_NOT_CLOSEST -> Answers.POINTS;
          case WRONG_DEPTH -> Answers.DEPTH;
          default -> null;
        };
    return part == null ? total.taken() : total.judged().getOrDefault(part, 0L);
  }

  private static String settings(Trial trial) {
    return "`" + trial.engine().settings() + "`";
  }

  private void flags() {
    Set<String> flags = new LinkedHashSet<>();
    for (Trial trial : trials) {
      trial.standard().rows(Grouping.FLAG).stream()
          .map(TallyRow::label)
          .filter(flag -> rows(flag).stream().anyMatch(row -> row.wrong() > 0))
          .forEach(flags::add);
    }
    MarkdownTable table = new MarkdownTable().text("flag, worst first");
    trials.forEach(trial -> table.numbers(settings(trial), "largest relative error"));
    for (String flag : flags) {
      List<String> cells = new ArrayList<>(List.of(flag));
      trials.forEach(
          trial ->
              cells.addAll(row(trial, flag).map(FindingsSection::cells).orElse(List.of("", ""))));
      table.row(cells);
    }
    text.append(table).append('\n');
  }

  private static List<String> cells(TallyRow row) {
    Spread spread = row.distances();
    return List.of(
        "%s of %s".formatted(row.wrong(), row.taken()),
        spread == null ? "" : Figures.brief(spread.largest()));
  }

  /** The row of the ordinary vectors, if the engine was asked any. */
  static TallyRow ordinary(Trial trial) {
    return row(trial, "ordinary")
        .orElse(new TallyRow("ordinary", 0, 0, 0, Map.of(), Map.of(), Map.of(), null));
  }

  /** Returns what an engine answered, in a word or a number. */
  static String answered(Example example, Declaration engine) {
    Comparison comparison = new Comparison(example.vector().expected(), example.outcome(), engine);
    List<Comparison.Row> rows = comparison.rows();
    List<String> answers = new ArrayList<>();
    for (int k = 0; k < comparison.heads().size(); k++) {
      int call = k;
      String answer =
          rows.stream()
              .filter(row -> row.what().equals("distance") || row.what().equals("verdict"))
              .map(row -> row.observed().get(call))
              .filter(observed -> !observed.isEmpty())
              .collect(Collectors.joining(", "));
      answers.add(engine.hasNamedCalls() ? comparison.heads().get(k) + ": " + answer : answer);
    }
    return String.join("; ", answers);
  }
}
