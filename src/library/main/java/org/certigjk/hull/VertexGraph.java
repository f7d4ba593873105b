package org.certigjk.hull;

import java.util.Arrays;
import java.util.BitSet;

/**
 * The vertices on cycles, ascending, and the graph whose edges run from each point of a cycle to
 * the next. The neighbours of vertex k are {@code targets[starts[k]]} to {@code targets[starts[k +
 * 1] - 1]}, ascending; like k they are positions in {@code vertices}.
 */
@SuppressWarnings("index") // points, vertices and positions are numbers that are kept in arrays
final class VertexGraph {

  final int[] vertices;
  final int[] starts;
  final int[] targets;

  private VertexGraph(int[] vertices, int[] starts, int[] targets) {
    this.vertices = vertices;
    this.starts = starts;
    this.targets = targets;
  }

  /** The graph of these cycles of points. A cycle of one point has no edge. */
  static VertexGraph of(int[][] cycles) {
    int[] vertices = distinct(cycles);
    int[] number = new int[vertices[vertices.length - 1] + 1];
    for (int vertex = 0; vertex < vertices.length; vertex++) {
      number[vertices[vertex]] = vertex;
    }
    int[] starts = new int[vertices.length + 1];
    for (int[] cycle : cycles) {
      for (int i = 0; cycle.length > 1 && i < cycle.length; i++) {
        starts[number[cycle[i]] + 1]++;
      }
    }
    for (int vertex = 0; vertex < vertices.length; vertex++) {
      starts[vertex + 1] += starts[vertex];
    }
    return new VertexGraph(vertices, starts, targets(cycles, number, starts));
  }

  /** All points on the cycles, ascending. */
  private static int[] distinct(int[][] cycles) {
    BitSet points = new BitSet();
    for (int[] cycle : cycles) {
      for (int point : cycle) {
        points.set(point);
      }
    }
    return points.stream().toArray();
  }

  private static int[] targets(int[][] cycles, int[] number, int[] starts) {
    int[] filled = starts.clone();
    int[] targets = new int[starts[starts.length - 1]];
    for (int[] cycle : cycles) {
      for (int i = 0; cycle.length > 1 && i < cycle.length; i++) {
        int vertex = number[cycle[i]];
        targets[filled[vertex]] = number[cycle[(i + 1) % cycle.length]];
        filled[vertex]++;
      }
    }
    for (int vertex = 0; vertex < starts.length - 1; vertex++) {
      Arrays.sort(targets, starts[vertex], starts[vertex + 1]);
    }
    return targets;
  }
}
