/** What reports are written in: pictures in SVG, tables in Markdown. */
@NullMarked
package org.certigjk.markup;

import org.jspecify.annotations.NullMarked;
