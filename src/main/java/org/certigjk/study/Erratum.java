package org.certigjk.study;

/**
 * A slip of a paper, with an input on which it shows.
 *
 * @param paper the number of the source, 000 to 004
 * @param place where it stands
 * @param printed what our copy reads
 * @param right what it should read
 * @param witness the input
 * @param printedAnswer what the printed version answers, computed
 * @param exactAnswer what is right, computed
 */
record Erratum(
    String paper,
    String place,
    String printed,
    String right,
    String witness,
    String printedAnswer,
    String exactAnswer) {}
