/**
 * Asks other implementations of GJK and judges their answers exactly.
 *
 * <p>Nothing is exported to modules of other people: they use the artifact from the class path, and
 * its types may change in any version.
 */
@SuppressWarnings({
  "module", // that of the command line is not there yet
  "requires-automatic" // j2html has no descriptor
})
module org.certigjk.referee {
  requires transitive org.certigjk;
  requires transitive org.certigjk.vectors;
  requires com.fasterxml.jackson.core;
  requires com.fasterxml.jackson.databind;
  requires com.j2html;
  requires java.xml;

  exports org.certigjk.referee to
      org.certigjk.cli;
  exports org.certigjk.referee.comparison to
      org.certigjk.cli;
  exports org.certigjk.referee.engine to
      org.certigjk.cli;
  exports org.certigjk.referee.findings to
      org.certigjk.cli;
  exports org.certigjk.referee.fuzz to
      org.certigjk.cli;
  exports org.certigjk.referee.reports to
      org.certigjk.cli;
  exports org.certigjk.referee.results to
      org.certigjk.cli;
  exports org.certigjk.referee.tally to
      org.certigjk.cli;
}
