package org.certigjk.vectors.family;

import org.certigjk.vectors.Draw;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;

/** A set of queries of which only 64 bits each are kept. */
public final class Fingerprints {

  /** Open addressing with steps of one; 0 is an empty place. */
  private long[] table = new long[1 << 10];

  private int count;

  /** Adds a query; returns whether none with the same 64 bits was there. */
  public boolean add(Query query) {
    if (3 * (count + 1L) > 2L * table.length) {
      grow();
    }
    boolean isNew = put(of(query));
    count += isNew ? 1 : 0;
    return isNew;
  }

  private boolean put(long fingerprint) {
    int mask = table.length - 1;
    int place = (int) fingerprint & mask;
    while (table[place] != 0) {
      if (table[place] == fingerprint) {
        return false;
      }
      place = place + 1 & mask;
    }
    table[place] = fingerprint;
    return true;
  }

  private void grow() {
    long[] old = table;
    table = new long[Math.multiplyExact(2, old.length)];
    for (long fingerprint : old) {
      if (fingerprint != 0) {
        put(fingerprint);
      }
    }
  }

  /** Equal queries have equal fingerprints, which are never 0. */
  public static long of(Query query) {
    long hash = mixed(mixed(0, query.pair().a()), query.pair().b());
    Poses poses = query.poses();
    if (poses != null) {
      hash = mixed(mixed(hash, poses.a().rows()), poses.b().rows());
    }
    return hash == 0 ? 1 : hash;
  }

  private static long mixed(long start, double[][] rows) {
    long hash = Draw.mix(start + rows.length);
    for (double[] row : rows) {
      hash = Draw.mix(hash + row.length);
      for (double x : row) {
        hash = Draw.mix(hash * 0x9e3779b97f4a7c15L + Double.doubleToLongBits(x) + 1);
      }
    }
    return hash;
  }
}
