package org.certigjk.vectors.files;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.certigjk.json.JsonWords;
import org.certigjk.vectors.Pose.Form;
import org.certigjk.vectors.family.Family;
import org.certigjk.vectors.family.FamilyPart;
import org.certigjk.vectors.family.Plan;
import org.certigjk.vectors.family.PublishedSet;
import org.jspecify.annotations.Nullable;

/**
 * What file of test vectors is asked for: a published set, or families with dimensions, sizes and
 * seeds; and which shard of it. The parameters in the header of a file are a request, so that what
 * should stand in the file can be found out again.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * VectorRequest request = VectorRequest.of(List.of(Family.GAP), 3, 8, 1, 1000);
 * request.withShard(2, 4).parameters();
 * // {family=gap, dimension=3, size=8, seed=1, count=1000, shard=2/4}
 * }</pre>
 *
 * @param set the published set, or {@code null} for families
 * @param families the families
 * @param dimensions the dimensions; families that do not have one are left out there
 * @param sizes the numbers of points of each body
 * @param seed the first seed of each family, dimension and size
 * @param count how many seeds of each
 * @param single whether float twins are asked for
 * @param posed by which numbers the poses are given that are asked for, or {@code null} for none
 * @param shard which shard, from 1
 * @param shards of how many; 1 for the whole
 */
public record VectorRequest(
    @Nullable String set,
    List<Family> families,
    List<Integer> dimensions,
    List<Integer> sizes,
    long seed,
    long count,
    boolean single,
    @Nullable Form posed,
    int shard,
    int shards) {

  /** Copies the lists, and checks the shard. */
  public VectorRequest {
    families = List.copyOf(families);
    dimensions = List.copyOf(dimensions);
    sizes = List.copyOf(sizes);
    requireWithin("dimension", dimensions, 8);
    requireWithin("size", sizes, 10_000);
    if (shards < 1) {
      throw new IllegalArgumentException("shard %s/%s of no shards".formatted(shard, shards));
    }
    if (shard < 1 || shard > shards) {
      throw new IllegalArgumentException(
          "shard %s/%s: from 1/%2$s to %2$s/%2$s is possible".formatted(shard, shards));
    }
  }

  private static void requireWithin(String what, List<Integer> numbers, int most) {
    for (int number : numbers) {
      if (number < 1 || number > most) {
        throw new IllegalArgumentException(
            "%s %s: from 1 to %s is possible".formatted(what, number, most));
      }
    }
  }

  /** Returns the request for a published set. */
  public static VectorRequest ofSet(String name) {
    return new VectorRequest(
        name, List.of(), List.of(), List.of(), 1, 1, /* single= */ false, /* posed= */ null, 1, 1);
  }

  /** Returns the request for families in one dimension and size. */
  public static VectorRequest of(
      List<Family> families, int dimension, int size, long seed, long count) {
    return new VectorRequest(
        null,
        families,
        List.of(dimension),
        List.of(size),
        seed,
        count,
        /* single= */ false,
        /* posed= */ null,
        1,
        1);
  }

  /** Returns the request for a shard of the same. */
  public VectorRequest withShard(int number, int of) {
    return new VectorRequest(
        set, families, dimensions, sizes, seed, count, single, posed, number, of);
  }

  /** Returns the parameters by name, in the order in which a header has them. */
  public Map<String, String> parameters() {
    Map<String, String> parameters = new LinkedHashMap<>();
    if (set != null) {
      parameters.put("set", set);
    } else {
      parameters.put("family", joined(families, Family::label));
      parameters.put("dimension", joined(dimensions, String::valueOf));
      parameters.put("size", joined(sizes, String::valueOf));
      parameters.put("seed", Long.toString(seed));
      parameters.put("count", Long.toString(count));
      if (single) {
        parameters.put("single", "true");
      }
      if (posed != null) {
        parameters.put("posed", posed == Form.MATRIX ? "true" : "quaternion");
      }
    }
    if (shards > 1) {
      parameters.put("shard", shard + "/" + shards);
    }
    return parameters;
  }

  private static <T> String joined(List<T> list, Function<T, String> text) {
    return list.stream().map(text).collect(Collectors.joining(","));
  }

  /**
   * Returns the request with these parameters, or {@code null} if a file with them was not made
   * from a request.
   *
   * @throws IllegalArgumentException if one of them cannot be read
   */
  public static @Nullable VectorRequest from(Map<String, String> parameters) {
    String[] shard = parameters.getOrDefault("shard", "1/1").split("/", -1);
    if (shard.length != 2) {
      throw new IllegalArgumentException("shard " + parameters.get("shard") + " is not i/n");
    }
    VectorRequest whole;
    if (parameters.containsKey("set")) {
      whole = ofSet(parameters.getOrDefault("set", ""));
    } else if (parameters.containsKey("family")) {
      whole = ofFamilies(parameters);
    } else {
      return null;
    }
    return whole.withShard(Integer.parseInt(shard[0]), Integer.parseInt(shard[1]));
  }

  private static VectorRequest ofFamilies(Map<String, String> parameters) {
    return new VectorRequest(
        null,
        split(parameters, "family").map(Family::named).toList(),
        split(parameters, "dimension").map(Integer::valueOf).toList(),
        split(parameters, "size").map(Integer::valueOf).toList(),
        Long.parseLong(parameters.getOrDefault("seed", "")),
        Long.parseLong(parameters.getOrDefault("count", "")),
        parameters.containsKey("single"),
        posed(parameters.get("posed")),
        1,
        1);
  }

  private static @Nullable Form posed(@Nullable String value) {
    if (value == null) {
      return null;
    }
    return switch (value) {
      case "true", "matrix" -> Form.MATRIX;
      case "quaternion" -> Form.QUATERNION;
      default ->
          throw new IllegalArgumentException(
              "posed %s is none of true, matrix and quaternion".formatted(value));
    };
  }

  private static Stream<String> split(Map<String, String> from, String name) {
    return Arrays.stream(from.getOrDefault(name, "").split(",", -1));
  }

  /**
   * Returns the queries, those of all shards.
   *
   * @throws IllegalArgumentException if there are none, or no such set
   */
  public Plan plan() {
    if (set != null) {
      return PublishedSet.named(set).plan();
    }
    List<FamilyPart> parts = new ArrayList<>();
    for (Family family : families) {
      for (int dimension : dimensions) {
        if (family.hasDimension(dimension) && hasPoses(family, dimension)) {
          sizes.forEach(size -> parts.add(part(family, dimension, size)));
        }
      }
    }
    if (parts.isEmpty()) {
      throw new IllegalArgumentException(
          "no family of %s has pairs in dimension %s%s"
              .formatted(
                  joined(families, Family::label),
                  joined(dimensions, String::valueOf),
                  posed == null ? "" : " with poses by a " + JsonWords.of(posed)));
    }
    return Plan.of(parts);
  }

  private boolean hasPoses(Family family, int dimension) {
    return posed == null || (family.hasPoses() && FamilyPart.isPossible(posed, dimension));
  }

  private FamilyPart part(Family family, int dimension, int size) {
    FamilyPart part = FamilyPart.of(family, dimension, size, seed, count);
    FamilyPart format = single ? part.single() : part;
    return posed == null ? format : format.withPoses(posed);
  }

  /** Returns what the file is, in a few words. */
  public String title() {
    if (set != null) {
      return PublishedSet.named(set).title();
    }
    String names = joined(families, Family::label);
    return families.size() <= 3 ? "Pairs of " + names : "Pairs of " + families.size() + " families";
  }
}
