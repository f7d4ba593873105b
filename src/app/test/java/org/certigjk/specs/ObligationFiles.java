package org.certigjk.specs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The files of the obligations that OpenJML has written for the methods of one class. */
final class ObligationFiles {

  private ObligationFiles() {}

  /**
   * Writes the obligations in a folder in their {@linkplain CanonicalObligation canonical form},
   * and names them after class and method: {@link ContractLock#obligation}.
   */
  static void write(String type, Path folder) throws IOException {
    List<Path> files;
    try (Stream<Path> found = Files.list(folder)) {
      files = found.toList();
    }
    for (Path file : files) {
      String signature = signature(file.getFileName().toString().replace(".smt2", ""));
      String name = ContractLock.obligation(type, signature).replace(".xz", "");
      String text = CanonicalObligation.of(Files.readString(file));
      Files.delete(file);
      Files.writeString(folder.resolve(name), text, StandardOpenOption.CREATE_NEW);
    }
  }

  /** Makes {@code of(Vec[])} of {@code org.certigjk.geometry.Polytope.<E>of(…Vec<E>...)}. */
  static String signature(String printed) {
    String erased = SourceEntries.erasedArguments(printed);
    int bracket = erased.indexOf('(');
    String[] path = erased.substring(0, bracket).split("\\.");
    String name = path[path.length - 1];
    boolean constructor = path.length > 1 && name.equals(path[path.length - 2]);
    List<String> types = new ArrayList<>();
    for (String type : erased.substring(bracket + 1, erased.lastIndexOf(')')).split(",")) {
      types.add(SourceEntries.erased(type));
    }
    return (constructor ? "new" : name) + "(" + String.join(",", types) + ")";
  }
}
