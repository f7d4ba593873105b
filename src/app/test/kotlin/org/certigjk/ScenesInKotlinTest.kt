package org.certigjk

import org.certigjk.explorer.Explorer
import org.certigjk.explorer.number.NumberType
import org.certigjk.explorer.Scene
import org.certigjk.explorer.SceneException
import org.certigjk.explorer.SceneText
import org.certigjk.field.Conversions
import org.certigjk.field.Doubles
import org.certigjk.number.Floats
import org.certigjk.field.Rationals
import org.certigjk.gjk.DistanceResult
import org.certigjk.gjk.Gjk
import org.certigjk.json.CertificateJson
import org.certigjk.json.DistanceJson
import org.certigjk.json.JsonNumbers
import org.certigjk.json.JsonText
import org.certigjk.json.JsonWords
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** Scenes and their results as texts, from Kotlin. */
class ScenesInKotlinTest {
  @Test
  fun `a scene is a line of text`() {
    val scene: Scene = SceneText.parse("a=0,0;0.5,1&b=3,0x1p1&field=float")
    assertEquals("a=0,0;1/2,1&b=3,2&field=float", SceneText.format(scene))
    assertEquals(NumberType.FLOAT, scene.numbers)
    assertEquals("float", scene.numbers.label())
    assertEquals(Floats.INSTANCE, scene.numbers.field())
    assertEquals(2, scene.dimension())
    assertEquals(0.5, Scene.rounded(scene.a, Doubles.INSTANCE)[1][0])
  }

  @Test
  fun `what is wrong is said with its place`() {
    val error = assertThrows(SceneException::class.java) { SceneText.parse("a=0,0&b=1,1;2,z") }
    assertEquals("b, point 1, y", error.part())
    assertTrue(error.reason().startsWith("\"z\" is not a number"))
    assertTrue(Explorer.result("a=0,0").startsWith("{\"error\":{\"part\":\"b\""))
  }

  @Test
  fun `a result is a record, and its certificate a proof or not`() {
    val scene = SceneText.parse("a=0,0;2,0&b=1,1;1,3")
    val a = Scene.rounded(scene.a, Doubles.INSTANCE)
    val b = Scene.rounded(scene.b, Doubles.INSTANCE)
    val answer = Gjk.distance(a, b) as DistanceResult.Answer<Double>
    val certificate = answer.certificate()
    assertEquals(certificate.toRational().certifies(scene.a, scene.b), certificate.proves(a, b))
    val numbers = JsonNumbers(Doubles.INSTANCE)
    val line =
      JsonText.record("null") { json ->
        DistanceJson(Doubles.INSTANCE, "double").write(json, a, b, answer, "generic")
        numbers.writeInput(json, a, b)
      }
    assertTrue(line.contains("\"kind\":\"${CertificateJson.kind(certificate)}\""))
    assertTrue(line.contains("\"exit\":\"${JsonWords.of(answer.exit())}\""))
    assertTrue(line.contains("\"certified\":false") != certificate.proves(a, b))
    assertFalse(line.contains("trace"))
    assertEquals(Math.sqrt(2.0), Conversions.sqrtToDouble(Rationals.INSTANCE, Rationals.INSTANCE.of(2.0)))
  }
}
