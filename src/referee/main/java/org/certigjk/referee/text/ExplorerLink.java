package org.certigjk.referee.text;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import org.certigjk.json.JsonText;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.Mismatch;
import org.certigjk.vectors.Flag;
import org.certigjk.vectors.TestVector;

/**
 * Where the explorer shows a wrong answer beside the exact one: the part of an address after #.
 *
 * <pre>  a=0,0;1,0&amp;b=3,0&amp;finding={"engine": …, "id": …, "says": […], "rows": […]}</pre>
 *
 * <p>The explorer computes the exact answer itself; the finding is what stands beside it.
 */
public final class ExplorerLink {

  /** Browsers and mail programs take addresses up to here. */
  private static final int LONGEST = 30_000;

  private ExplorerLink() {}

  /**
   * Returns the fragment; nothing for bodies with poses, which the explorer does not show, for
   * other dimensions than 2 and 3, and where it would be too long.
   *
   * @param vector what was asked, under the name that is to be shown
   * @param example what came of it
   */
  public static Optional<String> fragment(TestVector vector, Example example, Declaration engine) {
    int dimension = vector.query().dimension();
    if (vector.query().poses() != null || dimension < 2 || dimension > 3) {
      return Optional.empty();
    }
    String finding =
        URLEncoder.encode(finding(vector, example, engine), StandardCharsets.UTF_8)
            .replace("+", "%20");
    String fragment =
        "a=%s&b=%s&finding=%s"
            .formatted(
                points(vector.query().pair().a()), points(vector.query().pair().b()), finding);
    return fragment.length() <= LONGEST ? Optional.of(fragment) : Optional.empty();
  }

  /** Returns the command that opens a fragment, for a POSIX shell. */
  public static String command(String fragment) {
    return "certigjk explore '#%s'".formatted(fragment);
  }

  private static String points(double[][] rows) {
    return Arrays.stream(rows)
        .map(row -> Arrays.stream(row).mapToObj(Wording::number).collect(Collectors.joining(",")))
        .collect(Collectors.joining(";"));
  }

  private static String finding(TestVector vector, Example example, Declaration engine) {
    SideBySide both = new SideBySide(example.proved(), example.outcome(), engine);
    JsonText json = new JsonText();
    json.beginObject();
    json.field("engine", engine.name() + " " + engine.version());
    json.field("settings", engine.settings());
    json.field("id", vector.id());
    json.field("comment", vector.comment());
    json.strings("flags", vector.flags().stream().sorted().map(Flag::label).toList());
    json.strings("says", example.comparison().mismatches().stream().map(Mismatch::words).toList());
    json.strings("heads", both.heads());
    json.beginArray("rows");
    for (SideBySide.Row row : both.rows()) {
      if (!row.isUnanswered()) {
        json.beginArray();
        json.string(row.what());
        json.string(row.exact());
        row.observed().forEach(json::string);
        json.endArray();
      }
    }
    json.endArray();
    json.endObject();
    return json.toString();
  }
}
