package org.certigjk.fast;

import org.certigjk.fast.search.Vertices;
import org.jspecify.annotations.Nullable;

/** The bodies that the last answer of a workspace is about, if there is one. */
final class Answer {

  private final String call;
  private @Nullable Vertices a;
  private @Nullable Vertices b;
  private int versionA;
  private int versionB;

  /** Takes the call that gives an answer. */
  Answer(String call) {
    this.call = call;
  }

  /** There is none. */
  void forget() {
    a = null;
    b = null;
  }

  /** There is one about these bodies or images. */
  void isAbout(Vertices a, Vertices b) {
    this.a = a;
    this.b = b;
    versionA = a.body().version();
    versionB = b.body().version();
  }

  /** Checks that there is one. */
  void require() {
    a();
    b();
  }

  /** Returns A. */
  Vertices a() {
    return known(a, versionA);
  }

  /** Returns B. */
  Vertices b() {
    return known(b, versionB);
  }

  private Vertices known(@Nullable Vertices body, int version) {
    if (body == null) {
      throw new IllegalStateException("there is no answer yet: call " + call + " first");
    }
    if (body.body().version() != version) {
      throw new IllegalStateException(
          "a body was updated after the last answer: call " + call + " again");
    }
    return body;
  }
}
