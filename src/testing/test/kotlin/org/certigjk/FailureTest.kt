package org.certigjk

import org.apache.commons.math3.fraction.BigFraction
import org.certigjk.contract.BoundedSupportMappingContract
import org.certigjk.contract.DistanceLoopContract
import org.certigjk.contract.DistanceSubAlgorithmContract
import org.certigjk.contract.EuclideanFieldContract
import org.certigjk.contract.OrderedFieldContract
import org.certigjk.contract.OrderedFieldLaw
import org.certigjk.contract.SupportMappingContract
import org.certigjk.contract.SupportMappingContract.Region
import org.certigjk.field.EuclideanField
import org.certigjk.field.OrderedField
import org.certigjk.field.Rationals
import org.certigjk.geometry.Polytope
import org.certigjk.geometry.SupportMapping
import org.certigjk.geometry.Vec
import org.certigjk.gjk.ClosestPoints
import org.certigjk.shape.BoundedSupportMapping
import org.certigjk.shape.RationalsWithRoots
import org.certigjk.simplex.DistanceSubAlgorithm
import org.certigjk.simplex.JohnsonSubAlgorithm
import org.certigjk.simplex.SubSimplex
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertInstanceOf
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.DynamicTest
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import java.nio.file.Files
import java.nio.file.Path
import java.util.stream.Stream

private val FIELD = Rationals.INSTANCE

private fun vec(vararg coordinates: Double) = Vec.of(FIELD, *coordinates)

/** The error of the test with a name. */
private fun Stream<DynamicTest>.error(name: String): AssertionError {
    val test = toList().single { it.displayName == name }
    return assertThrows<AssertionError> { test.executable.execute() }
}

private fun assertSays(expected: String, actual: AssertionError) = assertEquals(expected.trimIndent(), actual.message)

/** Contracts over implementations that are wrong: the failures say all that one must know. */
class FailureTest {

    @Test
    fun `a loop - the pair, the bodies, the tolerance, the exact answer and its own`() {
        val error = loop { a, b -> ClosestPoints(a[0], b[0]) }.pointsRealiseTheDistance().error("parallel segments")
        assertSays(
            """
            the distance of the points is not that of the bodies
              pair       parallel segments
              A          {(0, 0), (4, 0)}
              B          {(1, 2), (9, 2)}
              tolerance  0.0 times the largest coordinate, 9.0
              expected   d² = 4, d = 2.0, from (1, 0) to (1, 2)
              answered   d² = 5, d = 2.23606797749979, from (0, 0) to (1, 2)
              off by     0.2360679774997898
            """,
            error,
        )
        val page = Files.readString(Path.of("src/testing/main/java/org/certigjk/contract/package-info.java"))
        assertTrue(page.contains(error.message!!.prependIndent(" * ")), "package-info.java shows another message")
    }

    @Test
    fun `a loop - a point outside of its body, and the nearest inside`() {
        assertSays(
            """
            the point of B is outside of it
              pair       parallel segments
              A          {(0, 0), (4, 0)}
              B          {(1, 2), (9, 2)}
              tolerance  0.0 times the largest coordinate, 9.0
              expected   a point of B; the nearest is (1, 2)
              answered   (0, 0)
              off by     2.23606797749979
            """,
            loop { a, _ -> ClosestPoints(a[0], a[0]) }.pointsLieInTheBodies().error("parallel segments"),
        )
    }

    @Test
    fun `a loop that throws - the exception, the pair and the bodies`() {
        val error = loop { _, _ -> throw ArithmeticException("1/0") }.pointsLieInTheBodies().error("parallel segments")
        assertSays(
            """
            it throws java.lang.ArithmeticException: 1/0
              pair       parallel segments
              A          {(0, 0), (4, 0)}
              B          {(1, 2), (9, 2)}
              tolerance  0.0 times the largest coordinate, 9.0
            """,
            error,
        )
        assertInstanceOf(ArithmeticException::class.java, error.cause)
    }

    @Test
    fun `a sub-algorithm - Y, the tolerance, its answer and the exact point`() {
        assertSays(
            """
            v is not the point of conv Y nearest to 0
              Y          {(-1), (1)}
              tolerance  0.0 for a coordinate
              answered   indices [0], weights (1), v (-1)
              expected   v (0)
              off by     (-1)
            """,
            subAlgorithm { JohnsonSubAlgorithm<BigFraction>().solve(arrayOf(it[0])) }.findsTheNearestPoint().error("{(-1), (1)}"),
        )
    }

    @Test
    fun `a sub-algorithm - wrong weights, wrong indices, no answer`() {
        val half = vec(0.5)
        assertSays(
            """
            the weights do not sum to 1
              Y          {(-1), (1)}
              tolerance  0.0 for a coordinate
              answered   indices [0], weights (1 / 2), v (-1 / 2)
              sum        1 / 2
            """,
            subAlgorithm { SubSimplex(intArrayOf(0), half, it[0].times(half[0])) }
                .weightsArePositiveAndGiveThePoint().error("{(-1), (1)}"),
        )
        assertSays(
            """
            the indices are not ascending indices into Y
              Y          {(-1), (1)}
              tolerance  0.0 for a coordinate
              answered   indices [9], weights (1 / 2), v (-1)
            """,
            subAlgorithm { SubSimplex(intArrayOf(9), half, it[0]) }.weightsArePositiveAndGiveThePoint().error("{(-1), (1)}"),
        )
        assertSays(
            """
            it answers null
              Y          {(-1), (1)}
            """,
            subAlgorithm { null }.findsTheNearestPoint().error("{(-1), (1)}"),
        )
    }

    @Test
    fun `a support mapping - the region, the direction, the exact maximum and its own`() {
        assertSays(
            """
            another point is further
              region     segment
              points     {(3, 0), (4, 0)}
              d          (1, -1)
              expected   dᵀs = 4, as for s = (4, 0)
              answered   dᵀs = 3, s = (3, 0)
            """,
            region { vec(3.0, 0.0) }.supportPointIsFurthest().error("segment"),
        )
        assertSays(
            """
            the support point is outside of the region
              region     segment
              points     {(3, 0), (4, 0)}
              d          (-1, -1)
              expected   a point of the region; the nearest is (3, 0)
              answered   (2, 0)
            """,
            region { vec(2.0, 0.0) }.supportPointIsInTheRegion().error("segment"),
        )
        var calls = 0.0
        assertSays(
            """
            asked twice, it answers differently
              region     segment
              points     {(3, 0), (4, 0)}
              d          (1, 1)
              first      (3, 0)
              then       (4, 0)
            """,
            region { vec(++calls, 0.0) }.supportMappingIsAFunction().error("segment"),
        )
    }

    @Test
    fun `a shape - its name, the direction, the value, the bound and the slack`() {
        assertSays(
            """
            the bound is too far from the value
              shape      a point
              d          (-1)
              expected   u(d) − dᵀs(d) ≤ 1 / 2 ‖d‖
              answered   u(d) = 1, dᵀs(d) = -3
              apart      4
            """,
            shape().boundIsNearTheSupportPoint().error("a point"),
        )
        assertSays(
            """
            a support point is beyond the bound
              shape      a point
              d          (1)
              expected   u(d) ≥ 3 = dᵀx, for x = (3)
              answered   u(d) = 1
            """,
            shape().noSupportPointIsBeyondTheBound().error("a point"),
        )
        assertSays(
            """
            the support point is outside of the shape
              shape      a point
              d          (-1)
              expected   a point for which contains() is true
              answered   (3)
            """,
            shape().supportPointIsInTheShape().error("a point"),
        )
    }

    @Test
    fun `a field - the law, the elements that break it, and what was compared`() {
        assertSays(
            """
            a law is broken
              law        PLUS_INVERSE: a + (-a) = 0
              a          0
              b          0
              c          0
              compared   -1 < 0
            """,
            field { it.subtract(BigFraction.ONE) }.laws().error("PLUS_INVERSE: a + (-a) = 0"),
        )
    }

    @Test
    fun `a field - what its author has said of it`() {
        val contract = field { it.negate() }
        assertSays(
            """
            the samples must be negative, 0 and positive
              samples    [0, 2]
              expected   the signs [-1, 0, 1]
              answered   [0, 1]
            """,
            assertThrows<AssertionError> { contract.samplesHaveAllSigns() },
        )
        assertSays(
            """
            brokenLaws() names a law that all samples keep
              law        ORDER_REFLEXIVE: a = a
              samples    [0, 2]
            """,
            contract.laws().error("ORDER_REFLEXIVE: a = a"),
        )
        assertSays(
            """
            it must refuse
              asked      of(NaN)
              expected   java.lang.IllegalArgumentException
              answered   0
            """,
            assertThrows<AssertionError> { contract.nonNumbersAreRejected() },
        )
    }

    @Test
    fun `roots - what was asked, expected and answered`() {
        val roots = object : EuclideanFieldContract<BigFraction> {
            override fun field() = object : EuclideanField<BigFraction> by RationalsWithRoots.of(8) {
                override fun sqrt(a: BigFraction) = a
            }

            override fun samples() = listOf(BigFraction(-2))
        }
        assertSays(
            """
            the root is wrong
              asked      sqrt(4)
              expected   = 2
              answered   4
            """,
            assertThrows<AssertionError> { roots.rootsOfSquares() },
        )
        assertSays(
            """
            it must refuse
              asked      sqrt(-2)
              expected   java.lang.ArithmeticException
              answered   -2
            """,
            assertThrows<AssertionError> { roots.noRootOfNegativeNumbers() },
        )
    }

    private fun loop(closest: (Polytope<BigFraction>, Polytope<BigFraction>) -> ClosestPoints<BigFraction>) =
        object : DistanceLoopContract<BigFraction> {
            override fun field() = FIELD

            override fun closestPoints(a: Polytope<BigFraction>, b: Polytope<BigFraction>) = closest(a, b)
        }

    private fun subAlgorithm(solve: DistanceSubAlgorithm<BigFraction>) = object : DistanceSubAlgorithmContract<BigFraction> {
        override fun field() = FIELD

        override fun subAlgorithm() = solve
    }

    private fun region(support: (Vec<BigFraction>) -> Vec<BigFraction>) = object : SupportMappingContract<BigFraction> {
        private val points = Polytope.of(FIELD, arrayOf(doubleArrayOf(3.0, 0.0), doubleArrayOf(4.0, 0.0)))
        private val mapping = object : SupportMapping<BigFraction> by points {
            override fun support(direction: Vec<BigFraction>) = support(direction)
        }

        override fun regions() = listOf(Region("segment", mapping, points))

        override fun directions(region: Region<BigFraction>) = listOf(vec(-1.0, -1.0), vec(1.0, -1.0), vec(1.0, 1.0))
    }

    /** The point 3, whose bound is 1 in every direction, and which says that it is another. */
    private fun shape() = object : BoundedSupportMappingContract {
        private val mapping = object :
            BoundedSupportMapping<BigFraction>,
            SupportMapping<BigFraction> by Polytope.of(vec(3.0)) {
            override fun supportUpperBound(direction: Vec<BigFraction>) = BigFraction.ONE

            override fun isPolyhedral() = false
        }

        override fun shapes() =
            listOf(BoundedSupportMappingContract.Shape("a point", mapping, { it == vec(4.0) }, BigFraction(1, 2)))

        override fun directions(shape: BoundedSupportMappingContract.Shape) = listOf(vec(-1.0), vec(1.0))
    }

    private fun field(opposite: (BigFraction) -> BigFraction) = object : OrderedFieldContract<BigFraction> {
        override fun field() = object : OrderedField<BigFraction> by FIELD {
            override fun unaryMinus(a: BigFraction) = opposite(a)

            override fun of(x: Double) = BigFraction.ZERO
        }

        override fun samples() = listOf(BigFraction.ZERO, BigFraction(2))

        override fun brokenLaws() = setOf(OrderedFieldLaw.ORDER_REFLEXIVE)
    }
}
