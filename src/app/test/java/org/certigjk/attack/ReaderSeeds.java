package org.certigjk.attack;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.certigjk.cli.Main;

/** Honest inputs of each reader, which the fuzzer begins with. */
final class ReaderSeeds {

  private static final String PAIR =
      "{\"id\": 1, \"a\": [[0, 0], [\"1/3\", 1]], \"b\": [[3e0, 4]]}";

  private static final String MOTION =
      "{\"id\": \"m\", \"a\": [[0, 0], [1, 0.5]], \"b\": [[3, 4]], \"direction\": [4, \"0x1p2\"]}";

  private static final String MEETING = "{\"a\": [[0, 0], [4, 0], [0, 4]], \"b\": [[1, 1]]}";

  private static final String PLY =
      "ply\n"
          + "format ascii 1.0\n"
          + "comment x\n"
          + "element vertex 3\n"
          + "property float x\n"
          + "property float y\n"
          + "property double z\n"
          + "element face 1\n"
          + "property list uchar int vertex_indices\n"
          + "end_header\n"
          + "0 0 0\n"
          + "1 0 1/2\n"
          + "0 1e3 0x1p3\n"
          + "3 0 1 2\n";

  private static final String STL =
      "solid x\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1e-1 0\n"
          + "endloop\nendfacet\nendsolid x\n";

  private ReaderSeeds() {}

  static List<byte[]> of(Reader reader) throws IOException {
    return switch (reader) {
      case NUMERAL -> texts("12", "-1/3", "+0.5", "1e-3", "0x1.8p-3", "00.1E+22");
      case PAIR, DISTANCE ->
          texts(PAIR, MOTION, PAIR + "\n" + MEETING + "\r\n" + MOTION, "{\n" + PAIR.substring(1));
      case OFF ->
          List.of(
              file("examples/cube.off"),
              bytes("4nOFF3\n"),
              bytes("nOFF 2\n2 0 0\n0 1\n1 0\n"),
              bytes("COFF\n1 0 0\n1/2 0x1p3 0 1\n"));
      case OBJ ->
          List.of(file("examples/tetrahedron.obj"), bytes("# x\nv 1 2 \\\n3\nv 1/2 0 1e3 1.0\n"));
      case PLY ->
          List.of(
              bytes(PLY),
              bytes(PLY.replace("uchar int", "float int").replace("3 0 1 2", "2.5 0 1 2")),
              bytes(PLY.replace("uchar int", "double int").replace("3 0 1 2", "NaN 0 1 2")),
              ply("binary_little_endian", 1),
              ply("binary_big_endian", 0));
      case STL -> List.of(bytes(STL), stl());
      case BODY ->
          List.of(
              file("examples/cube.off"),
              file("examples/tetrahedron.obj"),
              bytes(PLY),
              bytes(STL),
              stl(),
              bytes("[[0, 0, 0], [1, 2, 3]]"),
              packed(bytes(STL)));
      case RECORD, CHECK -> records();
      case VECTORS -> vectors();
      case RESULTS -> texts(results());
      case PROTOCOL ->
          texts(
              "aseparated distance 1 points 0 0 3 4",
              "averdict meeting distance 0 depth 0x1p-3",
              "anone did not converge",
              "dcertigjk-engine 1 name=x version=1 precision=double"
                  + " answers=verdict,distance,points,depth dimensions=1..3 margin=0.5,0.25",
              "dcertigjk-engine 1 name=x calls=one:distance:1e-3;two:verdict dimensions=2"
                  + " sizes=1..9 range=1e-3..1e9",
              "dcertigjk-engine 2 name=x precision=double answers=distance dimensions=2 points=..64"
                  + " tolerance=absolute:1e-9,relative:1e-6 ratio=9 aspect=5 bodies=hull"
                  + " documentation=https://example.org/",
              "qid 2 1 2 0 0 1 1 0x1p3 -3",
              "c'my engine' --x \"a b\"");
      case SCENE ->
          texts(
              "a=0,0;1,0&b=3,1/2&field=double&loop=strict-decrease&sub=johnson",
              "a=0,0,0x1p3&b=3%2C1,1e9&field=float&x=1",
              "a=0,0x1p-3312&b=0x1" + "0".repeat(827) + "p0,1");
      case PLANTED -> texts("{}");
    };
  }

  private static List<byte[]> texts(String... texts) {
    List<byte[]> all = new ArrayList<>();
    for (String text : texts) {
      all.add(bytes(text));
    }
    return all;
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] file(String name) throws IOException {
    return Files.readAllBytes(Path.of(name));
  }

  /** Records of every command, and forged ones. */
  private static List<byte[]> records() throws IOException {
    List<String> records = new ArrayList<>();
    for (String command :
        List.of(
            "distance -",
            "distance - --trace",
            "distance - --field double --trace",
            "penetration -",
            "raycast -")) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      PrintStream nothing =
          new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
      String lines = MOTION + "\n" + MOTION.replace("[3, 4]", "[0, 0]") + "\n";
      Main.run(new ByteArrayInputStream(bytes(lines)), out, nothing, command.split(" "));
      records.addAll(out.toString(StandardCharsets.UTF_8).lines().toList());
    }
    for (String name : List.of("rejected", "unreadable")) {
      List<String> forged = Files.readAllLines(Path.of("examples/forged", name + ".jsonl"));
      for (int k = 0; k < forged.size(); k += 40) {
        records.add(forged.get(k));
      }
    }
    return texts(records.toArray(String[]::new));
  }

  /** The header and the first vectors of a published file, plain and compressed. */
  private static List<byte[]> vectors() throws IOException {
    try (InputStream in =
        new GZIPInputStream(Files.newInputStream(Path.of("vectors/plane.jsonl.gz")))) {
      List<String> lines =
          new String(in.readNBytes(400_000), StandardCharsets.UTF_8).lines().toList();
      String vector =
          lines.subList(1, lines.size() - 1).stream()
              .min(Comparator.comparingInt(String::length))
              .orElseThrow();
      String text = lines.get(0) + "\n" + vector + "\n";
      return List.of(bytes(text), packed(bytes(text)));
    }
  }

  private static byte[] packed(byte[] bytes) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
      gzip.write(bytes);
    }
    return packed.toByteArray();
  }

  /** A triangle in a binary PLY file, whose numbers are of one byte. */
  private static byte[] ply(String format, int least) {
    String header =
        "ply\nformat %s 1.0\nelement vertex 3\nproperty char x\nproperty uchar y\nproperty int8 z\n"
            + "element face 1\nproperty list uint8 uchar vertex_index\nend_header\n";
    byte[] numbers = {0, 0, 0, 1, 0, 0, 0, (byte) (200 + least), -1, 3, 0, 1, 2};
    return joined(bytes(header.formatted(format)), numbers);
  }

  /** Two triangles in a binary STL file. */
  private static byte[] stl() {
    ByteBuffer file = ByteBuffer.allocate(84 + 2 * 50).order(ByteOrder.LITTLE_ENDIAN);
    file.putInt(80, 2);
    for (int k = 0; k < 2; k++) {
      file.putFloat(84 + 50 * k + 24, 1).putFloat(84 + 50 * k + 40, -0.5f);
    }
    return file.array();
  }

  private static byte[] joined(byte[] first, byte[] second) {
    byte[] both = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, both, first.length, second.length);
    return both;
  }

  private static String results() {
    return """
    {"format":"certigjk-results 1","engine":{"name":"x","version":"1.2","settings":"tightest","precision":"single","answers":["verdict","depth"],"dimensions":[2,3],"poses":true},"command":"./x 'a b'","limit":0.5,"vectors":[{"file":"v.jsonl.gz","sha256":"ab01"}]}
    {"id":"q/0","verdict":"separated","distance":0.1,"points":[[1.0,-0.0],[1.0E300,0.002]]}
    {"id":"q/1","failure":"hang","detail":"x"}
    {"id":"q/2","declined":"x"}
    """;
  }
}
