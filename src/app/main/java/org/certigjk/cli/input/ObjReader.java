package org.certigjk.cli.input;

import java.io.IOException;
import java.util.List;

/**
 * Reads the vertices of a Wavefront OBJ file: the first three numbers of each line {@code v x y z}.
 * A fourth number (a weight, for curves) and colours after them are skipped, and so is every other
 * line.
 */
public final class ObjReader<E> {

  private final MeshLines<E> lines;

  public ObjReader(Arithmetic<E> arithmetic, LineReader lines) {
    this.lines = new MeshLines<>(arithmetic, lines, "\\");
  }

  public Body<E> read() throws IOException, InputException {
    Body.Builder<E> points = lines.points();
    for (InputText line = lines.nextLine(); line != null; line = lines.nextLine()) {
      if (!lines.addQuickly(points, line, "v", 3)) {
        List<String> words = lines.words(line);
        if (!words.isEmpty() && words.get(0).equals("v")) {
          lines.addPoint(points, words, 1, 3, "v");
        }
      }
    }
    if (points.size() == 0) {
      throw lines.error(null, "no vertex: an OBJ file has lines \"v x y z\"");
    }
    return points.build();
  }
}
