package org.certigjk.explorer.preset;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.certigjk.explorer.Explorer;
import org.certigjk.explorer.Look;
import org.certigjk.explorer.SceneException;
import org.certigjk.explorer.SceneText;
import org.certigjk.variants.Variants;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the page needs of its examples; whether their texts are true is in PresetFactsTest. */
public class PresetsTest {

  private static final Pattern NUMBER = Pattern.compile("\\{([A-Za-z.]+)\\}");

  private static final int LONGEST_TEXT = 420;

  public static List<Preset> all() {
    return Presets.groups().stream().flatMap(group -> group.presets().stream()).toList();
  }

  /** Returns those without balls and cones. */
  public static List<Preset> ofHulls() {
    return all().stream().filter(preset -> !preset.scene().contains("&shape-")).toList();
  }

  @Test
  @DisplayName("each has its own name, title and scene")
  void names() {
    Set<String> ids = new HashSet<>();
    Set<String> scenes = new HashSet<>();
    Set<String> titles = new HashSet<>();
    for (Preset preset : all()) {
      assertTrue(ids.add(preset.id()), preset::toString);
      assertTrue(scenes.add(preset.scene()), preset::toString);
      assertTrue(titles.add(preset.title()), preset::toString);
      assertTrue(preset.id().matches("[a-z0-9-]+"), preset::toString);
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  @DisplayName("the view recognises it: the scene is canonical, and has the step and all numbers")
  void view(Preset preset) throws JsonProcessingException {
    JsonNode view = new ObjectMapper().readTree(Explorer.explore(preset.scene()));
    assertEquals(preset.scene(), view.path("scene").asText(), preset.id());
    JsonNode run = view.get("chosen").isNull() ? view.get("exact") : view.get("chosen");
    assertTrue(preset.step() < run.get("states").size(), preset.id());
    Matcher number = NUMBER.matcher(preset.text());
    while (number.find()) {
      JsonNode found = view.at("/" + number.group(1).replace('.', '/'));
      assertTrue(found.isInt() || found.path("exact").isTextual(), preset.id() + number.group());
    }
    assertFalse(NUMBER.matcher(preset.text()).replaceAll("").contains("{"), preset.id());
  }

  @ParameterizedTest
  @MethodSource("ofHulls")
  @DisplayName("the view says what the library says")
  void claims(Preset preset) throws JsonProcessingException, SceneException {
    Look look = Look.at(preset.id());
    JsonNode view = new ObjectMapper().readTree(Explorer.explore(preset.scene()));
    assertEquals(name(look.exact().verdict()), view.at("/exact/claim").asText(), preset.id());
    if (look.scene().loop() != Variants.STRICT_DECREASE) {
      JsonNode chosen = view.get("chosen");
      assertEquals(name(look.chosen().claim()), chosen.get("claim").asText(), preset.id());
    }
  }

  private static String name(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  @ParameterizedTest
  @MethodSource("all")
  @DisplayName("a text that can be read out: some sentences, and whose claim it is")
  void text(Preset preset) {
    assertTrue(preset.text().length() <= LONGEST_TEXT, preset.id() + preset.text().length());
    assertTrue(preset.text().endsWith("."), preset.id());
    assertFalse(preset.text().contains("  "), preset.id());
    assertTrue(preset.link() == null || preset.link().startsWith("https://"), preset.id());
  }

  @Test
  @DisplayName("every loop but those that need no example is in one of them")
  void loops() {
    Set<String> loops = new HashSet<>();
    for (Preset preset : all()) {
      int at = preset.scene().indexOf("&loop=");
      loops.add(at < 0 ? "" : preset.scene().substring(at + 6).replaceFirst("&.*", ""));
    }
    assertTrue(loops.size() >= 14, loops::toString);
  }

  /** Every link with #preset= on a page of the documentation names one that is there. */
  @Test
  void linksOfTheDocumentation() throws IOException {
    Set<String> ids = new HashSet<>();
    all().forEach(preset -> ids.add(preset.id()));
    int links = 0;
    try (Stream<Path> pages = Stream.of(Path.of("README.md"), Path.of("docs/papers.md"))) {
      for (Path page : pages.toList()) {
        Matcher link = Pattern.compile("#preset=([A-Za-z0-9-]*)").matcher(Files.readString(page));
        while (link.find()) {
          assertTrue(ids.contains(link.group(1)), page + " links to " + link.group());
          links++;
        }
      }
    }
    assertTrue(links > 10, links + " links");
  }

  /** The reports are those of the file in which all public failures are kept. */
  @Test
  void reports() throws IOException {
    List<String> lines =
        Files.readAllLines(Path.of("src/core/test/resources/public-failures.jsonl"));
    for (Preset preset : PublicReports.presets()) {
      assertNotNull(preset.link());
      assertTrue(
          lines.stream().anyMatch(line -> isSame(line, preset)),
          () -> preset.id() + " is not kept");
    }
  }

  private static boolean isSame(String line, Preset preset) {
    try {
      JsonNode kept = new ObjectMapper().readTree(line);
      String scene = "a=" + points(kept.path("a")) + "&b=" + points(kept.path("b"));
      return kept.path("url").asText().equals(preset.link())
          && preset.scene().startsWith(SceneText.format(SceneText.parse(scene)));
    } catch (IOException | SceneException e) {
      throw new AssertionError(line, e);
    }
  }

  private static String points(JsonNode body) {
    StringBuilder text = new StringBuilder();
    for (JsonNode point : body) {
      text.append(text.isEmpty() ? "" : ";");
      for (int k = 0; k < point.size(); k++) {
        text.append(k == 0 ? "" : ",").append(point.get(k).asText());
      }
    }
    return text.toString();
  }
}
