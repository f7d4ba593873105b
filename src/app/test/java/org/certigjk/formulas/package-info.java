/** The arithmetic of Java methods, printed as Coq definitions. */
package org.certigjk.formulas;
