package org.certigjk.cli.input;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.certigjk.cli.console.Suggestion;
import org.jspecify.annotations.Nullable;

/**
 * The objects and groups of an OBJ file, which begin at a line {@code o NAME} or {@code g NAME
 * NAME}. An object ends where the next one begins, and so do the groups before it. The vertices of
 * one are those of its faces, lines and points; if it has none, those that stand below its name.
 */
final class ObjObjects {

  private static final int SHOWN = 20;
  private static final int LONGEST = 40;

  /** More vertices than a file has that is read; only the greatest of their indices is kept. */
  private static final int MOST = 100_000_000;

  private final @Nullable String wanted;
  private final Set<String> objects = new LinkedHashSet<>();
  private final Set<String> groups = new LinkedHashSet<>();
  private final BitSet listed = new BitSet();
  private final BitSet used = new BitSet();
  private String object = "";
  private List<String> inGroups = List.of();
  private boolean counted = true;
  private boolean chosen;

  /** The greatest index of a vertex that what is wanted has. */
  private int greatest = -1;

  ObjObjects(@Nullable String wanted) {
    this.wanted = wanted;
  }

  /** Takes a line with which an object or groups begin. */
  void begin(List<String> words) {
    List<String> names = new ArrayList<>();
    for (String word : words.subList(1, words.size())) {
      byte[] bytes = word.getBytes(StandardCharsets.ISO_8859_1);
      names.add(new String(bytes, StandardCharsets.UTF_8));
    }
    if (words.get(0).equals("o")) {
      object = String.join(" ", names);
      inGroups = List.of();
    } else {
      inGroups = names;
    }
    counted = false;
    chosen = wanted != null && (wanted.equals(object) || inGroups.contains(wanted));
  }

  /** Returns whether what follows belongs to what is wanted. */
  boolean isChosen() {
    return chosen;
  }

  void vertex(int index) {
    count();
    if (chosen) {
      listed.set(index);
    }
  }

  /** Takes the vertices of a face, line or point. */
  void element(int... corners) {
    count();
    for (int corner : corners) {
      if (chosen && corner >= 0) {
        greatest = Math.max(greatest, corner);
        if (corner < MOST) {
          used.set(corner);
        }
      }
    }
  }

  /** An object without anything is none. */
  private void count() {
    if (!counted) {
      counted = true;
      groups.addAll(inGroups);
      if (!object.isEmpty()) {
        objects.add(object);
      }
    }
  }

  /** Returns the vertices of what is wanted. */
  BitSet vertices() {
    return used.isEmpty() ? listed : used;
  }

  /**
   * Returns the greatest index of a vertex in an element of what is wanted, −1 if there is none.
   */
  int greatest() {
    return greatest;
  }

  /** Returns what is to be said if all objects are read as one body, and there are several. */
  List<String> warnings() {
    Set<String> names = objects.isEmpty() ? groups : objects;
    return names.size() < 2
        ? List.of()
        : List.of(
            "%s %s (%s) are taken together as one body; --object NAME takes one"
                .formatted(names.size(), objects.isEmpty() ? "groups" : "objects", list(names)));
  }

  /** Says that what is wanted is not there. */
  String missing() {
    Set<String> names = new LinkedHashSet<>(objects);
    names.addAll(groups);
    String there = names.isEmpty() ? "the file names none" : "there are " + list(names);
    return "no vertices of an object or group \""
        + wanted
        + "\"; "
        + there
        + (names.contains(wanted) ? "" : Suggestion.of(String.valueOf(wanted), names));
  }

  private static String list(Set<String> names) {
    List<String> all = names.stream().map(ObjObjects::shortened).toList();
    String shown = String.join(", ", all.subList(0, Math.min(SHOWN, all.size())));
    return all.size() <= SHOWN ? shown : shown + " and " + (all.size() - SHOWN) + " more";
  }

  private static String shortened(String name) {
    return name.length() > LONGEST ? name.substring(0, LONGEST) + "..." : name;
  }
}
