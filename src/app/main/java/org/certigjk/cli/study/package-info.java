/** The commands {@code study} and {@code papers}: tables, charts and the ledger. */
@NullMarked
package org.certigjk.cli.study;

import org.jspecify.annotations.NullMarked;
