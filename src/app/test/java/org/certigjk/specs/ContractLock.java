package org.certigjk.specs;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.certigjk.specs.Tokens.Token;

/**
 * The lock {@code specs/lock.tsv}: what the prover had before it, as hashes of tokens, one row for
 * each method and one for the rest of each class. Whoever changes a verified method, its contract
 * or anything else in these files makes its row stale, until {@code specs/check.sh --update} has
 * proved it again. This detects staleness, not forgery.
 */
final class ContractLock {

  /** What follows the hashes in a row that says nothing of a proof. */
  private static final String NO_PROOF = "-\t-\t-\t-\t-";

  private static final String HEADINGS =
      "class\tmethod\tjava\tcontract\tobligation\tverdict\tprover\tversion\tseconds\n";

  private static final String NOTHING = "-";

  private final Path root;
  private final Verified verified;

  ContractLock(Path root) {
    this.root = root;
    this.verified = new Verified(root);
  }

  private record Key(String type, String method) {

    @Override
    public String toString() {
      return type + "." + method;
    }
  }

  /** The two hashes, of Java and of JML, with a tab between them. */
  private Map<Key, String> hashes() {
    Map<String, Path> contracts = verified.jmlFiles();
    Set<String> listed = verified.types();
    Set<String> types = new LinkedHashSet<>(listed);
    types.addAll(contracts.keySet());
    Map<Key, String> hashes = new LinkedHashMap<>();
    for (String type : types) {
      Map<String, List<Token>> java =
          listed.contains(type) ? verified.java(type).entries() : Map.of();
      Map<String, List<Token>> jml =
          contracts.containsKey(type) ? verified.entries(contracts.get(type)).entries() : Map.of();
      Set<String> methods = new LinkedHashSet<>(java.keySet());
      methods.addAll(jml.keySet());
      for (String method : methods) {
        hashes.put(new Key(type, method), hash(java.get(method)) + "\t" + hash(jml.get(method)));
      }
    }
    return hashes;
  }

  private static String hash(List<Token> tokens) {
    return tokens == null ? NOTHING : hash(Tokens.join(tokens));
  }

  private static String hash(String text) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      byte[] bytes = digest.digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(bytes, 0, 8);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private Map<Key, String[]> locked() {
    Map<Key, String[]> locked = new LinkedHashMap<>();
    for (String[] cells : Verified.table(root.resolve("specs/lock.tsv"), 9)) {
      locked.put(new Key(cells[0], cells[1]), cells);
    }
    return locked;
  }

  /** What has changed since the lock was written, one line for each entry. */
  List<String> stale() {
    List<String> stale = new ArrayList<>();
    Map<Key, String[]> locked = locked();
    Map<Key, String> hashes = hashes();
    hashes.forEach(
        (key, hash) -> {
          String[] cells = locked.get(key);
          String[] now = hash.split("\t");
          if (cells == null) {
            stale.add(key + " is new");
          } else {
            if (!cells[2].equals(now[0])) {
              stale.add(key + " has changed");
            }
            if (!cells[3].equals(now[1])) {
              stale.add(key + ": its contract has changed");
            }
          }
        });
    locked.keySet().stream()
        .filter(key -> !hashes.containsKey(key))
        .forEach(key -> stale.add(key + " is gone"));
    for (Verified.Row row : verified.rows()) {
      String[] cells = locked.get(new Key(row.type(), row.method()));
      if (cells != null && !(cells[5].equals(row.verdict()) && cells[6].equals(row.prover()))) {
        stale.add(row.type() + "." + row.method() + ": its verdict or prover has changed");
      }
    }
    return stale;
  }

  /** The differences between the obligations that the lock names and those that are kept. */
  List<String> misplacedObligations() throws IOException {
    Set<String> named = new TreeSet<>();
    for (String[] cells : locked().values()) {
      if (cells[5].equals("proved")) {
        named.add(obligation(cells[0], cells[1]));
      }
    }
    Set<String> kept = new TreeSet<>();
    try (Stream<Path> files = Files.list(root.resolve("proofs/obligations"))) {
      files.forEach(file -> kept.add(file.getFileName().toString()));
    }
    List<String> differences = new ArrayList<>();
    named.stream().filter(f -> !kept.contains(f)).forEach(f -> differences.add(f + " is missing"));
    kept.stream()
        .filter(f -> !named.contains(f))
        .forEach(f -> differences.add(f + " is not named"));
    return differences;
  }

  /** The name of the file that keeps the obligation of a method, without brackets in it. */
  static String obligation(String type, String method) {
    return type
        + "."
        + method.replaceAll("\\(\\)|\\)", "").replaceAll("[(,]", "-").replace("[]", "_array")
        + ".smt2.xz";
  }

  /**
   * Writes the lock from results, one line for each proved method: class, method, hash of the
   * obligation, prover, version, seconds. Rows of which only the seconds would change stay.
   */
  void write(Path results) throws IOException {
    Map<Key, String> proofs = new LinkedHashMap<>();
    for (String line : Files.readAllLines(results)) {
      String[] cells = line.split("\t");
      String proof = String.join("\t", cells[2], "proved", cells[3], cells[4], cells[5]);
      proofs.put(new Key(cells[0], cells[1]), proof);
    }
    for (Verified.Row row : verified.rows()) {
      String noProof = String.join("\t", NOTHING, row.verdict(), NOTHING, NOTHING, NOTHING);
      proofs.putIfAbsent(new Key(row.type(), row.method()), noProof);
    }
    Path file = root.resolve("specs/lock.tsv");
    Map<Key, String[]> old = Files.exists(file) ? locked() : Map.of();
    StringBuilder text = new StringBuilder(HEADINGS);
    hashes()
        .forEach(
            (key, hash) -> {
              String row =
                  key.type()
                      + "\t"
                      + key.method()
                      + "\t"
                      + hash
                      + "\t"
                      + proofs.getOrDefault(key, NO_PROOF);
              String before = old.containsKey(key) ? String.join("\t", old.get(key)) : "";
              text.append(withoutSeconds(row).equals(withoutSeconds(before)) ? before : row)
                  .append('\n');
            });
    Files.writeString(file, text);
  }

  private static String withoutSeconds(String row) {
    return row.substring(0, row.lastIndexOf('\t') + 1);
  }
}
