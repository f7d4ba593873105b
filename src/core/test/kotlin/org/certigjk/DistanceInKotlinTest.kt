package org.certigjk

import org.apache.commons.math3.fraction.BigFraction
import org.certigjk.certificate.CertificateChecker
import org.certigjk.certificate.Condition
import org.certigjk.certificate.IndexPair
import org.certigjk.certificate.OverlappingCertificate
import org.certigjk.certificate.SeparatedCertificate
import org.certigjk.certificate.TouchingCertificate
import org.certigjk.certificate.Violation
import org.certigjk.field.Doubles
import org.certigjk.field.Rationals
import org.certigjk.geometry.MinkowskiDifference
import org.certigjk.geometry.Polytope
import org.certigjk.geometry.SeenPoints
import org.certigjk.geometry.SupportMapping
import org.certigjk.geometry.Vec
import org.certigjk.gjk.DistanceRequest
import org.certigjk.gjk.DistanceResult
import org.certigjk.gjk.ExitReason
import org.certigjk.gjk.Gjk
import org.certigjk.gjk.Overlapping
import org.certigjk.gjk.Separated
import org.certigjk.gjk.Stopped
import org.certigjk.gjk.Touching
import org.certigjk.gjk.Verdict
import org.certigjk.simplex.BackupProcedure
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

private fun point(vararg coordinates: Double): Vec<BigFraction> = Vec.of(Rationals.INSTANCE, *coordinates)

private fun polytope(vararg points: DoubleArray): Polytope<BigFraction> = Polytope.of(Rationals.INSTANCE, points)

private fun p(vararg coordinates: Double): DoubleArray = coordinates

private fun q(numerator: Int, denominator: Int = 1) = BigFraction(numerator, denominator)

/** The public types as a Kotlin user meets them: operators, destructuring, `when`, no `!!`. */
class DistanceInKotlinTest {

    private val segment = polytope(p(-1.0, 1.0), p(1.0, 1.0))
    private val origin = polytope(p(0.0, 0.0))

    @Test
    fun `vectors have operators`() {
        val x = point(3.0, 4.0)
        val y = point(1.0, 1.0)
        assertEquals(point(4.0, 5.0), x + y)
        assertEquals(point(2.0, 3.0), x - y)
        assertEquals(point(-3.0, -4.0), -x)
        assertEquals(point(6.0, 8.0), x * q(2))
        assertEquals(q(4), x[1])
        assertEquals(q(7), x.dot(y))
        val (first, second) = x
        assertEquals(q(3) to q(4), first to second)
    }

    @Test
    fun `every outcome is a case of when`() {
        fun describe(result: DistanceResult<BigFraction>): String = when (result) {
            is Separated -> "apart, squared distance ${result.squaredDistance()}"
            is Touching -> "touching along ${result.certificate().direction()}"
            is Overlapping -> "overlapping, ${result.certificate().basis().size} independent differences"
            is Stopped -> "stopped within ${result.bounds().lower()} and ${result.bounds().upper()}"
        }
        assertEquals("apart, squared distance 1", describe(Gjk.distance(segment, origin)))
        assertEquals("touching along (0, 1)", describe(Gjk.distance(polytope(p(-1.0, 0.0), p(1.0, 0.0)), origin)))
        assertEquals(
            "overlapping, 2 independent differences",
            describe(Gjk.distance(polytope(p(-1.0, -1.0), p(1.0, -1.0), p(0.0, 2.0)), origin)),
        )
        val limited = DistanceRequest.defaults<BigFraction>().withMaxIterations(0)
        assertEquals("stopped within 0 and 2", describe(Gjk.distance(segment, origin, limited)))
    }

    @Test
    fun `the whole witness comes with the answer`() {
        val result = Gjk.distance(segment, origin, DistanceRequest.defaults<BigFraction>().withTrace(true))
        val (a, b) = result.closestPoints()
        assertEquals(point(0.0, 1.0), a)
        assertEquals(point(0.0, 0.0), b)
        assertEquals(result.distanceVector(), a - b)
        assertEquals(Verdict.SEPARATED, result.verdict())
        assertEquals(ExitReason.OPTIMAL, result.exit())
        assertEquals(1, result.iterations())
        assertEquals(listOf(IndexPair(0, 0), IndexPair(1, 0)), result.pairs())
        assertEquals(listOf(q(2), q(1)), result.trace().map { it.squaredNorm() })
        val (i, j) = result.pairs().last()
        assertEquals(1 to 0, i to j)
    }

    @Test
    fun `a certificate is checked and a wrong one is explained`() {
        val half = Vec.from(Rationals.INSTANCE, q(1, 2), q(1, 2))
        val pairs = listOf(IndexPair(0, 0), IndexPair(1, 0))
        assertTrue(SeparatedCertificate(pairs, half).certifies(segment, origin))

        val wrong = Vec.from(Rationals.INSTANCE, q(1, 2), q(1, 3))
        val violation: Violation<BigFraction>? = SeparatedCertificate(pairs, wrong).violation(segment, origin)
        assertEquals(Condition.WEIGHTS_SUM_TO_ONE, violation?.condition())
        assertEquals(q(-1, 6), violation?.amount())

        val checker = CertificateChecker(segment, segment)
        val one = Vec.from(Rationals.INSTANCE, q(1))
        assertNull(checker.touching(intArrayOf(0), intArrayOf(0), one, point(0.0, 1.0)))
        assertTrue(TouchingCertificate(listOf(IndexPair(0, 0)), one, point(0.0, 1.0)).certifies(segment, segment))
        val tooSmall = OverlappingCertificate(listOf(IndexPair(0, 0)), one, listOf(0))
        assertEquals(Condition.BASIS_SIZE, tooSmall.violation(segment, segment)?.condition())
    }

    @Test
    fun `a request changes what it names`() {
        val request = DistanceRequest.defaults<BigFraction>()
            .withSubAlgorithm(BackupProcedure())
            .withStart(listOf(IndexPair(1, 0), IndexPair(0, 0)))
        val result = Gjk.distance(segment, origin, request)
        assertEquals(0, result.iterations())
        assertEquals(point(0.0, 1.0), result.distanceVector())
    }

    @Test
    fun `doubles stop with bounds that hold`() {
        val a = Polytope.of(Doubles.INSTANCE, arrayOf(p(0.0, 2.0, 26.0), p(-13.0, 6.0, -16.0)))
        val b = Polytope.of(Doubles.INSTANCE, arrayOf(p(0.0, 0.0, 0.0), p(1.0, -1.0, -1.0)))
        val exact = q(150264, 1949)
        assertEquals(exact, Gjk.distance(a.toRational(), b.toRational()).distanceVector().squaredNorm())
        val result = Gjk.distance(a, b)
        check(result is Stopped) { "doubles were expected to stop, not $result" }
        val (lower, upper) = result.bounds().let { it.lower() to it.upper() }
        assertTrue(exact in lower..upper)
    }

    @Test
    fun `a shape of one's own plugs in as a support mapping`() {
        class Cube(private val n: Int) : SupportMapping<BigFraction> {
            override fun field() = Rationals.INSTANCE

            override fun dimension() = n

            override fun support(direction: Vec<BigFraction>): Vec<BigFraction> =
                Vec.from(Rationals.INSTANCE, (0 until n).map { if (direction[it] < BigFraction.ZERO) q(-1) else q(1) })
        }
        val far = polytope(p(3.0, 5.0, 0.0, 0.0, 0.0))
        val result = Gjk.distanceBySupport(Cube(5), far, DistanceRequest.defaults())
        assertEquals(point(-2.0, -4.0, 0.0, 0.0, 0.0), result.distanceVector())

        val seen = SeenPoints(Cube(2))
        val difference = MinkowskiDifference(seen, segment)
        assertEquals(point(2.0, 0.0), difference.support(point(1.0, 1.0)))
        assertEquals(point(0.0, 2.0), difference.support(point(-1.0, 1.0)) + point(2.0, 2.0))
        assertEquals(q(2), difference.supportValue(point(1.0, 1.0)))
        assertEquals(2, seen.polytope().size())
    }
}
