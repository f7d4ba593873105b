package org.certigjk

import org.certigjk.referee.Declaration
import org.certigjk.referee.Outcome
import org.certigjk.referee.comparison.Profile
import org.certigjk.referee.engine.OwnEngines
import org.certigjk.referee.findings.Findings
import org.certigjk.referee.findings.FindingsPage
import org.certigjk.referee.findings.StartableEngine
import org.certigjk.referee.picture.Picture
import org.certigjk.referee.reports.HtmlReport
import org.certigjk.referee.tally.Tally
import org.certigjk.vectors.family.Family
import org.certigjk.vectors.Query
import org.certigjk.vectors.truth.Truth
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** Pictures and pages of the referee as a Kotlin user meets them. */
class RefereeReportsInKotlinTest {

    @Test
    fun `a picture is drawn`() {
        val query = Query.of(Family.BOXES.generate(1, 2, 4))
        val picture = Picture.of(query, Truth().of(query), Outcome.Declined("too flat"))
        assertTrue(picture.svg().isPresent)
        assertEquals(listOf("Left A and B, right A ⊖ B = { a − b } with the origin 0."), picture.words())
    }

    @Test
    fun `a tally becomes a page`() {
        val tally = Tally.of(Declaration.of(OwnEngines.certified()), Profile.exact())
        val html: String = HtmlReport.of(tally, listOf("none"), "explorer").html()
        assertTrue("What a pass does not prove" in html)
    }

    @Test
    fun `findings need engines`() {
        val engine = StartableEngine.of(OwnEngines.certified())
        val findings = Findings.of(listOf(engine), emptyList(), 1) { label -> assertEquals("certified", label) }
        val page: FindingsPage = findings.page("folder", "test")
        assertTrue(page.pictures().isEmpty())
        assertTrue("## certified" in page.markdown())
        assertTrue(findings.untried().isEmpty())
    }
}
