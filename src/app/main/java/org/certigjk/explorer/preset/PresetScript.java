package org.certigjk.explorer.preset;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.certigjk.json.JsonText;
import org.certigjk.ledger.Claim;
import org.certigjk.ledger.Ledger;

/**
 * The presets as a script of the page, {@code preset-data.js}, and what the ledger knows of the
 * claims that they are about. It is written when the page is built, on a JVM, so that the page need
 * not read the ledger.
 */
public final class PresetScript {

  private static final String BEGIN =
      "// CertiGJK: the examples, and the claims that they are about, from the ledger.\n"
          + "(globalThis.certigjk = globalThis.certigjk || {}).presetData = ";

  private static final Pattern CLAIM = Pattern.compile("00[0-4]/[a-z0-9-]+(\\.[a-z0-9-]+)*");

  private final Ledger ledger;

  private PresetScript(Ledger ledger) {
    this.ledger = ledger;
  }

  /** Returns the script. */
  public static String of(Ledger ledger) {
    return BEGIN + new PresetScript(ledger).data() + ";\n";
  }

  /** An object with the lists of presets and claims, each in a line of its own. */
  private String data() {
    List<String> presets = new ArrayList<>();
    Set<String> claims = new LinkedHashSet<>();
    for (Presets.Group group : Presets.groups()) {
      for (Preset preset : group.presets()) {
        presets.add(line(json -> preset.writeTo(json, group.title())));
        if (preset.claim() != null) {
          claims.add(preset.claim());
        }
      }
    }
    List<String> known = claims.stream().map(id -> line(json -> write(json, id))).toList();
    return "{\"presets\": %s, \"claims\": %s}".formatted(lines(presets), lines(known));
  }

  private static String line(Consumer<JsonText> writer) {
    JsonText json = new JsonText();
    writer.accept(json);
    return json.toString();
  }

  private static String lines(List<String> objects) {
    return "[\n" + String.join(",\n", objects) + "\n]";
  }

  private void write(JsonText json, String id) {
    Claim claim = ledger.claim(id);
    json.beginObject();
    json.field("id", id);
    json.field("place", claim.paper().author() + ", " + claim.place());
    json.field("reading", claim.reading().words());
    json.field("says", readable(claim, claim.says()));
    json.field("given", readable(claim, claim.preconditions()));
    json.field("holds", claim.verdict().words());
    json.field("known", claim.knownBy());
    json.field("finding", readable(claim, withoutVerdict(claim)));
    json.endObject();
  }

  /** The finding; where it begins with the verdict, which stands before it, what follows. */
  private static String withoutVerdict(Claim claim) {
    return claim.finding().replaceFirst("^" + claim.verdict().words() + "[,.:;] ", "");
  }

  /** Puts the places of other claims where the text has their names. */
  private String readable(Claim claim, String text) {
    return CLAIM
        .matcher(text)
        .replaceAll(name -> Matcher.quoteReplacement(place(claim, ledger.claim(name.group()))));
  }

  private static String place(Claim from, Claim to) {
    return from.paper() == to.paper() ? to.place() : to.paper().author() + ", " + to.place();
  }
}
