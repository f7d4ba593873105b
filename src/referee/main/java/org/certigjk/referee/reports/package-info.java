/** Reports of the referee: Markdown, JSON and HTML with drawings. */
@NullMarked
package org.certigjk.referee.reports;

import org.jspecify.annotations.NullMarked;
