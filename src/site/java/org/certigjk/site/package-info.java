/**
 * The site: what can be reached from the page of contents, docs/README.md, with the Javadoc of the
 * modules. src/site/build.sh makes it.
 */
@NullMarked
package org.certigjk.site;

import org.jspecify.annotations.NullMarked;
