/**
 * The file of answers of an engine, and what is wrong with them: written while the engine answers,
 * read again for any report.
 */
@NullMarked
package org.certigjk.referee.results;

import org.jspecify.annotations.NullMarked;
