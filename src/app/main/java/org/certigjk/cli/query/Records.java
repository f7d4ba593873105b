package org.certigjk.cli.query;

import java.io.IOException;
import org.certigjk.cli.input.Input;
import org.certigjk.cli.input.InputException;
import org.certigjk.cli.input.InputText;
import org.certigjk.cli.input.RecordReader;
import org.jspecify.annotations.Nullable;

/** The records of one file, for a {@link Pipeline}. */
public final class Records implements Pipeline.Source<InputText> {

  private final RecordReader records;
  private final String file;

  public Records(RecordReader records, String file) {
    this.records = records;
    this.file = file;
  }

  String file() {
    return file;
  }

  @Override
  public @Nullable InputText next() throws InputException {
    try {
      return records.next();
    } catch (IOException e) {
      throw Input.unreadable(file, e);
    }
  }

  @Override
  public boolean isReady() throws InputException {
    try {
      return records.isReady();
    } catch (IOException e) {
      throw Input.unreadable(file, e);
    }
  }

  @Override
  public int size(InputText record) {
    return record.bytes().length;
  }
}
