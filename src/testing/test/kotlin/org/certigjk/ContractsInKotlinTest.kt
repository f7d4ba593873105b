package org.certigjk

import org.apache.commons.math3.fraction.BigFraction
import org.certigjk.contract.DistanceLoopContract
import org.certigjk.contract.DistanceSubAlgorithmContract
import org.certigjk.contract.SupportMappingContract
import org.certigjk.contract.SupportMappingContract.Region
import org.certigjk.field.Doubles
import org.certigjk.field.OrderedField
import org.certigjk.field.Rationals
import org.certigjk.geometry.LinearSpan
import org.certigjk.geometry.Polytope
import org.certigjk.geometry.SupportMapping
import org.certigjk.geometry.Vec
import org.certigjk.gjk.ClosestPoints
import org.certigjk.gjk.Gjk
import org.certigjk.simplex.BackupProcedure
import org.certigjk.simplex.DistanceSubAlgorithm
import org.certigjk.simplex.JohnsonSubAlgorithm
import org.certigjk.simplex.SubSimplex
import org.certigjk.simplex.Subsets
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.DynamicTest
import org.junit.jupiter.api.Test
import java.util.stream.Stream

/** Wolfe's view of the same problem: of all subsets, the nearest affine minimum that is convex. */
private class EnumeratingSubAlgorithm : DistanceSubAlgorithm<BigFraction> {

    override fun solve(y: Array<Vec<BigFraction>>): SubSimplex<BigFraction>? =
        (1..Subsets.all(y.size)).mapNotNull { convexMinimum(y, it) }.minByOrNull { it.v().squaredNorm() }

    /** The nearest point of aff Y_s if its weights are unique and positive: Σλᵢ = 1, vᵀ(yᵢ − y_k) = 0. */
    private fun convexMinimum(y: Array<Vec<BigFraction>>, s: Int): SubSimplex<BigFraction>? {
        val indices = Subsets.indices(s)
        val unknowns = indices.size
        val equations = LinearSpan(Rationals.INSTANCE, unknowns + 1)
        equations.add(Vec.from(Rationals.INSTANCE, List(unknowns) { BigFraction.ONE } + BigFraction.MINUS_ONE))
        for (i in indices.drop(1)) {
            val normal = y[i] - y[indices[0]]
            equations.add(Vec.from(Rationals.INSTANCE, indices.map { normal.dot(y[it]) } + BigFraction.ZERO))
        }
        val solution = equations.takeIf { it.dimension() == unknowns }?.orthogonal() ?: return null
        val lambda = (0 until unknowns).map { solution[it] }
        if (lambda.any { it <= BigFraction.ZERO }) return null
        val weights = Vec.from(Rationals.INSTANCE, lambda)
        return SubSimplex(indices, weights, weights.combination(Array(unknowns) { y[indices[it]] }))
    }
}

class EnumeratingSubAlgorithmTest : DistanceSubAlgorithmContract<BigFraction> {
    override fun field() = Rationals.INSTANCE

    override fun subAlgorithm(): DistanceSubAlgorithm<BigFraction> = EnumeratingSubAlgorithm()
}

class JohnsonContractTest : DistanceSubAlgorithmContract<BigFraction> {
    override fun field() = Rationals.INSTANCE

    override fun subAlgorithm() = JohnsonSubAlgorithm<BigFraction>()
}

class BackupContractTest : DistanceSubAlgorithmContract<BigFraction> {
    override fun field() = Rationals.INSTANCE

    override fun subAlgorithm() = BackupProcedure<BigFraction>()
}

class BackupOverDoublesContractTest : DistanceSubAlgorithmContract<Double> {
    override fun field() = Doubles.INSTANCE

    override fun subAlgorithm() = BackupProcedure<Double>()
}

class GjkContractTest : DistanceLoopContract<BigFraction> {
    override fun field() = Rationals.INSTANCE

    override fun closestPoints(a: Polytope<BigFraction>, b: Polytope<BigFraction>): ClosestPoints<BigFraction> =
        Gjk.distance(a, b).closestPoints()
}

class GjkOverDoublesContractTest : DistanceLoopContract<Double> {
    override fun field() = Doubles.INSTANCE

    override fun closestPoints(a: Polytope<Double>, b: Polytope<Double>): ClosestPoints<Double> =
        Gjk.distance(a, b).closestPoints()
}

class PolytopeContractTest : SupportMappingContract<BigFraction> {
    override fun regions() = Region.builtIn(Rationals.INSTANCE) { it }
}

/** A contract that accepts a faulty implementation would be worthless: here are the faulty ones. */
class ContractsBiteTest {

    private fun failures(vararg tests: Stream<DynamicTest>): Int =
        tests.sumOf { stream -> stream.toList().count { runCatching { it.executable.execute() }.isFailure } }

    @Test
    fun `a support mapping that takes the last maximum but one is found out`() {
        val contract = object : SupportMappingContract<BigFraction> {
            override fun regions() = Region.builtIn(Rationals.INSTANCE) { points ->
                object : SupportMapping<BigFraction> by points {
                    override fun support(direction: Vec<BigFraction>) =
                        points[maxOf(0, points.supportIndex(direction) - 1)]
                }
            }
        }
        assertTrue(failures(contract.supportPointIsFurthest()) > 0)
        assertEquals(0, failures(contract.supportPointIsInTheRegion(), contract.supportMappingIsAFunction()))
    }

    @Test
    fun `a support mapping that leaves the region is found out`() {
        val contract = object : SupportMappingContract<BigFraction> {
            override fun regions() = Region.builtIn(Rationals.INSTANCE) { points ->
                object : SupportMapping<BigFraction> by points {
                    override fun support(direction: Vec<BigFraction>) = points.support(direction) + direction
                }
            }
        }
        assertTrue(failures(contract.supportPointIsInTheRegion()) > 0)
        assertEquals(0, failures(contract.supportPointIsFurthest()))
    }

    @Test
    fun `a support mapping that depends on what was asked before is found out`() {
        var calls = 0
        val contract = object : SupportMappingContract<BigFraction> {
            override fun regions() = Region.builtIn(Rationals.INSTANCE) { points ->
                object : SupportMapping<BigFraction> by points {
                    override fun support(direction: Vec<BigFraction>) = points[calls++ % points.size()]
                }
            }
        }
        assertTrue(failures(contract.supportMappingIsAFunction()) > 0)
    }

    @Test
    fun `a sub-algorithm that stops one subset early is found out`() {
        val contract = object : DistanceSubAlgorithmContract<BigFraction> {
            override fun field(): OrderedField<BigFraction> = Rationals.INSTANCE

            override fun subAlgorithm() = DistanceSubAlgorithm<BigFraction> { y ->
                JohnsonSubAlgorithm<BigFraction>().solve(if (y.size > 1) y.copyOf(y.size - 1).requireNoNulls() else y)
            }
        }
        assertTrue(failures(contract.findsTheNearestPoint()) > 0)
        assertEquals(0, failures(contract.weightsArePositiveAndGiveThePoint()))
    }

    @Test
    fun `a loop that returns the first points is found out`() {
        val contract = object : DistanceLoopContract<BigFraction> {
            override fun field(): OrderedField<BigFraction> = Rationals.INSTANCE

            override fun closestPoints(a: Polytope<BigFraction>, b: Polytope<BigFraction>) =
                ClosestPoints(a[0], b[0])
        }
        assertTrue(failures(contract.pointsRealiseTheDistance()) > 0)
        assertEquals(0, failures(contract.pointsLieInTheBodies()))
    }
}
