package org.certigjk.cli.vectors;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.certigjk.cli.console.Console;
import org.certigjk.cli.input.BodyFiles;
import org.certigjk.cli.input.InputException;
import org.certigjk.json.VisibleText;
import org.jspecify.annotations.Nullable;

/**
 * The collision geometry of a robot's description (URDF, as ROS defines it): boxes, and meshes with
 * their scale, each around the origin of its own frame. Joints and origins are not read, and round
 * shapes are left out, with a warning.
 */
final class Urdf {

  private static final String PACKAGE = "package://";

  private final String file;
  private final BodyFiles meshes;
  private final Console console;
  private final Map<String, double[][]> bodies = new LinkedHashMap<>();
  private String link = "";
  private boolean inCollision;

  private Urdf(String file, BodyFiles meshes, Console console) {
    this.file = file;
    this.meshes = meshes;
    this.console = console;
  }

  /** Returns the bodies by the names of their links. */
  static Map<String, double[][]> read(String file, BodyFiles meshes, Console console)
      throws IOException, InputException {
    Urdf urdf = new Urdf(file, meshes, console);
    XMLInputFactory factory = XMLInputFactory.newInstance();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    try (InputStream in = Files.newInputStream(Path.of(file))) {
      XMLStreamReader xml = factory.createXMLStreamReader(in);
      while (xml.hasNext()) {
        urdf.take(xml, xml.next());
      }
    } catch (XMLStreamException malformed) {
      throw new InputException(
          file,
          malformed.getLocation() == null ? 0 : malformed.getLocation().getLineNumber(),
          null,
          "malformed XML: " + String.valueOf(malformed.getMessage()).lines().toList().get(0));
    }
    if (urdf.bodies.isEmpty()) {
      throw new InputException(file, 0, "collision", "no link has a box or a mesh to collide with");
    }
    return urdf.bodies;
  }

  private void take(XMLStreamReader xml, int event) throws InputException {
    if (event == XMLStreamReader.END_ELEMENT && xml.getLocalName().equals("collision")) {
      inCollision = false;
    }
    if (event != XMLStreamReader.START_ELEMENT) {
      return;
    }
    switch (xml.getLocalName()) {
      case "link" -> link = Objects.requireNonNullElse(xml.getAttributeValue(null, "name"), "link");
      case "collision" -> inCollision = true;
      case "box" -> add(box(xml));
      case "mesh" -> add(mesh(xml));
      case "sphere", "cylinder", "capsule" -> leaveOut(xml);
      default -> {}
    }
  }

  private void add(double @Nullable [][] points) {
    if (points != null) {
      String name = link;
      for (int k = 2; bodies.containsKey(name); k++) {
        name = link + "-" + k;
      }
      bodies.put(name, points);
    }
  }

  private void leaveOut(XMLStreamReader xml) {
    if (inCollision) {
      console
          .err()
          .println(
              VisibleText.line(
                  "%s:%s: warning: the %s of %s is left out: it is no polytope"
                      .formatted(
                          file, xml.getLocation().getLineNumber(), xml.getLocalName(), link)));
    }
  }

  private double @Nullable [][] box(XMLStreamReader xml) throws InputException {
    if (!inCollision) {
      return null;
    }
    double[] size = numbers(xml, "size", null);
    double[][] corners = new double[8][3];
    for (int k = 0; k < 8; k++) {
      int corner = k;
      Arrays.setAll(corners[k], c -> (corner >> c & 1) == 0 ? -size[c] / 2 : size[c] / 2);
    }
    return corners;
  }

  private double @Nullable [][] mesh(XMLStreamReader xml) throws InputException {
    if (!inCollision) {
      return null;
    }
    String name = xml.getAttributeValue(null, "filename");
    if (name == null) {
      throw wrong(xml, "filename", "missing");
    }
    double[] scale = numbers(xml, "scale", "1 1 1");
    double[][] points = meshes.readDoubles(place(xml, name).toString());
    for (double[] point : points) {
      if (point.length != 3) {
        throw wrong(xml, "filename", "a mesh in space is expected: " + name);
      }
      Arrays.setAll(point, c -> point[c] * scale[c]);
    }
    return points;
  }

  /** A file beside the description, or of a package in one of the folders above it. */
  private Path place(XMLStreamReader xml, String name) throws InputException {
    String relative = name.startsWith("file://") ? name.substring(7) : name;
    boolean packaged = name.startsWith(PACKAGE);
    relative = packaged ? name.substring(PACKAGE.length()) : relative;
    Path folder = Path.of(file).toAbsolutePath().getParent();
    while (folder != null) {
      Path place = folder.resolve(relative);
      if (Files.exists(place)) {
        return place;
      }
      folder = packaged ? folder.getParent() : null;
    }
    throw wrong(xml, "filename", "no such file: " + name);
  }

  private double[] numbers(XMLStreamReader xml, String attribute, @Nullable String otherwise)
      throws InputException {
    String text = Objects.requireNonNullElse(xml.getAttributeValue(null, attribute), "");
    String given = text.isBlank() && otherwise != null ? otherwise : text;
    String[] words = given.strip().split("\\s+", -1);
    double[] numbers = new double[3];
    try {
      for (int c = 0; c < 3; c++) {
        numbers[c] = Double.parseDouble(words[c]);
        if (!Double.isFinite(numbers[c])) {
          throw new NumberFormatException(words[c]);
        }
      }
    } catch (NumberFormatException | ArrayIndexOutOfBoundsException malformed) {
      throw wrong(xml, attribute, "three numbers are expected, not \"" + text + "\"");
    }
    return numbers;
  }

  private InputException wrong(XMLStreamReader xml, String field, String reason) {
    return new InputException(file, xml.getLocation().getLineNumber(), field, reason);
  }
}
