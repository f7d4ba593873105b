package org.certigjk.explorer.motion;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.explorer.Claim;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.penetration.Penetrating;
import org.certigjk.penetration.Penetration;
import org.certigjk.penetration.PenetrationCertificate;
import org.certigjk.raycast.Hit;
import org.certigjk.raycast.Miss;
import org.certigjk.raycast.RayCast;
import org.junit.jupiter.api.Test;

/** What is said of depths and impacts is said only where it is true: not of other answers. */
class MotionClaimsTest {

  private static final Polytope<BigFraction> SQUARE =
      body(new double[][] {{0, 0}, {4, 0}, {4, 4}, {0, 4}});
  private static final Polytope<BigFraction> INSIDE = body(new double[][] {{3, 2}, {9, 3}, {9, 1}});
  private static final Polytope<BigFraction> BESIDE = body(new double[][] {{4, 2}, {9, 3}, {9, 1}});
  private static final Polytope<BigFraction> AWAY = body(new double[][] {{8, 2}, {9, 3}, {9, 1}});

  private static Polytope<BigFraction> body(double[][] points) {
    return Polytope.of(Rationals.INSTANCE, points);
  }

  private static Vec<BigFraction> vec(double... x) {
    return Polytope.of(Rationals.INSTANCE, new double[][] {x}).get(0);
  }

  private static Set<DepthClaim> said(Depth depth) {
    Set<DepthClaim> said = EnumSet.noneOf(DepthClaim.class);
    Arrays.stream(DepthClaim.values()).filter(claim -> claim.holds(depth)).forEach(said::add);
    return said;
  }

  private static Set<ImpactClaim> said(Impact impact) {
    Set<ImpactClaim> said = EnumSet.noneOf(ImpactClaim.class);
    Arrays.stream(ImpactClaim.values()).filter(claim -> claim.holds(impact)).forEach(said::add);
    return said;
  }

  private static <M> String text(Claim<M> claim, M at) {
    return claim.text(at);
  }

  private static Penetrating<BigFraction> found() {
    return (Penetrating<BigFraction>) Penetration.depth(SQUARE, INSIDE);
  }

  @Test
  void theDepthIsSaidOfItsAnswerOnly() {
    Depth depth = new Depth(SQUARE, INSIDE, found());
    Set<DepthClaim> all =
        EnumSet.of(DepthClaim.NEAREST_OF_BOUNDARY, DepthClaim.MOVED_OUT, DepthClaim.SURFACE);
    assertEquals(all, said(depth));
    assertEquals(
        "p = (1, 0) is a point of the boundary of A ⊖ B, and none is nearer to O.",
        text(DepthClaim.NEAREST_OF_BOUNDARY, depth));
    assertEquals(Set.of(), said(new Depth(SQUARE, BESIDE, found())), "other bodies");
    assertEquals(Set.of(), said(new Depth(SQUARE, INSIDE, with(vec(2, 0)))), "a longer vector");
    assertEquals(Set.of(), said(new Depth(SQUARE, INSIDE, with(vec(0.5, 0)))), "a shorter one");
  }

  @Test
  void aSurfaceWithAHoleProvesNothing() {
    Penetrating<BigFraction> found = found();
    PenetrationCertificate<BigFraction> whole = found.certificate();
    List<List<Integer>> facets = whole.facets();
    PenetrationCertificate<BigFraction> hole =
        new PenetrationCertificate<>(whole.pairs(), facets.subList(1, facets.size()), 0);
    List<IndexPair> pairs = whole.pairs();
    assertEquals(pairs.size(), facets.size(), "in the plane");
    assertEquals(
        Set.of(), said(new Depth(SQUARE, INSIDE, with(found, found.penetrationVector(), hole))));
  }

  private static Penetrating<BigFraction> with(Vec<BigFraction> p) {
    return with(found(), p, found().certificate());
  }

  private static Penetrating<BigFraction> with(
      Penetrating<BigFraction> found,
      Vec<BigFraction> p,
      PenetrationCertificate<BigFraction> certificate) {
    return new Penetrating<>(
        found.squaredDepth(),
        p,
        found.witnessPoints(),
        certificate,
        found.insertions(),
        found.distance());
  }

  @Test
  void bodiesThatDoNotOverlapHaveNoDepth() {
    Depth touching = new Depth(SQUARE, BESIDE, Penetration.depth(SQUARE, BESIDE));
    Depth apart = new Depth(SQUARE, AWAY, Penetration.depth(SQUARE, AWAY));
    assertEquals(Set.of(DepthClaim.ONLY_TOUCHING), said(touching));
    assertEquals(Set.of(DepthClaim.APART), said(apart));
    assertEquals(Set.of(), said(new Depth(SQUARE, INSIDE, apart.result())));
  }

  @Test
  void theImpactIsSaidOfItsAnswerOnly() {
    Hit<BigFraction> hit = (Hit<BigFraction>) RayCast.cast(SQUARE, AWAY, vec(8, 0));
    Set<ImpactClaim> all =
        EnumSet.of(ImpactClaim.FIRST_MEETING, ImpactClaim.PARTED, ImpactClaim.NO_EARLIER);
    assertEquals(all, said(new Impact(SQUARE, AWAY, vec(8, 0), hit)));
    BigFraction half = new BigFraction(1, 2);
    assertEquals(half, hit.timeOfImpact());
    Hit<BigFraction> late = with(hit, half.add(half), hit.point(), hit.normal());
    assertEquals(Set.of(), said(new Impact(SQUARE, AWAY, vec(8, 0), late)));
    Hit<BigFraction> early = with(hit, half.divide(2), hit.point(), hit.normal());
    assertEquals(
        Set.of(ImpactClaim.PARTED, ImpactClaim.NO_EARLIER),
        said(new Impact(SQUARE, AWAY, vec(8, 0), early)),
        "there they do not meet");
    Hit<BigFraction> beside = with(hit, half, vec(9, 2), hit.normal());
    assertEquals(
        Set.of(ImpactClaim.PARTED, ImpactClaim.NO_EARLIER),
        said(new Impact(SQUARE, AWAY, vec(8, 0), beside)),
        "no point of A");
    Hit<BigFraction> turned = with(hit, half, hit.point(), hit.normal().unaryMinus());
    assertEquals(Set.of(), said(new Impact(SQUARE, AWAY, vec(8, 0), turned)));
  }

  private static Hit<BigFraction> with(
      Hit<BigFraction> hit, BigFraction time, Vec<BigFraction> point, Vec<BigFraction> normal) {
    return new Hit<>(time, point, normal, hit.certificate(), hit.steps());
  }

  @Test
  void bodiesThatOverlapMeetAtOnce() {
    Hit<BigFraction> hit = (Hit<BigFraction>) RayCast.cast(SQUARE, INSIDE, vec(1, 1));
    assertEquals(
        Set.of(ImpactClaim.OVERLAP_AT_START), said(new Impact(SQUARE, INSIDE, vec(1, 1), hit)));
    assertEquals(Set.of(), said(new Impact(SQUARE, AWAY, vec(1, 1), hit)));
  }

  @Test
  void aMissIsSaidOfItsWayOnly() {
    Miss<BigFraction> miss = (Miss<BigFraction>) RayCast.cast(SQUARE, AWAY, vec(0, 8));
    Set<ImpactClaim> all = EnumSet.of(ImpactClaim.PASSED, ImpactClaim.DISTANCE_OF_WAY);
    assertEquals(all, said(new Impact(SQUARE, AWAY, vec(0, 8), miss)));
    assertEquals(Set.of(), said(new Impact(SQUARE, AWAY, vec(8, 0), miss)));
    Miss<BigFraction> longer =
        new Miss<>(miss.distanceVector().times(new BigFraction(2)), miss.certificate(), 0);
    assertEquals(
        Set.of(ImpactClaim.PASSED),
        said(new Impact(SQUARE, AWAY, vec(0, 8), longer)),
        "it separates, and is not the distance vector");
  }
}
