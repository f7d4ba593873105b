package org.certigjk.kotlin

import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertFalse
import kotlin.test.assertTrue
import org.apache.commons.math3.fraction.BigFraction
import org.certigjk.certificate.IndexPair
import org.certigjk.field.Doubles
import org.certigjk.number.NumeralException
import org.certigjk.field.Rationals
import org.certigjk.geometry.Polytope
import org.certigjk.geometry.Vec
import org.certigjk.gjk.ExitReason
import org.certigjk.gjk.Overlapping
import org.certigjk.gjk.Separated
import org.certigjk.gjk.Stopped
import org.certigjk.gjk.Touching
import org.certigjk.gjk.Verdict
import org.certigjk.simplex.BackupProcedure
import org.junit.jupiter.api.Test

/** What one would write in Kotlin without thinking, wish by wish. */
class WishListTest {

    private val v = vec(1, 2, 3, 4)
    private val a = polytope(vec(0, 0), vec(4, 0), vec(0, 3))
    private val b = polytope(vec(4, 3), vec(6, 3), vec(5, 6))

    private fun doubles(vararg rows: DoubleArray): Polytope<Double> = Polytope.of(Doubles.INSTANCE, rows)

    @Test
    fun `the example of the comments`() {
        val a = polytope(vec(0, 0), vec(4, 0), vec(0, 3))
        val b = polytope(vec(4, 3), vec(6, 3), vec(5, 6))
        val result = distance(a, b, trace = true)
        assertEquals(Verdict.SEPARATED, result.verdict)
        assertEquals(2.4, result.distance())
        assertEquals("(-36 / 25, -48 / 25)", result.distanceVector().toString())
        assertEquals("The bodies are 2.4 apart, to the nearest double.", result.describe())
        assertEquals(result.iterations() + 1, result.trace().size)
    }

    @Test
    fun `a vector from numbers of any type`() {
        val expected = Vec.from(Rationals.INSTANCE, BigFraction(1), BigFraction(1, 3), BigFraction(1, 2))
        assertEquals(expected, vec(1, "1/3".q, 0.5))
        assertEquals(expected, vec(1L, BigFraction(1, 3), 0.5f))
        assertEquals(vec(1, 2), vec(1.toByte(), 2.toBigInteger()))
        assertFailsWith<IllegalArgumentException> { vec() }
        assertFailsWith<IllegalArgumentException> { vec(Double.NaN) }
        assertFailsWith<IllegalArgumentException> { vec(1.toBigDecimal()) }
    }

    @Test
    fun `a third as a number`() {
        assertEquals(BigFraction(1, 3), "1/3".q)
        assertEquals("13/30".q, "1/3".q + "0.1".q)
        assertTrue(0.1.q > "0.1".q)
        assertFailsWith<NumeralException> { "third".q }
    }

    @Test
    fun `operators of fractions`() {
        val third = "1/3".q
        assertEquals("1/2".q, third + "1/6".q)
        assertEquals("4/3".q, third + 1)
        assertEquals("-2/3".q, third - 1)
        assertEquals("2/3".q, third * 2)
        assertEquals("1/6".q, third / 2)
        assertEquals("-1/3".q, -third)
        assertFailsWith<ArithmeticException> { third / 0 }
    }

    @Test
    fun `comparison of fractions`() {
        val third = "1/3".q
        assertTrue(third < "1/2".q && third < 1 && third > 0 && third >= "1/3".q)
        assertTrue(third in 0.q..1.q)
    }

    @Test
    fun `iteration over a vector`() {
        var sum = 0.q
        for (x in v) sum += x
        assertEquals(10.q, sum)
    }

    @Test
    fun `map over a vector`() = assertEquals(listOf(1, 4, 9, 16), v.map { (it * it).toInt() })

    @Test
    fun `what a list can do, over coordinates and points`() {
        assertEquals(4.q, v.coordinates.max())
        assertEquals(0..3, v.coordinates.indices)
        assertEquals(listOf(vec(4, 0)), a.points.filter { it[0] > 0 })
        assertTrue(vec(4, 0) in a.points && vec(1, 1) !in a.points)
    }

    @Test
    fun `size`() {
        assertEquals(4, v.size)
        assertEquals(3, a.size)
    }

    @Test
    fun `four components`() {
        val (x, y, z, w) = v
        assertEquals(listOf(1.q, 2.q, 3.q, 4.q), listOf(x, y, z, w))
    }

    @Test
    fun `a multiple of a vector`() {
        assertEquals(vec(2, 4, 6, 8), 2 * v)
        assertEquals(vec(2, 4, 6, 8), v * 2)
        assertEquals(vec(0.5, 1, 1.5, 2), "1/2".q * v)
        assertEquals(vec(0.5, 1, 1.5, 2), v * "1/2".q)
        val w = Vec.of(Doubles.INSTANCE, 3.0)
        assertEquals(listOf(3 * 0.1), (0.1 * w).coordinates)
        assertEquals(listOf(3 * (1.0 / 3)), (w * "1/3".q).coordinates)
    }

    @Test
    fun `sum, difference and opposite of vectors`() {
        assertEquals(vec(-1, -2, -3, -4), -v)
        assertEquals(vec(0, 0, 0, 0), v - v)
        assertEquals(2 * v, v + v)
    }

    @Test
    fun `doubles of a vector`() =
        assertContentEquals(doubleArrayOf(1.0 / 3, 0.1), vec("1/3".q, "1/10".q).toDoubles())

    @Test
    fun `iteration over a polytope`() {
        val seen = mutableListOf<Vec<BigFraction>>()
        for (point in a) seen += point
        assertEquals(listOf(vec(0, 0), vec(4, 0), vec(0, 3)), seen)
    }

    @Test
    fun `map over a polytope`() =
        assertEquals(listOf(0.q, 16.q, 9.q), a.map { it.squaredNorm() })

    @Test
    fun `a point in a polytope`() {
        assertTrue(vec(1, 1) in a)
        assertTrue(vec(2, "3/2".q) in a) // on an edge
        assertTrue(vec(4, 0) in a)
        assertFalse(vec(2, "3/2".q + "1e-40".q) in a)
        assertTrue(vec(3, 3) !in a)
        assertFailsWith<IllegalArgumentException> { vec(1) in a }
    }

    @Test
    fun `a point in a polytope of doubles, exactly`() {
        val segment = doubles(doubleArrayOf(0.0, 0.0), doubleArrayOf(3.0, 1.0))
        assertFalse(Vec.of(Doubles.INSTANCE, 1.0, 1.0 / 3) in segment) // 1/3 is no double
        assertTrue(Vec.of(Doubles.INSTANCE, 1.5, 0.5) in segment)
    }

    @Test
    fun `a polytope moved`() {
        assertEquals(polytope(vec(1, 2), vec(5, 2), vec(1, 5)), a.translated(vec(1, 2)))
        assertEquals(vec(0, 3), a[2])
    }

    @Test
    fun `a Minkowski difference`() {
        val difference = a - b
        assertEquals(vec(-5, -3), difference.support(vec(0, 1)) + vec(-1, -3))
        assertEquals(vec(-4, -3), difference[0, 0])
    }

    @Test
    fun `named arguments of a request`() {
        val stopped = distance(a, b, maxIterations = 0)
        assertEquals(ExitReason.ITERATION_LIMIT, stopped.exit())
        val traced = distance(a, b, trace = true, start = listOf(IndexPair(1, 0)), subAlgorithm = BackupProcedure())
        assertEquals(listOf(IndexPair(1, 0)), traced.trace().first().simplex())
        assertEquals(emptyList(), distance(a, b).trace())
    }

    @Test
    fun `the verdict as a property`() {
        assertEquals(Verdict.SEPARATED, distance(a, b).verdict)
        assertEquals(Verdict.OVERLAPPING, distance(a, a).verdict)
        assertEquals(Verdict.TOUCHING, distance(a, polytope(vec(4, 0))).verdict)
    }

    @Test
    fun `an exhaustive when`() {
        val squared = when (val result = distance(a, b)) {
            is Separated -> result.squaredDistance()
            is Touching, is Overlapping -> 0.q
            is Stopped -> result.bounds().upper()
        }
        assertEquals("144/25".q, squared)
    }

    @Test
    fun `closest points taken apart`() {
        val (p, q) = distance(a, b).closestPoints()
        assertEquals(vec("64/25".q, "27/25".q) to vec(4, 3), p to q)
    }

    @Test
    fun `the distance as a double`() = assertEquals(2.4, distance(a, b).distance())

    @Test
    fun `a short text`() =
        assertEquals(
            "Separated[squaredDistance=144 / 25, closestPoints=(64 / 25, 27 / 25) and (4, 3), iterations=2]",
            distance(a, b).toString(),
        )

    @Test
    fun `a sentence`() {
        assertEquals("The bodies touch.", distance(a, polytope(vec(4, 0))).describe())
        assertEquals("The bodies overlap.", distance(a, a).describe())
        assertEquals(
            "No answer (ITERATION_LIMIT): the squared distance is from about 3.24 to about 25.0.",
            distance(a, b, maxIterations = 0).describe(),
        )
        val apart = distance(doubles(doubleArrayOf(3.0, 4.0)), doubles(doubleArrayOf(0.0, 0.0)))
        assertEquals("The bodies are 5.0 apart, as far as Doubles can tell.", apart.describe())
    }
}
