package org.certigjk.cli.study;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.certigjk.cli.Main;
import org.certigjk.cli.console.Console;
import org.certigjk.cli.console.ExitCode;
import org.certigjk.ledger.Ledger;
import org.certigjk.ledger.PapersPage;
import org.certigjk.ledger.ProofTables;
import org.certigjk.vectors.files.WholeFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code certigjk papers}. */
@Command(
    name = "papers",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    header = "Says what the papers claim, and whether it holds.",
    usageHelpWidth = 100,
    synopsisHeading = "Usage:%n",
    customSynopsis = "  certigjk papers [OPTIONS]",
    description = {
      "",
      "Prints every claim of the five papers with its verdict and what shows it, as Markdown.",
      ""
    },
    footer = {"", "Examples:", "  certigjk papers > papers.md", "  certigjk papers --write ."})
public final class PapersCommand implements Callable<Integer> {

  @Option(
      names = "--write",
      paramLabel = "CHECKOUT",
      description =
          "Writes the pages that are made from the ledger into a checkout of this project:"
              + " docs/papers.md, and the tables of proofs/README.md.")
  private @Nullable Path checkout;

  private final Console console;

  public PapersCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Ledger ledger = Ledger.read();
    if (checkout == null) {
      console.out().write(PapersPage.of(ledger).getBytes(StandardCharsets.UTF_8));
      return ExitCode.OK;
    }
    Path proofs = checkout.resolve("proofs/README.md");
    String page = ProofTables.in(Files.readString(proofs), ledger);
    write(checkout.resolve("docs/papers.md"), PapersPage.of(ledger));
    write(proofs, page);
    return ExitCode.OK;
  }

  private static void write(Path file, String text) throws IOException {
    WholeFile.write(file, text.getBytes(StandardCharsets.UTF_8));
  }
}
