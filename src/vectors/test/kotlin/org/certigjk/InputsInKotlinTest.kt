package org.certigjk

import org.certigjk.gjk.Verdict
import org.certigjk.vectors.family.CasePart
import org.certigjk.vectors.Draw
import org.certigjk.vectors.Drawn
import org.certigjk.vectors.family.Family
import org.certigjk.vectors.family.FamilyPart
import org.certigjk.vectors.Flag
import org.certigjk.vectors.family.Mutation
import org.certigjk.vectors.NumberFormat
import org.certigjk.vectors.family.Plan
import org.certigjk.vectors.family.PlanPart
import org.certigjk.vectors.PointPair
import org.certigjk.vectors.Pose
import org.certigjk.vectors.Poses
import org.certigjk.vectors.family.PublishedSet
import org.certigjk.vectors.Query
import org.certigjk.vectors.family.RecordedCases
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** The inputs of the referee, from Kotlin. */
class InputsInKotlinTest {
  @Test
  fun `a plan of pairs, of their twins in floats, and of the same with poses`() {
    val gaps = FamilyPart.of(Family.GAP, 3, 6, 1, 10)
    val plan = Plan.of(gaps, gaps.single(), gaps.withPoses(), RecordedCases.witnesses())
    val names = plan.parts().map(PlanPart::name)
    assertEquals(listOf("gap/3/6", "gap/3/6/single", "gap/3/6/posed", "witnesses"), names)
    val turned: FamilyPart = gaps.withPoses(Pose.Form.QUATERNION)
    assertEquals("gap/3/6/quaternion" to Pose.Form.QUATERNION, turned.name() to turned.posed)
    assertNull(gaps.posed)
    val drawn: Drawn = plan.at(12)
    assertEquals("gap/3/6/3/single", drawn.id)
    assertEquals(Verdict.SEPARATED, drawn.known?.verdict)
    assertTrue(drawn.query.single())
    assertNull(drawn.query.poses)
    val (query, flags) = FamilyPart.reproduce("gap/3/6/3/posed").let { it.query to it.flags }
    assertEquals(3, query.poses?.a?.dimension())
    assertEquals(setOf(Flag.SMALL_GAP, Flag.POSED), flags)
    val halves = (1..2).map { plan.indices(it, 2).asSequence().toList() }
    assertEquals((0L until plan.size()).toList(), (halves[0] + halves[1]).sorted())
  }

  @Test
  fun `sets, cases and what their flags mean`() {
    assertTrue(PublishedSet.all().any { it.name == "space-single" })
    val reported: CasePart = RecordedCases.reported()
    assertTrue(reported.cases.all { Flag.REPORTED in it.flags })
    assertEquals(200, RecordedCases.studied().size())
    assertEquals(Flag.Kind.RECORD, Flag.named("reported").kind())
    assertTrue(Flag.TOUCHING.links().isNotEmpty() && Flag.TOUCHING.description().endsWith("."))
  }

  @Test
  fun `a query with poses, and changes of it`() {
    val pair = PointPair.of(arrayOf(doubleArrayOf(1.0, 0.0)), arrayOf(doubleArrayOf(0.0, 3.0)))
    val turn = Pose.of(arrayOf(doubleArrayOf(0.0, -1.0, 5.0), doubleArrayOf(1.0, 0.0, 0.0)))
    val query = Query(pair, Poses(turn, turn))
    assertEquals("(5, 1)", query.exactA().get(0).toString())
    val changed = Mutation.of(query, Query.of(pair), Draw(3), NumberFormat.SINGLE)
    assertEquals(query.poses, changed.poses)
    assertTrue(changed.single())
    assertFalse(Family.RANGE_ENDS.hasPoses())
    val single = Family.RANDOM_HULLS.generate(1, 3, 4, NumberFormat.SINGLE)
    assertEquals(NumberFormat.SINGLE, single.source()?.format)
    assertEquals("to-edge", Mutation.TO_EDGE.label())
  }
}
