/**
 * What the explorer shows: a scene (two bodies and how their distance is computed) becomes a run
 * with all its steps, pictures of the plane and of A ⊖ B, and words. The page of {@code
 * docs/explorer/} is these very classes, compiled to JavaScript, and some JavaScript that draws
 * what they say; so they need neither files nor a JSON library. Only the presets are no part of the
 * script: {@link org.certigjk.explorer.preset.PresetScript} writes them, with what the ledger says,
 * into a file that the page loads.
 */
@NullMarked
package org.certigjk.explorer;

import org.jspecify.annotations.NullMarked;
