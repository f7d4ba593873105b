package org.certigjk

import org.apache.commons.math3.fraction.BigFraction
import org.certigjk.certificate.AxisCertificate
import org.certigjk.certificate.CommonPointCertificate
import org.certigjk.certificate.Condition
import org.certigjk.certificate.IndexPair
import org.certigjk.certificate.IntersectionCertificate
import org.certigjk.field.Rationals
import org.certigjk.geometry.Polytope
import org.certigjk.geometry.Vec
import org.certigjk.gjk.AxisSearch
import org.certigjk.gjk.ExitReason
import org.certigjk.gjk.IncrementalSeparatingAxis
import org.certigjk.gjk.SeparatingAxis
import org.certigjk.gjk.SeparatingAxisLoop
import org.certigjk.gjk.SeparatingAxisRequest
import org.certigjk.gjk.SeparatingAxisResult
import org.certigjk.simplex.BackupProcedure
import org.certigjk.simplex.JohnsonSubAlgorithm
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** The separating axis algorithm as a Kotlin user meets it: `when` over the outcomes, no `!!`. */
class SeparatingAxisInKotlinTest {

    private fun vec(vararg coordinates: Double): Vec<BigFraction> = Vec.of(Rationals.INSTANCE, *coordinates)

    private fun segment(x: Double): Polytope<BigFraction> =
        Polytope.of(Rationals.INSTANCE, arrayOf(doubleArrayOf(x, -1.0), doubleArrayOf(x, 1.0)))

    private fun certificate(result: SeparatingAxisResult<BigFraction>): IntersectionCertificate<BigFraction>? =
        when (result) {
            is SeparatingAxisResult.Apart -> result.certificate
            is SeparatingAxisResult.Meeting -> result.certificate
            is SeparatingAxisResult.Undecided -> null
        }

    @Test
    fun `bodies that are apart have an axis`() {
        val result = SeparatingAxis.find(segment(2.0), segment(0.0))
        assertTrue(result.apart())
        assertEquals(vec(2.0, 0.0), result.axis())
        assertEquals(AxisSearch(ExitReason.SEPARATING_AXIS, 0, 1), result.search())
        assertEquals(AxisCertificate(vec(2.0, 0.0)), certificate(result))
        assertTrue(certificate(result)?.certifies(segment(2.0), segment(0.0)) == true)
        assertEquals(
            Condition.AXIS_SEPARATES,
            certificate(result)?.violation(segment(0.0), segment(0.0))?.condition(),
        )
    }

    @Test
    fun `bodies that meet have a common point`() {
        val request = SeparatingAxisRequest.defaults<BigFraction>()
            .withAxis(vec(0.0, 1.0))
            .withSubAlgorithm(BackupProcedure())
            .withStart(listOf(IndexPair(0, 1)))
        val result = SeparatingAxis.find(segment(1.0), segment(1.0), request)
        assertTrue(result is SeparatingAxisResult.Meeting)
        if (result is SeparatingAxisResult.Meeting) {
            val (a, b) = result.commonPoints
            assertEquals(a, b)
            assertEquals(CommonPointCertificate(result.pairs(), result.weights()), result.certificate)
        }
        assertNull(certificate(SeparatingAxis.find(segment(1.0), segment(1.0), request.withMaxIterations(0))))
    }

    @Test
    fun `frames keep their axis`() {
        val frames = IncrementalSeparatingAxis<BigFraction>()
        assertNull(frames.axis())
        val calls = listOf(3.0, 2.5, 2.25).map { frames.next(segment(it), segment(0.0)).supportCalls() }
        assertEquals(listOf(1, 1, 1), calls)
        assertEquals(vec(3.0, 0.0), frames.axis())
    }

    @Test
    fun `the loop itself`() {
        val none = intArrayOf()
        val loop = SeparatingAxisLoop(
            segment(0.0), segment(0.0), JohnsonSubAlgorithm(), none, none, vec(0.0, 0.0), 10,
        )
        assertNull(loop.exit())
        loop.run()
        assertEquals(ExitReason.ZERO_VECTOR, loop.exit())
        assertEquals(loop.weights()?.dimension(), loop.indicesA().size)
        assertEquals(loop.indicesA().size, loop.indicesB().size)
    }
}
