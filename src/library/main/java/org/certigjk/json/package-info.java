/**
 * Answers as JSON, without a JSON library: which fields they have, in which order, and how each
 * number is written ({@code docs/result.schema.json}). The command line and the explorer, which can
 * have no library, print the same bytes because both print what is written here, through a {@link
 * org.certigjk.json.JsonText}.
 */
@NullMarked
package org.certigjk.json;

import org.jspecify.annotations.NullMarked;
