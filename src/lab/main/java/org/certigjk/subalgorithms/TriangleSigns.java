package org.certigjk.subalgorithms;

import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;

/** The comparisons of d₁ … d₆, v_a, v_b and v_c that say in which region of a triangle O is. */
record TriangleSigns(List<BigFraction> d, List<BigFraction> v) {

  static TriangleSigns of(Trial<?> trial) {
    List<BigFraction> all = IntStream.range(0, 9).mapToObj(trial::value).toList();
    return new TriangleSigns(all.subList(0, 6), all.subList(6, 9));
  }

  /** Returns whether the finding is true, and names the points of its region. */
  boolean holds(Finding finding, List<Integer> named, List<Integer> abc) {
    return isRegion(finding)
        && named.equals(
            switch (finding) {
              case CORNER_A -> abc.subList(0, 1);
              case CORNER_B -> abc.subList(1, 2);
              case CORNER_C -> abc.subList(2, 3);
              case EDGE_AB -> abc.subList(0, 2);
              case EDGE_AC -> List.of(abc.get(0), abc.get(2));
              case EDGE_BC -> abc.subList(1, 3);
              default -> abc;
            });
  }

  private boolean isRegion(Finding finding) {
    return switch (finding) {
      case CORNER_A -> sign(d.get(0)) <= 0 && sign(d.get(1)) <= 0;
      case CORNER_B -> sign(d.get(2)) >= 0 && d.get(3).compareTo(d.get(2)) <= 0;
      case CORNER_C -> sign(d.get(5)) >= 0 && d.get(4).compareTo(d.get(5)) <= 0;
      case EDGE_AB -> isEdge(v.get(2), d.get(0), d.get(2).negate());
      case EDGE_AC -> isEdge(v.get(1), d.get(1), d.get(5).negate());
      case EDGE_BC -> isEdge(v.get(0), d.get(3).subtract(d.get(2)), d.get(4).subtract(d.get(5)));
      default -> isInside();
    };
  }

  private boolean isInside() {
    for (Finding region : List.of(Finding.CORNER_A, Finding.CORNER_B, Finding.CORNER_C)) {
      if (isRegion(region)) {
        return false;
      }
    }
    return !isRegion(Finding.EDGE_AB) && !isRegion(Finding.EDGE_AC) && !isRegion(Finding.EDGE_BC);
  }

  private static boolean isEdge(BigFraction area, BigFraction fromFirst, BigFraction fromSecond) {
    return sign(area) <= 0
        && sign(fromFirst) >= 0
        && sign(fromSecond) >= 0
        && sign(fromFirst.add(fromSecond)) > 0;
  }

  private static int sign(BigFraction number) {
    return Finding.sign(number);
  }
}
