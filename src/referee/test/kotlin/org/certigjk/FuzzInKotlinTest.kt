package org.certigjk

import org.certigjk.referee.comparison.EngineTester
import org.certigjk.referee.comparison.Fault
import org.certigjk.referee.comparison.FaultKind
import org.certigjk.referee.comparison.Profile
import org.certigjk.referee.engine.LocalEngine
import org.certigjk.referee.engine.OwnEngines
import org.certigjk.referee.fuzz.FaultShrinker
import org.certigjk.referee.fuzz.Finding
import org.certigjk.referee.fuzz.FuzzReport
import org.certigjk.referee.fuzz.FuzzSettings
import org.certigjk.referee.fuzz.FuzzWatcher
import org.certigjk.referee.fuzz.Fuzzer
import org.certigjk.referee.fuzz.ShrunkExample
import org.certigjk.referee.reports.FindingFiles
import org.certigjk.referee.reports.FuzzSummary
import org.certigjk.referee.reports.IssueText
import org.certigjk.referee.text.ProofInWords
import org.certigjk.vectors.family.Family
import org.certigjk.vectors.PointPair
import org.certigjk.vectors.Query
import org.certigjk.vectors.files.VectorHeader
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Files
import java.nio.file.Path

/** The fuzzer as a Kotlin program uses it. */
class FuzzInKotlinTest {
    private val tester = EngineTester.of(LocalEngine.of(OwnEngines.kernel()), Profile.standard())

    @Test
    fun `a fuzzer tells what it finds`(@TempDir folder: Path) {
        val run = FindingFiles.Run("certigjk", "kernel", false, tester.declaration(), tester.profile(), "fuzz", mapOf("seed" to "1"), VectorHeader.OURS, emptyList())
        val files: FuzzWatcher = FindingFiles(folder, run)
        val settings = FuzzSettings(1, setOf(2), listOf(Family.SUBNORMAL), 3, 200)
        val report: FuzzReport = Fuzzer(tester, settings).run({ k -> k < 20 }, { false }, files)
        val finding: Finding = report.findings().first()
        assertEquals(Fault.FALSE_OVERLAP, finding.kind().fault())
        assertTrue(Files.exists(folder.resolve(finding.label() + ".jsonl")))
        assertTrue(finding.label() in FuzzSummary.of(report, run).markdown())
    }

    @Test
    fun `a failure becomes small`() {
        val pair = PointPair.of(arrayOf(doubleArrayOf(0.0, 1e-300)), arrayOf(doubleArrayOf(0.0, 0.0)))
        val example = tester.test("tiny", "", setOf(), Query.of(pair))
        val kind: FaultKind? = FaultKind.of(example)
        assertEquals("false-overlap-gross-small", kind?.label())
        val shrunk: ShrunkExample = FaultShrinker.shrink(example, tester, FaultShrinker.DEFAULT_LIMIT) { false }!!
        assertTrue(shrunk.minimal())
        val vector = shrunk.example().vector()
        val place = ProofInWords.Place("example", "file.jsonl")
        assertTrue(ProofInWords.of(vector.query(), vector.expected(), tester.declaration(), place).isNotEmpty())
        val text = IssueText.of(shrunk.example(), tester.declaration(), tester.profile(), listOf("run"), "file.jsonl")
        assertTrue(text.startsWith("# kernel: separated bodies are said to meet"))
    }
}
