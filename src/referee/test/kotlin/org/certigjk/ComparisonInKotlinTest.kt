package org.certigjk

import org.certigjk.referee.Declaration
import org.certigjk.referee.Domain
import org.certigjk.referee.Outcome
import org.certigjk.referee.comparison.Comparison
import org.certigjk.referee.comparison.Comparison.Deviation
import org.certigjk.referee.comparison.Example
import org.certigjk.referee.comparison.Fault
import org.certigjk.referee.comparison.Mismatch.Measure
import org.certigjk.referee.comparison.Mismatch
import org.certigjk.referee.comparison.OutcomeComparer
import org.certigjk.referee.comparison.Profile
import org.certigjk.referee.comparison.SignedDistance
import org.certigjk.referee.reports.MarkdownReport
import org.certigjk.referee.reports.CiCases
import org.certigjk.referee.reports.ReportFormat
import org.certigjk.referee.reports.TextReport
import org.certigjk.referee.results.ComparedRun
import org.certigjk.referee.results.HashedStream
import org.certigjk.referee.results.JsonReport
import org.certigjk.referee.results.MismatchWriter
import org.certigjk.referee.results.ResultsComparer
import org.certigjk.referee.tally.Grouping
import org.certigjk.referee.tally.TallyRow.Spread
import org.certigjk.referee.tally.Tally
import org.certigjk.referee.tally.TallyRow
import java.io.ByteArrayOutputStream
import java.nio.file.Files
import java.nio.file.Path
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertNull
import kotlin.test.assertTrue
import org.certigjk.referee.Engine.Answers
import org.certigjk.referee.Engine.Precision
import org.certigjk.vectors.family.Family
import org.certigjk.vectors.Query
import org.certigjk.vectors.TestVector
import org.certigjk.vectors.truth.Truth
import org.junit.jupiter.api.Test

/** ResultsComparer, from Kotlin with strict nullness. */
class ComparisonInKotlinTest {
  private val engine =
    Declaration(
      "sample", "1", "default", Precision.DOUBLE, setOf(Answers.DISTANCE), setOf(2, 3), setOf())

  private fun vector(): TestVector {
    val pair = Family.RANDOM_HULLS.generate(1, 2, 4)
    val query = Query.of(pair)
    return TestVector("random-hulls/2/4/1", "", Family.RANDOM_HULLS.flags(), query, Truth().of(query))
  }

  private fun compared(error: Double): Example {
    val vector = vector()
    val outcome = Outcome.Answer(null, vector.expected().distance() + error, null, null)
    val comparison: Comparison = OutcomeComparer.of(Profile.standard()).compare(vector, engine, outcome)
    return Example(vector, outcome, comparison)
  }

  @Test
  fun `a wrong distance is charged with its measure`() {
    val comparison = compared(0.5).comparison()
    val mismatch: Mismatch = comparison.worst() ?: error("nothing is wrong")
    assertEquals(Fault.DISTANCE_ERROR, mismatch.fault())
    val measure: Measure = mismatch.measure() ?: error("no measure")
    assertEquals(0.5, measure.error(), 1e-15)
    assertTrue(measure.severity() > 1)
    val deviation: Deviation = comparison.distance() ?: error("not judged")
    assertTrue((deviation.relative() ?: 0.0) > 0)
    assertNull(compared(0.0).comparison().worst())
  }

  @Test
  fun `a tally counts, and reports say what`() {
    val tally = Tally.of(engine, Profile.standard())
    tally.add(compared(0.5))
    val row: TallyRow = tally.rows(Grouping.FLAG).first()
    assertEquals(1, row.count(Fault.DISTANCE_ERROR))
    val spread: Spread = row.distances() ?: error("no distances")
    assertEquals(1, spread.count())
    val run = ComparedRun(tally, "./sample", 1.0, emptyList(), 0, 0)
    assertTrue(TextReport.of(run).contains("1 wrong"))
    assertTrue(MarkdownReport.of(run).startsWith("# sample 1"))
    assertTrue(JsonReport.of(run).contains("\"distance-error\" : 1"))
    assertEquals(TextReport.of(run), ReportFormat.TEXT.of(run, CiCases { false }, "explorer"))
  }

  @Test
  fun `a sum of runs leaves both as they were`() {
    fun run(error: Double) =
      ComparedRun(
        Tally.of(engine, Profile.standard()).apply { add(compared(error)) }, "x", 1.0, emptyList(), 2, 3)
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
    val writer = MismatchWriter(out)
    writer.accept(compared(0.0))
    writer.accept(compared(0.5))
    assertEquals(
      "{\"id\":\"random-hulls/2/4/1\",\"charges\":[{\"fault\":\"distance-error\"}]}\n",
      out.toString(Charsets.UTF_8))
  }

  @Test
  fun `an engine is compared by its own bodies and in its own range`() {
    val vector = vector()
    val exact: SignedDistance = SignedDistance.of(vector.expected(), engine)
    assertTrue(exact.isKnown)
    assertEquals(vector.expected().distance(), exact.distance())
    assertTrue(Domain.ALL.contains(vector.query()))
    assertEquals(false, Domain.of(Domain.Range(1e3, 1e6), Domain.Range.ALL).contains(vector.query()))
  }

  @Test
  fun `results must be there to be compared`() {
    assertFailsWith<IllegalArgumentException> {
      ResultsComparer.run(emptyList<Path>(), emptyList<Path>(), Profile.exact(), 1, {}, { _, _ -> })
    }
    val file = Files.createTempFile("certigjk", ".txt")
    Files.writeString(file, "abc")
    HashedStream.open(file).use {
      assertEquals("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad", it.sha256())
    }
    Files.delete(file)
  }
}
