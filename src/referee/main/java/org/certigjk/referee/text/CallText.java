package org.certigjk.referee.text;

import java.util.stream.Collectors;
import org.certigjk.json.JsonWords;
import org.certigjk.referee.Call;

/** A call in words: what it answers and, where there are several, by which name. */
public final class CallText {

  private CallText() {}

  public static String of(Call call) {
    String answers =
        call.answers().stream().sorted().map(JsonWords::of).collect(Collectors.joining(", "));
    return call.isOnly() ? answers : "by %s: %s".formatted(call.name(), answers);
  }
}
