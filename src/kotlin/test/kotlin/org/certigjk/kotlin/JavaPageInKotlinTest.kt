package org.certigjk.kotlin

import java.nio.file.Files
import java.nio.file.Path
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertTrue
import org.certigjk.fast.DistanceWorkspace
import org.certigjk.fast.DoublePolytope
import org.certigjk.gjk.DistanceResult
import org.junit.jupiter.api.Test

/** What `docs/java.md` shows of this artifact is what happens. */
class JavaPageInKotlinTest {

    @Test
    fun `the example`() {
        val a = polytope(vec(0, 0), vec(4, 0), vec(0, 3))
        val b = polytope(vec(4, 3), vec(6, 3), vec(5, 6)).translated(vec("1/3".q, 0))
        val result = distance(a, b, trace = true)
        if (result is DistanceResult.Answer) {
            assertEquals("169/25".q, result.squaredDistance())
            assertTrue(result.certificate().certifies(a, b))
        }
        assertIs<DistanceResult.Answer<*>>(result)
        val v = result.distanceVector()
        assertEquals(listOf("-39/25".q, "-52/25".q), v.map { it })
        assertEquals(vec("39/25".q, "52/25".q), -v)
        var sum = 0.q
        for (x in v) sum += x * x
        assertEquals("169/25".q, sum)
        assertEquals("The bodies are 2.6 apart, to the nearest double.", result.describe())
    }

    @Test
    fun doubles() {
        val rows = arrayOf(doubleArrayOf(0.0, 0.0), doubleArrayOf(4.0, 0.0), doubleArrayOf(0.0, 3.0))
        val a = DoublePolytope.of(*rows)
        val b = DoublePolytope.of(doubleArrayOf(4.0, 3.0), doubleArrayOf(6.0, 3.0), doubleArrayOf(5.0, 6.0))
        assertEquals(2.4, DistanceWorkspace().distance(a, b))
    }

    /** Each line, but for what it says beside, is in the text of this class. */
    @Test
    fun `every line is run here`() {
        val here = Path.of("src/kotlin/test/kotlin/org/certigjk/kotlin/JavaPageInKotlinTest.kt")
        val page = Files.readString(Path.of("docs/java.md"))
        val block = page.substringAfter("## Kotlin").substringAfter("```kotlin\n").substringBefore("```")
        val lines = block.lines().map { it.substringBefore("//").trim() }
        assertTrue(lines.size > 10)
        val text = Files.readString(here)
        assertEquals(emptyList(), lines.filter { it !in text })
    }
}
