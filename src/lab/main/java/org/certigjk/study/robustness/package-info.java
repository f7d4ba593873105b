/**
 * The study {@code robustness}: which change of a published loop loses fewer pairs in floating
 * point.
 */
@NullMarked
package org.certigjk.study.robustness;

import org.jspecify.annotations.NullMarked;
