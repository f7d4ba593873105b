package org.certigjk.referee.text;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.certigjk.vectors.Flag;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.files.VectorGeneration;
import org.certigjk.vectors.files.VectorHeader;
import org.certigjk.vectors.files.VectorWriter;

/** Wrong answers as a file of test vectors. */
public final class ExampleFile {

  private ExampleFile() {}

  /**
   * Returns the file; its header explains the flags that the vectors have.
   *
   * @param title what is in it
   * @param generator this program and its version
   * @param parameters what else is to be known
   * @param command how it was made
   * @param license of the vectors
   * @param vectors what was asked
   */
  public static byte[] of(
      String title,
      String generator,
      Map<String, String> parameters,
      String command,
      String license,
      Collection<TestVector> vectors)
      throws IOException {
    Map<String, VectorHeader.Note> notes = new LinkedHashMap<>(VectorGeneration.notes());
    notes
        .keySet()
        .retainAll(
            vectors.stream().flatMap(v -> v.flags().stream()).map(Flag::label).distinct().toList());
    VectorHeader header =
        new VectorHeader(title, generator, parameters, command, license, notes, List.of());
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    VectorWriter writer = VectorWriter.begin(bytes, header);
    for (TestVector vector : vectors) {
      writer.write(vector);
    }
    return bytes.toByteArray();
  }
}
