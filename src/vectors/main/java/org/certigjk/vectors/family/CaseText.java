package org.certigjk.vectors.family;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.certigjk.vectors.Drawn;
import org.certigjk.vectors.Flag;
import org.certigjk.vectors.NumberFormat;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;
import org.jspecify.annotations.Nullable;

/**
 * Reads queries that were written down by hand.
 *
 * <p>A case is a paragraph of lines {@code key: value}: {@code id}, {@code source}, perhaps {@code
 * url}, {@code note} on what happened, {@code a} and {@code b} with the points, separated by
 * commas, perhaps {@code poseA} and {@code poseB} with the rows of the poses, and perhaps {@code
 * precision: single}, which rounds all numbers to floats. Lines that begin with # are for the
 * reader.
 */
final class CaseText {

  private static final Set<String> KEYS =
      Set.of("id", "source", "url", "note", "precision", "a", "b", "poseA", "poseB");

  private final String group;
  private final Flag flag;
  private final List<Drawn> cases = new ArrayList<>();
  private final Map<String, String> paragraph = new LinkedHashMap<>();

  private CaseText(String group, Flag flag) {
    this.group = group;
    this.flag = flag;
  }

  /** Returns the cases of a resource beside this class. */
  static List<Drawn> resource(String name, String group, Flag flag) {
    try (InputStream stream =
        Objects.requireNonNull(CaseText.class.getResourceAsStream(name), name)) {
      BufferedReader reader =
          new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
      return of(name, reader.lines().toList(), group, flag);
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
  }

  /** Returns the cases of these lines. */
  static List<Drawn> of(String name, List<String> lines, String group, Flag flag) {
    CaseText text = new CaseText(group, flag);
    for (int k = 0; k <= lines.size(); k++) { // the end is an empty line too
      try {
        text.read(k < lines.size() ? lines.get(k) : "");
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException(
            "%s, line %s: %s".formatted(name, k + 1, e.getMessage()), e);
      }
    }
    return List.copyOf(text.cases);
  }

  private void read(String line) {
    if (line.isEmpty()) {
      endParagraph();
    } else if (!line.startsWith("#")) {
      int colon = line.indexOf(": ");
      String key = colon < 0 ? "" : line.substring(0, colon);
      if (!KEYS.contains(key)) {
        throw new IllegalArgumentException("no known key in " + line);
      }
      if (paragraph.put(key, line.substring(colon + 2)) != null) {
        throw new IllegalArgumentException("a second " + key);
      }
    }
  }

  private void endParagraph() {
    if (!paragraph.isEmpty()) {
      cases.add(drawn());
      paragraph.clear();
    }
  }

  private String value(String key) {
    String value = paragraph.get(key);
    if (value == null) {
      throw new IllegalArgumentException("the case has no " + key);
    }
    return value;
  }

  private Drawn drawn() {
    PointPair pair = PointPair.of(rows(value("a")), rows(value("b")));
    Poses poses =
        paragraph.containsKey("poseA")
            ? new Poses(Pose.of(rows(value("poseA"))), Pose.of(rows(value("poseB"))))
            : null;
    Set<Flag> flags = poses == null ? EnumSet.of(flag) : EnumSet.of(flag, Flag.POSED);
    @Nullable String url = paragraph.get("url");
    String source = value("source") + (url == null ? "" : " <" + url + ">");
    return new Drawn(
        group + "/" + value("id"),
        group,
        source + ": " + value("note"),
        flags,
        new Query(pair, poses),
        /* known= */ null);
  }

  private double[][] rows(String points) {
    return Arrays.stream(points.split(", ", -1)).map(this::row).toArray(double[][]::new);
  }

  private double[] row(String point) {
    NumberFormat format =
        NumberFormat.valueOf(
            paragraph.getOrDefault("precision", "double").toUpperCase(Locale.ROOT));
    return Arrays.stream(point.split(" ", -1))
        .mapToDouble(numeral -> format.round(Double.parseDouble(numeral)))
        .toArray();
  }
}
