package org.certigjk

import org.apache.commons.math3.fraction.BigFraction
import org.certigjk.field.Doubles
import org.certigjk.field.Rationals
import org.certigjk.geometry.Polytope
import org.certigjk.geometry.Vec
import org.certigjk.gjk.DistanceRequest
import org.certigjk.gjk.DistanceResult
import org.certigjk.gjk.Gjk
import org.certigjk.subalgorithms.CachedJohnson
import org.certigjk.subalgorithms.CoordinateFreeGreer
import org.certigjk.simplex.DistanceSubAlgorithm
import org.certigjk.subalgorithms.GreerRecursion
import org.certigjk.subalgorithms.LeastSquaresRecursion
import org.certigjk.subalgorithms.SignedVolumes
import org.certigjk.subalgorithms.SubAlgorithm
import org.certigjk.subalgorithms.VoronoiRegions
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Test

class SubAlgorithmsInKotlinTest {

    private val triangle = arrayOf(doubleArrayOf(-2.0, -2.0), doubleArrayOf(-1.0, 1.0), doubleArrayOf(-1.0, 2.0))

    private fun points() = Array(triangle.size) { Vec.of(Rationals.INSTANCE, *triangle[it]) }

    @Test
    fun `every sub-algorithm finds the point by its own class`() {
        val algorithms: List<DistanceSubAlgorithm<BigFraction>> = listOf(
            CachedJohnson(),
            SignedVolumes(),
            VoronoiRegions(),
            GreerRecursion(),
            GreerRecursion.overEveryFacet(),
            CoordinateFreeGreer(),
            LeastSquaresRecursion(),
        )
        for (algorithm in algorithms) {
            val found = algorithm.solve(points())
            assertEquals("indices [0, 1], weights (1 / 5, 4 / 5), v (-6 / 5, 2 / 5)", found?.toString(), "$algorithm")
        }
    }

    @Test
    fun `a request takes one by its name`() {
        val a = Polytope.of(Rationals.INSTANCE, triangle)
        val b = Polytope.of(Rationals.INSTANCE, arrayOf(doubleArrayOf(0.0, 0.0)))
        for (label in listOf("johnson", "greer", "signed-volumes")) {
            val request = DistanceRequest.defaults<BigFraction>().withSubAlgorithm(SubAlgorithm.named(label).create())
            val answer = Gjk.distance(a, b, request) as DistanceResult.Answer
            assertEquals(BigFraction(8, 5), answer.squaredDistance())
        }
    }

    @Test
    fun `where Johnson finds no subset in doubles, the others find one`() {
        val y = arrayOf(
            Vec.of(Doubles.INSTANCE, -85.0, 382.0, 13828.0),
            Vec.of(Doubles.INSTANCE, 69.0, -311.0, -11316.0),
            Vec.of(Doubles.INSTANCE, -79.0, 380.0, 13830.0),
            Vec.of(Doubles.INSTANCE, 66.0, -310.0, -11318.0),
        )
        for (algorithm in SubAlgorithm.entries) {
            val found = algorithm.create<Double>().solve(y)
            when (algorithm) {
                SubAlgorithm.JOHNSON, SubAlgorithm.CACHED_JOHNSON -> assertNull(found)
                else -> assertEquals(70576801.0 / 130295910.0, found!!.v().squaredNorm(), 1e-10)
            }
        }
    }

    @Test
    fun `the cache counts its inner products`() {
        val cached = CachedJohnson<BigFraction>()
        cached.solve(points())
        assertEquals(6, cached.products())
    }
}
