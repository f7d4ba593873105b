package org.certigjk.referee.results;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Query;

/**
 * For which query each id stands, in at most 64 bytes for each.
 *
 * <p><b>Definition.</b> The digest of a query is the first 64 bits of the SHA-256 of its numbers,
 * each as the eight bytes of its {@code long} or {@code double}, the highest first: n, the numbers
 * of points of A and of B, their coordinates; and of one with poses, for that of A and then that of
 * B, the number of rows and the rows.
 *
 * <p><b>Limits.</b> Digests stand for what they are of: that two of a million ids or queries have
 * the same has a probability of 3·10⁻⁸.
 */
final class QueryIds {

  private static final int NONE = 0;

  private long[] ids = new long[1 << 10];
  private long[] queries = new long[ids.length];
  private int size;

  /** Returns the digest of a query. */
  static long digest(Query query) {
    MessageDigest digest = sha256();
    update(digest, query.dimension(), query.pair().sizeA(), query.pair().sizeB());
    update(digest, query.pair().a());
    update(digest, query.pair().b());
    if (query.poses() != null) {
      for (Pose pose : new Pose[] {query.poses().a(), query.poses().b()}) {
        update(digest, pose.rows().length);
        update(digest, pose.rows());
      }
    }
    return first(digest);
  }

  private static void update(MessageDigest digest, double[][] rows) {
    for (double[] row : rows) {
      update(digest, Arrays.stream(row).mapToLong(x -> Double.doubleToLongBits(x + 0.0)).toArray());
    }
  }

  private static void update(MessageDigest digest, long... numbers) {
    ByteBuffer bytes = ByteBuffer.allocate(Long.BYTES * numbers.length);
    bytes.asLongBuffer().put(numbers);
    digest.update(bytes);
  }

  private static long first(MessageDigest digest) {
    return ByteBuffer.wrap(digest.digest()).getLong();
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible); // every Java platform has it
    }
  }

  /** Notes that an id stands for the query of a digest; returns false if it stands for another. */
  boolean add(String id, long query) {
    MessageDigest digest = sha256();
    digest.update(id.getBytes(StandardCharsets.UTF_8));
    long key = first(digest);
    if (2 * size >= ids.length) {
      grow();
    }
    return put(key == NONE ? 1 : key, query);
  }

  private boolean put(long key, long query) {
    int place = (int) key & (ids.length - 1);
    while (ids[place] != NONE && ids[place] != key) {
      place = (place + 1) & (ids.length - 1);
    }
    if (ids[place] == key) {
      return queries[place] == query;
    }
    ids[place] = key;
    queries[place] = query;
    size++;
    return true;
  }

  private void grow() {
    long[] oldIds = ids;
    long[] oldQueries = queries;
    ids = new long[2 * oldIds.length];
    queries = new long[ids.length];
    size = 0;
    for (int k = 0; k < oldIds.length; k++) {
      if (oldIds[k] != NONE) {
        put(oldIds[k], oldQueries[k]);
      }
    }
  }
}
