package org.certigjk.vectors.files;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The first line of a file of test vectors: what the file is, how it was made, and what its flags
 * mean.
 *
 * @param title what the file is, in a few words
 * @param generator the program that wrote it, and its version
 * @param parameters from what the generator made it, by name: seed, families, shard and so on
 * @param source where the inputs come from
 * @param license under which terms the data may be used
 * @param notes what the flags of the vectors mean, by {@link org.certigjk.vectors.Flag#label()}
 * @param groups the kinds of vectors, in their order
 */
public record VectorHeader(
    String title,
    String generator,
    Map<String, String> parameters,
    String source,
    String license,
    Map<String, Note> notes,
    List<Group> groups) {

  /** The format and its version, as every file begins with it. */
  public static final String FORMAT = "certigjk-vectors 1";

  /** The schema, in the folder {@code docs/}. */
  public static final String SCHEMA = "vectors.schema.json";

  /** The license of what is generated; the program has its own. */
  public static final String OURS = "CC0-1.0";

  /** The license where somebody's bodies were given. */
  public static final String OF_THE_BODIES = "that of the bodies";

  /** Copies maps and list; the order is kept. */
  public VectorHeader {
    parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
    notes = Collections.unmodifiableMap(new LinkedHashMap<>(notes));
    groups = List.copyOf(groups);
  }

  /** Returns the header of a file that has none, only pairs. */
  static VectorHeader ofPairs() {
    return new VectorHeader("Pairs", "", Map.of(), "", "", Map.of(), List.of());
  }

  /**
   * What a flag means.
   *
   * @param kind the kind of difficulty, such as contact or range
   * @param description what is special about the input
   * @param effect what goes wrong in floating-point arithmetic
   * @param links where to read more
   */
  public record Note(String kind, String description, String effect, List<String> links) {

    /** Copies the list. */
    public Note {
      links = List.copyOf(links);
    }
  }

  /**
   * Vectors that were made in the same way. Of vectors that somebody wrote down only the first two
   * are known.
   *
   * @param name such as {@code gap/3/8}, with which the ids of its vectors begin
   * @param definition what they are, in one sentence
   * @param family the family
   * @param dimension n
   * @param size the number of points of each set that was asked for
   * @param precision {@code double} or {@code float}: every number of the input has that type
   * @param posed whether the bodies have poses
   */
  public record Group(
      String name,
      String definition,
      @Nullable String family,
      @Nullable Integer dimension,
      @Nullable Integer size,
      @Nullable String precision,
      @Nullable Boolean posed) {

    /** Returns the group of vectors that somebody wrote down. */
    public static Group ofCases(String name, String definition) {
      return new Group(name, definition, null, null, null, null, null);
    }
  }
}
