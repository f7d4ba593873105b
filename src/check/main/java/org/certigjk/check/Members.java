package org.certigjk.check;

import java.util.Arrays;
import org.certigjk.check.text.Chars;
import org.jspecify.annotations.Nullable;

/** The members of an object, of different names, in their order. */
final class Members {

  private final Json object;
  private final String[] names;
  private final Item[] items;

  Members(Json object, String[] names, Item[] items) {
    this.object = object;
    this.names = Arrays.copyOf(names, names.length);
    this.items = Arrays.copyOf(items, items.length);
  }

  int size() {
    return object.size();
  }

  String name(int k) {
    return names[k];
  }

  Item item(int k) {
    return items[k];
  }

  /** Returns the member of a name, {@code null} if there is none. */
  @Nullable Item get(String name) {
    /*@ loop_invariant 0 <= i <= names.length
    @       && (\forall int k; 0 <= k < i; !Chars.same(names[k], name));
    @ loop_assigns i;
    @ loop_decreases names.length - i; @*/
    for (int i = 0; i < names.length; i++) {
      if (Chars.same(names[i], name)) {
        return items[i];
      }
    }
    return null;
  }

  boolean has(String name) {
    return get(name) != null;
  }

  /** Whether there is a member of one of these names. */
  boolean hasAny(String[] others) {
    /*@ loop_invariant 0 <= i <= others.length
    @       && (\forall int k; 0 <= k < i; !hasName(others[k])
    @         && !(\exists Json v; v != null; object.hasMember(others[k], v)));
    @ loop_assigns i;
    @ loop_decreases others.length - i; @*/
    for (int i = 0; i < others.length; i++) {
      if (Chars.isAmong(others[i], names)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the index of the first of these names that no member has, -1 if all are there. */
  int missing(String[] required) {
    /*@ loop_invariant 0 <= i <= required.length
    @       && (\forall int k; 0 <= k < i; hasName(required[k]));
    @ loop_assigns i;
    @ loop_decreases required.length - i; @*/
    for (int i = 0; i < required.length; i++) {
      if (!Chars.isAmong(required[i], names)) {
        return i;
      }
    }
    return -1;
  }
}
