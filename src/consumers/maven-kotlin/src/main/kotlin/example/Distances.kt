package example

import org.certigjk.fast.DistanceWorkspace
import org.certigjk.fast.DoublePolytope
import org.certigjk.gjk.Overlapping
import org.certigjk.gjk.Separated
import org.certigjk.gjk.Stopped
import org.certigjk.gjk.Touching
import org.certigjk.kotlin.distance
import org.certigjk.kotlin.polytope
import org.certigjk.kotlin.vec
import org.certigjk.kotlin.verdict

private val A = arrayOf(doubleArrayOf(0.0, 0.0), doubleArrayOf(4.0, 0.0), doubleArrayOf(0.0, 3.0))
private val B = arrayOf(doubleArrayOf(4.0, 3.0), doubleArrayOf(6.0, 3.0), doubleArrayOf(5.0, 6.0))

/** The distance of two triangles, as a fraction and as a double. */
fun main() {
    exact()
    fast()
}

private fun exact() {
    val a = polytope(vec(0, 0), vec(4, 0), vec(0, 3))
    val b = polytope(vec(4, 3), vec(6, 3), vec(5, 6))
    val result = distance(a, b)
    println(result.verdict)
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
