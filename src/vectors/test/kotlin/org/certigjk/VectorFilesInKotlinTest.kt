package org.certigjk

import java.io.ByteArrayInputStream
import java.io.ByteArrayOutputStream
import java.nio.file.Files
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue
import org.apache.commons.math3.fraction.BigFraction
import org.certigjk.vectors.family.Family
import org.certigjk.vectors.TestVector
import org.certigjk.json.CertificateJson
import org.certigjk.vectors.files.InOrder
import org.certigjk.vectors.files.Rejection
import org.certigjk.vectors.check.VectorCheck
import org.certigjk.vectors.files.VectorFileException
import org.certigjk.vectors.files.VectorFormat
import org.certigjk.vectors.files.VectorGeneration
import org.certigjk.vectors.files.VectorHeader
import org.certigjk.vectors.files.VectorLine
import org.certigjk.vectors.files.VectorPage
import org.certigjk.vectors.files.VectorReader
import org.certigjk.vectors.files.VectorRequest
import org.certigjk.vectors.files.VectorStats
import org.certigjk.vectors.files.VectorWriter
import org.certigjk.vectors.check.VerifiedChecker

/** Files of test vectors from Kotlin. */
class VectorFilesInKotlinTest {
    private val request: VectorRequest = VectorRequest.of(listOf(Family.GAP, Family.GRID), 3, 6, 1, 20)
    private val generation = VectorGeneration.of(request, "a test in Kotlin")

    private fun made(): ByteArray {
        val out = ByteArrayOutputStream()
        var progress = 0L
        generation.writeTo(out, 2) { progress = it }
        assertEquals(40, progress)
        return out.toByteArray()
    }

    private fun reader(bytes: ByteArray) = VectorReader.of("made", ByteArrayInputStream(bytes))

    @Test
    fun `what is made can be read`() {
        val bytes = made()
        reader(bytes).use { reader ->
            val header: VectorHeader = reader.header()
            assertEquals(generation.header(), header)
            assertEquals("gap/3/6", header.groups.first().name)
            assertEquals("contact", header.notes["small-gap"]?.kind)
            val vectors: List<TestVector> = generateSequence { reader.next() }.toList()
            assertEquals(40, vectors.size)
            assertTrue(vectors.all { it.expected.squaredDistance >= BigFraction.ZERO })
            val again = ByteArrayOutputStream()
            val writer = VectorWriter.begin(again, header)
            vectors.forEach { writer.write(it) }
            assertTrue(bytes.contentEquals(again.toByteArray()))
        }
    }

    @Test
    fun `files are checked, counted and formatted`() {
        val complaints = mutableListOf<String>()
        val report = VectorCheck.check(reader(made()), null, 2, complaints::add) {}
        assertEquals(VectorCheck.Report(40, 0, 0, true), report)
        assertEquals(emptyList(), complaints)
        val stats = VectorStats().also { it.addAll(reader(made())) }
        assertEquals(20L, stats.counts("family")["grid"])
        val page = VectorPage().also { it.add("made", reader(made())) }
        assertTrue("| grid | 20 |" in page.markdown())
        val formatted = ByteArrayOutputStream()
        assertEquals(40, VectorFormat.format(reader(made()), formatted))
        assertTrue(made().contentEquals(formatted.toByteArray()))
    }

    @Test
    fun `lines are read by several threads`() {
        val ids = mutableListOf<String>()
        val reader = reader(made())
        InOrder.run<VectorLine, TestVector>(
            { reader.nextLine() },
            { it.vectorWithoutCertificates() },
            { line, vector -> ids.add("${line.number()} ${vector.id}") },
            2,
        )
        assertEquals("2 gap/3/6/1", ids.first())
        assertEquals("41 grid/3/6/20", ids.last())
    }

    @Test
    fun `files are finished once`() {
        val file = Files.createTempDirectory("vectors").resolve("v.jsonl.gz")
        assertEquals(0, generation.writeTo(file, 1) {})
        assertEquals(-1, generation.writeTo(file, 1) {})
        assertEquals(41, VectorReader.open(file).use { r -> generateSequence { r.nextLine() }.count() } + 1)
    }

    @Test
    fun `complaints say where`() {
        val e = assertFailsWith<VectorFileException> { reader("{}".toByteArray()) }
        assertEquals("made" to 1L, e.file() to e.line())
        assertEquals(null, e.field())
        assertTrue("header" in e.reason())
        assertEquals("v:3: vector x: field a: wrong", Rejection("v", 3, "x", "a", "wrong").complaint())
        val vector = reader(made()).use { checkNotNull(it.next()) }
        assertEquals("separated", CertificateJson.kind(checkNotNull(vector.expected.certificate)))
        assertFailsWith<java.io.IOException> { VerifiedChecker.start(java.nio.file.Path.of("/no/oracle")) }
    }
}
