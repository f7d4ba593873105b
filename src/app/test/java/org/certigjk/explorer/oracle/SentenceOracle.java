package org.certigjk.explorer.oracle;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;

/**
 * Judges all that the page says of a scene: each sentence is parsed, and what it means is computed
 * from the points of the scene, by fractions from scratch. It shares no code with what decides the
 * sentences, and takes from the view only what the run computed; but how a recursion, signs of
 * volumes or Voronoi regions found the answer it takes from the sentences about the subsets, each
 * of which it judges by numbers.
 */
public final class SentenceOracle {

  private final JsonNode view;
  private final Truth truth;
  private final List<String> faults = new ArrayList<>();
  private final Set<String> shown = new TreeSet<>();
  private int judged;

  /**
   * Proves the answer of the exact run.
   *
   * @param scene its text
   * @param view what the explorer says of it
   */
  public SentenceOracle(String scene, JsonNode view) {
    this.view = view;
    this.truth = new Truth(scene, view);
  }

  /** Judges the sentences about a state of a run: exact or chosen. */
  public void judgeState(String run, int k) {
    At at = new At(truth, view, view.get(run), k);
    judge("step " + k, at.sentences(), StepRules.RULES, "STEP_", at);
  }

  /** Judges what is said of how the sub-algorithm found the next W. */
  public void judgeSubsets(String run, int k) {
    At at = new At(truth, view, view.get(run), k);
    JsonNode rows = at.subsets();
    Q[][] y = at.extended();
    MethodRules method = new MethodRules(at, y, rows);
    require(!rows.isEmpty() || !at.method().isEmpty(), "method of step " + k + " is empty");
    for (JsonNode sentence : at.method()) {
      judge("method of step " + k, sentence, (claim, text) -> method.isTrue(claim));
    }
    for (JsonNode row : rows) {
      RowOracle oracle = new RowOracle(at, y, row);
      String place = "step " + k + ", " + row.get("members");
      require(!row.get("sentences").isEmpty(), place + " is empty");
      row.get("sentences").forEach(sentence -> judge(place, sentence, oracle::isTrue));
    }
  }

  private void judge(String place, JsonNode sentence, BiPredicate<String, String> isTrue) {
    String claim = sentence.get("claim").asText();
    String text = sentence.get("text").asText();
    require(isTrue.test(claim, text), place + ": " + claim + ": " + text);
    shown.add("SUBSETS_" + claim);
    judged++;
  }

  /** Judges what is said of a run as a whole. */
  public void judgeRun(String run) {
    JsonNode shownRun = view.get(run);
    At end = new At(truth, view, shownRun, shownRun.get("states").size() - 1);
    judge("why", shownRun.at("/why/sentences"), EndRules.RULES, "END_", end);
    if (run.equals("exact")) {
      String headline = shownRun.get("headline").asText();
      require(
          ComparisonRules.headline(truth, headline.substring(headline.indexOf(": ") + 2)),
          headline);
    } else {
      judge("comparison", view.at("/comparison/sentences"), ComparisonRules.RULES, "", end);
    }
    judgeCertificate(shownRun.get("certificate"), end);
  }

  /**
   * Returns whether a sentence about a state or about the end of a run is refuted here. What speaks
   * of something that is not there, such as a later step, is not: it cannot be judged.
   */
  public boolean refutes(JsonNode sentence, boolean aboutEnd, String run, int k) {
    Rule rule = (aboutEnd ? EndRules.RULES : StepRules.RULES).get(sentence.get("claim").asText());
    try {
      return !rule.holds(sentence.get("text").asText(), new At(truth, view, view.get(run), k));
    } catch (RuntimeException speaksOfWhatIsNotThere) {
      return false;
    }
  }

  /** Returns whether a sentence about a subset is refuted of some subset of a step. */
  public boolean refutesOfSubset(JsonNode sentence, String run, int k) {
    At at = new At(truth, view, view.get(run), k);
    Q[][] y = at.extended();
    for (JsonNode row : at.subsets()) {
      try {
        String claim = sentence.get("claim").asText();
        if (!new RowOracle(at, y, row).isTrue(claim, sentence.get("text").asText())) {
          return true;
        }
      } catch (RuntimeException speaksOfWhatIsNotThere) {
        continue;
      }
    }
    return false;
  }

  /** A certificate that holds proves what is so, and one that does not gives bounds that are so. */
  private void judgeCertificate(JsonNode certificate, At end) {
    if (certificate.isNull()) {
      return;
    }
    require(
        !certificate.get("holds").asBoolean() || end.saysTheTruth(), "a false certificate holds");
    JsonNode bounds = certificate.get("bounds");
    if (!bounds.isNull()) {
      Q square = truth.squaredDistance();
      boolean encloses =
          !square.isLess(Q.written(bounds.at("/lower/exact").asText()))
              && !Q.written(bounds.at("/upper/exact").asText()).isLess(square);
      require(encloses, "the bounds do not enclose the squared distance");
    }
  }

  private void judge(
      String place, JsonNode sentences, Map<String, Rule> rules, String kind, At at) {
    require(!sentences.isEmpty(), place + " is empty");
    for (JsonNode sentence : sentences) {
      String claim = sentence.get("claim").asText();
      String text = sentence.get("text").asText();
      Rule rule = rules.get(claim);
      require(rule != null && rule.holds(text, at), place + ": " + claim + ": " + text);
      shown.add(kind + claim);
      judged++;
    }
  }

  private void require(boolean condition, String fault) {
    if (!condition) {
      faults.add(fault);
    }
  }

  /** Returns the number of sentences that were judged. */
  public int sentences() {
    return judged;
  }

  /** Returns what is false or empty. */
  public List<String> faults() {
    return faults;
  }

  /** Returns the claims that were judged. */
  public Set<String> shown() {
    return shown;
  }
}
