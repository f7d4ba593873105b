package org.certigjk.study.isa;

/**
 * What can be chosen in the experiment of van den Bergen 1999, appendix B.
 *
 * @param bodies the number of polyhedra
 * @param vertices the number of points of each
 * @param density the volume of all polyhedra, as a fraction of that of the cube
 * @param translation what a polyhedron moves by in one frame, as a fraction of its radius
 * @param rotation what it turns by in one frame, in degrees
 */
public record IsaSetting(
    int bodies, int vertices, double density, double translation, double rotation) {

  /** The default of the paper. */
  public static final IsaSetting DEFAULT = new IsaSetting(20, 20, 0.05, 0.05, 10);

  IsaSetting withVertices(int vertices) {
    return new IsaSetting(bodies, vertices, density, translation, rotation);
  }

  IsaSetting withDensity(double density) {
    return new IsaSetting(bodies, vertices, density, translation, rotation);
  }

  IsaSetting withTranslation(double translation) {
    return new IsaSetting(bodies, vertices, density, translation, rotation);
  }

  IsaSetting withRotation(double rotation) {
    return new IsaSetting(bodies, vertices, density, translation, rotation);
  }
}
