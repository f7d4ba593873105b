package org.certigjk

import org.apache.commons.math3.fraction.BigFraction
import org.certigjk.certificate.TouchingCertificate
import org.certigjk.field.Rationals
import org.certigjk.geometry.Polytope
import org.certigjk.geometry.Vec
import org.certigjk.raycast.Hit
import org.certigjk.raycast.ImpactCertificate
import org.certigjk.raycast.Miss
import org.certigjk.raycast.MissCertificate
import org.certigjk.raycast.RayCast
import org.certigjk.raycast.RayCastCertificate
import org.certigjk.raycast.RayCastChecker
import org.certigjk.raycast.RayCastCondition
import org.certigjk.raycast.RayCastResult
import org.certigjk.raycast.RayCastViolation
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** Times of impact as a Kotlin user meets them. */
class RayCastInKotlinTest {

    private val square = polytope(p(0.0, 0.0), p(1.0, 0.0), p(1.0, 1.0), p(0.0, 1.0))
    private val wall = polytope(p(3.0, -5.0), p(3.0, 5.0))

    private fun polytope(vararg points: DoubleArray) = Polytope.of(Rationals.INSTANCE, points)

    private fun p(vararg coordinates: Double) = coordinates

    private fun direction(vararg r: Double) = Vec.of(Rationals.INSTANCE, *r)

    private fun describe(result: RayCastResult<BigFraction>): String = when (result) {
        is Hit -> "at ${result.timeOfImpact()} in ${result.point()}, ${result.normal()?.get(0) ?: "overlapping"}"
        is Miss -> "never, by ${result.distanceVector()}"
    }

    @Test
    fun `a result is a hit or a miss`() {
        assertEquals("at 1 / 2 in (3, 5 / 11), -1", describe(RayCast.cast(square, wall, direction(4.0, 0.0))))
        assertEquals("never, by (-2, 0)", describe(RayCast.cast(square, wall, direction(0.0, 1.0))))
        assertTrue(describe(RayCast.cast(square, square, direction(0.0, 1.0))).endsWith(", overlapping"))
    }

    @Test
    fun `certificates can be checked`() {
        val r = direction(4.0, 0.0)
        val certificate: RayCastCertificate<BigFraction> = RayCast.cast(square, wall, r).certificate()
        assertTrue(certificate.certifies(square, wall, r))
        val kind = when (certificate) {
            is ImpactCertificate -> certificate.contact() is TouchingCertificate
            is MissCertificate -> false
        }
        assertTrue(kind)
        val early = ImpactCertificate(BigFraction(1, 4), certificate.contact())
        val violation: RayCastViolation<BigFraction>? = early.violation(square, wall, r)
        assertEquals(RayCastCondition.BODIES_MEET, violation?.condition())
        val checker = RayCastChecker(square, wall, r)
        assertNull(checker.impact(BigFraction(1, 2), certificate.contact()))
        assertEquals(8, checker.sweptBody().size())
        assertEquals(direction(2.0, 0.0), checker.bodyAt(BigFraction(1, 2))[0])
    }
}
