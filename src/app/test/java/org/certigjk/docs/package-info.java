/** What the documentation shows, run. */
@NullMarked
package org.certigjk.docs;

import org.jspecify.annotations.NullMarked;
