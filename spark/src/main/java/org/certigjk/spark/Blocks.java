package org.certigjk.spark;

import org.apache.spark.Partitioner;

/** Cuts the numbers from 0 to size − 1 into blocks of consecutive ones. */
final class Blocks extends Partitioner {

  private static final long serialVersionUID = 1;

  private final long length;
  private final int count;

  Blocks(long size, int count) {
    this.length = Math.max(1, (size + count - 1) / count);
    this.count = count;
  }

  @Override
  public int numPartitions() {
    return count;
  }

  @Override
  public int getPartition(Object number) {
    return (int) ((Long) number / length);
  }
}
