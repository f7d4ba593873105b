package org.certigjk.explorer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.certigjk.explorer.RecordingSubAlgorithm.Question;
import org.certigjk.explorer.number.NumberText;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Vec;
import org.certigjk.json.JsonText;
import org.certigjk.simplex.SubSimplex;
import org.certigjk.simplex.Subsets;
import org.certigjk.subalgorithms.JohnsonTable;
import org.certigjk.subalgorithms.Trial;
import org.jspecify.annotations.Nullable;

/**
 * Writes what the sub-algorithm did with Y = W ∪ {s}: the subsets that it looked at, in its order,
 * with what it computed of each. For Johnson's and its kin these are the Δ, for the others
 * quantities with names.
 */
final class SubsetsJson<E> {

  private static final String DELTA = "Δ(";

  private final JsonText json;
  private final OrderedField<E> field;

  SubsetsJson(JsonText json, OrderedField<E> field) {
    this.json = json;
    this.field = field;
  }

  /** Writes the array of the subsets of state k of a run, empty where nothing was asked. */
  void write(ShownRun<E> run, int k) {
    json.beginArray("subsets");
    @Nullable Question<E> question = run.question(k);
    if (question != null) {
      switch (run.subAlgorithm()) {
        case JOHNSON -> writeRows(run.asked(k), question.answer());
        case BACKUP -> writeAll(run.asked(k), question.answer());
        default -> writeTrials(run, question);
      }
    }
    json.endArray();
  }

  /** Writes the array of the subsets of Y that Johnson's sub-algorithm tries until its answer. */
  void write(Vec<E>[] y, @Nullable SubSimplex<E> answer) {
    json.beginArray("subsets");
    writeRows(y, answer);
    json.endArray();
  }

  private void writeRows(Vec<E>[] y, @Nullable SubSimplex<E> answer) {
    JohnsonTable<E> table = JohnsonTable.of(y);
    for (int s = 1; s <= table.last(); s++) {
      boolean accepted = s == table.accepted() && answer != null;
      beginSubset(Subsets.indices(s));
      for (int j = 0; j < y.length; j++) {
        writeDelta(j, table.cofactor(s, j), Subsets.contains(s, j));
      }
      endSubset(accepted, note(table, s, y.length, answer), accepted ? answer : null);
    }
  }

  /** Writes all subsets, as the backup procedure looks at them: within them, and at ‖v‖². */
  private void writeAll(Vec<E>[] y, @Nullable SubSimplex<E> answer) {
    JohnsonTable<E> table = JohnsonTable.of(y);
    for (int s = 1; s <= Subsets.all(y.length); s++) {
      int[] members = Subsets.indices(s);
      beginSubset(members);
      List<E> deltas = new ArrayList<>();
      for (int j : members) {
        deltas.add(table.cofactor(s, j));
        writeDelta(j, table.cofactor(s, j), true);
      }
      boolean positive = deltas.stream().allMatch(delta -> field.signum(delta) > 0);
      boolean accepted = answer != null && Arrays.equals(members, indices(answer));
      json.endArray();
      json.beginArray("quantities");
      if (positive) {
        writeQuantity("‖v‖²", squaredNorm(y, members, Vec.from(field, deltas)));
      }
      String fate = positive ? "all Δ are positive" : "a Δ is not positive";
      endSubset(accepted, fate, accepted ? answer : null);
    }
  }

  private E squaredNorm(Vec<E>[] y, int[] members, Vec<E> deltas) {
    E sum = deltas.sum();
    List<E> weights = deltas.coordinates().stream().map(delta -> field.div(delta, sum)).toList();
    Vec<E>[] points = Arrays.copyOf(y, members.length);
    Arrays.setAll(points, i -> y[members[i]]);
    return Vec.from(field, weights).combination(points).squaredNorm();
  }

  /** Writes what the sub-algorithm told, and its answer. */
  private void writeTrials(ShownRun<E> run, Question<E> question) {
    for (Trial<E> trial : question.trials()) {
      beginSubset(trial.members().stream().mapToInt(Integer::intValue).toArray());
      for (Trial.Quantity<E> quantity : trial.quantities()) {
        if (quantity.name().startsWith(DELTA)) {
          int j = quantity.name().charAt(DELTA.length() + 1) - '0';
          writeDelta(j, quantity.value(), trial.members().contains(j));
        }
      }
      json.endArray();
      json.beginArray("quantities");
      for (Trial.Quantity<E> quantity : trial.quantities()) {
        if (!quantity.name().startsWith(DELTA)) {
          writeQuantity(quantity.name(), quantity.value());
        }
      }
      json.endArray();
      if (trial.foot() != null) {
        NumberText.write(json, "foot", run.inItsUnit(trial.foot()));
      }
      close(false, trial.finding(), null);
    }
    writeAnswer(run.subAlgorithm().label(), question.answer());
  }

  private void writeAnswer(String name, @Nullable SubSimplex<E> answer) {
    beginSubset(answer == null ? new int[0] : indices(answer));
    String note =
        answer == null
            ? name + " found no subset: rounding has left none that passes its test."
            : "The answer of " + name + ".";
    endSubset(answer != null, note, answer);
  }

  private static int[] indices(SubSimplex<?> answer) {
    int[] members = new int[answer.size()];
    Arrays.setAll(members, answer::index);
    return members;
  }

  private void writeDelta(int position, E value, boolean inside) {
    json.beginObject();
    json.field("position", position);
    NumberText.write(json, "value", field, value);
    json.field("inside", inside);
    json.endObject();
  }

  private void writeQuantity(String name, E value) {
    json.beginObject();
    json.field("name", name);
    NumberText.write(json, "value", field, value);
    json.endObject();
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

  /** Ends the array that was begun last, and the subset. */
  private void endSubset(boolean accepted, String note, @Nullable SubSimplex<E> answer) {
    json.endArray();
    close(accepted, note, answer);
  }

  private void close(boolean accepted, String note, @Nullable SubSimplex<E> answer) {
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
  private String note(JohnsonTable<E> table, int s, int size, @Nullable SubSimplex<E> answer) {
    if (table.passes(s)) {
      return answer == null
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
