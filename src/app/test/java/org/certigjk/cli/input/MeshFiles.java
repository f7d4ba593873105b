package org.certigjk.cli.input;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPOutputStream;

/** A small tetrahedron as a file of each format. */
final class MeshFiles {

  private static final float[][] CORNERS = {{0, 0, 0}, {0.1f, 0, 0}, {0, 1e-3f, 0}, {0, 0, 3}};
  private static final int[][] FACES = {{0, 2, 1}, {0, 1, 3}, {0, 3, 2}, {1, 2, 3}};

  /** The same points as a file of doubles. */
  static final String JSON =
      "[[0,0,0],[0.10000000149011612,0,0],[0,0.0010000000474974513,0],[0,0,3]]";

  /** In the order of their first occurrence in the faces. */
  static final String FOLDED =
      "[[0,0,0],[0,0.0010000000474974513,0],[0.10000000149011612,0,0],[0,0,3]]";

  private MeshFiles() {}

  static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  /** The bytes, compressed with gzip. */
  static byte[] packed(byte[] bytes) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
      gzip.write(bytes);
    }
    return packed.toByteArray();
  }

  /** The tetrahedron as binary STL that begins with these words. */
  static byte[] binaryStl(String head) {
    ByteBuffer file = ByteBuffer.allocate(84 + 50 * FACES.length).order(ByteOrder.LITTLE_ENDIAN);
    file.put(0, bytes(head)).putInt(80, FACES.length).position(84);
    for (int[] face : FACES) {
      file.putFloat(0).putFloat(0).putFloat(0);
      for (int corner : face) {
        for (float coordinate : CORNERS[corner]) {
          file.putFloat(coordinate);
        }
      }
      file.putShort((short) 0x2020);
    }
    return file.array();
  }

  private static String textStl() {
    StringBuilder text = new StringBuilder("solid a b\n");
    for (int[] face : FACES) {
      text.append("  FACET normal 0 0 0\n    outer loop\n");
      for (int corner : face) {
        text.append("      vertex");
        for (float coordinate : CORNERS[corner]) {
          text.append(' ').append((double) coordinate);
        }
        text.append('\n');
      }
      text.append("    endloop\n  endfacet\n");
    }
    return text.append("endsolid a b\n").toString();
  }

  /** The tetrahedron as PLY, ascii or binary. */
  static byte[] ply(String format) {
    String header =
        "ply\nformat "
            + format
            + " 1.0\ncomment x\nelement vertex 4\nproperty uchar red\nproperty double z\n"
            + "property float x\nproperty float32 y\nelement face 4\n"
            + "property list uchar int vertex_indices\nend_header\n";
    if (format.equals("ascii")) {
      StringBuilder text = new StringBuilder(header);
      for (float[] p : CORNERS) {
        text.append("7 %s %s %s%n".formatted((double) p[2], (double) p[0], (double) p[1]));
      }
      return bytes(text.append("3 0 2 1\n3 0 1 3\n3 0 3 2\n3 1 2 3\n").toString());
    }
    ByteOrder order =
        format.endsWith("little_endian") ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN;
    ByteBuffer body = ByteBuffer.allocate(4 * 17 + 4 * 13).order(order);
    for (float[] p : CORNERS) {
      body.put((byte) 7).putDouble(p[2]).putFloat(p[0]).putFloat(p[1]);
    }
    for (int[] face : FACES) {
      body.put((byte) 3).putInt(face[0]).putInt(face[1]).putInt(face[2]);
    }
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    file.writeBytes(bytes(header));
    file.writeBytes(body.array());
    return file.toByteArray();
  }

  /** The tetrahedron as a file of a format. */
  static byte[] file(String format) {
    return switch (format) {
      case "stl" -> bytes(textStl());
      case "stl binary" -> binaryStl("made by a test");
      case "stl binary that begins with solid" -> binaryStl("solid is a word");
      case "json" -> bytes(JSON);
      case "off" ->
          bytes(
              "OFF\n4 4 6\n"
                  + JSON.replaceAll("\\],?\\[?", "\n").replaceAll("[\\[]", "").replace(',', ' '));
      default -> ply(format);
    };
  }
}
