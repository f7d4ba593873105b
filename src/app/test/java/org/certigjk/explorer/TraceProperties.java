package org.certigjk.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.certigjk.explorer.oracle.TraceOracle;
import org.certigjk.explorer.trace.Contradiction;
import org.certigjk.explorer.trace.Judgement;
import org.certigjk.explorer.trace.TraceReader;
import org.junit.jupiter.api.Test;

/**
 * Random traces: each step is contradicted by what the oracle, which shares no code, finds, and so
 * the first step is the same. {@code -Dcertigjk.traces=1000} judges more of them.
 */
class TraceProperties {

  private static final int COUNT = Integer.getInteger("certigjk.traces", 100);

  private static Set<String> names(Judgement.Step step) {
    return step.charges().stream().map(Enum::name).collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void everyContradictionIsThatOfTheOracle() throws SceneException {
    Set<Contradiction> seen = EnumSet.noneOf(Contradiction.class);
    int contradicted = 0;
    for (String trace : RecordedRuns.of(73, COUNT)) {
      Judgement judgement = Judgement.of(TraceReader.read(trace));
      List<Set<String>> found = new ArrayList<>();
      judgement.steps().forEach(step -> found.add(names(step)));
      JsonNode read = Views.read(trace);
      assertEquals(TraceOracle.judge(read), found, trace);
      judgement.steps().forEach(step -> seen.addAll(step.charges()));
      contradicted += judgement.first() < 0 ? 0 : 1;
    }
    assertEquals(EnumSet.allOf(Contradiction.class), seen);
    assertTrue(contradicted > COUNT / 4 && contradicted < COUNT, contradicted + " of " + COUNT);
  }

  @Test
  void exactRunsAreNeverContradicted() throws SceneException {
    for (String scene : RandomScenes.of(72, COUNT)) {
      String exact = scene.replaceAll("&(field|sub|loop)=[^&]*", "") + "&field=rational";
      String trace =
          RecordedRuns.of(exact)
              .replaceFirst(",\"distance\":[^}]*", "") // a double is not exact
              .replace("\"steps\"", "\"tolerance\":0,\"steps\"");
      Judgement judgement = Judgement.of(TraceReader.read(trace));
      assertEquals(-1, judgement.first(), () -> trace + judgement.summary());
    }
  }
}
