package org.certigjk.referee.findings;

import java.util.ArrayList;
import java.util.Comparator;
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
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.comparison.Charge;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.Fault;
import org.certigjk.referee.tally.Grouping;
import org.certigjk.referee.tally.TallyRow;
import org.certigjk.referee.tally.TallyRow.Spread;
import org.certigjk.referee.text.MarkdownText;
import org.certigjk.referee.text.SideBySide;
import org.certigjk.referee.text.Wording;

/** What is said of one engine, with all its settings side by side. */
final class FindingsSection {

  private final List<EngineRun> runs;
  private final StringBuilder text = new StringBuilder();

  /**
   * Makes the section.
   *
   * @param runs the engine with each of its settings, the default first
   */
  FindingsSection(List<EngineRun> runs) {
    this.runs = runs;
  }

  String markdown(FindingsExamples examples) {
    Declaration engine = runs.get(0).engine();
    text.append("## ").append(MarkdownText.plain(engine.name())).append("\n\n");
    text.append(
        "Version %s, %s precision, dimension %s. It answers: %s.\n\n"
            .formatted(
                MarkdownText.plain(engine.version()),
                JsonWords.of(engine.precision()),
                dimensions(engine),
                Wording.calls(engine)));
    contract();
    right();
    if (runs.stream().anyMatch(run -> run.standard().total().wrong() > 0)) {
      classes();
      groups(Grouping.DECADE, "largest coordinate, ordinary ones first");
      groups(Grouping.FLAG, "flag, worst first");
      for (EngineRun run : runs) {
        for (Fault fault : run.faults()) {
          if (run == runs.get(0) || !runs.get(0).faults().contains(fault)) {
            text.append(examples.markdown(run, fault));
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
    for (EngineRun run : runs) {
      TallyRow total = run.standard().total();
      long right = total.taken() - total.wrong();
      text.append(
          "- Settings `%s`: %s of %s answers right (%s)%s; %s by the profile *exact*. Breaches: %s.\n"
              .formatted(
                  run.engine().settings(),
                  right,
                  total.taken(),
                  Wording.percent(right, total.taken()),
                  total.declined() == 0 ? "" : ", %s declined".formatted(total.declined()),
                  run.exact().total().taken() - run.exact().total().wrong(),
                  total.count(Charge.BREACH)));
      for (TallyRow call : run.standard().rows(Grouping.CALL)) {
        text.append(
            "  - `%s`: %s of %s right\n"
                .formatted(call.label(), call.taken() - call.wrong(), call.taken()));
      }
    }
    TreeSet<String> clean = new TreeSet<>();
    for (TallyRow row : runs.get(0).standard().rows(Grouping.FLAG)) {
      if (row.taken() > 0
          && rows(Grouping.FLAG, row.label()).stream().allMatch(r -> r.wrong() == 0)) {
        clean.add(row.label());
      }
    }
    if (!clean.isEmpty()) {
      text.append("- Nothing is wrong on vectors flagged ");
      text.append(String.join(", ", clean)).append(".\n");
    }
    text.append('\n');
  }

  /** What it promises, and what is wrong with queries that it is not made for. */
  private void contract() {
    for (EngineRun run : runs) {
      text.append(
          "- Contract, settings %s: %s.\n"
              .formatted(settings(run), MarkdownText.plain(Wording.contract(run.engine()))));
      TallyRow outside = run.standard().outside();
      if (outside.taken() > 0) {
        text.append(
            "  Outside of it: %s of %s wrong%s. Nothing else in this section is about these.\n"
                .formatted(outside.wrong(), outside.taken(), faults(outside)));
      }
    }
    text.append('\n');
  }

  /** Which faults there are, and of how many answers. */
  private static String faults(TallyRow total) {
    return total.faults().entrySet().stream()
        .map(fault -> "%s %s".formatted(fault.getValue(), fault.getKey().label()))
        .reduce((a, b) -> a + ", " + b)
        .map(" (%s)"::formatted)
        .orElse("");
  }

  /** The rows of a group, one for each of the settings that has any. */
  private List<TallyRow> rows(Grouping grouping, String label) {
    return runs.stream().flatMap(run -> row(run, grouping, label).stream()).toList();
  }

  private static Optional<TallyRow> row(EngineRun run, Grouping grouping, String label) {
    return run.standard().rows(grouping).stream()
        .filter(row -> row.label().equals(label))
        .findFirst();
  }

  private void classes() {
    MarkdownTable table = new MarkdownTable().text("charge", "what is wrong");
    runs.forEach(run -> table.numbers(settings(run)));
    TreeSet<Fault> faults =
        new TreeSet<>(Comparator.comparing(Fault::charge).thenComparing(fault -> fault));
    runs.forEach(run -> faults.addAll(run.faults()));
    for (Fault fault : faults) {
      List<String> cells = new ArrayList<>();
      cells.add(fault.charge().label());
      cells.add("**%s**: %s".formatted(fault.label(), fault.description()));
      for (EngineRun run : runs) {
        TallyRow total = run.standard().total();
        cells.add("%s of %s".formatted(total.count(fault), compared(run, fault)));
      }
      table.row(cells);
    }
    text.append(table).append('\n');
    for (EngineRun run : runs) {
      reasons(run);
    }
  }

  /** Why there was no answer. */
  private void reasons(EngineRun run) {
    run.standard()
        .total()
        .reasons()
        .forEach(
            (fault, reasons) -> {
              text.append(
                  "Reasons for *%s*, settings `%s`:\n\n"
                      .formatted(fault.label(), run.engine().settings()));
              reasons.forEach(
                  (reason, count) ->
                      text.append("- %s × %s\n".formatted(count, MarkdownText.plain(reason))));
              text.append('\n');
            });
  }

  /** In how many answers this could have been wrong. */
  private static long compared(EngineRun run, Fault fault) {
    TallyRow total = run.standard().total();
    boolean verdicts = run.engine().answers().contains(Answers.VERDICT);
    Answers part =
        switch (fault) {
          case FALSE_OVERLAP, MISSED_OVERLAP -> verdicts ? Answers.VERDICT : Answers.DISTANCE;
          case DISTANCE_ERROR -> Answers.DISTANCE;
          case POINTS_OUTSIDE, POINTS_NOT_CLOSEST -> Answers.POINTS;
          case WRONG_DEPTH -> Answers.DEPTH;
          case WRONG_NORMAL -> Answers.NORMAL;
          case CONTACTS_OUTSIDE, CONTACTS_NOT_DEEPEST, CONTACTS_NOT_ALONG_NORMAL ->
              Answers.CONTACTS;
          case FALSE_IMPACT, MISSED_IMPACT, WRONG_TOI -> Answers.TOI;
          default -> null;
        };
    return part == null ? total.taken() : total.compared().getOrDefault(part, 0L);
  }

  private static String settings(EngineRun run) {
    return "`" + run.engine().settings() + "`";
  }

  /** The groups in which something is wrong, each with all settings. */
  private void groups(Grouping grouping, String title) {
    Set<String> labels = new LinkedHashSet<>();
    for (EngineRun run : runs) {
      run.standard().rows(grouping).stream()
          .map(TallyRow::label)
          .filter(label -> rows(grouping, label).stream().anyMatch(row -> row.wrong() > 0))
          .forEach(labels::add);
    }
    MarkdownTable table = new MarkdownTable().text(title);
    runs.forEach(run -> table.numbers(settings(run), "largest relative error"));
    for (String label : labels) {
      List<String> cells = new ArrayList<>(List.of(label));
      runs.forEach(
          run ->
              cells.addAll(
                  row(run, grouping, label).map(FindingsSection::cells).orElse(List.of("", ""))));
      table.row(cells);
    }
    text.append(table).append('\n');
  }

  private static List<String> cells(TallyRow row) {
    Spread spread = row.distances();
    return List.of(
        "%s of %s".formatted(row.wrong(), row.taken()),
        spread == null ? "" : Wording.brief(spread.largest()));
  }

  /** The row of the ordinary vectors, if the engine was asked any. */
  static TallyRow ordinary(EngineRun run) {
    return row(run, Grouping.FLAG, "ordinary")
        .orElse(new TallyRow("ordinary", 0, 0, 0, Map.of(), Map.of(), Map.of(), Map.of(), null));
  }

  /** Returns what an engine answered, in a word or a number. */
  static String answered(Example example, Declaration engine) {
    SideBySide comparison = new SideBySide(example.vector().expected(), example.outcome(), engine);
    List<SideBySide.Row> rows = comparison.rows();
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
