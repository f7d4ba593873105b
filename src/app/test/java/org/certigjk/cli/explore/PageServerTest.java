package org.certigjk.cli.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.certigjk.samples.Patience;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The explorer's server and those who do not behave. */
@Timeout(value = Patience.MINUTES, unit = TimeUnit.MINUTES)
class PageServerTest {

  private static Socket send(PageServer server, String text) throws IOException {
    URI page = server.address("");
    Socket socket = new Socket(page.getHost(), page.getPort());
    socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
    socket.getOutputStream().flush();
    return socket;
  }

  private static String answer(Socket socket) throws IOException {
    return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  private static final String WHOLE =
      "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

  /** More than a server has threads, or processors. */
  private static final int MANY = 50;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "GE",
        "GET / HTTP/1.1\r\n",
        "GET / HTTP/1.1\r\nHost: localhost\r\nX: y",
        "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nabc"
      })
  void halfSentRequestsKeepNobodyWaiting(String half) throws IOException {
    List<Socket> open = new ArrayList<>();
    try (PageServer server = PageServer.start(0)) {
      for (int k = 0; k < MANY; k++) {
        open.add(send(server, half));
      }
      try (Socket whole = send(server, WHOLE)) {
        String answer = answer(whole);
        assertTrue(answer.startsWith("HTTP/1.1 200 "), answer);
        assertTrue(answer.endsWith("</html>\n"), "the page is complete");
      }
    } finally {
      for (Socket socket : open) {
        socket.close();
      }
    }
  }

  @Test
  void aHalfSentRequestIsDroppedInTheEnd() throws IOException {
    try (PageServer server = PageServer.start(0);
        Socket half = send(server, "GET / HTTP/1.1\r\nHost: local")) {
      assertEquals(-1, half.getInputStream().read());
    }
  }

  /** Who asks for the page and does not read it. */
  @Test
  void anAnswerThatNobodyReadsKeepsNobodyWaiting() throws IOException {
    String script = "GET /explorer.js HTTP/1.1\r\nHost: localhost\r\n\r\n";
    try (PageServer server = PageServer.start(0);
        Socket deaf = send(server, script.repeat(MANY));
        Socket whole = send(server, WHOLE)) {
      assertTrue(answer(whole).startsWith("HTTP/1.1 200 "));
      assertTrue(deaf.isConnected());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "explorer.js", "none.js"})
  void everyAnswerSaysWhatThePageMayDo(String path) throws IOException, InterruptedException {
    try (PageServer server = PageServer.start(0)) {
      HttpRequest request = HttpRequest.newBuilder(server.address("").resolve(path)).build();
      HttpResponse<String> answer =
          HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
      assertEquals("nosniff", answer.headers().firstValue("X-Content-Type-Options").orElse(""));
      Map<String, String> policy =
          directives(answer.headers().firstValue("Content-Security-Policy").orElse(""));
      Map<String, String> ofPage = directives(policyOfThePage());
      assertEquals("'none'", policy.remove("frame-ancestors")); // a page cannot say that of itself
      assertEquals(ofPage.keySet(), policy.keySet());
      ofPage.forEach(
          (directive, sources) ->
              assertEquals(sources.replace(" file:", ""), policy.get(directive), directive));
    }
  }

  private static Map<String, String> directives(String policy) {
    Map<String, String> directives = new TreeMap<>();
    Arrays.stream(policy.split(";", -1))
        .map(directive -> directive.strip().split(" ", 2))
        .forEach(words -> directives.put(words[0], words.length < 2 ? "" : words[1]));
    return directives;
  }

  /** The page works under this one: the tests of the page in a browser say so. */
  private static String policyOfThePage() throws IOException {
    String page = Files.readString(Path.of("docs/explorer/index.html"));
    Matcher policy =
        Pattern.compile("Content-Security-Policy\" content=\"([^\"]+)\"").matcher(page);
    assertTrue(policy.find());
    return policy.group(1);
  }

  @Test
  void listensToThisMachineOnly() throws IOException {
    try (PageServer server = PageServer.start(0)) {
      assertTrue(InetAddress.getByName(server.address("").getHost()).isLoopbackAddress());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "GET /../../cli/Main.class HTTP/1.1\r\nHost: localhost\r\n",
        "GET /..%2f..%2fcli%2fMain.class HTTP/1.1\r\nHost: localhost\r\n",
        "GET file:///etc/passwd HTTP/1.1\r\nHost: localhost\r\n",
        "GET //evil.example/index.html HTTP/1.1\r\nHost: evil.example\r\n",
        "GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n",
        "GET / HTTP/1.1\r\nHost: localhost@evil.example\r\n",
        "GET / HTTP/1.1\r\n",
        "GET\r\n",
        "\u0016\u0003\u0001\u0002\r\n"
      })
  void nothingElseIsServed(String request) throws IOException {
    try (PageServer server = PageServer.start(0);
        Socket socket = send(server, request + "Connection: close\r\n\r\n")) {
      String answer = answer(socket);
      assertTrue(!answer.startsWith("HTTP/1.1 200 "), answer);
      assertTrue(!answer.contains("root:"), answer);
    }
  }
}
