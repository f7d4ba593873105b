package org.certigjk

import org.certigjk.referee.EngineException
import org.certigjk.referee.engine.EngineStopwatch
import org.certigjk.vectors.PointPair
import org.certigjk.vectors.Query
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** Times of an engine that is a program, in Kotlin. */
class StopwatchInKotlinTest {

    @Test
    fun `a program that is not there has no clock`() {
        val query = Query.of(PointPair.of(arrayOf(doubleArrayOf(0.0)), arrayOf(doubleArrayOf(3.0))))
        val thrown =
            assertThrows(EngineException::class.java) {
                EngineStopwatch.start(listOf("/no/such/engine"), listOf(query)).use { it.repeat(10) }
            }
        assertTrue(thrown.message!!.contains("/no/such/engine"))
    }
}
