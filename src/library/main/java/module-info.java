/**
 * Exact distances between convex sets, each with a certificate: certified queries in doubles,
 * numbers as text, hulls, shapes, intervals, penetration depth, ray casts.
 */
@SuppressWarnings("module") // those of the artifacts above are not there yet
module org.certigjk {
  requires transitive org.certigjk.core;

  exports org.certigjk.fast;
  exports org.certigjk.hull;
  exports org.certigjk.interval;
  exports org.certigjk.number;
  exports org.certigjk.penetration;
  exports org.certigjk.raycast;
  exports org.certigjk.shape;
  exports org.certigjk.exact to
      org.certigjk.vectors;
  exports org.certigjk.fast.query to
      org.certigjk.cli;
  exports org.certigjk.integral to
      org.certigjk.vectors,
      org.certigjk.lab,
      org.certigjk.referee,
      org.certigjk.cli;
  exports org.certigjk.json to
      org.certigjk.vectors,
      org.certigjk.referee,
      org.certigjk.cli;
  exports org.certigjk.predicates to
      org.certigjk.vectors,
      org.certigjk.cli;
}
