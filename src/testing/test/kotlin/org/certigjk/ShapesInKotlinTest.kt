package org.certigjk

import org.apache.commons.math3.fraction.BigFraction
import org.certigjk.contract.BoundedSupportMappingContract
import org.certigjk.contract.EuclideanFieldContract
import org.certigjk.field.Doubles
import org.certigjk.field.EuclideanField
import org.certigjk.shape.RationalsWithRoots
import org.certigjk.shape.AffineImage
import org.certigjk.shape.AffineMap
import org.certigjk.shape.BoundedSupportMapping
import org.certigjk.shape.Box
import org.certigjk.shape.Cone
import org.certigjk.shape.Cylinder
import org.certigjk.shape.Ellipsoid
import org.certigjk.shape.MinkowskiSum
import org.certigjk.geometry.Polytope
import org.certigjk.shape.Rotations
import org.certigjk.shape.SphericalExtension
import org.certigjk.shape.UnionHull
import org.certigjk.geometry.Vec
import org.certigjk.interval.DistanceBounds
import org.certigjk.interval.IntervalChecker
import org.certigjk.interval.IntervalExit
import org.certigjk.interval.IntervalGjk
import org.certigjk.interval.IntervalRequest
import org.certigjk.interval.IntervalResult
import org.certigjk.interval.SphericalGjk
import org.certigjk.interval.SphericalResult
import org.certigjk.gjk.Verdict
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.DynamicTest
import org.junit.jupiter.api.Test
import java.util.stream.Stream

private val field = RationalsWithRoots.of(64)

private fun v(vararg coordinates: Double): Vec<BigFraction> = Vec.of(field, *coordinates)

private fun q(x: Double): BigFraction = field.of(x)

/** The shapes and the intervals as a Kotlin user meets them. */
class ShapesInKotlinTest {

    @Test
    fun `roots are rounded up, their inverses down`() {
        val roots: EuclideanField<BigFraction> = RationalsWithRoots.of(8)
        assertEquals(BigFraction(91, 64), roots.sqrt(q(2.0)))
        assertEquals(BigFraction(181, 256), roots.inverseSqrt(q(2.0)))
        assertEquals(1.5, Doubles.INSTANCE.sqrt(2.25))
    }

    @Test
    fun `every shape is a support mapping`() {
        val shapes: List<BoundedSupportMapping<BigFraction>> = listOf(
            Box.of(v(3.0, 2.0, 4.0)),
            SphericalExtension.ball(field, v(0.0, 0.0, 0.0), q(5.0)),
            SphericalExtension.capsule(field, v(-1.0, 0.0, 0.0), v(1.0, 0.0, 0.0), q(5.0)),
            Cone.of(field, q(5.0), q(2.0)),
            Cylinder.of(field, q(5.0), q(2.0)),
            Ellipsoid.of(field, v(5.0, 1.0, 5.0)),
        )
        val d = v(3.0, 0.0, 4.0)
        assertEquals(listOf(25.0, 25.0, 28.0, 25.0, 25.0, 25.0), shapes.map { it.supportUpperBound(d).toDouble() })
        assertTrue(shapes.all { it.supportValue(d) == it.supportUpperBound(d) })
        assertEquals(listOf(true, false, false, false, false, false), shapes.map { it.isPolyhedral })
    }

    @Test
    fun `shapes are moved, added and enclosed`() {
        val quarterTurn: AffineMap<BigFraction> = Rotations.planar(field, field.one())
        val upright: AffineImage<BigFraction> = quarterTurn.image(Box.of(v(2.0, 1.0)))
        assertEquals(v(1.0, 2.0), upright.support(v(1.0, 3.0)))
        val moved = AffineMap.translation(v(10.0, 0.0)).after(quarterTurn).image(Box.of(v(2.0, 1.0)))
        assertEquals(v(11.0, 2.0), moved.support(v(1.0, 3.0)))
        assertEquals(v(12.0, 4.0), MinkowskiSum.of(upright, moved).support(v(1.0, 3.0)))
        assertEquals(v(11.0, -2.0), UnionHull.of(upright, moved).support(v(1.0, -1.0)))
        assertEquals(v(7.0, 8.0, 9.0), Rotations.of(v(1.0, 1.0, 1.0, 1.0)).apply(v(8.0, 9.0, 7.0)))
    }

    @Test
    fun `the distance of balls is a pair of neighbouring doubles`() {
        val a = SphericalExtension.ball(field, v(0.0, 0.0), q(1.0))
        val b = SphericalExtension.ball(field, v(2.0, 1.0), q(1.0))
        val result: SphericalResult = SphericalGjk.distance(a, b)
        val (lower, upper) = result.distance()
        assertTrue(lower < upper && Math.nextUp(lower) == upper)
        assertEquals(Verdict.SEPARATED, result.verdict())
        val (p, r) = result.closestPoints()
        assertTrue((p - r).squaredNorm() >= result.squaredDistance().lower())
        assertEquals(q(1.0) to q(1.0), result.radiusA() to result.radiusB())
    }

    @Test
    fun `an interval says what it knows`() {
        val cone = Cone.of(field, q(1.0), q(1.0))
        val request = IntervalRequest.defaults().withRelativeTolerance(1e-6)
        val result: IntervalResult = IntervalGjk.distance(cone, Polytope.of(v(2.0, 1.0, 0.0)), request)
        assertEquals(IntervalExit.CLOSE_ENOUGH, result.exit())
        val bounds: DistanceBounds = result.distance()
        assertTrue(1.7888543819998317 in bounds.lower()..bounds.upper())
        assertTrue(bounds.width() < 2e-6)
        val towardsA: Vec<BigFraction>? = result.direction()
        assertTrue(towardsA != null && towardsA[0] < BigFraction.ZERO)
        assertNull(result.certificate())

        assertNull(IntervalChecker(cone, Polytope.of(v(2.0, 1.0, 0.0))).violation(result))

        val meeting = IntervalGjk.distance(cone, Polytope.of(v(0.25, 0.0, 0.0)))
        assertEquals(Verdict.OVERLAPPING, meeting.verdict())
        assertTrue(meeting.certificate()?.certifies(meeting.seenA(), meeting.seenB()) == true)
    }
}

class RootsContractTest : EuclideanFieldContract<BigFraction> {
    override fun field(): EuclideanField<BigFraction> = RationalsWithRoots.of(5)

    override fun samples() = listOf(-2.0, -0.0, 0.25, 2.0, 1e300).map { q(it) }
}

/** The contract of bounded support mappings finds the faults that it is there for. */
class BoundedContractBitesTest {

    private fun failures(vararg tests: Stream<DynamicTest>): Int =
        tests.sumOf { stream -> stream.toList().count { runCatching { it.executable.execute() }.isFailure } }

    private fun contract(mapping: BoundedSupportMapping<BigFraction>) = object : BoundedSupportMappingContract {
        override fun shapes() = listOf(
            BoundedSupportMappingContract.Shape("disc", mapping, { it.squaredNorm() <= q(1.0) }, q(1e-15)),
        )
    }

    private val disc = SphericalExtension.ball(field, v(0.0, 0.0), q(1.0))

    @Test
    fun `a disc passes`() {
        val judged = contract(disc)
        assertEquals(
            0,
            failures(
                judged.supportPointIsInTheShape(),
                judged.noSupportPointIsBeyondTheBound(),
                judged.boundIsNearTheSupportPoint(),
                judged.supportMappingIsAFunction(),
            ),
        )
    }

    @Test
    fun `a support point outside is found out`() {
        val judged = contract(
            object : BoundedSupportMapping<BigFraction> by disc {
                override fun support(direction: Vec<BigFraction>) = disc.support(direction) * q(1 + 1e-15)
            },
        )
        assertTrue(failures(judged.supportPointIsInTheShape()) > 0)
    }

    @Test
    fun `a bound that is too low is found out`() {
        val judged = contract(
            object : BoundedSupportMapping<BigFraction> by disc {
                override fun supportUpperBound(direction: Vec<BigFraction>) =
                    disc.supportUpperBound(direction).multiply(q(1 - 1e-15))
            },
        )
        assertTrue(failures(judged.noSupportPointIsBeyondTheBound()) > 0)
    }

    @Test
    fun `a bound that is too high is found out`() {
        val judged = contract(
            object : BoundedSupportMapping<BigFraction> by disc {
                override fun supportUpperBound(direction: Vec<BigFraction>) =
                    disc.supportUpperBound(direction).add(q(1e-9))
            },
        )
        assertTrue(failures(judged.boundIsNearTheSupportPoint()) > 0)
    }
}
