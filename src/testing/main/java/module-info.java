/** JUnit 5 contracts for authors of fields, support mappings, sub-algorithms and loops. */
module org.certigjk.contract {
  requires transitive org.certigjk;
  requires transitive org.junit.jupiter.api;
  requires transitive org.junit.jupiter.params;

  exports org.certigjk.contract;
}
