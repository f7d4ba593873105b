package org.certigjk.cli.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.net.BindException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.certigjk.cli.Cli;
import org.certigjk.cli.Main;
import org.certigjk.explorer.Scene;
import org.certigjk.explorer.SceneText;
import org.certigjk.samples.Patience;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(value = Patience.MINUTES, unit = TimeUnit.MINUTES)
class ExploreCommandTest {

  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  @TempDir private Path directory = Path.of("");

  @ParameterizedTest
  @CsvSource({
    "'', index.html, text/html; charset=utf-8",
    "index.html, index.html, text/html; charset=utf-8",
    "style.css, style.css, text/css; charset=utf-8",
    "explorer.js, explorer.js, text/javascript; charset=utf-8",
    "NOTICE.txt, NOTICE.txt, text/plain; charset=utf-8"
  })
  void servesThePage(String path, String file, String type) throws Exception {
    try (PageServer server = PageServer.start(0)) {
      HttpResponse<byte[]> answer = get(server, path);
      assertEquals(200, answer.statusCode());
      assertEquals(type, answer.headers().firstValue("Content-Type").orElse(""));
      assertEquals(
          Files.readString(Path.of("docs/explorer", file)),
          new String(answer.body(), StandardCharsets.UTF_8));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nothing.js",
        "explorer",
        "package-info.class",
        "../../cli/Main.class",
        "..%2F..%2Fcli%2FMain.class",
        "%2e%2e/%2e%2e/gjk/package-info.class",
        "..%5Cx.js",
        "a/b.js",
        "%00.js",
        "/etc/passwd"
      })
  void servesNothingElse(String path) throws Exception {
    try (PageServer server = PageServer.start(0)) {
      assertEquals(404, get(server, path).statusCode());
    }
  }

  @Test
  void onlyReads() throws Exception {
    try (PageServer server = PageServer.start(0)) {
      URI page = server.address("");
      HttpRequest post = HttpRequest.newBuilder(page).POST(BodyPublishers.ofString("x")).build();
      HttpResponse<String> refused = CLIENT.send(post, BodyHandlers.ofString());
      assertEquals(405, refused.statusCode());
      assertEquals("GET, HEAD", refused.headers().firstValue("Allow").orElse(""));
      HttpRequest head =
          HttpRequest.newBuilder(page).method("HEAD", BodyPublishers.noBody()).build();
      HttpResponse<String> answer = CLIENT.send(head, BodyHandlers.ofString());
      assertEquals(200, answer.statusCode());
      assertEquals("", answer.body());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "localhost, 200",
    "LOCALHOST:80, 200",
    "127.0.0.1:1, 200",
    "evil.example, 421",
    "localhost.evil.example:80, 421",
    "127.0.0.1.evil.example, 421",
    "'', 421"
  })
  void answersUnderTheNamesOfThisMachineOnly(String host, int status) throws Exception {
    try (PageServer server = PageServer.start(0)) {
      assertTrue(
          firstLine(server, "GET / HTTP/1.1\r\nHost: " + host + "\r\n\r\n").contains(" " + status));
    }
  }

  @Test
  void saysThatAPortIsTaken() throws Exception {
    try (PageServer server = PageServer.start(0)) {
      int port = server.address("").getPort();
      assertThrows(BindException.class, () -> PageServer.start(port));
      Cli taken = Cli.run("explore", "--no-browser", "--port", "" + port);
      assertEquals(2, taken.code());
      assertTrue(taken.err().startsWith("--port " + port + ": Address already in use"));
    }
    Cli none = Cli.run("explore", "--no-browser", "--port", "65536");
    assertEquals(2, none.code());
    assertTrue(none.err().startsWith("--port 65536: "), none.err());
  }

  @Test
  void showsThePairOrResultOfAFile() throws Exception {
    String pair = "{\"a\": [[0, 0], [0.5, \"1/3\"]], \"b\": [[3, -4]]}";
    assertEquals("a=0,0;1/2,1/3&b=3,-4", sceneOf(pair, "-"));
    String result = Cli.runOn(pair, "distance", "-").ok().out();
    assertEquals("a=0,0;1/2,1/3&b=3,-4", sceneOf(result, "-"));
    assertEquals("a=0,0;1/2,1/3&b=3,-4", sceneOf(result + result, "-"));
    String a = Cli.write(directory, "a.json", "[[1, 2, 3]]");
    String b = Cli.write(directory, "b.json", "[[4, 5, 6], [7, 8, 9]]");
    assertEquals("a=1,2,3&b=4,5,6;7,8,9", sceneOf("", a, b));
    assertEquals(null, sceneOf(""));
  }

  @Test
  void saysWhatIsWrongWithAFile() {
    Cli.runOn("", "explore", "--no-browser", "-").bad("<stdin>: the file is empty");
    Cli flat = Cli.runOn("{\"a\": [[1]], \"b\": [[2]]}", "explore", "--no-browser", "-");
    assertEquals(2, flat.code());
    assertTrue(flat.err().contains("dimension") || flat.err().contains("coordinates"), flat.err());
    Cli.run("explore", "--no-browser", "nowhere.json").bad("nowhere.json: no such file");
  }

  @Test
  void showsWhatStandsInAnAddress() throws Exception {
    String scene = "a=0,0; 1/2,1&b=3,-4&finding={\"id\":\"x\"}";
    String encoded = scene.replace("{", "%7B").replace("}", "%7D").replace("\"", "%22");
    assertEquals(scene, sceneOf("", "#" + encoded));
    assertEquals("preset=touching", sceneOf("", "#preset=touching"));
    Cli.run("explore", "--no-browser", "#a=0,0&b=1")
        .bad(
            "the scene: b, point 0: \"1\" is not a point; two or three coordinates are needed, as in"
                + " 1,1/2");
    Cli.run("explore", "--no-browser", "#trace={}")
        .bad("the scene: character 7 is none of an address; write it as % and its two digits");
  }

  /** The first of the examples, of which the page has decimals. */
  @Test
  void showsTestVectors() throws Exception {
    String first = sceneOf("", "docs/referee-findings/shrunk.jsonl");
    String page = Files.readString(Path.of("docs/referee-findings.md"));
    Matcher link = Pattern.compile("#(a=[^&]*&b=[^&]*)&finding=").matcher(page);
    assertTrue(link.find());
    Scene linked = SceneText.parse(link.group(1));
    assertEquals(SceneText.parse(first).a(), linked.a(), first);
    assertEquals(SceneText.parse(first).b(), linked.b(), first);
  }

  @Test
  void servesTheRecordsToChooseFrom() throws Exception {
    String records = "{\"a\": [[0, 0]], \"b\": [[1, 0]]}\n{\"a\": [[0, 0]], \"b\": [[2, 0]]}\n";
    try (PageServer server = PageServer.start(0, records)) {
      assertEquals("records", server.address("a=0,0&b=1,0").getQuery());
      URI file = server.address("").resolve("/records.jsonl");
      HttpRequest request = HttpRequest.newBuilder(file).build();
      HttpResponse<String> answer = CLIENT.send(request, BodyHandlers.ofString());
      assertEquals(200, answer.statusCode());
      assertEquals(records, answer.body());
    }
    try (PageServer server = PageServer.start(0)) {
      assertEquals(404, get(server, "records.jsonl").statusCode());
    }
  }

  @Test
  void knowsWhatOpensAnAddress() {
    assertEquals(List.of("xdg-open"), Browser.opener("Linux"));
    assertEquals(List.of("open"), Browser.opener("Mac OS X"));
    assertEquals(List.of("rundll32", "url.dll,FileProtocolHandler"), Browser.opener("Windows 11"));
  }

  private static HttpResponse<byte[]> get(PageServer server, String path) throws Exception {
    URI address = URI.create(server.address("") + path);
    return CLIENT.send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofByteArray());
  }

  private static String firstLine(PageServer server, String request) throws IOException {
    URI address = server.address("");
    try (Socket socket = new Socket(address.getHost(), address.getPort())) {
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      socket.getOutputStream().flush();
      return line(socket.getInputStream());
    }
  }

  /** Starts the command, and returns the fragment of the address that it prints. */
  private static String sceneOf(String input, String... files) throws Exception {
    PipedInputStream printed = new PipedInputStream(1 << 16);
    PipedOutputStream out = new PipedOutputStream(printed);
    PrintStream quiet =
        new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);
    String[] arguments = new String[files.length + 2];
    arguments[0] = "explore";
    arguments[1] = "--no-browser";
    System.arraycopy(files, 0, arguments, 2, files.length);
    InputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
    Thread command = new Thread(() -> Main.run(in, out, quiet, arguments));
    command.start();
    try {
      return URI.create(line(printed)).getFragment();
    } finally {
      command.interrupt();
      command.join();
    }
  }

  private static String line(InputStream stream) throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = stream.read(); c != '\n' && c >= 0; c = stream.read()) {
      line.append((char) c);
    }
    return line.toString();
  }
}
