package org.certigjk.cli.input;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.util.List;

/** Reads a file that is one JSON array of points. */
final class JsonPointsReader<E> implements BodyReader<E> {

  private final Arithmetic<E> arithmetic;
  private final RecordReader records;

  JsonPointsReader(Arithmetic<E> arithmetic, RecordReader records) {
    this.arithmetic = arithmetic;
    this.records = records;
  }

  @Override
  public Read<E> read() throws IOException, InputException {
    InputText text = records.next();
    if (text == null) {
      throw new IllegalStateException("an empty file has been rejected before");
    }
    try (JsonParser json = Json.parser(text.decode())) {
      try {
        json.nextToken();
        Body<E> points = new PointsReader<>(arithmetic, text, json).read("points");
        if (json.nextToken() != null || records.next() != null) {
          throw text.error(null, "more text after the array of points");
        }
        return new Read<>(points, List.of());
      } catch (JsonProcessingException malformed) {
        throw Json.malformed(text, json, malformed, "array");
      }
    }
  }
}
