/** Tests of the command line, run in this process with captured streams. */
@NullMarked
package org.certigjk.cli;

import org.jspecify.annotations.NullMarked;
