package org.certigjk.check;

/**
 * Names the point aᵢ − bⱼ.
 *
 * @param i the index into A
 * @param j the index into B
 */
record IndexPair(int i, int j) {}
