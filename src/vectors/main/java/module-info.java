/**
 * Test vectors for collision detection: families of pairs, their exact answers, files of them.
 *
 * <p>Nothing is exported to modules of other people: they use the artifact from the class path, and
 * its types may change in any version.
 */
@SuppressWarnings("module") // those of the artifacts above are not there yet
module org.certigjk.vectors {
  requires transitive org.certigjk;
  requires com.fasterxml.jackson.core;
  requires com.fasterxml.jackson.databind;

  exports org.certigjk.markup to
      org.certigjk.lab,
      org.certigjk.referee,
      org.certigjk.cli;
  exports org.certigjk.vectors to
      org.certigjk.lab,
      org.certigjk.referee,
      org.certigjk.cli;
  exports org.certigjk.vectors.check to
      org.certigjk.cli;
  exports org.certigjk.vectors.family to
      org.certigjk.lab,
      org.certigjk.referee,
      org.certigjk.cli;
  exports org.certigjk.vectors.files to
      org.certigjk.referee,
      org.certigjk.cli;
  exports org.certigjk.vectors.truth to
      org.certigjk.referee,
      org.certigjk.cli;
}
