package org.certigjk.docs;

import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvParser;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;

/** The rows of a table with a header, each with its cells by column; lines with # are comments. */
final class CsvRows {

  private CsvRows() {}

  static List<Map<String, String>> of(String table) {
    try (MappingIterator<Map<String, String>> rows =
        new CsvMapper()
            .readerForMapOf(String.class)
            .with(CsvSchema.emptySchema().withHeader())
            .with(CsvParser.Feature.ALLOW_COMMENTS)
            .with(CsvParser.Feature.FAIL_ON_MISSING_COLUMNS)
            .readValues(table)) {
      return rows.readAll();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
