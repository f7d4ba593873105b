package org.certigjk.vectors.files;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads an object whose members may stand in any order: each is added with its name and how its
 * value is read, then the object is read, then the members are asked for.
 */
final class JsonMembers {

  private final JsonCursor json;
  private final String prefix;
  private final List<Member<?>> members = new ArrayList<>();

  /**
   * Makes a reader without members.
   *
   * @param prefix what stands before the names in complaints of members that are missing
   */
  JsonMembers(JsonCursor json, String prefix) {
    this.json = json;
    this.prefix = prefix;
  }

  /** A member, before and after it is read. */
  final class Member<V> {
    private final String name;
    private final JsonCursor.ValueReader<V> reader;
    private final boolean wanted;
    private @Nullable V value;

    private Member(String name, JsonCursor.ValueReader<V> reader, boolean wanted) {
      this.name = name;
      this.reader = reader;
      this.wanted = wanted;
    }

    private void read() throws IOException {
      if (wanted) {
        value = reader.read();
      } else {
        json.skip();
      }
    }

    /** Returns its value, {@code null} if the object has no such member. */
    @Nullable V orNull() {
      return value;
    }

    /** Returns its value, which must be there. */
    V required() throws VectorFileException {
      if (value == null) {
        throw json.wrong(prefix + name, "missing");
      }
      return value;
    }
  }

  /** Adds a member. */
  <V> Member<V> add(String name, JsonCursor.ValueReader<V> reader) {
    return addIf(true, name, reader);
  }

  /** Adds a member that is passed over if it is not wanted. */
  <V> Member<V> addIf(boolean wanted, String name, JsonCursor.ValueReader<V> reader) {
    Member<V> member = new Member<>(name, reader, wanted);
    members.add(member);
    return member;
  }

  /** Returns whether every member was there. */
  boolean isComplete() {
    return members.stream().allMatch(member -> member.value != null);
  }

  /** Reads the object at which the cursor stands; other members are an error. */
  void read() throws IOException {
    json.object(this::read);
  }

  private boolean read(String name) throws IOException {
    for (Member<?> member : members) {
      if (member.name.equals(name)) {
        member.read();
        return true;
      }
    }
    return false;
  }

  /** Reads the object, which must be all that stands in the line. */
  void readLine() throws IOException {
    read();
    json.endLine();
  }

  /** Reads the object, which must be all that stands in the line; passes over other members. */
  void readSomeOfLine() throws IOException {
    json.object(
        name -> {
          if (!read(name)) {
            json.skip();
          }
          return true;
        });
    json.endLine();
  }
}
