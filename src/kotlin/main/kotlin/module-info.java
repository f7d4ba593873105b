/** The library with the operators, the iteration and the named arguments of Kotlin. */
module org.certigjk.kotlin {
  requires transitive org.certigjk;
  requires transitive kotlin.stdlib;

  exports org.certigjk.kotlin;
}
