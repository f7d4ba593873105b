package org.certigjk.cli.query;

import java.util.List;
import java.util.stream.Collectors;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.cli.console.Table;
import org.certigjk.cli.input.Arithmetic;
import org.certigjk.cli.input.Pair;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.ExitReason;
import org.certigjk.gjk.Iteration;
import org.certigjk.gjk.SquaredDistanceBounds;
import org.certigjk.gjk.Stopped;
import org.certigjk.interval.QuickBounds;
import org.certigjk.json.DistanceJson;
import org.certigjk.json.JsonWords;

/** Writes a result as a few lines for a person. Long fractions are shown as decimals, with ≈. */
final class TextWriter<E> extends TextRecords<E, Pair<E>, Search.Found<E>> {

  TextWriter(Arithmetic<E> arithmetic, boolean coloured) {
    super(arithmetic.field(), coloured);
  }

  @Override
  String result(Pair<E> pair, long line, Search.Found<E> found) {
    DistanceResult<E> result = found.result();
    String verdict = verdict(pair, line, JsonWords.of(result.verdict()));
    Table table = new Table();
    if (result instanceof DistanceResult.Answer<E> answer) {
      addAnswer(table, pair, answer);
    } else if (result instanceof Stopped<E> stopped) {
      addState(table, stopped);
    }
    String start =
        found.engine() == Search.Engine.CERTIFIED ? ", from the simplex found in doubles" : "";
    table.row(List.of("iterations", result.iterations() + start));
    table.row(List.of("end", explain(result.exit())));
    return verdict + table.format("  ") + trace(result.trace());
  }

  private void addAnswer(Table table, Pair<E> pair, DistanceResult.Answer<E> answer) {
    Certificate<E> certificate = answer.certificate();
    table.row(List.of("distance", length(answer.squaredDistance())));
    addVectors(
        table,
        List.of("distance vector v", "closest point of A", "closest point of B"),
        List.of(answer.distanceVector(), answer.closestPoints().a(), answer.closestPoints().b()));
    addWeights(table, certificate.pairs(), certificate.weights());
    table.row(List.of("certificate", explain(certificate)));
    boolean holds = DistanceJson.isCertified(answer, pair.a(), pair.b());
    table.row(List.of("checked", holds ? "yes" : "no: rounded numbers, not a proof"));
  }

  private void addState(Table table, Stopped<E> stopped) {
    addBounds(table, stopped.bounds());
    addVectors(table, List.of("last v"), List.of(stopped.distanceVector()));
    addWeights(table, stopped.pairs(), stopped.run().weights());
    table.row(List.of("checked", "the bounds are exact; there is no answer"));
  }

  private static void addBounds(Table table, SquaredDistanceBounds bounds) {
    table.row(List.of("squared distance ≥", rational(bounds.lower())));
    table.row(List.of("squared distance ≤", rational(bounds.upper())));
  }

  private static String explain(ExitReason exit) {
    return switch (exit) {
      case ZERO_VECTOR -> "v = 0: a common point is found";
      case OPTIMAL -> "v·(v − s) = 0: no point is nearer";
      case SEPARATING_AXIS -> "0 < v·s: v is a separating axis";
      case NO_DECREASE -> "rounding prevents ‖v‖² from getting smaller";
      case NO_SUBSET -> "rounding: the sub-algorithm found no subset";
      case SIMPLEX_FULL -> "rounding keeps more points in W than a simplex has";
      case OUT_OF_RANGE -> "‖v‖² has overflowed, or underflowed to 0";
      case NO_CERTIFICATE -> "v = 0, but rounding prevents deciding whether they touch or overlap";
      case ITERATION_LIMIT -> "the limit on iterations is reached";
    };
  }

  private String trace(List<Iteration<E>> states) {
    if (states.isEmpty()) {
      return "";
    }
    Table table = new Table();
    table.row(List.of("k", "simplex", "weights", "v", "‖v‖²", "support point s"));
    for (int k = 0; k < states.size(); k++) {
      Iteration<E> state = states.get(k);
      IndexPair pair = state.supportPair();
      Vec<E> support = state.support();
      table.row(
          List.of(
              Integer.toString(k),
              state.simplex().stream().map(IndexPair::toString).collect(Collectors.joining(" ")),
              vector(state.weights()),
              vector(state.v()),
              number(state.squaredNorm()),
              pair == null || support == null ? "" : difference(pair) + " = " + vector(support)));
    }
    return "  trace\n" + table.format("    ");
  }

  @Override
  Pair<E> pair(Pair<E> asked) {
    return asked;
  }

  @Override
  void addStopped(Table table, Pair<E> pair) {
    addBounds(table, QuickBounds.of(pair.a(), pair.b()).squaredDistance());
  }
}
