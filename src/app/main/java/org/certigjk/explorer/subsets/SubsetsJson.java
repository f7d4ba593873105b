package org.certigjk.explorer.subsets;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.explorer.Claim;
import org.certigjk.explorer.number.NumberText;
import org.certigjk.explorer.subsets.RecordingSubAlgorithm.Question;
import org.certigjk.geometry.Vec;
import org.certigjk.json.JsonText;
import org.certigjk.simplex.SubSimplex;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.certigjk.subalgorithms.Trial;
import org.jspecify.annotations.Nullable;

/**
 * Writes what the sub-algorithm did with Y = W ∪ {s}: the subsets that it looked at, in its order,
 * with what it computed of each. For Johnson's and its kin these are the Δ, for the others
 * quantities with names.
 */
public final class SubsetsJson<E> {

  private final JsonText json;
  private final Asked<E> asked;
  private final UnaryOperator<Vec<E>> unit;

  private SubsetsJson(JsonText json, Asked<E> asked, UnaryOperator<Vec<E>> unit) {
    this.json = json;
    this.asked = asked;
    this.unit = unit;
  }

  /**
   * Writes the array of the subsets; empty where nothing was asked.
   *
   * @param unit puts a point that the sub-algorithm computed into the unit of the bodies
   */
  public static <E> void write(
      JsonText json, @Nullable Asked<E> asked, UnaryOperator<Vec<E>> unit) {
    json.beginArray("subsets");
    if (asked != null) {
      new SubsetsJson<>(json, asked, unit).writeRows();
    }
    json.endArray();
  }

  /** Writes the array of the subsets of Y that Johnson's sub-algorithm tries until its answer. */
  public static void write(
      JsonText json, Vec<BigFraction>[] y, @Nullable SubSimplex<BigFraction> answer) {
    Question<BigFraction> question = new Question<>(y.length, List.of(), answer);
    write(
        json,
        new Asked<>(SubAlgorithm.JOHNSON, y, new ExactSet(y), List.of(), question),
        UnaryOperator.identity());
  }

  private void writeRows() {
    boolean isAmongRows =
        switch (asked.subAlgorithm()) {
          case JOHNSON, BACKUP -> true;
          default -> false;
        };
    for (Trial<E> trial : asked.trials()) {
      write(trial, isAmongRows && asked.isAnswer(trial.members()));
    }
    SubSimplex<E> answer = asked.answer();
    if (!isAmongRows || answer == null) {
      writeMembers(answer == null ? List.of() : Asked.members(answer));
      json.beginArray("deltas");
      json.endArray();
      writeEnd(answer != null, null);
    }
  }

  private void write(Trial<E> trial, boolean isAccepted) {
    List<Trial.Quantity<E>> others = new ArrayList<>();
    writeMembers(trial.members());
    json.beginArray("deltas");
    for (Trial.Quantity<E> quantity : trial.quantities()) {
      int j = quantity.deltaOf();
      if (j < 0) {
        others.add(quantity);
      } else {
        json.beginObject();
        json.field("position", j);
        NumberText.write(json, "value", trial.field(), quantity.value());
        json.field("inside", trial.members().contains(j));
        json.endObject();
      }
    }
    json.endArray();
    json.beginArray("quantities");
    for (Trial.Quantity<E> quantity : others) {
      json.beginObject();
      json.field("name", quantity.name());
      NumberText.write(json, "value", trial.field(), quantity.value());
      json.endObject();
    }
    json.endArray();
    if (trial.foot() != null) {
      NumberText.write(json, "foot", unit.apply(trial.foot()));
    }
    writeEnd(isAccepted, Row.of(asked, trial));
  }

  private void writeMembers(List<Integer> members) {
    json.beginObject();
    json.beginArray("members");
    for (int member : members) {
      json.number(member);
    }
    json.endArray();
  }

  /** Writes the answer, where it is this subset or none, and what is true. */
  private void writeEnd(boolean isAccepted, @Nullable Row<E> row) {
    SubSimplex<E> answer = asked.answer();
    json.field("accepted", isAccepted);
    if (isAccepted && answer != null) {
      NumberText.write(json, "weights", answer.weights());
    } else {
      json.field("weights", null);
    }
    json.beginArray("sentences");
    if (row != null) {
      Claim.write(json, RowClaim.values(), row);
    }
    if (row == null || isAccepted) {
      Claim.write(json, AnswerClaim.values(), asked);
    }
    json.endArray();
    json.endObject();
  }
}
