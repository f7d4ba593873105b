package org.certigjk.explorer.subsets;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ExactTrialTest {

  @Test
  void everyPositionIsRenamedWhateverItsDigits() {
    assertEquals("Δ{2} − Δ{7}", ExactTrial.renamed("Δ{0} − Δ{1}", List.of(2, 7)));
    List<Integer> tens = IntStream.range(0, 30).map(i -> 10 * i).boxed().toList();
    assertEquals("Δ{120}({10}, {290})", ExactTrial.renamed("Δ{12}({1}, {29})", tens));
    assertEquals("sign of {s}", ExactTrial.renamed("sign of {s}", List.of()));
    assertEquals("μ", ExactTrial.renamed("μ", List.of(1)));
  }
}
