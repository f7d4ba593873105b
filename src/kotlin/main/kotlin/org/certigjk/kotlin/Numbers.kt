package org.certigjk.kotlin

import java.math.BigInteger
import org.apache.commons.math3.fraction.BigFraction
import org.certigjk.field.Conversions
import org.certigjk.number.Numerals
import org.certigjk.field.Rationals

/**
 * The rational number that the text writes: an integer, a ratio, a decimal or a hexadecimal float,
 * each taken exactly.
 *
 * **Example.** `"1/3".q + "0.1".q == "13/30".q`
 *
 * @throws org.certigjk.number.NumeralException if it is none of these, has a denominator 0, or is
 *   beyond the limits of [Numerals]
 */
public val String.q: BigFraction
    get() = Numerals.parseExact(this)

/**
 * The rational number that this number is. Of a [Double] or [Float] it is the one that it stands
 * for: `0.1.q` is a little more than `"0.1".q`.
 *
 * @throws IllegalArgumentException for NaN and infinities, and for types other than the integers,
 *   [Float], [Double], [BigInteger] and [BigFraction]
 */
public val Number.q: BigFraction
    get() = when (this) {
        is BigFraction -> Rationals.INSTANCE.of(this)
        is BigInteger -> BigFraction(this)
        is Byte, is Short, is Int, is Long -> BigFraction(toLong())
        is Float, is Double -> Conversions.toRational(toDouble())
        else -> throw IllegalArgumentException("a number of the type ${javaClass.name}: $this")
    }

/** Returns a + b. */
public operator fun BigFraction.plus(b: Number): BigFraction = Rationals.INSTANCE.plus(this, b.q)

/** Returns a − b. */
public operator fun BigFraction.minus(b: Number): BigFraction = Rationals.INSTANCE.minus(this, b.q)

/** Returns ab. */
public operator fun BigFraction.times(b: Number): BigFraction = Rationals.INSTANCE.times(this, b.q)

/**
 * Returns a/b.
 *
 * @throws ArithmeticException if b = 0
 */
public operator fun BigFraction.div(b: Number): BigFraction = Rationals.INSTANCE.div(this, b.q)

/** Returns −a. */
public operator fun BigFraction.unaryMinus(): BigFraction = negate()

/** Compares with a number of another type: `"1/3".q < 1`. */
public operator fun BigFraction.compareTo(b: Number): Int = compareTo(b.q)
