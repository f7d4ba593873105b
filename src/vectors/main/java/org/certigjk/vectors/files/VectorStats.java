package org.certigjk.vectors.files;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.certigjk.json.JsonWords;
import org.certigjk.vectors.Flag;
import org.certigjk.vectors.TestVector;

/**
 * Counts the vectors of files: by flag, family, dimension, verdict, difficulty and so on.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * VectorStats stats = new VectorStats();
 * stats.addAll(reader);
 * stats.counts("verdict");   // {separated=731, touching=152, overlapping=117}
 * }</pre>
 */
public final class VectorStats {

  /** A family is named by the id up to the first slash. */
  private static final char SLASH = '/';

  private final Map<String, Map<String, Long>> counts = new LinkedHashMap<>();
  private long vectors;

  /** Makes counts of nothing. */
  public VectorStats() {
    for (String what :
        new String[] {
          "flag",
          "family",
          "dimension",
          "points",
          "precision",
          "poses",
          "verdict",
          "closest points",
          "squared depth",
          "bits of difficulty",
          "exact ties"
        }) {
      counts.put(what, new LinkedHashMap<>());
    }
    for (Flag flag : Flag.values()) {
      bucket("flag").put(flag.label(), 0L);
    }
    counts.put("dimension", new TreeMap<>());
    counts.put("family", new TreeMap<>());
    zeros("points", "2 to 8", "9 to 32", "33 to 64", "more");
    zeros("precision", "double", "single");
    zeros("poses", "no", "yes");
    zeros("verdict", "separated", "touching", "overlapping");
    zeros("closest points", "unique", "not unique");
    zeros("squared depth", "known", "not computed", "none");
    zeros("bits of difficulty", "0 to 12", "13 to 24", "25 to 53", "more");
    zeros("exact ties", "none", "some");
  }

  private void zeros(String what, String... buckets) {
    for (String bucket : buckets) {
      bucket(what).put(bucket, 0L);
    }
  }

  private Map<String, Long> bucket(String what) {
    return counts.computeIfAbsent(what, name -> new LinkedHashMap<>());
  }

  /** Counts the vectors of a file. */
  public void addAll(VectorReader reader) throws IOException {
    for (VectorLine line = reader.nextLine(); line != null; line = reader.nextLine()) {
      add(line.vectorWithoutCertificates());
    }
  }

  /** Counts a vector. */
  public void add(TestVector vector) {
    vectors++;
    vector.flags().forEach(flag -> count("flag", flag.label()));
    String id = vector.id();
    count("family", id.indexOf(SLASH) < 0 ? id : id.substring(0, id.indexOf(SLASH)));
    count("dimension", Integer.toString(vector.query().dimension()));
    count("points", points(vector.query().pair().size()));
    count("precision", vector.query().single() ? "single" : "double");
    count("poses", vector.query().poses() == null ? "no" : "yes");
    count("verdict", JsonWords.of(vector.expected().verdict()));
    count("closest points", vector.expected().points().unique() ? "unique" : "not unique");
    count("squared depth", depth(vector));
    count("bits of difficulty", bits(vector.expected().difficulty().bits()));
    count("exact ties", vector.expected().difficulty().ties() == 0 ? "none" : "some");
  }

  private void count(String what, String bucket) {
    bucket(what).merge(bucket, 1L, Long::sum);
  }

  private static String points(int points) {
    return points <= 8 ? "2 to 8" : points <= 32 ? "9 to 32" : points <= 64 ? "33 to 64" : "more";
  }

  private static String depth(TestVector vector) {
    if (vector.expected().squaredDepth() != null) {
      return "known";
    }
    return JsonWords.of(vector.expected().verdict()).equals("separated") ? "none" : "not computed";
  }

  private static String bits(int bits) {
    return bits <= 12 ? "0 to 12" : bits <= 24 ? "13 to 24" : bits <= 53 ? "25 to 53" : "more";
  }

  /** Returns the number of vectors. */
  public long vectors() {
    return vectors;
  }

  /** Returns what is counted: flag, family, dimension and so on. */
  public List<String> names() {
    return List.copyOf(counts.keySet());
  }

  /** Returns how often each value of it occurs. */
  public Map<String, Long> counts(String name) {
    return counts.getOrDefault(name, Map.of());
  }
}
