/** A strict reader and checker of result records, which uses nothing of what it checks. */
module org.certigjk.check {
  requires static transitive org.jspecify;

  exports org.certigjk.check;
  exports org.certigjk.check.program to
      org.certigjk.cli;
}
