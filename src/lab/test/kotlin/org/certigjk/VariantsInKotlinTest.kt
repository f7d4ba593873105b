package org.certigjk

import org.certigjk.field.Doubles
import org.certigjk.hull.HillClimbing
import org.certigjk.hull.HillClimbingTracker
import org.certigjk.geometry.Polytope
import org.certigjk.geometry.Vec
import org.certigjk.number.Floats
import org.certigjk.variants.Alzubaidi
import org.certigjk.variants.Claim
import org.certigjk.variants.DistanceVariant
import org.certigjk.variants.DivideAndConquer
import org.certigjk.variants.ExactHalting
import org.certigjk.variants.NesterovAccelerated
import org.certigjk.variants.PublishedSeparatingAxis
import org.certigjk.variants.StrictDecrease
import org.certigjk.variants.VanDenBergen
import org.certigjk.variants.VanDenBergenRequest
import org.certigjk.variants.VanDenBergenRequest.Option
import org.certigjk.variants.VanDenBergenRequest.StopRule
import org.certigjk.variants.VariantExit
import org.certigjk.variants.VariantResult
import org.certigjk.variants.Variants
import org.certigjk.simplex.JohnsonSubAlgorithm
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

private fun doubles(vararg points: DoubleArray): Polytope<Double> = Polytope.of(Doubles.INSTANCE, points)

/** The published loops and hill climbing as a Kotlin user meets them. */
class VariantsInKotlinTest {

    private val a = doubles(doubleArrayOf(-1.0, 1.0), doubleArrayOf(1.0, 1.0))
    private val origin = doubles(doubleArrayOf(0.0, 0.0))

    @Test
    fun `every loop that is compared finds the segment above the origin`() {
        for (variant in Variants.entries.filter { it.isCompared }) {
            val loop: DistanceVariant<Double> = variant.create({ JohnsonSubAlgorithm() }, 100)
            val result: VariantResult<Double> = loop.distance(a, origin)
            assertEquals(Claim.SEPARATED, result.claim(), variant.label())
            val (p, q) = result.closestPoints(a, origin)
            assertEquals(p - q, result.v())
        }
    }

    @Test
    fun `the proposed loop takes signed volumes and the precision of the bodies`() {
        val loop: DistanceVariant<Double> = Variants.PROPOSED.create(100)
        assertEquals(Claim.SEPARATED, loop.distance(a, origin).claim())
        val single = Polytope.of(Floats.INSTANCE, arrayOf(doubleArrayOf(0.0, 0.0)))
        assertEquals(Claim.MEETING, Variants.PROPOSED.create<Float>(100).distance(single, single).claim())
    }

    @Test
    fun `the loops can be made one by one`() {
        val loops: List<DistanceVariant<Double>> =
            listOf(
                ExactHalting<Double> { JohnsonSubAlgorithm() }.withBackup().withTrace(true),
                StrictDecrease<Double>({ JohnsonSubAlgorithm() }, 100),
                VanDenBergen(VanDenBergenRequest.robust()) { JohnsonSubAlgorithm() },
                PublishedSeparatingAxis<Double>({ JohnsonSubAlgorithm() }, 100),
                DivideAndConquer.of<Double> { JohnsonSubAlgorithm() },
                NesterovAccelerated<Double> { JohnsonSubAlgorithm() }.normalised(),
                Alzubaidi<Double>().withClamp().withCloserEdge(),
            )
        for (loop in loops) {
            assertEquals(Claim.SEPARATED, loop.distance(a, origin).claim())
        }
    }

    @Test
    fun `a request combines fixes`() {
        val request =
            VanDenBergenRequest.published()
                .withRule(StopRule.SQUARED_GAP)
                .withAbsoluteTolerance(1e-12)
                .with(Option.MEMBERSHIP_STOP)
                .without(Option.BACKUP)
        assertEquals(setOf(Option.MEMBERSHIP_STOP), request.options())
        val result = VanDenBergen<Double>(request) { JohnsonSubAlgorithm() }.distance(a, origin)
        assertEquals(VariantExit.CLOSE_ENOUGH, result.exit())
    }

    @Test
    fun `hill climbing is a support mapping`() {
        val square =
            doubles(
                doubleArrayOf(0.0, 0.0),
                doubleArrayOf(1.0, 0.0),
                doubleArrayOf(1.0, 1.0),
                doubleArrayOf(0.0, 1.0),
            )
        val climbing = HillClimbing.onHull(square)
        val tracker = HillClimbingTracker(climbing.withRule(HillClimbing.Rule.PUBLISHED))
        val up = Vec.of(Doubles.INSTANCE, 1.0, 2.0)
        assertEquals(climbing.supportIndex(up), tracker.supportIndex(up))
        assertTrue(climbing.supportIndex(up) == 2)
    }
}
