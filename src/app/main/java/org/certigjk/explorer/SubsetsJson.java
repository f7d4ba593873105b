package org.certigjk.explorer;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.certigjk.certificate.IndexPair;
import org.certigjk.explorer.RecordingSubAlgorithm.Question;
import org.certigjk.explorer.number.NumberText;
import org.certigjk.field.OrderedField;
import org.certigjk.json.JsonText;
import org.certigjk.simplex.SubSimplex;
import org.certigjk.simplex.Subsets;
import org.certigjk.subalgorithms.JohnsonTable;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.jspecify.annotations.Nullable;

/**
 * Writes what the sub-algorithm did with Y = W ∪ {s}: for Johnson's the subsets that it tried with
 * their Δ, for the others what they answered.
 */
final class SubsetsJson<E> {

  private final JsonText json;
  private final ShownRun<E> run;
  private final OrderedField<E> field;

  SubsetsJson(JsonText json, ShownRun<E> run) {
    this.json = json;
    this.run = run;
    this.field = run.field();
  }

  /** Writes the array of the subsets of state k, which is empty where nothing was asked. */
  void write(int k) {
    json.beginArray("subsets");
    @Nullable Question<E> question = run.question(k);
    if (question != null) {
      writeSubsets(run.extended(k), question);
    }
    json.endArray();
  }

  private void writeSubsets(List<IndexPair> y, Question<E> question) {
    if (run.subAlgorithm() == SubAlgorithm.JOHNSON) {
      writeRows(JohnsonTable.of(run.points(y)), y.size(), question);
    } else {
      writeAnswer(question);
    }
  }

  private void writeRows(JohnsonTable<E> table, int size, Question<E> question) {
    for (int s = 1; s <= table.last(); s++) {
      boolean accepted = s == table.accepted() && question.answer() != null;
      beginSubset(Subsets.indices(s));
      for (int j = 0; j < size; j++) {
        json.beginObject();
        json.field("position", j);
        NumberText.write(json, "value", field, table.cofactor(s, j));
        json.field("inside", Subsets.contains(s, j));
        json.endObject();
      }
      endSubset(accepted, note(table, s, size, question), accepted ? question.answer() : null);
    }
  }

  private void writeAnswer(Question<E> question) {
    SubSimplex<E> answer = question.answer();
    int[] members = new int[answer == null ? 0 : answer.size()];
    for (int i = 0; i < members.length; i++) {
      members[i] = Objects.requireNonNull(answer).index(i);
    }
    beginSubset(members);
    String name = run.subAlgorithm().label();
    String note =
        answer == null
            ? name + " found no subset: rounding has left none that passes its test."
            : "The answer of " + name + ".";
    endSubset(answer != null, note, answer);
  }

  private void beginSubset(int[] members) {
    json.beginObject();
    json.beginArray("members");
    for (int member : members) {
      json.number(member);
    }
    json.endArray();
    json.beginArray("deltas");
  }

  private void endSubset(boolean accepted, String note, @Nullable SubSimplex<E> answer) {
    json.endArray();
    json.field("accepted", accepted);
    if (answer == null) {
      json.field("weights", null);
    } else {
      NumberText.write(json, "weights", answer.weights());
    }
    json.field("note", note);
    json.endObject();
  }

  /** Returns why the subset is accepted or not. */
  private String note(JohnsonTable<E> table, int s, int size, Question<E> question) {
    if (table.passes(s)) {
      return question.answer() == null
          ? "passes, but rounding has left a weight Δ/ΣΔ that is not between 0 and 1"
          : "accepted: Δ > 0 for its points, Δ ≤ 0 for the others";
    }
    List<String> faults = new ArrayList<>();
    for (int j = 0; j < size; j++) {
      int sign = field.signum(table.cofactor(s, j));
      if (Subsets.contains(s, j) && sign <= 0) {
        faults.add("Δ" + subscript(j) + (sign == 0 ? " = 0" : " < 0") + " within");
      } else if (!Subsets.contains(s, j) && sign > 0) {
        faults.add("Δ" + subscript(j) + " > 0 beyond");
      }
    }
    return "rejected: " + String.join(", ", faults);
  }

  /** Returns the index in subscript digits. */
  static String subscript(int index) {
    StringBuilder text = new StringBuilder();
    for (char digit : Integer.toString(index).toCharArray()) {
      text.append((char) ('₀' + (digit - '0')));
    }
    return text.toString();
  }
}
