package org.certigjk

import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue
import org.certigjk.ledger.Claim
import org.certigjk.ledger.Ledger
import org.certigjk.ledger.Paper
import org.certigjk.ledger.PaperText
import org.certigjk.ledger.PapersPage
import org.certigjk.ledger.ProofTables
import org.certigjk.ledger.Reading
import org.certigjk.ledger.Verdict
import org.junit.jupiter.api.Test

/** What the papers say, asked from Kotlin with strict nullness. */
class LedgerInKotlinTest {
  private val ledger = Ledger.read()

  @Test
  fun `the thesis only assumed that no point reappears`() {
    val assumed: List<Claim> = ledger.of(Paper.JALES).filter { it.reading() == Reading.ASSUMED }
    val claim = assumed.first { it.verdict() == Verdict.FALSE }
    assertEquals(claim, ledger.claim(claim.id()))
    assertEquals(Claim.Kind.SENTENCE, claim.kind())
    assertTrue(claim.place().startsWith("section 5.1"))
    assertEquals("proved", claim.knownBy())
    assertFailsWith<IllegalArgumentException> { ledger.claim("000/theorem-0") }
  }

  @Test
  fun `an anchor is a few words of one sentence`() {
    val text = PaperText("A point that was seen does not come back.\nIt is forgotten.\n\nA point.")
    val sentence = text.sentence("It is")
    assertEquals("It is forgotten.", sentence)
    assertEquals(16, PaperText.hash(sentence).length)
    assertFailsWith<IllegalArgumentException> { text.sentence("A point") }
  }

  @Test
  fun `the pages are made from it`() {
    assertTrue(PapersPage.of(ledger).contains(Paper.GREER.reference()))
    val empty = ProofTables.NAMES.joinToString("") { "<!-- $it -->\n<!-- end $it -->\n" }
    assertTrue(ProofTables.`in`(empty, ledger).length > empty.length)
  }
}
