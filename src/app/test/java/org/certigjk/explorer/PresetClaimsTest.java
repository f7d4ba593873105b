package org.certigjk.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.certigjk.explorer.preset.FirstSteps;
import org.certigjk.explorer.preset.PapersInThePlane;
import org.certigjk.explorer.preset.Preset;
import org.certigjk.explorer.preset.PresetScript;
import org.certigjk.explorer.preset.PresetsTest;
import org.certigjk.ledger.Claim;
import org.certigjk.ledger.Ledger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What the examples say of the papers is what the ledger says, and the two name each other. */
class PresetClaimsTest {

  private static final Ledger LEDGER = Ledger.read();

  private static final Pattern QUOTED = Pattern.compile("“([^”]*)”");

  private static List<Preset> aboutClaims() {
    return PresetsTest.all().stream().filter(preset -> preset.claim() != null).toList();
  }

  @Test
  @DisplayName("the claim that an example is about names the example")
  void claimsNameTheirPresets() {
    assertTrue(aboutClaims().size() > 25, "examples about claims");
    for (Preset preset : aboutClaims()) {
      Claim claim = LEDGER.claim(preset.claim());
      assertTrue(claim.presets().contains(preset.id()), preset.id() + " is not in " + claim.id());
    }
  }

  @Test
  @DisplayName("what a claim names is an example, and about a claim if it is no first step")
  void presetsOfClaims() {
    Map<String, Preset> byId = new HashMap<>();
    PresetsTest.all().forEach(preset -> byId.put(preset.id(), preset));
    Set<Preset> neutral = new HashSet<>(FirstSteps.presets());
    neutral.add(byId.get("cube-tetrahedron"));
    for (Claim claim : LEDGER.claims()) {
      for (String id : claim.presets()) {
        assertTrue(byId.containsKey(id), id + " of " + claim.id());
        Preset preset = byId.get(id);
        assertEquals(!neutral.contains(preset), preset.claim() != null, id + " of " + claim.id());
      }
    }
  }

  @Test
  @DisplayName("all that is shown under the heading of the papers is about a claim")
  void papers() {
    PapersInThePlane.presets().forEach(preset -> assertFalse(preset.claim() == null, preset.id()));
    aboutClaims().forEach(preset -> assertNull(preset.source(), preset.id()));
  }

  @Test
  @DisplayName("no text quotes a paper: quotation marks are around titles of examples only")
  void quotations() {
    Set<String> titles = new HashSet<>();
    PresetsTest.all().forEach(preset -> titles.add(preset.title()));
    int found = 0;
    for (Preset preset : PresetsTest.all()) {
      Matcher quoted = QUOTED.matcher(preset.text());
      while (quoted.find()) {
        assertTrue(titles.contains(quoted.group(1)), preset.id() + ": " + quoted.group());
        found++;
      }
      assertFalse(preset.text().contains("\""), preset.id());
    }
    assertTrue(found > 0, "there is one");
  }

  @Test
  @DisplayName("the script has all examples, and their claims in the words of the ledger")
  void script() throws JsonProcessingException {
    String script = PresetScript.of(LEDGER);
    String json = script.substring(script.indexOf("= {") + 2, script.lastIndexOf(';'));
    JsonNode data = new ObjectMapper().readTree(json);
    assertEquals(
        PresetsTest.all().stream().map(Preset::id).toList(),
        data.get("presets").findValuesAsText("id"));
    assertEquals(
        aboutClaims().stream().map(Preset::claim).distinct().toList(),
        data.get("claims").findValuesAsText("id"));
    data.get("claims").forEach(PresetClaimsTest::assertOfTheLedger);
  }

  private static void assertOfTheLedger(JsonNode shown) {
    Claim claim = LEDGER.claim(shown.get("id").asText());
    assertEquals(
        claim.paper().author() + ", " + claim.place(), shown.get("place").asText(), claim.id());
    assertEquals(claim.reading().words(), shown.get("reading").asText(), claim.id());
    assertEquals(claim.verdict().words(), shown.get("holds").asText(), claim.id());
    assertEquals(claim.knownBy(), shown.get("known").asText(), claim.id());
    assertEquals(withPlaces(claim, claim.says()), shown.get("says").asText(), claim.id());
    assertEquals(withPlaces(claim, claim.preconditions()), shown.get("given").asText(), claim.id());
    String finding = shown.get("finding").asText();
    assertTrue(withPlaces(claim, claim.finding()).endsWith(finding), claim.id() + ": " + finding);
    assertFalse(finding.startsWith(claim.verdict().words() + ":"), claim.id() + ": " + finding);
  }

  /** The text with the place of each claim that it names, and its author if that is another one. */
  private static String withPlaces(Claim claim, String text) {
    String readable = text;
    for (Claim named : LEDGER.claims()) {
      String place =
          named.paper() == claim.paper()
              ? named.place()
              : named.paper().author() + ", " + named.place();
      Pattern name = Pattern.compile(Pattern.quote(named.id()) + "(?![a-z0-9-]|\\.[a-z0-9])");
      readable = name.matcher(readable).replaceAll(Matcher.quoteReplacement(place));
    }
    return readable;
  }
}
