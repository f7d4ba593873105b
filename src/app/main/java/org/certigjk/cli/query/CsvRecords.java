package org.certigjk.cli.query;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.certigjk.cli.console.Output;
import org.certigjk.cli.input.InputException;
import org.certigjk.cli.input.Json;
import org.certigjk.cli.input.Pair;
import org.certigjk.gjk.Verdict;
import org.certigjk.json.JsonWords;
import org.certigjk.json.VisibleText;
import org.certigjk.number.Numerals;

/**
 * Writes answers as lines of comma-separated values, under a line with the names of the columns:
 * id, line, verdict, a length or time as double, an exact value, whether it is proved, and for a
 * record that cannot be read what is wrong. A value with a comma, a quotation mark or a line end is
 * between quotation marks, and those in it are doubled (RFC 4180); lines end with {@code \n}.
 *
 * @param <P> what was asked about
 * @param <R> what was found
 */
final class CsvRecords<P, R> implements RecordWriter<P, R> {

  /**
   * What an answer is in a line.
   *
   * @param nearest the double nearest to the value, not finite if there is none
   * @param exact the value over an exact field, empty if there is none
   */
  record Answer(String verdict, double nearest, String exact, boolean certified) {}

  private final List<String> columns;
  private final Function<P, Pair<?>> pair;
  private final BiFunction<P, R, Answer> answer;

  /**
   * Makes a writer.
   *
   * @param nearest the name of the column of the double
   * @param exact the name of the column of the exact value
   * @param pair the pair that was asked about
   * @param answer what was found, as a line says it
   */
  CsvRecords(
      String nearest, String exact, Function<P, Pair<?>> pair, BiFunction<P, R, Answer> answer) {
    this.columns = List.of("id", "line", "verdict", nearest, exact, "certified", "error");
    this.pair = pair;
    this.answer = answer;
  }

  @Override
  public String header() {
    return line(columns);
  }

  @Override
  public void print(P asked, long line, R found, Output output) {
    Answer a = answer.apply(asked, found);
    String nearest = Double.isFinite(a.nearest()) ? Numerals.format(a.nearest()) : "";
    String certified = Boolean.toString(a.certified());
    output.print(row(id(asked), line, a.verdict(), nearest, a.exact(), certified, ""));
  }

  @Override
  public void printStopped(P asked, long line, Output output) {
    output.print(row(id(asked), line, JsonWords.of(Verdict.STOPPED), "", "", "false", ""));
  }

  @Override
  public String error(String id, long line, InputException e) {
    return row(id, line, "error", "", "", "false", e.complaint());
  }

  private String id(P asked) {
    return pair.apply(asked).id();
  }

  /** A string is written without the quotation marks of JSON, fit to be seen; no id as nothing. */
  private static String row(String id, long line, String... cells) {
    List<String> all = new ArrayList<>();
    all.add(id.equals(Pair.NO_ID) ? "" : VisibleText.line(Json.stringOr(id)));
    all.add(line > 0 ? Long.toString(line) : "");
    all.addAll(Arrays.asList(cells));
    return line(all);
  }

  private static String line(List<String> cells) {
    return cells.stream().map(CsvRecords::quoted).collect(Collectors.joining(",")) + "\n";
  }

  private static String quoted(String cell) {
    boolean plain = cell.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
    return plain ? cell : '"' + cell.replace("\"", "\"\"") + '"';
  }
}
