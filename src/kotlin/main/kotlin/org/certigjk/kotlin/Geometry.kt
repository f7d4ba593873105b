package org.certigjk.kotlin

import org.apache.commons.math3.fraction.BigFraction
import org.certigjk.field.Rationals
import org.certigjk.geometry.IndexedSupportMapping
import org.certigjk.geometry.MinkowskiDifference
import org.certigjk.geometry.Polytope
import org.certigjk.geometry.Vec
import org.certigjk.gjk.Gjk
import org.certigjk.gjk.Separated

/**
 * Returns the vector with these coordinates over the rationals, each taken as [q] of the number.
 *
 * **Example.** `vec(1, "1/3".q, 0.5)` is (1, 1/3, 1/2).
 *
 * @throws IllegalArgumentException if there is none, or one is not a number
 */
public fun vec(vararg coordinates: Number): Vec<BigFraction> =
    Vec.from(Rationals.INSTANCE, coordinates.map { it.q })

/** The coordinates in order, in a list of its own. */
public val <E : Any> Vec<E>.coordinates: List<E>
    get() = coordinates()

/** The number of coordinates. */
public val Vec<*>.size: Int
    get() = dimension()

/** Iterates over the coordinates. */
public operator fun <E : Any> Vec<E>.iterator(): Iterator<E> = coordinates.iterator()

/** Returns what the function makes of each coordinate. */
public inline fun <E : Any, R> Vec<E>.map(transform: (E) -> R): List<R> = coordinates.map(transform)

/** Returns the fourth coordinate. */
public operator fun <E : Any> Vec<E>.component4(): E = this[3]

/** Returns cx, with the element nearest to c, or c itself if the field is exact. */
public operator fun <E : Any> Vec<E>.times(c: Number): Vec<E> = times(field().of(c.q))

/** Returns cx, with the element nearest to c, or c itself if the field is exact. */
public operator fun <E : Any> Number.times(x: Vec<E>): Vec<E> = x * this

/**
 * Returns the convex hull of the points.
 *
 * **Example.** `polytope(vec(0, 0), vec(4, 0), vec(0, 3))`
 *
 * @throws IllegalArgumentException if there is none, or they differ in dimension or field
 */
public fun <E : Any> polytope(vararg points: Vec<E>): Polytope<E> = Polytope.of(*points)

/** The points in order, in a list of its own. */
public val <E : Any> Polytope<E>.points: List<Vec<E>>
    get() = points()

/** The number of points. */
public val Polytope<*>.size: Int
    get() = size()

/** Iterates over the points. */
public operator fun <E : Any> Polytope<E>.iterator(): Iterator<Vec<E>> = points.iterator()

/** Returns what the function makes of each point. */
public inline fun <E : Any, R> Polytope<E>.map(transform: (Vec<E>) -> R): List<R> =
    points.map(transform)

/**
 * Returns whether the polytope, which is the convex hull of its points, contains x; its boundary
 * belongs to it. The answer is exact: over an inexact field it is decided for the rational numbers
 * that the coordinates stand for. Whether x is one of the points is `x in polytope.points`.
 *
 * @throws IllegalArgumentException if x differs in dimension or field, or is not of numbers
 */
public operator fun <E : Any> Polytope<E>.contains(x: Vec<E>): Boolean {
    val point = Polytope.of(x)
    require(field() == point.field()) { "x is over ${point.field()}, the polytope over ${field()}" }
    return if (field().exact()) {
        Gjk.distance(point, this) !is Separated
    } else {
        Gjk.distance(point.toRational(), toRational()) !is Separated
    }
}

/**
 * Returns the Minkowski difference A ⊖ B = { a − b | a ∈ A, b ∈ B }.
 *
 * @throws IllegalArgumentException if A and B differ in dimension or field
 */
public operator fun <E : Any> IndexedSupportMapping<E>.minus(
    b: IndexedSupportMapping<E>,
): MinkowskiDifference<E> = MinkowskiDifference(this, b)
