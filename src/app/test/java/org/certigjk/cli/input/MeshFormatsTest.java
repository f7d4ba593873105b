package org.certigjk.cli.input;

import static org.certigjk.cli.input.MeshFiles.FOLDED;
import static org.certigjk.cli.input.MeshFiles.JSON;
import static org.certigjk.cli.input.MeshFiles.binaryStl;
import static org.certigjk.cli.input.MeshFiles.bytes;
import static org.certigjk.cli.input.MeshFiles.file;
import static org.certigjk.cli.input.MeshFiles.packed;
import static org.certigjk.cli.input.MeshFiles.ply;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Random;
import org.certigjk.cli.Cli;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** STL and PLY files, compressed files, and standard input as one of two bodies. */
class MeshFormatsTest {

  @TempDir private Path directory = Path.of("");

  private String write(String name, byte[] bytes) throws IOException {
    return Files.write(directory.resolve(name), bytes).toString();
  }

  @ParameterizedTest
  @CsvSource({
    "stl, a.stl",
    "stl binary, a.STL",
    "stl binary that begins with solid, a.stl",
    "ascii, a.ply",
    "binary_little_endian, a.ply",
    "binary_big_endian, a.ply",
    "off, a.off",
    "json, a.json"
  })
  void everyFormatHasTheSamePoints(String format, String name) throws IOException {
    byte[] content = file(format);
    String points = format.startsWith("stl") ? FOLDED : JSON;
    String expected =
        Cli.run("distance", write("points.json", bytes(points)), "examples/cube.off").ok().out();
    String file = write(name, content);
    assertEquals(expected, Cli.run("distance", file, "examples/cube.off").ok().out());
    String small = write(name + ".gz", packed(content));
    assertEquals(expected, Cli.run("distance", small, "examples/cube.off").ok().out());
    for (byte[] input : new byte[][] {content, packed(content)}) {
      Cli cli = Cli.runOn(new ByteArrayInputStream(input), "distance", "-", "examples/cube.off");
      assertEquals(expected, cli.ok().out());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"double", "float", "rational"})
  void numbersOfBinaryFilesAreThoseOfTheField(String field) throws IOException {
    String stl = write("a.stl", binaryStl(""));
    String json = write("a.json", bytes(FOLDED));
    String option = "--field=" + field;
    String expected = Cli.run("distance", json, "examples/cube.off", option).out();
    for (String decimals : new String[] {"--decimals=exact", "--decimals=nearest"}) {
      assertEquals(expected, Cli.run("distance", stl, "examples/cube.off", option, decimals).out());
    }
  }

  /** Whatever comes after it, a damaged file is refused with file and place, or read. */
  @Test
  void cutFilesAreRefused() throws IOException {
    byte[] stl = binaryStl("x");
    for (int length : new int[] {0, 1, 83, 84, 90, stl.length - 1}) {
      String file = write("cut.stl", java.util.Arrays.copyOf(stl, length));
      Cli cli = Cli.run("distance", file, "examples/cube.off");
      assertEquals(2, cli.code(), cli.out());
      assertTrue(cli.err().startsWith(file + ":"), cli.err());
    }
    for (String format : new String[] {"ascii", "binary_big_endian"}) {
      byte[] ply = ply(format);
      int faces = format.equals("ascii") ? 32 : 52;
      for (int length = 0; length < ply.length - faces; length++) {
        String file = write("cut.ply", java.util.Arrays.copyOf(ply, length));
        Cli cli = Cli.run("distance", file, "examples/cube.off");
        assertTrue(cli.code() == 2 || format.equals("ascii"), length + cli.out());
        assertTrue(cli.code() == 0 || cli.err().startsWith(file), cli.err());
      }
    }
  }

  @Test
  void aBinaryNumberThatIsNotFiniteIsNamed() throws IOException {
    byte[] stl = binaryStl("x");
    ByteBuffer.wrap(stl).order(ByteOrder.LITTLE_ENDIAN).putFloat(84 + 50 + 12 + 16, Float.NaN);
    String file = write("nan.stl", stl);
    Cli.run("distance", file, "examples/cube.off")
        .bad(
            file
                + ": field triangle[1].vertex[1][1]: NaN is no coordinate: it must be finite"
                + " (byte 162)");
    byte[] ply = ply("binary_little_endian");
    int vertex = ply.length - 52 - 17;
    ByteBuffer.wrap(ply).order(ByteOrder.LITTLE_ENDIAN).putDouble(vertex + 1, 1 / 0.0);
    String plyFile = write("inf.ply", ply);
    Cli.run("distance", plyFile, "examples/cube.off")
        .bad(
            plyFile
                + ": field vertex[3][2]: Infinity is no coordinate: it must be finite (before"
                + " byte "
                + (vertex + 17)
                + ")");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "a.stl | x y~ | :1: an STL file begins with solid, or is binary",
        "a.stl | solid x~ | :1: the file ends too early: endsolid is missing",
        "a.stl | solid x~endsolid x~ | :2: no triangle",
        "a.stl | solid x~vertex 1 2~ | :2: field vertex[0]: 3 coordinates are needed, not 2",
        "a.stl | solid x~vertex 1 2 x~ | :2: field vertex[0][2]: 'x' is not a number",
        "a.stl | solid x~vertex 1 2 3~endloop~ | :3: field endloop: a facet has 3 corners, not 1",
        "a.stl | solid x~vertex 1 2 3~endfacet~ | :3: field endfacet: endloop is missing: a loop of"
            + " 1 corners is open",
        "a.stl | solid x~vertex 1 2 3~facet~ | :3: field facet: endloop is missing",
        "a.stl | solid x~vertex 1 2 3~outer loop~ | :3: field outer: endloop is missing",
        "a.stl | solid x~vertex 1 2 3~endsolid~ | :3: field endsolid: endloop is missing",
        "a.stl | solid x~vortex~ | :2: no line of STL begins with 'vortex'",
        "a.ply | OFF~ | :1: a PLY file begins with a line 'ply'",
        "a.ply | ply~format ascii~ | :2: field format: the second line says the format, format"
            + " ascii 1.0 for example",
        "a.ply | ply~format ascii 1.1~ | :2: field format: version 1.0 is expected, not '1.1'",
        "a.ply | ply~format ascii 1.0~element vertex 1~element vertex 1~ | :4: field element:"
            + " 'vertex' is there already",
        "a.ply | ply~format ascii 1.0~element vertex 1~property int x~property int x~ | :5: field"
            + " property: 'x' is there already",
        "a.ply | ply~format ascii 1.0~element a 1~property list float int b~element vertex 1~property"
            + " int x~property int y~property int z~end_header~2.5 1 2 3~ | :10: field a[0]: the"
            + " length of a list is a whole number, not 2.5",
        "a.ply | ply~format utf8 1.0~end_header~ | :3: field format: ascii,"
            + " binary_little_endian or binary_big_endian is expected, not 'utf8'",
        "a.ply | ply~format ascii 1.0~ | :2: the file ends too early: end_header is missing",
        "a.ply | ply~format ascii 1.0~element vertex -1~ | :3: field element: a name and a whole"
            + " number up to 999999999 are expected",
        "a.ply | ply~format ascii 1.0~property float x~ | :3: field property: it belongs to no"
            + " element",
        "a.ply | ply~format ascii 1.0~element vertex 1~property real x~ | :4: field property:"
            + " 'real' is no type of numbers",
        "a.ply | ply~format ascii 1.0~element vertex 1~property int x~property int y~end_header~"
            + " | :6: field vertex: it has no property 'z'",
        "a.ply | ply~format ascii 1.0~end_header~ | :3: field vertex: no vertex: a PLY file has"
            + " elements 'vertex'",
        "a.ply | ply~format ascii 1.0~element vertex 2~property int x~property int y~property int"
            + " z~end_header~1 2 3~1 2~ | :9: field vertex[1]: not complete: it needs 3 numbers"
      })
  void malformed(String name, String text, String complaint) throws IOException {
    String file = write(name, bytes(text.replace('~', '\n')));
    Cli cli = Cli.run("distance", file, "examples/cube.off");
    String err = cli.err().replace('"', '\'').strip();
    assertTrue(err.startsWith(file + complaint), err);
    assertEquals(2, cli.code());
    assertEquals("", cli.out());
  }

  /** Faces are only read for a warning: one that is none ends them. */
  @ParameterizedTest
  @ValueSource(strings = {"2.5", "NaN", "-1", "-0.5", "Infinity"})
  void aListWhoseLengthIsNoneIsNoFace(String length) throws IOException {
    String ply = new String(ply("ascii"), StandardCharsets.ISO_8859_1);
    String odd =
        ply.replace("list uchar int", "list float int").replace("\n3 0 2 1", "\n" + length);
    Cli.run("distance", write("odd.ply", bytes(odd + " 0 2 1\n")), "examples/cube.off").ok();
    CliReaders.ply(bytes(odd));
  }

  /** In a file of text they would take the lines of what follows. */
  @Test
  void elementsWithoutPropertiesArePassedOver() throws IOException {
    String ply = new String(ply("ascii"), StandardCharsets.ISO_8859_1);
    String odd = ply.replace("element vertex", "element none 999999999\nelement vertex");
    String expected =
        Cli.run("distance", write("a.ply", bytes(ply)), "examples/cube.off").ok().out();
    String file = write("none.ply", bytes(odd));
    assertEquals(expected, Cli.run("distance", file, "examples/cube.off").ok().out());
  }

  @Test
  void bytesAfterTheLastTriangleAreRefused() throws IOException {
    byte[] stl = binaryStl("x");
    String file = write("more.stl", java.util.Arrays.copyOf(stl, stl.length + 7));
    Cli.run("distance", file, "examples/cube.off")
        .bad(
            file
                + ": 4 triangles are announced, but more bytes follow them, the first at byte "
                + stl.length);
  }

  /** Corners are the same if their numbers are: 0 and −0, or 1 and 1.0 in text. */
  @ParameterizedTest
  @ValueSource(strings = {"double", "float", "rational"})
  void aRepeatedCornerIsOnePoint(String field) throws IOException {
    String option = "--field=" + field;
    String point = write("point.json", bytes("[[0,0,0],[9,0,0],[0,9,0]]"));
    String expected = Cli.run("distance", point, "examples/cube.off", option).ok().out();
    String text =
        "solid\nvertex 0 0 0\nvertex 9 0 0\nvertex 0 9 0\nendloop\n"
            + "vertex 0 -0 0e3\nvertex 9.0 0 -0.0\nvertex -0 9e0 0\nendloop\nendsolid\n";
    ByteBuffer binary = ByteBuffer.allocate(84 + 2 * 50).order(ByteOrder.LITTLE_ENDIAN);
    binary.putInt(80, 2);
    for (int k = 0; k < 2; k++) {
      binary.position(84 + 50 * k + 12);
      for (float coordinate : new float[] {0, 0, 0, 9, 0, 0, 0, 9, 0}) {
        binary.putFloat(k == 1 && coordinate == 0 ? -0.0f : coordinate);
      }
    }
    for (byte[] file : new byte[][] {bytes(text), binary.array()}) {
      for (String decimals : new String[] {"--decimals=exact", "--decimals=nearest"}) {
        String stl = write("zeros.stl", file);
        Cli cli = Cli.run("distance", stl, "examples/cube.off", option, decimals);
        assertEquals(expected, cli.ok().out());
        assertEquals(3, corners(file, field, decimals));
      }
    }
  }

  private static int corners(byte[] file, String field, String decimals) throws IOException {
    LineReader lines = new LineReader(new ByteArrayInputStream(file), "input");
    Arithmetic<?> arithmetic =
        switch (field) {
          case "double" -> Arithmetic.doubles(Arithmetic.LIMITS);
          case "float" -> Arithmetic.floats(Arithmetic.LIMITS);
          default ->
              Arithmetic.rational(
                  decimals.endsWith("exact")
                      ? Arithmetic.Decimals.EXACT
                      : Arithmetic.Decimals.NEAREST);
        };
    try {
      return new StlReader<>(arithmetic, lines).read().body().points().size();
    } catch (InputException refused) {
      throw new AssertionError(refused);
    }
  }

  /** What stands before the first word of standard input may be long. */
  @ParameterizedTest
  @ValueSource(strings = {"\n", "#\n", " \r\n"})
  void linesBeforeTheFirstWordArePassedOver(String line) throws IOException {
    String cube = Files.readString(Path.of("examples/cube.off"));
    String expected = Cli.run("distance", "examples/cube.off", "examples/cube.off").ok().out();
    String text = line.repeat(4000 / line.length()) + cube;
    assertEquals(expected, Cli.runOn(text, "distance", "-", "examples/cube.off").ok().out());
  }

  @Test
  void complaintsDoNotDependOnTheLanguage() throws IOException {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      String file = write("a.stl", bytes("solid x\nvertex 1 2\n"));
      Cli.run("distance", file, "examples/cube.off")
          .bad(file + ":2: field vertex[0]: 3 coordinates are needed, not 2");
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void damagedCompressedFilesAreRefused() throws IOException {
    byte[] packed = packed(bytes(JSON));
    String cut = write("a.json.gz", java.util.Arrays.copyOf(packed, packed.length - 9));
    Cli.run("distance", cut, "examples/cube.off")
        .bad(cut + ": cannot be read: the compressed file is damaged or cut off here");
    packed = packed(binaryStl("x"));
    packed[packed.length - 8] ^= 1; // of the checksum, which comes after all that is read
    String altered = write("a.stl.gz", packed);
    Cli.run("distance", altered, "examples/cube.off")
        .bad(altered + ": cannot be read: the compressed file is damaged or cut off here");
  }

  @Test
  void aDimensionTakesNoMemory() throws IOException {
    String file = write("a.off", bytes("nOFF 999999999\n1 0 0\n1\n"));
    Cli.run("distance", file, "examples/cube.off")
        .bad(file + ":3: field vertex[0]: 999999999 coordinates are needed, not 1");
  }

  @Test
  void pairsAndResultsMayBeCompressed() throws IOException {
    byte[] pairs = Files.readAllBytes(Path.of("examples/pairs.jsonl"));
    String plain = Cli.run("distance", "examples/pairs.jsonl").ok().out();
    String small = write("pairs.jsonl.gz", packed(pairs));
    assertEquals(plain, Cli.run("distance", small).ok().out());
    Cli piped = Cli.runOn(new ByteArrayInputStream(packed(pairs)), "distance", "-");
    assertEquals(plain, piped.ok().out());
    String results = write("r.jsonl.gz", packed(bytes(plain)));
    Cli check = Cli.run("check", results, "--pairs", small);
    assertEquals(0, check.code(), check.err());
  }

  @Test
  void theFormatOfStandardInputMustBeKnown() throws IOException {
    String unknown =
        "<stdin>: the points of one body are read as OFF, OBJ, PLY, STL or as a JSON array of"
            + " points; this begins like none of them";
    Cli.runOn("0 0 0\n", "distance", "examples/cube.off", "-").bad(unknown);
    Cli.runOn("", "distance", "examples/cube.off", "-").bad("<stdin>: the file is empty");
    Cli.runOn("[[0]]", "distance", "examples/cube.off", "-")
        .bad("<stdin>: dimension 1, but examples/cube.off has dimension 3");
    Cli.runOn("[[0]]", "distance", "-", "examples/cube.off")
        .bad("examples/cube.off: dimension 3, but <stdin> has dimension 1");
    Cli.run("distance", "-", "-").bad("-: standard input can be one of the two bodies only");
    Cli.runOn("# x\n\no a\nv 1 2 3\n", "distance", "examples/cube.off", "-").ok();
  }

  @Test
  void bytesOfAnyKindAreReadOrRefused() throws IOException {
    Random random = new Random(5);
    byte[][] files = {binaryStl("x"), ply("binary_little_endian"), file("stl"), ply("ascii")};
    String[] names = {"a.stl", "a.ply", "b.stl", "b.ply"};
    for (int k = 0; k < 200; k++) {
      byte[] file = files[k % 4].clone();
      for (int n = 0; n < 3; n++) {
        file[random.nextInt(file.length)] = (byte) random.nextInt(256);
      }
      Cli cli = Cli.run("distance", write(names[k % 4], file), "examples/cube.off");
      assertTrue(cli.code() == 0 || cli.code() == 2, cli.err());
    }
  }
}
