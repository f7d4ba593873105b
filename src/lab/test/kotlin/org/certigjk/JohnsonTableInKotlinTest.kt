package org.certigjk

import org.apache.commons.math3.fraction.BigFraction
import org.certigjk.field.Rationals
import org.certigjk.geometry.Polytope
import org.certigjk.geometry.Vec
import org.certigjk.variants.Variants
import org.certigjk.simplex.JohnsonSubAlgorithm
import org.certigjk.subalgorithms.JohnsonTable
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class JohnsonTableInKotlinTest {

    private val rows = arrayOf(doubleArrayOf(-1.0, 1.0), doubleArrayOf(1.0, 1.0))

    @Test
    fun `the rows of Johnson's table`() {
        val table = JohnsonTable.of(Array(rows.size) { Vec.of(Rationals.INSTANCE, *rows[it]) })
        assertEquals(3, table.accepted())
        assertEquals(listOf(false, false, true), (1..table.last()).map { table.passes(it) })
        assertEquals(BigFraction(2), table.cofactor(3, 0))
    }

    @Test
    fun `every loop records a trace if it is asked to`() {
        val a = Polytope.of(Rationals.INSTANCE, rows)
        val b = Polytope.of(Rationals.INSTANCE, arrayOf(doubleArrayOf(0.0, 0.0)))
        for (variant in Variants.entries.filterNot { it.needsRoots() }) {
            val result = variant.create({ JohnsonSubAlgorithm<BigFraction>() }, 100, true).distance(a, b)
            assertFalse(result.trace().isEmpty(), variant.label())
            assertEquals(result.iterations() + 1, result.trace().size, variant.label())
            assertEquals(result.pairs(), result.trace().last().simplex(), variant.label())
            val silent = variant.create({ JohnsonSubAlgorithm<BigFraction>() }, 100).distance(a, b)
            assertTrue(silent.trace().isEmpty(), variant.label())
        }
    }
}
