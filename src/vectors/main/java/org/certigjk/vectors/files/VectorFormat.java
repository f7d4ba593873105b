package org.certigjk.vectors.files;

import java.io.IOException;
import java.io.OutputStream;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.PrimitiveIterator;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.family.Plan;
import org.jspecify.annotations.Nullable;

/**
 * Brings a file of test vectors into canonical form: fields in their order, numbers in their
 * spelling, no blanks, and the vectors in the order of the generator where the header says how the
 * file was made. What is said does not change: a file whose content is wrong stays wrong.
 *
 * <p>The file is held in memory.
 */
public final class VectorFormat {

  private VectorFormat() {}

  /**
   * Writes the canonical form of a file.
   *
   * @return the number of vectors
   * @throws VectorFileException if a line cannot be read, if two vectors have one id, or if the
   *     vectors are not those of the generator
   */
  public static int format(VectorReader reader, OutputStream out) throws IOException {
    Map<String, byte[]> lines = read(reader);
    out.write(HeaderCodec.encode(reader.header()));
    String file = reader.headerLine().file();
    VectorRequest request = request(reader);
    if (request == null) {
      for (byte[] line : lines.values()) {
        out.write(line);
      }
      return lines.size();
    }
    Plan plan = request.plan();
    int count = lines.size();
    PrimitiveIterator.OfLong indices = plan.indices(request.shard(), request.shards());
    while (indices.hasNext()) {
      String id = plan.at(indices.nextLong()).id();
      byte[] line = lines.remove(id);
      if (line == null) {
        throw new VectorFileException(
            file, 0, null, "the vector " + id + " is missing; certigjk vectors generate makes it");
      }
      out.write(line);
    }
    if (!lines.isEmpty()) {
      throw new VectorFileException(
          file,
          0,
          null,
          "the vector %s is not one of those that the header names; remove it"
              .formatted(lines.keySet().iterator().next()));
    }
    return count;
  }

  private static Map<String, byte[]> read(VectorReader reader) throws IOException {
    Map<String, byte[]> lines = new LinkedHashMap<>();
    for (VectorLine line = reader.nextLine(); line != null; line = reader.nextLine()) {
      TestVector vector = line.vector();
      byte[] encoded;
      try {
        encoded = VectorCodec.encode(vector);
      } catch (IndexOutOfBoundsException wrong) {
        throw line.wrong("expected.certificate.pairs", "an index pair names no point");
      }
      if (lines.put(vector.id(), encoded) != null) {
        throw line.wrong("id", "there is another vector " + vector.id() + "; remove one of them");
      }
    }
    return lines;
  }

  private static @Nullable VectorRequest request(VectorReader reader) throws IOException {
    try {
      VectorRequest request = VectorRequest.from(reader.header().parameters());
      if (request != null) {
        request.plan(); // there must be one
      }
      return request;
    } catch (IllegalArgumentException wrong) {
      throw reader.headerLine().wrong("parameters", String.valueOf(wrong.getMessage()));
    }
  }
}
