/** Tests of JSON texts; the oracle is the library that the command line reads them with. */
@NullMarked
package org.certigjk.json;

import org.jspecify.annotations.NullMarked;
