package org.certigjk.cli.vectors;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.certigjk.cli.console.Suggestion;
import org.certigjk.vectors.family.Family;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** The values of the option {@code --family}. */
public final class FamilyNames {

  private FamilyNames() {}

  /**
   * Returns the families with these names.
   *
   * @throws ParameterException if there is no such family; the message lists those that there are
   */
  public static List<Family> families(CommandLine command, String... names) {
    List<Family> families = new ArrayList<>();
    for (String name : names) {
      try {
        families.add(Family.named(name));
      } catch (IllegalArgumentException unknown) {
        throw new ParameterException(
            command,
            "--family %s: there is no such family; possible are %s%s"
                .formatted(name, String.join(", ", labels()), Suggestion.of(name, labels())));
      }
    }
    return families;
  }

  private static List<String> labels() {
    return Arrays.stream(Family.values()).map(Family::label).toList();
  }
}
