package org.certigjk.gjk;

import org.certigjk.certificate.CertificateChecker;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.MinkowskiDifference;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.simplex.SubSimplex;
import org.certigjk.simplex.Subsets;

// What the contracts of loop, sub-algorithms and certificates do not say: nothing here may be proved.
final class GjkClients<E> {

  /*@ normal_behavior
    @   requires loop.exit == null;
    @   assigns loop.i, loop.j, loop.weights, loop.v, loop.squaredNorm, loop.s, loop.supportA,
    @       loop.supportB, loop.iterations, loop.exit;
    @   ensures loop.exit == ExitReason.OPTIMAL || loop.exit == ExitReason.ZERO_VECTOR;
    @*/
  void alwaysOptimal(GjkLoop<E> loop) {
    loop.run();
  }

  /*@ normal_behavior
    @   requires loop.exit == null;
    @   assigns loop.i, loop.j, loop.weights, loop.v, loop.squaredNorm, loop.s, loop.supportA,
    @       loop.supportB, loop.iterations, loop.exit;
    @   ensures loop.v.product(loop.v) < \old(loop.v.product(loop.v));
    @*/
  void alwaysShorter(GjkLoop<E> loop) {
    loop.run();
  }

  /*@ normal_behavior
    @   requires loop.exit == null;
    @   assigns loop.i, loop.j, loop.weights, loop.v, loop.squaredNorm, loop.s, loop.supportA,
    @       loop.supportB, loop.iterations, loop.exit;
    @*/
  void ranTwice(GjkLoop<E> loop) {
    loop.run();
    loop.run();
    /*@ assert false; @*/
  }

  /*@ normal_behavior
    @   requires loop.exit == null;
    @   assigns loop.i, loop.j, loop.weights, loop.v, loop.squaredNorm, loop.s, loop.supportA,
    @       loop.supportB, loop.iterations, loop.exit;
    @*/
  int writtenIndices(GjkLoop<E> loop) {
    int[] mine = loop.indicesA();
    mine[0] = mine[0] == 0 ? 1 : 0;
    loop.run();
    /*@ assert false; @*/
    return mine[0];
  }

  /*@ normal_behavior
    @   requires loop.exit == null;
    @   assigns loop.i, loop.j, loop.weights, loop.v, loop.squaredNorm, loop.s, loop.supportA,
    @       loop.supportB, loop.iterations, loop.exit;
    @   ensures \result != null;
    @*/
  Vec<E> supportOfAll(GjkLoop<E> loop) {
    loop.run();
    return loop.support();
  }

  /*@ behavior
    @   requires a.isExact() && 1 <= start.length <= 16;
    @   requires (\forall int k; 0 <= k < start.length; a.has(start[k]));
    @   assigns start[0];
    @   signals_only IllegalArgumentException;
    @*/
  void sameBodySameArray(IndexedSupportMapping<E> a, DistanceSubAlgorithm<E> sub, int[] start) {
    GjkLoop<E> loop = new GjkLoop<E>(a, a, sub, start, start, 7);
    start[0] = -5;
    loop.run();
    /*@ assert false; @*/
  }

  /*@ normal_behavior
    @   requires loop.exit == null;
    @   assigns loop.i, loop.j, loop.weights, loop.v, loop.supportA, loop.supportB,
    @       loop.supportLeft, loop.iterations, loop.exit;
    @   ensures loop.exit == ExitReason.SEPARATING_AXIS ==> loop.weights != null;
    @*/
  void axisHasWeights(SeparatingAxisLoop<E> loop) {
    loop.run();
  }

  /*@ normal_behavior
    @   requires loop.exit == null && 5 <= loop.maxIterations;
    @   assigns loop.i, loop.j, loop.weights, loop.v, loop.supportA, loop.supportB,
    @       loop.supportLeft, loop.iterations, loop.exit;
    @   ensures loop.iterations <= 5;
    @*/
  void fiveAreEnough(SeparatingAxisLoop<E> loop) {
    loop.run();
  }

  /*@ normal_behavior
    @   requires checker.field.exact() && weights.field.exact();
    @   ensures \result ==> weights.at(0) < 1;
    @*/
  boolean weightBelowOne(CertificateChecker<E> checker, int[] i, int[] j, Vec<E> weights) {
    return checker.separated(i, j, weights) == null;
  }

  /*@ normal_behavior
    @   requires checker.field.exact() && weights.field.exact();
    @*/
  void neverMeeting(CertificateChecker<E> checker, int[] i, int[] j, Vec<E> weights) {
    if (checker.meeting(i, j, weights) == null) {
      /*@ assert false; @*/
    }
  }

  /*@ normal_behavior
    @   requires x.field.exact();
    @   ensures \result.product(\result) == 2 * x.product(x);
    @*/
  Vec<E> doubled(Vec<E> x) {
    return x.plus(x);
  }

  /*@ normal_behavior
    @   requires x.field.exact();
    @   ensures OrderedField.val(\result) > 0;
    @*/
  E positiveSquare(Vec<E> x) {
    return x.squaredNorm();
  }

  /*@ normal_behavior
    @   requires exact.exact();
    @   ensures OrderedField.val(\result) == 2;
    @*/
  E otherField(OrderedField<E> exact, OrderedField<E> other) {
    return other.plus(exact.one(), exact.one());
  }

  /*@ behavior
    @   signals_only IllegalArgumentException;
    @   signals (IllegalArgumentException e) false;
    @*/
  MinkowskiDifference<E> alwaysFits(IndexedSupportMapping<E> a, IndexedSupportMapping<E> b) {
    return new MinkowskiDifference<E>(a, b);
  }

  /*@ normal_behavior
    @   requires p.isExact() && p.points.length >= 2 && d.field.exact()
    @       && d.coordinates.length == p.points[0].coordinates.length;
    @   ensures \result == 0;
    @*/
  int firstOfAll(Polytope<E> p, Vec<E> d) {
    return p.supportIndex(d);
  }

  /*@ normal_behavior
    @   requires y.length == 2 && y[0] != null && y[0].field.exact() && y[1] == y[0];
    @   ensures \result.indices.length == 2;
    @*/
  SubSimplex<E> twicePoint(Vec<E>[] y) {
    return new JohnsonSubAlgorithm<E>().solve(y);
  }

  /*@ normal_behavior
    @   requires y.length == 17 && (\forall int k; 0 <= k < 17; y[k] != null
    @       && y[k].field.exact() && y[k].coordinates.length == y[0].coordinates.length);
    @   ensures \result != null;
    @*/
  SubSimplex<E> seventeen(Vec<E>[] y) {
    return new JohnsonSubAlgorithm<E>().solve(y);
  }

  /*@ normal_behavior
    @   requires subset.v.field.exact() && y.length == 3;
    @   requires (\forall int k; 0 <= k < y.length;
    @       y[k] != null && y[k].coordinates.length == subset.v.coordinates.length);
    @   requires (\forall int k; 0 <= k < subset.indices.length; 0 <= subset.indexAt(k) < y.length);
    @   requires (\forall int k; 1 <= k < subset.indices.length;
    @       subset.indexAt(k - 1) < subset.indexAt(k));
    @   ensures \result != null;
    @*/
  Vec<E> nearestOfAny(SubSimplex<E> subset, Vec<E>[] y) {
    return subset.ifNearest(y).v();
  }

  /*@ normal_behavior
    @   requires 1 <= s < 65536;
    @   assigns \nothing;
    @   ensures \result[0] == 7;
    @*/
  int[] freshIndices(int s) {
    int[] once = Subsets.indices(s);
    once[0] = 7;
    return Subsets.indices(s);
  }

  // What was accepted stays so when an index is changed.
  /*@ normal_behavior
    @   requires checker.field.exact() && weights.field.exact() && i.length == 1 && i != j;
    @   assigns i[0];
    @*/
  void acceptedThenChanged(CertificateChecker<E> checker, int[] i, int[] j, Vec<E> weights) {
    if (checker.separated(i, j, weights) == null) {
      i[0] = -1;
      if (checker.separated(i, j, weights) != null) {
        /*@ assert false; @*/
      }
    }
  }

  // A start simplex without points is not refused.
  /*@ behavior
    @   requires a.isExact();
    @   signals_only \nothing;
    @*/
  void refusedStart(
      IndexedSupportMapping<E> a, IndexedSupportMapping<E> b, DistanceSubAlgorithm<E> sub) {
    try {
      new GjkLoop<E>(a, b, sub, new int[0], new int[0], 3);
    } catch (IllegalArgumentException e) {
      /*@ assert false; @*/
    }
  }

  // Between two vectors there is one number of steps.
  /*@ normal_behavior
    @   requires w.product(w) < u.product(u) && x.product(x) < w.product(w);
    @*/
  void twoWays(MinkowskiDifference<E> d, Vec<E> u, Vec<E> w, Vec<E> x) {
    /*@ assert d.starts(u) && d.isStep(u, w) && d.isStep(w, x) && d.isStep(u, x); @*/
    /*@ assert d.steps(u, u, 0) && d.steps(u, w, 1) && d.steps(u, x, 1) && d.steps(u, x, 2); @*/
    /*@ assert false; @*/
  }

  // The answer is of the points that are there afterwards.
  /*@ normal_behavior
    @   requires y.length == 2 && y[0] != null && y[1] != null && z.field.exact()
    @       && y[0].field.exact() && y[1].field.exact()
    @         && y[1].coordinates.length == y[0].coordinates.length
    @       && z.coordinates.length == y[0].coordinates.length
    @       && \elemtype(\typeof(y)) == \type(Vec<E>);
    @   assigns y[0];
    @   ensures \result.v.product(z) >= \result.v.product(\result.v);
    @*/
  SubSimplex<E> pointExchanged(Vec<E>[] y, Vec<E> z) {
    SubSimplex<E> found = new JohnsonSubAlgorithm<E>().solve(y);
    y[0] = z;
    return found;
  }
}
