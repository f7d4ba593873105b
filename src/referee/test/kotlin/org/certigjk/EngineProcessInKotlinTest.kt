package org.certigjk

import org.certigjk.referee.Declaration
import org.certigjk.referee.DeclinedException
import org.certigjk.referee.Engine
import org.certigjk.referee.EngineException
import org.certigjk.referee.Outcome
import org.certigjk.referee.engine.EngineProcess
import org.certigjk.referee.engine.EngineServer
import org.certigjk.referee.engine.LocalEngine
import org.certigjk.referee.engine.OwnEngines
import org.certigjk.referee.engine.QueryEngine
import org.certigjk.referee.engine.ReadyEngine
import org.certigjk.referee.engine.ReadyEngines
import org.certigjk.referee.results.Result
import org.certigjk.referee.results.ResultsHeader
import org.certigjk.referee.results.ResultsReader
import org.certigjk.referee.results.ResultsRun
import org.certigjk.referee.results.ResultsWriter
import java.io.ByteArrayInputStream
import java.io.ByteArrayOutputStream
import java.io.IOException
import java.nio.file.Path
import java.time.Duration
import org.certigjk.samples.Patience
import org.certigjk.vectors.PointPair
import org.certigjk.vectors.Pose
import org.certigjk.vectors.Query
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

private fun numbers(vararg coordinates: Double): DoubleArray = coordinates

/** An engine written in Kotlin, and how it is asked. */
class EngineProcessInKotlinTest {

    /** Intervals, by their ends. */
    private class Intervals : Engine<ClosedFloatingPointRange<Double>> {
        override fun name() = "intervals"
        override fun version() = "1"
        override fun takes(dimension: Int) = dimension == 1
        override fun precision() = Engine.Precision.DOUBLE
        override fun answers(): Set<Engine.Answers> = setOf(Engine.Answers.VERDICT, Engine.Answers.DISTANCE)
        override fun body(points: Array<DoubleArray>): ClosedFloatingPointRange<Double> {
            if (points.size < 2) throw DeclinedException("a single point")
            return points.minOf { it[0] }..points.maxOf { it[0] }
        }
        override fun distance(a: ClosedFloatingPointRange<Double>, b: ClosedFloatingPointRange<Double>) =
            maxOf(0.0, a.start - b.endInclusive, b.start - a.endInclusive)
    }

    private val pair = PointPair.of(arrayOf(numbers(0.0), numbers(1.0)), arrayOf(numbers(3.5), numbers(9.0)))

    @Test
    fun `an engine of one's own is asked in this process`() {
        val engine: QueryEngine = LocalEngine.of(Intervals())
        engine.use {
            assertEquals(Declaration.of(Intervals()), it.declaration())
            assertTrue(it.declaration().takes(Query.of(pair)))
            val words = when (val outcome = it.ask(Query.of(pair), "example")) {
                is Outcome.Answer -> "${outcome.verdict()} ${outcome.distance()} ${outcome.hasNaN()}"
                is Outcome.Calls -> outcome.byName().keys.joinToString()
                is Outcome.Declined -> outcome.reason()
                is Outcome.Failure -> "${outcome.kind()}: ${outcome.detail()}"
            }
            assertEquals("SEPARATED 2.5 false", words)
            val point = PointPair.of(arrayOf(numbers(0.0)), arrayOf(numbers(3.5)))
            assertEquals(Outcome.Declined("a single point"), it.ask(Query.of(point), "point"))
        }
        assertEquals("default" to setOf<Pose.Form>(), Intervals().settings() to Intervals().poses())
        assertEquals(Pose.Form.values().toSet(), Declaration.of(OwnEngines.certified()).poses())
        assertThrows(DeclinedException::class.java) {
            Intervals().body(arrayOf(numbers(0.0)), Pose.of(arrayOf(numbers(1.0, 0.0))))
        }
    }

    @Test
    fun `or served to whoever asks by the protocol`() {
        val out = ByteArrayOutputStream()
        EngineServer.serve(Intervals(), ByteArrayInputStream("q 1 2 2 0 1 3.5 9\n".toByteArray()), out)
        assertEquals("q verdict separated distance 2.5", out.toString(Charsets.UTF_8).lines()[1])
    }

    @Test
    fun `a ready engine runs in a process of its own`() {
        val ready: ReadyEngine = ReadyEngines.installed().named("certified").orElseThrow()
        assertEquals("certified", ready.label())
        assertEquals(ready, ReadyEngines.`in`(null, null).named("CERTIFIED:default").orElseThrow())
        EngineProcess.start(ready.command(), Patience.LIMIT).use {
            assertEquals(Declaration.of(OwnEngines.certified()), it.declaration())
            val answer = it.ask(Query.of(pair), "example") as Outcome.Answer
            assertEquals(2.5, answer.distance())
            assertEquals(Outcome.Points.of(numbers(1.0), numbers(3.5)), answer.points())
            assertNull(answer.depth())
        }
        val absent: IOException =
            assertThrows(EngineException::class.java) { EngineProcess.start("no-such-program", Duration.ofSeconds(1)) }
        assertTrue(absent.message!!.contains("no-such-program"))
    }

    @Test
    fun `answers are kept in a file of results`() {
        val file = ResultsHeader.VectorFile("v.jsonl", "00")
        val header = ResultsHeader(Declaration.of(Intervals()), "intervals", 1.0, listOf(file))
        val out = ByteArrayOutputStream()
        val result = Result("q", Outcome.Failure(Outcome.Kind.LATE, "after 1 s"))
        ResultsWriter.begin(out, header).write(result)
        ResultsReader.of("r.jsonl", ByteArrayInputStream(out.toByteArray())).use {
            assertEquals(header, it.header())
            assertEquals(result, it.next())
            assertNull(it.next())
        }
        assertThrows(IOException::class.java) {
            ResultsRun.start("x", listOf("x"), Duration.ofSeconds(1), 1, listOf(Path.of("no-such-file"))) {}
        }
    }
}
