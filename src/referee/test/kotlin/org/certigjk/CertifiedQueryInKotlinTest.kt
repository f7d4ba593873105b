package org.certigjk

import java.math.BigInteger
import java.nio.file.Path
import org.apache.commons.math3.fraction.BigFraction
import org.certigjk.exact.DoubleDouble
import org.certigjk.predicates.DoubleDoubleVector
import org.certigjk.predicates.ErrorBounds
import org.certigjk.predicates.IntegerVector
import org.certigjk.exact.LinearSystem
import org.certigjk.predicates.Orientation
import org.certigjk.predicates.OrientedPlane
import org.certigjk.predicates.ScaledIntegers
import org.certigjk.fast.DistanceWorkspace
import org.certigjk.fast.DoublePolytope
import org.certigjk.fast.MovingPair
import org.certigjk.fast.Stage
import org.certigjk.hull.ConvexHull
import org.certigjk.hull.MonotoneChain
import org.certigjk.geometry.Polytope
import org.certigjk.gjk.Separated
import org.certigjk.gjk.Touching
import org.certigjk.gjk.Verdict
import org.certigjk.referee.Engine
import org.certigjk.referee.engine.Engines
import org.certigjk.referee.engine.OwnEngines
import org.certigjk.vectors.family.Family
import org.certigjk.vectors.Flag
import org.certigjk.vectors.KnownAnswer
import org.certigjk.vectors.PointPair
import org.certigjk.vectors.Shrinker
import org.certigjk.vectors.Source
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

private fun p(vararg coordinates: Double): DoubleArray = coordinates

private fun integers(vararg rows: LongArray): Array<Array<BigInteger>> =
    rows.map { row -> row.map(BigInteger::valueOf).toTypedArray() }.toTypedArray()

/** The certified query and what it is made of, as a Kotlin user meets them. */
class CertifiedQueryInKotlinTest {

    private val square = DoublePolytope.of(p(0.0, 0.0), p(2.0, 0.0), p(1.0, 1.0), p(2.0, 2.0), p(0.0, 2.0))
    private val point = DoublePolytope.of(p(3.0, 4.0))

    @Test
    fun `a workspace answers again and again`() {
        val workspace = DistanceWorkspace()
        assertEquals(Math.sqrt(5.0), workspace.distance(square, point))
        assertEquals(Stage.FILTER, workspace.stage())
        val answer = when (val result = workspace.result()) {
            is Separated -> "apart, squared distance ${result.squaredDistance()}"
            else -> "meeting"
        }
        assertEquals("apart, squared distance 5", answer)
        assertEquals(0.0, workspace.distance(square.withHull(), square))
        assertTrue(workspace.kernelDistance(square, point) > 2)
    }

    @Test
    fun `a moving pair is asked frame by frame`() {
        val pair = MovingPair(square, point)
        assertEquals(2.0, pair.distance(1.0, 0.0))
        assertEquals(0.0, pair.distance(1.0, 2.0))
        assertTrue(pair.result() is Touching)
        pair.replace(point, point)
        assertEquals(1.0, pair.distance(0.0, 1.0))
        assertEquals(1, pair.pairs().size)
    }

    @Test
    fun `polytopes are what they were made of`() {
        assertEquals(2 to 5, square.dimension() to square.size())
        val rational = square.toRational()
        assertEquals(0.0, DistanceWorkspace().distance(DoublePolytope.fromOrNull(rational)!!, square))
        val third = Polytope.from(listOf(rational[1] * BigFraction(1, 3)))
        assertNull(DoublePolytope.fromOrNull(third))
    }

    @Test
    fun `hulls are exact`() {
        val points = arrayOf(p(0.0, 0.0), p(2.0, 0.0), p(1.0, 1.0), p(2.0, 2.0), p(0.0, 2.0))
        val hull = ConvexHull.of(*points)
        assertEquals(listOf(0, 1, 3, 4), hull.vertices())
        assertEquals(listOf(1, 4), hull.neighbours(0))
        assertEquals(listOf(0, 1, 3, 4), MonotoneChain.hull(*points))
        assertEquals(listOf(0, 1, 3, 4), MonotoneChain.hull(square.toRational()))
        assertEquals(1, Orientation.sign(points[0], points[1], points[3]))
        val plane = OrientedPlane.through(p(0.0, 0.0, 0.0), p(1.0, 0.0, 0.0), p(0.0, 1.0, 0.0))
        assertEquals(1, plane.side(0.0, 0.0, Double.MIN_VALUE))
    }

    @Test
    fun `the numbers below`() {
        val third = DoubleDouble.of(1.0) / DoubleDouble.of(3.0)
        assertTrue((third * 3.0 - DoubleDouble.of(1.0)).abs().high() < 1e-30)
        assertEquals(-1.0, (-DoubleDouble.of(1.0)).high())
        val e = DoubleDoubleVector(DoubleDouble.of(1.0), DoubleDouble.of(0.0), DoubleDouble.of(0.0))
        assertTrue((e - e).isZero)
        val x = IntegerVector.of(1, 2, 10, 0)
        assertEquals(BigInteger.ZERO, x.cross(IntegerVector.of(0, 1, 1, 0)).dot(x))
        assertEquals(BigInteger.valueOf(3), ScaledIntegers.integer(0.75, -2))
        val rows = integers(longArrayOf(2, 1, 3), longArrayOf(1, 2, 3))
        assertEquals(BigInteger.valueOf(3), LinearSystem.solve(rows))
        assertEquals(BigInteger.valueOf(3), rows[0][2])
        assertTrue(ErrorBounds.difference(ErrorBounds.U, ErrorBounds.TINY, 1.0) >= 1.1e-16)
    }

    @Test
    fun `families are streams of pairs`() {
        val pair = Family.named("random-hulls").generate(1, 3, 8)
        assertEquals(pair, Family.reproduce(pair.source()!!.id()))
        val source: Source = pair.source()!!
        assertEquals(8, source.size())
        assertTrue(Flag.TOUCHING in Family.entries.first { Flag.TOUCHING in it.flags() }.flags())
        val known: KnownAnswer? = source.answer()
        assertTrue(known == null || known.verdict() == Verdict.SEPARATED)
        val (a, b) = PointPair.of(arrayOf(p(1.0)), arrayOf(p(2.0), p(5.0)))
        val shrunk = Shrinker.shrink(PointPair.of(a, b), 100) { it.sizeB() == 2 }
        assertEquals(2, shrunk.pair().sizeB())
        assertTrue(shrunk.minimal() && shrunk.calls() <= 100)
    }

    /** An engine of one's own: the distance of the first points. */
    private class FirstPoints : Engine<DoubleArray> {
        override fun name() = "first-points"
        override fun version() = "1"
        override fun takes(dimension: Int) = dimension == 1
        override fun precision() = Engine.Precision.DOUBLE
        override fun answers() = setOf(Engine.Answers.DISTANCE)
        override fun body(points: Array<DoubleArray>) = points[0]
        override fun distance(a: DoubleArray, b: DoubleArray) = Math.abs(a[0] - b[0])
    }

    private fun <B : Any> distance(engine: Engine<B>, a: Array<DoubleArray>, b: Array<DoubleArray>) =
        engine.distance(engine.body(a), engine.body(b))

    @Test
    fun `engines are asked alike`() {
        val a = arrayOf(p(0.0), p(2.0))
        val b = arrayOf(p(3.0))
        assertEquals(3.0, distance(FirstPoints(), a, b))
        assertEquals(1.0, distance(OwnEngines.certified(), a, b))
        assertEquals(5, OwnEngines.all().size)
        assertEquals(listOf<Engine<*>>(), Engines.from(Path.of("no-such-folder")))
    }
}
