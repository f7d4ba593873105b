/**
 * What the explorer shows: a scene (two bodies and how their distance is computed) becomes a run
 * with all its steps, pictures of the plane and of A ⊖ B, and words. The page of {@code
 * docs/explorer/} is these very classes, compiled to JavaScript, and some JavaScript that draws
 * what they say; so this package needs neither files nor a JSON library.
 */
@NullMarked
package org.certigjk.explorer;

import org.jspecify.annotations.NullMarked;
