package org.certigjk

import java.io.ByteArrayOutputStream
import java.nio.file.Files
import java.nio.file.Path
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertNull
import kotlin.test.assertTrue
import org.certigjk.referee.Charge
import org.certigjk.referee.Declaration
import org.certigjk.referee.judging.Deviation
import org.certigjk.referee.Domain
import org.certigjk.referee.Engine.Answers
import org.certigjk.referee.Engine.Precision
import org.certigjk.referee.Example
import org.certigjk.referee.Fault
import org.certigjk.referee.Grouping
import org.certigjk.referee.judging.Judge
import org.certigjk.referee.judging.Judgement
import org.certigjk.referee.judging.Measure
import org.certigjk.referee.Outcome
import org.certigjk.referee.judging.Profile
import org.certigjk.referee.judging.SignedDistance
import org.certigjk.referee.judging.Spread
import org.certigjk.referee.Tally
import org.certigjk.referee.TallyRow
import org.certigjk.referee.results.ChargesWriter
import org.certigjk.referee.results.HashedStream
import org.certigjk.referee.results.JsonReport
import org.certigjk.referee.results.JudgedRun
import org.certigjk.referee.results.Judging
import org.certigjk.referee.reports.MarkdownReport
import org.certigjk.referee.reports.ReportFormat
import org.certigjk.referee.reports.TextReport
import org.certigjk.vectors.family.Family
import org.certigjk.vectors.Query
import org.certigjk.vectors.TestVector
import org.certigjk.vectors.truth.Truth
import org.junit.jupiter.api.Test

/** Judging, from Kotlin with strict nullness. */
class JudgingInKotlinTest {
  private val engine =
    Declaration(
      "sample", "1", "default", Precision.DOUBLE, setOf(Answers.DISTANCE), setOf(2, 3), false)

  private fun vector(): TestVector {
    val pair = Family.RANDOM_HULLS.generate(1, 2, 4)
    val query = Query.of(pair)
    return TestVector("random-hulls/2/4/1", "", Family.RANDOM_HULLS.flags(), query, Truth().of(query))
  }

  private fun judged(error: Double): Example {
    val vector = vector()
    val outcome = Outcome.Answer(null, vector.expected().distance() + error, null, null)
    val judgement: Judgement = Judge.of(Profile.standard()).judge(vector, engine, outcome)
    return Example(vector, outcome, judgement)
  }

  @Test
  fun `a wrong distance is charged with its measure`() {
    val judgement = judged(0.5).judgement()
    val charge: Charge = judgement.worst() ?: error("nothing is wrong")
    assertEquals(Fault.DISTANCE_ERROR, charge.fault())
    val measure: Measure = charge.measure() ?: error("no measure")
    assertEquals(0.5, measure.error(), 1e-15)
    assertTrue(measure.severity() > 1)
    val deviation: Deviation = judgement.distance() ?: error("not judged")
    assertTrue((deviation.relative() ?: 0.0) > 0)
    assertNull(judged(0.0).judgement().worst())
  }

  @Test
  fun `a tally counts, and reports say what`() {
    val tally = Tally.of(engine, Profile.standard())
    tally.add(judged(0.5))
    val row: TallyRow = tally.rows(Grouping.FLAG).first()
    assertEquals(1, row.count(Fault.DISTANCE_ERROR))
    val spread: Spread = row.distances() ?: error("no distances")
    assertEquals(1, spread.count())
    val run = JudgedRun(tally, "./sample", 1.0, emptyList(), 0, 0)
    assertTrue(TextReport.of(run).contains("1 wrong"))
    assertTrue(MarkdownReport.of(run).startsWith("# sample 1"))
    assertTrue(JsonReport.of(run).contains("\"distance-error\" : 1"))
    assertEquals(TextReport.of(run), ReportFormat.TEXT.of(run))
  }

  @Test
  fun `a sum of runs leaves both as they were`() {
    fun run(error: Double) =
      JudgedRun(
        Tally.of(engine, Profile.standard()).apply { add(judged(error)) }, "x", 1.0, emptyList(), 2, 3)
    val right = run(0.0)
    val wrong = run(0.5)
    val sum = right + wrong + right
    assertEquals(3, sum.tally().total().asked())
    assertEquals(1, sum.tally().total().wrong())
    assertEquals(6, sum.notAsked())
    assertEquals(9, sum.notTaken())
    assertEquals(1, right.tally().total().asked())
    assertEquals(0, right.tally().total().wrong())
    assertEquals(1, wrong.tally().total().asked())
  }

  @Test
  fun `what is charged is written, one wrong result a line`() {
    val out = ByteArrayOutputStream()
    val writer = ChargesWriter(out)
    writer.accept(judged(0.0))
    writer.accept(judged(0.5))
    assertEquals(
      "{\"id\":\"random-hulls/2/4/1\",\"charges\":[{\"fault\":\"distance-error\"}]}\n",
      out.toString(Charsets.UTF_8))
  }

  @Test
  fun `an engine is judged by its own bodies and in its own range`() {
    val vector = vector()
    val exact: SignedDistance = SignedDistance.of(vector.expected(), engine)
    assertTrue(exact.isKnown)
    assertEquals(vector.expected().distance(), exact.distance())
    assertTrue(Domain.ALL.contains(vector.query()))
    assertEquals(false, Domain(1e3, 1e6).contains(vector.query()))
  }

  @Test
  fun `results must be there to be judged`() {
    assertFailsWith<IllegalArgumentException> {
      Judging.run(emptyList<Path>(), emptyList<Path>(), Profile.exact(), 1) {}
    }
    val file = Files.createTempFile("certigjk", ".txt")
    Files.writeString(file, "abc")
    HashedStream.open(file).use {
      assertEquals("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad", it.sha256())
    }
    Files.delete(file)
  }
}
