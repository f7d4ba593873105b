/** What the checker uses of texts: their characters, and what their digits stand for. */
@NullMarked
package org.certigjk.check.text;

import org.jspecify.annotations.NullMarked;
