package org.certigjk.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;

/**
 * Reads the vertices of a Wavefront OBJ file: the first three numbers of each line {@code v x y z}.
 * A fourth number (a weight, for curves) and colours after them are skipped, and so is every other
 * line.
 */
final class ObjReader<E> {

  private final MeshLines<E> lines;

  ObjReader(Arithmetic<E> arithmetic, LineReader lines) {
    this.lines = new MeshLines<>(arithmetic, lines, "\\");
  }

  Polytope<E> read() throws IOException, InputException {
    List<Vec<E>> points = new ArrayList<>();
    for (List<String> words = lines.next(); words != null; words = lines.next()) {
      if (words.get(0).equals("v")) {
        points.add(lines.point(words, 1, 3, "v[" + points.size() + "]"));
      }
    }
    if (points.isEmpty()) {
      throw lines.error(null, "no vertex: an OBJ file has lines \"v x y z\"");
    }
    return Polytope.from(points);
  }
}
