package org.certigjk.cli.explore;

import java.io.IOException;
import java.net.BindException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.cli.Main;
import org.certigjk.cli.console.Console;
import org.certigjk.cli.console.ExitCode;
import org.certigjk.cli.input.Arithmetic;
import org.certigjk.cli.input.BodyFiles;
import org.certigjk.cli.input.Input;
import org.certigjk.cli.input.InputException;
import org.certigjk.cli.input.InputText;
import org.certigjk.cli.input.Pair;
import org.certigjk.cli.input.PairSource;
import org.certigjk.cli.query.PairCommand;
import org.certigjk.cli.query.Records;
import org.certigjk.explorer.Scene;
import org.certigjk.explorer.SceneException;
import org.certigjk.explorer.SceneText;
import org.certigjk.explorer.number.NumberType;
import org.certigjk.explorer.trace.TraceReader;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.certigjk.variants.Variants;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code certigjk explore}. */
@Command(
    name = "explore",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    header = "Shows the explorer in your browser: draw two bodies and watch exact GJK decide.",
    usageHelpWidth = 100,
    synopsisHeading = "Usage:%n",
    customSynopsis = {
      "  certigjk explore [OPTIONS]          the page, with a scene of its own",
      "  certigjk explore [OPTIONS] PAIR     with the pairs, results or test vectors of a file, or -"
          + " for standard input",
      "  certigjk explore [OPTIONS] A B      with two files of points",
      "  certigjk explore [OPTIONS] TRACE    with a run that a program has written down",
      "  certigjk explore [OPTIONS] '#SCENE' with what stands after # in an address of the explorer, such"
          + " as a finding's"
    },
    description = {
      "",
      PairCommand.FILES,
      "PAIR is what certigjk distance reads or prints, in 2 or 3 dimensions. TRACE is what certigjk"
          + " trace reads (docs/trace.md).",
      "",
      "The page is served to this machine only and needs no network. Its address is printed; Ctrl-C"
          + " ends the server. The same page is in docs/explorer, for any web server.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  certigjk explore",
      "  certigjk explore examples/triangles.json --port 8000 --no-browser"
    })
public final class ExploreCommand implements Callable<Integer> {

  /** What a browser may be given as one argument, in characters. */
  private static final int MAX_ADDRESS = 100_000;

  /** What the page takes of a file, in characters. */
  private static final int MAX_RECORDS = 16 << 20;

  @Parameters(index = "0", arity = "0..1", paramLabel = "A|PAIR", hidden = true)
  private @Nullable String first;

  @Parameters(index = "1", arity = "0..1", paramLabel = "B", hidden = true)
  private @Nullable String second;

  @Option(
      names = "--port",
      paramLabel = "PORT",
      description = "Port of the server; any that is free by default.")
  private int port;

  @Option(names = "--no-browser", description = "Do not open a browser.")
  private boolean noBrowser;

  private final Console console;

  /** The records of the file, a line each, if there are several; else "". */
  private String records = "";

  public ExploreCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException, InputException {
    String scene = first == null ? "" : first.startsWith("#") ? address(first) : scene(first);
    try (PageServer server = start()) {
      URI address = server.address(scene);
      console.out().write((address + "\n").getBytes(StandardCharsets.UTF_8));
      console.out().flush();
      console.err().println("certigjk: the explorer is at this address until Ctrl-C is pressed");
      if (!noBrowser) {
        open(address);
      }
      new CountDownLatch(1).await();
    } catch (InterruptedException end) {
      Thread.currentThread().interrupt();
    }
    return ExitCode.OK;
  }

  private PageServer start() throws IOException, InputException {
    try {
      return PageServer.start(port, records);
    } catch (BindException | IllegalArgumentException e) {
      throw new InputException("--port " + port, 0, null, e.getMessage() + "; try another port");
    }
  }

  private void open(URI address) {
    try {
      Browser.open(address);
    } catch (IOException e) {
      console.err().println("certigjk: no browser could be started; open the address yourself");
    }
  }

  /** Returns the text of the scene that the files hold. */
  private String scene(String file) throws IOException, InputException {
    PairSource<Pair<BigFraction>> source =
        PairSource.of(
            Arithmetic.rational(Arithmetic.Decimals.NEAREST), new BodyFiles(console, List.of()));
    if (second != null) {
      return scene(source.read(file, second), file);
    }
    try (Input input = Input.open(file, console)) {
      Records all = new Records(input.records(), input.name());
      InputText record = all.next();
      if (record != null && isHeader(record)) {
        record = all.next();
      }
      if (record == null) {
        throw new InputException(file, 0, null, "no pair");
      }
      String scene =
          TraceReader.isTrace(record.decode()) ? trace(record) : scene(source.read(record), file);
      records = several(record, all);
      return scene;
    }
  }

  /** Returns whether it is the header of a file of test vectors. */
  private static boolean isHeader(InputText record) throws InputException {
    return record.decode().contains("\"certigjk-vectors");
  }

  /** Returns the records, as many as the page takes, or "" if there is no other. */
  private String several(InputText first, Records others) throws InputException {
    StringBuilder lines = new StringBuilder(first.decode().strip());
    InputText next = others.next();
    if (next == null) {
      return "";
    }
    while (next != null && lines.length() < MAX_RECORDS) {
      lines.append('\n').append(next.decode().strip());
      next = others.next();
    }
    if (next != null) {
      console.err().println("certigjk: the page takes the records of the first 16 MiB");
    }
    return lines.append('\n').toString();
  }

  /** Returns the part of an address after #, if the page can read it. */
  private static String address(String fragment) throws InputException {
    String scene = fragment.substring(1).replace(" ", "%20");
    try {
      if (!scene.startsWith("trace=") && !scene.startsWith("preset=")) {
        SceneText.parse(scene);
      }
      return new URI("#" + scene).getRawFragment();
    } catch (SceneException refused) {
      throw new InputException("the scene", 0, null, refused.part() + ": " + refused.reason());
    } catch (URISyntaxException refused) {
      int at = refused.getIndex();
      throw new InputException(
          "the scene",
          0,
          null,
          "character " + at + " is none of an address; write it as % and its two digits");
    }
  }

  /** Returns the fragment that shows a trace. */
  private static String trace(InputText record) throws InputException {
    TraceCommand.read(record); // the page would complain too, but not here
    String text = URLEncoder.encode(record.decode().strip(), StandardCharsets.UTF_8);
    if (text.length() > MAX_ADDRESS) {
      throw record.error(null, "longer than an address can be; load the file in the page");
    }
    return "trace=" + text.replace("+", "%20");
  }

  private static String scene(Pair<BigFraction> pair, String file) throws InputException {
    Scene scene =
        new Scene(
            pair.a(),
            pair.b(),
            NumberType.RATIONAL,
            Variants.STRICT_DECREASE,
            SubAlgorithm.JOHNSON);
    try {
      String text = SceneText.format(scene);
      SceneText.parse(text); // the limits of the page
      return text;
    } catch (SceneException beyondThePage) {
      throw new InputException(file, 0, null, beyondThePage.part() + ": " + beyondThePage.reason());
    }
  }
}
