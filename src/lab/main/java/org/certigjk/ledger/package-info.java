/**
 * What the papers say, sentence by sentence, and what is known of it: the one source of the pages
 * that speak about the papers.
 *
 * <p>A page that charges an author has to quote right, to read fairly and to show its evidence. So
 * each {@link org.certigjk.ledger.Claim} names the place, is anchored in the text of the paper by a
 * few of its words and a hash of the whole sentence, says whether the author asserts, assumes or
 * doubts it, and names what shows our verdict. A verdict is called proved only if a lemma in Coq is
 * named, proved of the Java code only if a method with a contract is.
 *
 * <p>The claims are in the resources of this package, one file for each {@link
 * org.certigjk.ledger.Paper}, in TOML. The texts of the papers are not part of this project: who
 * has them compares the anchors with {@link org.certigjk.ledger.PaperText}.
 */
@NullMarked
package org.certigjk.ledger;

import org.jspecify.annotations.NullMarked;
