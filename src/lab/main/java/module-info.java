/**
 * The published variants of GJK and their sub-algorithms, as printed and mended, and the studies of
 * them.
 *
 * <p>Nothing is exported to modules of other people: they use the artifact from the class path, and
 * its types may change in any version.
 */
@SuppressWarnings("module") // that of the command line is not there yet
module org.certigjk.lab {
  requires transitive org.certigjk;
  requires transitive org.certigjk.vectors;
  requires com.fasterxml.jackson.annotation;
  requires com.fasterxml.jackson.core;
  requires com.fasterxml.jackson.databind;
  requires com.fasterxml.jackson.dataformat.toml;

  exports org.certigjk.ledger to
      org.certigjk.cli;
  exports org.certigjk.study to
      org.certigjk.cli;
  exports org.certigjk.study.drawing to
      org.certigjk.cli;
  exports org.certigjk.subalgorithms to
      org.certigjk.cli;
  exports org.certigjk.variants to
      org.certigjk.cli;

  // Jackson makes records of the ledger.
  opens org.certigjk.ledger to
      com.fasterxml.jackson.databind;
}
