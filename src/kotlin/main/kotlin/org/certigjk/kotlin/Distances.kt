package org.certigjk.kotlin

import org.certigjk.certificate.IndexPair
import org.certigjk.field.Conversions
import org.certigjk.geometry.Polytope
import org.certigjk.gjk.DistanceRequest
import org.certigjk.gjk.DistanceResult
import org.certigjk.gjk.Gjk
import org.certigjk.gjk.Overlapping
import org.certigjk.gjk.Separated
import org.certigjk.gjk.Stopped
import org.certigjk.gjk.Touching
import org.certigjk.gjk.Verdict
import org.certigjk.simplex.DistanceSubAlgorithm

/**
 * Returns the distance between two polytopes: [Gjk.distance] with the members of a
 * [DistanceRequest] as arguments, whose defaults are those of [DistanceRequest.defaults].
 *
 * **Example.**
 *
 * ```
 * val a = polytope(vec(0, 0), vec(4, 0), vec(0, 3))
 * val b = polytope(vec(4, 3), vec(6, 3), vec(5, 6))
 * val result = distance(a, b, trace = true)
 * result.verdict                      // SEPARATED
 * result.distance()                   // 2.4
 * result.distanceVector()             // (-36 / 25, -48 / 25)
 * result.describe()                   // The bodies are 2.4 apart, to the nearest double.
 * ```
 *
 * @param subAlgorithm the distance sub-algorithm
 * @param start the start simplex
 * @param maxIterations after so many iterations the answer is [Stopped]
 * @param trace whether the result records every iteration
 * @throws IllegalArgumentException as [Gjk.distance] and [DistanceRequest]
 */
public fun <E : Any> distance(
    a: Polytope<E>,
    b: Polytope<E>,
    subAlgorithm: DistanceSubAlgorithm<E> = DistanceRequest.defaults<E>().subAlgorithm(),
    start: List<IndexPair> = DistanceRequest.defaults<E>().start(),
    maxIterations: Int = DistanceRequest.defaults<E>().maxIterations(),
    trace: Boolean = DistanceRequest.defaults<E>().trace(),
): DistanceResult<E> =
    Gjk.distance(a, b, DistanceRequest(subAlgorithm, start, maxIterations, trace))

/** Which of the four outcomes this is. */
public val DistanceResult<*>.verdict: Verdict
    get() = verdict()

/**
 * Returns the outcome in a short sentence. Numbers in it are rounded to the nearest double; an
 * inexact field is named, because its answers can be wrong.
 */
public fun DistanceResult<*>.describe(): String = when (this) {
    is Separated -> "The bodies are ${distance()} apart${reservation(", to the nearest double")}."
    is Touching -> "The bodies touch${reservation("")}."
    is Overlapping -> "The bodies overlap${reservation("")}."
    is Stopped -> {
        val lower = Conversions.toDouble(bounds().lower())
        val upper = Conversions.toDouble(bounds().upper())
        "No answer (${exit()}): the squared distance is from about $lower to about $upper."
    }
}

private fun DistanceResult<*>.reservation(exact: String): String {
    val field = distanceVector().field()
    return if (field.exact()) exact else ", as far as $field can tell"
}
