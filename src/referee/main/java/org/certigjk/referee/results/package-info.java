/**
 * The file of answers of an engine, and what was charged: written while the engine answers, read
 * again for any report.
 */
@NullMarked
package org.certigjk.referee.results;

import org.jspecify.annotations.NullMarked;
