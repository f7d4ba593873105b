/** Draws the charts of studies as SVG, with nothing but text, lines and simple shapes. */
@NullMarked
package org.certigjk.study.drawing;

import org.jspecify.annotations.NullMarked;
