/** A strict reader and checker of result records, which uses nothing of what it checks. */
@SuppressWarnings("module") // that of the command line is not there yet
module org.certigjk.check {
  requires static transitive org.jspecify;

  exports org.certigjk.check;
  exports org.certigjk.check.program to
      org.certigjk.cli;
}
