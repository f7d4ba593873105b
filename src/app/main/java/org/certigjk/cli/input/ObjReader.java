package org.certigjk.cli.input;

import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads the vertices of a Wavefront OBJ file: the first three numbers of each line {@code v x y z}.
 * A fourth number (a weight, for curves) and colours after them are skipped, and so is every line
 * but those of objects and groups ({@code o}, {@code g}) and of what they are made of ({@code f},
 * {@code l}, {@code p}), see {@link ObjObjects}.
 */
final class ObjReader<E> implements BodyReader<E> {

  private static final Pattern CORNER = Pattern.compile("-?[0-9]{1,9}(?:/.*)?");

  private final MeshLines<E> lines;
  private final @Nullable String object;
  private final ObjObjects objects;
  private final Faces faces = new Faces();

  /**
   * Makes a reader.
   *
   * @param object the name of the object or group that is to be read, {@code null} for the whole
   */
  ObjReader(Arithmetic<E> arithmetic, LineReader lines, @Nullable String object) {
    this.lines = new MeshLines<>(arithmetic, lines, "\\");
    this.object = object;
    this.objects = new ObjObjects(object);
  }

  @Override
  public Read<E> read() throws IOException, InputException {
    Body.Builder<E> points = lines.points();
    for (InputText line = lines.nextLine(); line != null; line = lines.nextLine()) {
      if (lines.addQuickly(points, line, "v", 3)) {
        objects.vertex(points.size() - 1);
      } else if (object != null || !faces.isFull() || !isFace(line)) {
        read(lines.words(line), points);
      } else {
        objects.element(); // which of the vertices it has does not matter any more
      }
    }
    if (points.size() == 0) {
      throw lines.error(null, "no vertex: an OBJ file has lines \"v x y z\"");
    }
    Body<E> body = points.build();
    if (object == null) {
      List<String> warnings = new ArrayList<>(objects.warnings());
      warnings.addAll(faces.warnings(body));
      return new Read<>(body, warnings);
    }
    if (objects.greatest() >= points.size()) {
      throw lines.fileError(
          "a face, line or point of \"%s\" names vertex %s, but there are %s"
              .formatted(object, objects.greatest() + 1L, points.size()));
    }
    BitSet wanted = objects.vertices();
    if (wanted.isEmpty()) {
      throw lines.fileError(objects.missing());
    }
    return new Read<>(body.only(wanted), faces.warnings(body, wanted));
  }

  private static boolean isFace(InputText line) {
    byte[] bytes = line.bytes();
    return line.beginsWith('f') && bytes[bytes.length - 1] != '\\';
  }

  private void read(List<String> words, Body.Builder<E> points) throws InputException {
    switch (words.isEmpty() ? "" : words.get(0)) {
      case "v" -> {
        lines.addPoint(points, words, 1, 3, "v");
        objects.vertex(points.size() - 1);
      }
      case "o", "g" -> objects.begin(words);
      case "f" -> {
        int[] corners = corners(words, points.size());
        objects.element(corners);
        if (object == null || objects.isChosen()) {
          faces.add(corners);
        }
      }
      case "l", "p" -> objects.element(corners(words, points.size()));
      default -> {} // normals, textures, curves
    }
  }

  /** Returns the vertices of a face, from 0, and −1 for a word that names none. */
  private static int[] corners(List<String> words, int count) {
    int[] corners = new int[words.size() - 1];
    for (int k = 0; k < corners.length; k++) {
      String word = words.get(k + 1);
      boolean known = CORNER.matcher(word).matches();
      int number = known ? Integer.parseInt(word.split("/", 2)[0]) : 0;
      corners[k] = number < 0 ? count + number : number - 1;
    }
    return corners;
  }
}
