package org.certigjk.spark;

import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.storage.StorageLevel;

/** What jobs have in common: tasks on all cores, and what they make, in their order. */
final class Tasks {

  private Tasks() {}

  /** Returns the numbers from 1 to a count, a task for each. */
  static JavaRDD<Integer> numbered(JavaSparkContext spark, int count) {
    List<Integer> numbers = IntStream.rangeClosed(1, count).boxed().toList();
    return spark.parallelize(numbers, count);
  }

  /**
   * Has all tasks done, and returns what they make; the driver needs memory for one of them. An
   * iterator alone would have one task begin when what is made by the last is read. So all is kept
   * on the disks of the machines first; what is lost there is made again.
   */
  static <T> Iterable<T> inOrder(JavaRDD<T> tasks) {
    JavaRDD<T> made = tasks.persist(StorageLevel.DISK_ONLY());
    made.count();
    return made::toLocalIterator;
  }
}
