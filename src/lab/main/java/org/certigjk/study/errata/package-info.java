/** The study {@code errata}: sentences and figures of the papers, computed again. */
@NullMarked
package org.certigjk.study.errata;

import org.jspecify.annotations.NullMarked;
