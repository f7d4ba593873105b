package org.certigjk

import org.apache.commons.math3.fraction.BigFraction
import org.certigjk.certificate.IndexPair
import org.certigjk.field.Rationals
import org.certigjk.geometry.Polytope
import org.certigjk.geometry.Vec
import org.certigjk.gjk.Gjk
import org.certigjk.gjk.Verdict
import org.certigjk.penetration.Apart
import org.certigjk.penetration.Penetrating
import org.certigjk.penetration.Penetration
import org.certigjk.penetration.PenetrationCertificate
import org.certigjk.penetration.PenetrationChecker
import org.certigjk.penetration.PenetrationCondition
import org.certigjk.penetration.PenetrationResult
import org.certigjk.penetration.PenetrationViolation
import org.certigjk.penetration.ZeroDepth
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

private fun points(vararg rows: DoubleArray): Polytope<BigFraction> = Polytope.of(Rationals.INSTANCE, rows)

private fun row(vararg coordinates: Double): DoubleArray = coordinates

/** Penetration depth as a Kotlin user meets it. */
class PenetrationInKotlinTest {

    private val square = points(row(0.0, 0.0), row(4.0, 0.0), row(4.0, 4.0), row(0.0, 4.0))

    private fun inWords(result: PenetrationResult<BigFraction>): String =
        when (result) {
            is Penetrating -> "depth² ${result.squaredDepth()}, by ${result.penetrationVector()}"
            is ZeroDepth -> "touching at ${result.distance().closestPoints().a()}"
            is Apart -> "distance² ${result.distance().squaredDistance()}"
        }

    @Test
    fun `the result is one of three`() {
        assertEquals("depth² 1, by (1, 0)", inWords(Penetration.depth(square, points(row(3.0, 2.0)))))
        assertEquals("touching at (4, 1)", inWords(Penetration.depth(square, points(row(4.0, 1.0)))))
        assertEquals("distance² 25", inWords(Penetration.depth(square, points(row(7.0, 8.0)))))
    }

    @Test
    fun `a motion by the penetration vector ends the overlap`() {
        val other = points(row(3.0, 3.0), row(8.0, 3.0), row(3.0, 7.0))
        val result = Penetration.depth(square, other)
        assertEquals(Verdict.OVERLAPPING, result.verdict())
        val p: Vec<BigFraction> = if (result is Penetrating) result.penetrationVector() else error("no depth")
        val moved = Polytope.from(List(square.size()) { square.get(it) - p })
        assertEquals(Verdict.TOUCHING, Gjk.distance(moved, other).verdict())
    }

    @Test
    fun `the certificate stands on its own`() {
        val inside = points(row(3.0, 2.0))
        val certificate =
            PenetrationCertificate<BigFraction>(
                List(4) { IndexPair(it, 0) },
                listOf(listOf(0, 1), listOf(1, 2), listOf(2, 3), listOf(3, 0)),
                1,
            )
        assertTrue(certificate.certifies(square, inside))
        assertNull(PenetrationChecker(square, inside).violation(certificate))
        val (x, y) = certificate.penetrationVector(square, inside)
        assertEquals(BigFraction.ONE, x)
        assertEquals(BigFraction.ZERO, y)

        val further = PenetrationCertificate<BigFraction>(certificate.pairs(), certificate.facets(), 2)
        val violation: PenetrationViolation<BigFraction>? = further.violation(square, inside)
        assertEquals(PenetrationCondition.FACET_NOT_NEARER, violation?.condition())
        assertEquals(listOf(1), violation?.indices())
    }
}
