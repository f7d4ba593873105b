package example

import org.certigjk.fast.DistanceWorkspace
import org.certigjk.fast.DoublePolytope
import org.certigjk.field.Rationals
import org.certigjk.geometry.Polytope
import org.certigjk.gjk.Gjk
import org.certigjk.gjk.Overlapping
import org.certigjk.gjk.Separated
import org.certigjk.gjk.Stopped
import org.certigjk.gjk.Touching

private val A = arrayOf(doubleArrayOf(0.0, 0.0), doubleArrayOf(4.0, 0.0), doubleArrayOf(0.0, 3.0))
private val B = arrayOf(doubleArrayOf(4.0, 3.0), doubleArrayOf(6.0, 3.0), doubleArrayOf(5.0, 6.0))

/** The distance of two triangles, as a fraction and as a double. */
fun main() {
    exact()
    fast()
}

private fun exact() {
    val a = Polytope.of(Rationals.INSTANCE, A)
    val b = Polytope.of(Rationals.INSTANCE, B)
    val result = Gjk.distance(a, b)
    println(result.verdict())
    when (result) {
        is Separated -> {
            println("squared distance ${result.squaredDistance()}")
            println("closest points ${result.closestPoints().a()}")
            println("and ${result.closestPoints().b()}")
            println("certified ${result.certificate().certifies(a, b)}")
        }
        is Touching -> println("direction ${result.certificate().direction()}")
        is Overlapping -> println("common point ${result.closestPoints().a()}")
        is Stopped -> println("bounds ${result.bounds()}, which never happens over an exact field")
    }
}

private fun fast() {
    val workspace = DistanceWorkspace()
    val distance = workspace.distance(DoublePolytope.of(*A), DoublePolytope.of(*B))
    println("distance $distance, decided by ${workspace.stage()}")
    println("distance vector ${workspace.result().distanceVector()}")
}
