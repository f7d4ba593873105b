/** The families of inputs, and the plans that name how many pairs of each are published. */
@NullMarked
package org.certigjk.vectors.family;

import org.jspecify.annotations.NullMarked;
