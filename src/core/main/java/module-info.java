/**
 * GJK over an ordered field, and the certificates of its answers: the classes that are verified,
 * and what they need.
 *
 * <p>Commons Math 3, whose fractions are in many signatures, is an automatic module: it has no name
 * of its own, and {@code commons.math3} is what the JDK makes of the name of its jar.
 */
@SuppressWarnings({
  "module", // those of the artifacts above are not there yet
  "requires-automatic", // Commons Math 3, which has no descriptor
  "requires-transitive-automatic"
})
module org.certigjk.core {
  requires transitive commons.math3;
  requires static transitive org.jspecify;

  exports org.certigjk.certificate;
  exports org.certigjk.field;
  exports org.certigjk.geometry;
  exports org.certigjk.gjk;
  exports org.certigjk.simplex;
}
