package org.certigjk

import java.math.BigInteger
import org.apache.commons.math3.fraction.BigFraction
import org.certigjk.predicates.IntegerPoints
import org.certigjk.gjk.Gjk
import org.certigjk.gjk.Verdict
import org.certigjk.penetration.Penetrating
import org.certigjk.penetration.Penetration
import org.certigjk.vectors.Difficulty
import org.certigjk.vectors.Expected
import org.certigjk.vectors.ExpectedPoints
import org.certigjk.vectors.PointPair
import org.certigjk.vectors.Pose
import org.certigjk.vectors.Poses
import org.certigjk.vectors.Query
import org.certigjk.vectors.truth.Truth
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

private fun row(vararg coordinates: Double): DoubleArray = coordinates

/** The truth of a query as a Kotlin user meets it. */
class TruthInKotlinTest {

    private val square = arrayOf(row(0.0, 0.0), row(4.0, 0.0), row(4.0, 4.0), row(0.0, 4.0))
    private val truth = Truth()

    private fun inWords(expected: Expected): String =
        when (expected.verdict()) {
            Verdict.SEPARATED -> "${expected.distance()} apart"
            Verdict.TOUCHING -> "touching"
            Verdict.OVERLAPPING -> "depth² ${expected.squaredDepth() ?: "unknown"}"
            else -> error("never stopped")
        }

    @Test
    fun `an answer says how the bodies lie`() {
        fun ask(vararg b: DoubleArray) = inWords(truth.of(Query.of(PointPair.of(square, b))))
        assertEquals("5.0 apart", ask(row(7.0, 8.0)))
        assertEquals("touching", ask(row(4.0, 1.0)))
        assertEquals("depth² 1", ask(row(3.0, 2.0)))
    }

    @Test
    fun `closest points may be some of many`() {
        val wall = arrayOf(row(5.0, -1.0), row(5.0, 9.0))
        val query = Query.of(PointPair.of(square, wall))
        val expected = truth.of(query)
        val points: ExpectedPoints = expected.points()
        assertFalse(points.unique())
        assertEquals(4.0, points.a()[0])
        assertEquals(5f, points.singleB()[0])
        assertTrue(expected.certificate()?.certifies(query.exactA(), query.exactB()) ?: false)
        assertEquals(BigFraction.ONE, expected.squaredDistance())
        assertTrue(expected.difficulty().bits() < 5)
        assertTrue(expected.difficulty() != Difficulty(0, 0))
    }

    @Test
    fun `bodies can be posed`() {
        val quarterTurn = Pose.of(arrayOf(row(0.0, -1.0, 0.0), row(1.0, 0.0, 0.0)))
        val here = Pose.of(arrayOf(row(1.0, 0.0, 3.0), row(0.0, 1.0, 0.0)))
        val point = arrayOf(row(0.0, 0.0))
        val query = Query(PointPair.of(square, point), Poses(quarterTurn, here))
        assertEquals("3.0 apart", inWords(truth.of(query)))
    }

    @Test
    fun `a quaternion need not be a unit`() {
        val pose = Pose.of(arrayOf(row(2.0, 0.0, 0.0, 1.0), row(0.0, 0.0, 1.0)))
        val pair = PointPair.of(arrayOf(row(5.0, 0.0, 0.0)), arrayOf(row(5.0, 0.0, 2.0)))
        val query = Query(pair, Poses(pose, pose.withTranslation(0.0, 0.0, 0.0)))
        assertEquals("(3, 4, 1)", query.exactA().get(0).toString())
        assertEquals("1.0 apart", inWords(truth.of(query)))
    }

    @Test
    fun `the depth goes on from the distance`() {
        val query = Query.of(PointPair.of(square, arrayOf(row(3.0, 2.0))))
        val distance = Gjk.distance(query.exactA(), query.exactB())
        val result = Penetration.depth(distance)
        assertEquals(truth.of(query).squaredDepth(), (result as Penetrating).squaredDepth())
    }

    @Test
    fun `integer points have a nearest point`() {
        val segment = arrayOf(arrayOf(BigInteger.TWO, BigInteger.ONE), arrayOf(BigInteger.ZERO, BigInteger.ONE))
        val weights = IntegerPoints.nearestWeights(segment)
        val nearest = IntegerPoints.combination(weights, segment)
        assertEquals(listOf(BigInteger.ZERO, BigInteger.valueOf(4)), nearest.toList())
        assertEquals(BigInteger.valueOf(4), IntegerPoints.gramDeterminant(segment))
    }
}
