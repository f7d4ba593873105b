package org.certigjk.cli.input;

import java.io.IOException;
import java.util.List;
import org.certigjk.cli.input.PlyHeader.Element;
import org.certigjk.cli.input.PlyHeader.Property;

/**
 * Reads the vertices of a PLY file, text or binary in either order of bytes: the properties x, y
 * and z of its element "vertex". In a binary file numbers are read as exactly what they are. Faces
 * are read for a warning only; what else there is is passed over.
 */
final class PlyReader<E> implements BodyReader<E> {

  private static final List<String> AXES = List.of("x", "y", "z");
  private static final List<String> CORNERS = List.of("vertex_indices", "vertex_index");

  /** A longer list is no face. */
  private static final int MOST_CORNERS = 1000;

  private final LineReader source;
  private final MeshLines<E> lines;
  private final Body.Builder<E> points;
  private final Faces faces = new Faces();

  PlyReader(Arithmetic<E> arithmetic, LineReader lines) {
    this.source = lines;
    this.lines = new MeshLines<>(arithmetic, lines, "");
    this.points = this.lines.points();
  }

  @Override
  public Read<E> read() throws IOException, InputException {
    PlyHeader header = PlyHeader.read(lines);
    PlyNumbers numbers = new PlyNumbers(source, lines, header.order());
    boolean all = true;
    for (Element element : header.elements()) {
      if (element.name().equals("vertex")) {
        readVertices(element, numbers);
      } else if (points.size() == 0) {
        readOthers(element, numbers);
      } else if (!readFaces(element, numbers)) {
        all = false;
        break;
      }
    }
    if (points.size() == 0) {
      throw lines.error("vertex", "no vertex: a PLY file has elements \"vertex\"");
    }
    Body<E> body = points.build();
    List<String> warnings = faces.warnings(body);
    return warnings.isEmpty() && all && !numbers.isAtEnd()
        ? new Read<>(body, List.of("more follows the last element: are their numbers right?"))
        : new Read<>(body, warnings);
  }

  private void readVertices(Element element, PlyNumbers numbers)
      throws IOException, InputException {
    List<Property> properties = element.properties();
    List<String> names = properties.stream().map(Property::name).toList();
    for (String axis : AXES) {
      if (!names.contains(axis)) {
        throw lines.error("vertex", "it has no property \"" + axis + "\"");
      }
    }
    if (properties.stream().anyMatch(property -> property.count() != null)) {
      throw lines.error("vertex", "a vertex with a list is not supported");
    }
    int[] place = AXES.stream().mapToInt(names::indexOf).toArray();
    for (int k = 0; k < element.count(); k++) {
      numbers.begin(element, k);
      if (numbers.isText()) { // the options say how a numeral is read
        List<String> words = numbers.words(names.size());
        List<String> point = List.of(words.get(place[0]), words.get(place[1]), words.get(place[2]));
        lines.addPoint(points, point, 0, 3, "vertex");
        continue;
      }
      double[] row = new double[properties.size()];
      for (int j = 0; j < row.length; j++) {
        row[j] = numbers.next(properties.get(j).type());
      }
      addPoint(numbers, row[place[0]], row[place[1]], row[place[2]]);
    }
  }

  private void addPoint(PlyNumbers numbers, double... point) throws InputException {
    for (int c = 0; c < point.length; c++) {
      try {
        points.addDouble(point[c]);
      } catch (NumberFormatException malformed) {
        String name = "vertex[" + points.size() + "][" + c + "]";
        throw numbers.error(name, malformed.getMessage());
      }
    }
    points.endPoint();
  }

  /** Reads faces after the vertices; returns false if something is not as it should be. */
  private boolean readFaces(Element element, PlyNumbers numbers) throws IOException {
    try {
      readOthers(element, numbers);
      return !faces.isFull();
    } catch (InputException unread) {
      return false; // what comes after the vertices is not judged
    }
  }

  private void readOthers(Element element, PlyNumbers numbers) throws IOException, InputException {
    if (element.properties().isEmpty()) {
      return; // however many they are
    }
    for (int k = 0; k < element.count() && (points.size() == 0 || !faces.isFull()); k++) {
      numbers.begin(element, k);
      for (Property property : element.properties()) {
        double count = property.count() == null ? 1 : numbers.length(property.count());
        boolean face = CORNERS.contains(property.name()) && count <= MOST_CORNERS;
        int[] corners = new int[face ? (int) count : 0];
        for (int j = 0; j < count; j++) {
          double corner = numbers.next(property.type());
          if (face) {
            corners[j] = corner == Math.rint(corner) ? (int) corner : -1;
          }
        }
        if (face) {
          faces.add(corners);
        }
      }
    }
  }
}
