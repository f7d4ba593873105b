package org.certigjk.cli.explore;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/**
 * Serves the explorer's page, which is in the jar, on the loopback address: to programs of this
 * machine, and only under the names of this machine, so that no other page can read from it by a
 * name of its own (DNS rebinding).
 *
 * <p>Each request has a thread of its own, so that one that is never sent to its end keeps no other
 * waiting; it is dropped after {@value #PATIENCE} s.
 */
final class PageServer implements AutoCloseable {

  private static final String PAGE = "/org/certigjk/explorer/page/";

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "txt", "text/plain; charset=utf-8");

  /** The file of the page that has what the command was given. */
  private static final String RECORDS = "/records.jsonl";

  private static final byte[] LOOPBACK = {127, 0, 0, 1};

  private static final int OK = 200;
  private static final int NOT_FOUND = 404;
  private static final int NOT_ALLOWED = 405;
  private static final int MISDIRECTED = 421;
  private static final int NO_BODY = -1;

  /** How long the server waits for the rest of a request, and to send the answer; in seconds. */
  private static final int PATIENCE = 10;

  /** What the page itself says for files, and that no other page may show it in a frame. */
  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
          + " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  static {
    // read once, when the first server of this process is made
    System.setProperty("sun.net.httpserver.maxReqTime", Integer.toString(PATIENCE));
    System.setProperty("sun.net.httpserver.maxRspTime", Integer.toString(PATIENCE));
  }

  private final HttpServer server;
  private final ExecutorService workers;
  private final boolean hasRecords;

  private PageServer(HttpServer server, ExecutorService workers, boolean hasRecords) {
    this.server = server;
    this.workers = workers;
    this.hasRecords = hasRecords;
  }

  /**
   * Starts the server.
   *
   * @param port the port, 0 for any that is free
   * @throws IOException if the port is taken
   */
  static PageServer start(int port) throws IOException {
    return start(port, "");
  }

  /**
   * Starts the server of a page that has these records to choose from.
   *
   * @param port the port, 0 for any that is free
   * @param records JSON Lines; "" if there are none
   * @throws IOException if the port is taken
   */
  static PageServer start(int port, String records) throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getByAddress(LOOPBACK), port), 0);
    ExecutorService workers = Executors.newCachedThreadPool(PageServer::daemon);
    server.createContext("/", exchange -> answer(exchange, records));
    server.setExecutor(workers);
    server.start();
    return new PageServer(server, workers, !records.isEmpty());
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task, "certigjk-page");
    thread.setDaemon(true);
    return thread;
  }

  /** Returns the address of the page that shows a scene, which may be "". */
  URI address(String scene) {
    String fragment = scene.isEmpty() ? "" : "#" + scene;
    String query = hasRecords ? "?records" : "";
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/" + query + fragment);
  }

  @Override
  public void close() {
    server.stop(0);
    workers.shutdownNow();
  }

  private static void answer(HttpExchange exchange, String records) throws IOException {
    exchange.getResponseHeaders().set("Content-Security-Policy", POLICY);
    exchange.getResponseHeaders().set("X-Content-Type-Options", "nosniff");
    try (exchange) {
      String method = exchange.getRequestMethod();
      if (!isOfThisMachine(exchange.getRequestHeaders().getFirst("Host"))) {
        exchange.sendResponseHeaders(MISDIRECTED, NO_BODY);
      } else if (!method.equals("GET") && !method.equals("HEAD")) {
        exchange.getResponseHeaders().set("Allow", "GET, HEAD");
        exchange.sendResponseHeaders(NOT_ALLOWED, NO_BODY);
      } else {
        send(exchange, records, method.equals("GET"));
      }
    }
  }

  private static void send(HttpExchange exchange, String records, boolean withBody)
      throws IOException {
    String path = exchange.getRequestURI().getPath();
    if (path.equals(RECORDS) && !records.isEmpty()) {
      send(exchange, "application/json", records.getBytes(StandardCharsets.UTF_8), withBody);
      return;
    }
    String name = path.equals("/") ? "index.html" : path.substring(1);
    String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
    byte[] content = type == null ? null : read(name);
    if (type == null || content == null) {
      exchange.sendResponseHeaders(NOT_FOUND, NO_BODY);
      return;
    }
    send(exchange, type, content, withBody);
  }

  private static void send(HttpExchange exchange, String type, byte[] content, boolean withBody)
      throws IOException {
    exchange.getResponseHeaders().set("Content-Type", type);
    exchange.getResponseHeaders().set("Cache-Control", "no-cache"); // another version may follow
    exchange.sendResponseHeaders(OK, withBody ? content.length : NO_BODY);
    if (withBody) {
      exchange.getResponseBody().write(content);
    }
  }

  /** Returns a file of the page; {@code null} if there is none of that name. */
  private static byte @Nullable [] read(String name) throws IOException {
    if (!name.chars().allMatch(PageServer::isInNames)) {
      return null; // and so no name leads out of the folder
    }
    try (InputStream file = PageServer.class.getResourceAsStream(PAGE + name)) {
      return file == null ? null : file.readAllBytes();
    }
  }

  private static boolean isInNames(int c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '.';
  }

  private static boolean isOfThisMachine(@Nullable String host) {
    if (host == null) {
      return false;
    }
    String name = host.toLowerCase(Locale.ROOT);
    int port = name.lastIndexOf(':');
    return switch (port < 0 ? name : name.substring(0, port)) {
      case "127.0.0.1", "localhost" -> true;
      default -> false;
    };
  }
}
