package org.certigjk

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue
import org.apache.commons.math3.fraction.BigFraction
import org.certigjk.study.Chart
import org.certigjk.study.Numbers
import org.certigjk.study.Size
import org.certigjk.study.Studies
import org.certigjk.study.Study
import org.certigjk.study.StudyReport
import org.certigjk.study.StudyTable
import org.certigjk.vectors.Draw

/** The studies from Kotlin. */
class StudyInKotlinTest {

    /** A study of one's own. */
    private object Coins : Study {
        override fun label() = "coins"

        override fun title() = "Coins"

        override fun source() = "nowhere"

        override fun question() = "Is the coin fair?"

        override fun random() = true

        override fun run(size: Size, seed: Long): StudyReport {
            val draw = Draw(seed)
            val throws = if (size == Size.FULL) 1000 else 100
            val heads = (1..throws).count { draw.coin() }
            val columns: Array<StudyTable.Column> = arrayOf(StudyTable.text("side"), StudyTable.number("%"))
            val builder: StudyTable.Builder = StudyTable.named("throws", "Throws", *columns)
            val table = builder.row("heads", Numbers.percent(heads.toLong(), throws.toLong(), 1)).build()
            val axis = Chart.Axis.linear("%")
            val bars =
                Chart.Bars("sides", "Sides", "side", axis, listOf("heads"), listOf(Chart.Bar("coin", listOf(heads * 100.0 / throws))))
            val line = Chart.Series("coin", listOf(Chart.Point(1.0, heads.toDouble())))
            val lines = Chart.Lines("lines", "Lines", Chart.Axis.logarithmic("n"), axis, listOf(line))
            val map =
                Chart.HeatMap("map", "Map", listOf("r"), listOf("c", "d"), axis, listOf(listOf(Chart.Cell(1.0, "1"), Chart.Cell.empty())))
            return StudyReport.of(
                StudyReport.Paragraph("As thrown."),
                table,
                bars,
                lines,
                map,
                StudyReport.Attachment("raw.txt", "The throws", "…"),
            )
        }
    }

    @Test
    fun `reports are data`() {
        val report = Coins.run(Size.QUICK, Study.DEFAULT_SEED)
        assertEquals(report, Coins.run(Size.QUICK, Study.DEFAULT_SEED))
        val blocks: List<StudyReport.Block> = report.blocks
        assertEquals(6, blocks.size)
        assertEquals(3, report.charts().size)
        assertEquals("raw.txt", report.attachments().single().name)
        val share = report.table("throws").cell(0, "%").toDouble()
        assertTrue(share in 30.0..70.0)
    }

    @Test
    fun `studies by name`() {
        val study: Study = Studies.named("death-polytope")
        val table = study.run(Size.QUICK, Study.DEFAULT_SEED).table("iterations")
        assertEquals(listOf("3", "4"), table.column("from p₀").take(2))
        assertTrue(study in Studies.all())
        assertEquals("1/2", Numbers.exact(BigFraction(1, 2)))
    }
}
