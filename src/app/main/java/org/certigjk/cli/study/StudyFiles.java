package org.certigjk.cli.study;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.dataformat.csv.CsvGenerator;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvParser;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import org.certigjk.cli.input.InputException;
import org.certigjk.markup.MarkdownTable;
import org.certigjk.study.Chart;
import org.certigjk.study.Size;
import org.certigjk.study.Study;
import org.certigjk.study.StudyReport.Attachment;
import org.certigjk.study.StudyTable;
import org.certigjk.study.drawing.ChartSvg;
import org.certigjk.vectors.files.WholeFile;
import org.jspecify.annotations.Nullable;

/** Writes the files of studies into a folder. */
final class StudyFiles {

  private final Path folder;
  private int written;

  StudyFiles(Path folder) {
    this.folder = folder;
  }

  /** Makes the folder, so that one that cannot be made is found out before a long study runs. */
  void open() throws IOException {
    Files.createDirectories(folder);
  }

  /** Writes NAME.md, and what it links: tables as CSV, charts as SVG, and other data. */
  void write(StudyRun run) throws IOException {
    write(run.study().label() + ".md", run.markdown());
    for (StudyTable table : run.report().tables()) {
      write(run.csvName(table), csv(table));
    }
    draw(run.study(), run.report().charts());
    for (Attachment attachment : run.report().attachments()) {
      write(run.attachmentName(attachment), attachment.content());
    }
  }

  /**
   * Draws the charts of a study again, from the tables that are in the folder.
   *
   * @throws InputException if one of them is not as the study has written it
   */
  void redraw(Study study) throws IOException, InputException {
    try {
      draw(study, study.charts(name -> table(study, name)));
    } catch (DamagedTableException damaged) {
      throw damaged.complaint;
    } catch (UncheckedIOException e) {
      throw e.getCause();
    } catch (IndexOutOfBoundsException | NoSuchElementException missing) {
      throw complaint(folder, tables(study) + "a row is missing");
    } catch (IllegalArgumentException e) {
      throw complaint(folder, tables(study) + e.getMessage());
    }
  }

  private static String tables(Study study) {
    return "no tables of the study %s: ".formatted(study.label());
  }

  private static InputException complaint(Path file, String reason) {
    return new InputException(file.toString(), 0, null, reason);
  }

  /** Carries a complaint through the function that gives the tables. */
  private static final class DamagedTableException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final InputException complaint;

    DamagedTableException(Path file, @Nullable String reason, Exception why) {
      super(why);
      this.complaint = complaint(file, "no table of this study: " + reason);
    }
  }

  private void draw(Study study, List<Chart> charts) throws IOException {
    for (Chart chart : charts) {
      write(StudyRun.svgName(study, chart), ChartSvg.of(chart));
    }
  }

  /** Reads a table; the only one of a study has a file without its name. */
  private StudyTable table(Study study, String name) {
    Path named = folder.resolve(study.label() + "-" + name + ".csv");
    Path file = Files.exists(named) ? named : folder.resolve(study.label() + ".csv");
    try (MappingIterator<List<String>> rows =
        new CsvMapper()
            .readerForListOf(String.class)
            .with(CsvParser.Feature.WRAP_AS_ARRAY)
            .readValues(Files.readString(file))) {
      List<List<String>> lines = rows.readAll();
      if (lines.size() < 2) {
        throw new IllegalArgumentException("a heading and rows are expected");
      }
      List<StudyTable.Column> columns = lines.get(0).stream().map(StudyTable::text).toList();
      return new StudyTable(
          name, name, columns, lines.subList(1, lines.size()), /* inReport= */ false);
    } catch (CharacterCodingException e) {
      throw new DamagedTableException(file, "it is not UTF-8", e);
    } catch (JsonProcessingException e) {
      throw new DamagedTableException(file, e.getOriginalMessage(), e);
    } catch (IllegalArgumentException e) {
      throw new DamagedTableException(file, e.getMessage(), e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes README.md, which lists the studies. */
  void writeIndex(List<Study> studies, Size size) throws IOException {
    MarkdownTable table = new MarkdownTable().text("study", "question", "source");
    for (Study study : studies) {
      String link = "[%s](%s.md)".formatted(study.label(), study.label());
      table.row(link, study.question(), study.source());
    }
    write(
        "README.md",
        """
        # The studies

        Each reproduces a table, a figure, a claim or a counterexample of the papers. `certigjk study` \
        lists them, and `certigjk study NAME` runs one; what stands here was written by

            certigjk study all%s --output FOLDER

        Every report says the command that made it alone, with the seed, and the version. The same \
        command gives the same numbers on every machine.

        %s\
        """
            .formatted(size == Size.FULL ? " --full" : "", table));
  }

  /** Returns a line that says what has been written. */
  String summary() {
    return "certigjk: %s files written to %s".formatted(written, folder);
  }

  private void write(String name, String text) throws IOException {
    WholeFile.write(folder.resolve(name), text.getBytes(StandardCharsets.UTF_8));
    written++;
  }

  /** Returns the table as comma-separated values (RFC 4180, with line feeds), with a heading. */
  static String csv(StudyTable table) throws IOException {
    CsvSchema.Builder schema = CsvSchema.builder().setLineSeparator("\n").setUseHeader(true);
    table.columns().forEach(column -> schema.addColumn(column.name()));
    List<String[]> rows = new ArrayList<>();
    table.rows().forEach(row -> rows.add(row.toArray(String[]::new)));
    return CsvMapper.builder()
        .enable(CsvGenerator.Feature.STRICT_CHECK_FOR_QUOTING)
        .build()
        .writer(schema.build())
        .writeValueAsString(rows);
  }
}
