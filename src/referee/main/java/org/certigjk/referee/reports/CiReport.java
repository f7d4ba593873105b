package org.certigjk.referee.reports;

import java.io.StringWriter;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.certigjk.json.JsonText;
import org.certigjk.referee.comparison.Fault;
import org.certigjk.referee.reports.CiCases.Case;
import org.certigjk.referee.results.ComparedRun;
import org.certigjk.referee.text.Reported;

/** The cases of a run in the forms that build servers read. */
final class CiReport {

  /** So many annotations of a step are shown by GitHub. */
  private static final int MOST_ANNOTATIONS = 10;

  private final ComparedRun run;
  private final List<Case> cases;

  CiReport(ComparedRun run, List<Case> cases) {
    this.run = run;
    this.cases = cases;
  }

  /** As XML of JUnit: what is known is skipped, and no answer is an error. */
  String junit() {
    StringWriter text = new StringWriter();
    try {
      XMLStreamWriter xml = XMLOutputFactory.newInstance().createXMLStreamWriter(text);
      xml.writeStartDocument();
      xml.writeStartElement("testsuites");
      xml.writeStartElement("testsuite");
      xml.writeAttribute("name", run.engine());
      xml.writeAttribute("tests", Integer.toString(cases.size()));
      xml.writeAttribute("failures", count(false));
      xml.writeAttribute("errors", count(true));
      xml.writeAttribute("skipped", Long.toString(cases.stream().filter(Case::known).count()));
      for (Case it : cases) {
        write(xml, it);
      }
      xml.writeEndDocument();
      xml.close();
    } catch (XMLStreamException impossible) {
      throw new IllegalStateException(impossible); // a string takes everything
    }
    return text + "\n";
  }

  private String count(boolean failure) {
    return Long.toString(
        cases.stream().filter(c -> !c.passed() && !c.known() && c.failure() == failure).count());
  }

  private static void write(XMLStreamWriter xml, Case it) throws XMLStreamException {
    xml.writeStartElement("testcase");
    xml.writeAttribute("classname", it.group());
    xml.writeAttribute("name", it.name());
    if (!it.file().isEmpty()) {
      xml.writeAttribute("file", it.file());
      xml.writeAttribute("line", Long.toString(it.line()));
    }
    if (!it.passed()) {
      xml.writeEmptyElement(it.known() ? "skipped" : it.failure() ? "error" : "failure");
      xml.writeAttribute("message", (it.known() ? "known: " : "") + words(it));
      if (!it.known()) {
        xml.writeAttribute("type", it.rule());
      }
    }
    xml.writeEndElement();
  }

  /** What is wrong, and what the ledger of public reports has of it. */
  private static String words(Case it) {
    return it.message()
        + (it.reported() == null ? "" : " (public reports: " + it.reported().words() + ")");
  }

  /** As the Test Anything Protocol, version 14: what is known is to do. */
  String tap() {
    StringBuilder text = new StringBuilder("TAP version 14\n1..").append(cases.size()).append('\n');
    for (int k = 0; k < cases.size(); k++) {
      Case it = cases.get(k);
      String name = it.name().replace("\\", "\\\\").replace("#", "\\#");
      text.append("%s %s - %s".formatted(it.passed() ? "ok" : "not ok", k + 1, name));
      text.append(it.known() ? " # TODO known\n" : "\n");
      if (!it.passed()) {
        text.append("  ---\n  fault: %s\n".formatted(it.rule()));
        text.append("  message: '%s'\n  ...\n".formatted(words(it).replace("'", "''")));
      }
    }
    return text.toString();
  }

  /**
   * As lines of GitHub's workflow commands: annotations for some of the new ones, one of each
   * family and fault before a second, and how many are wrong.
   */
  String github() {
    StringBuilder text = new StringBuilder();
    Map<String, Integer> seen = new HashMap<>();
    List<Case> wrong =
        cases.stream()
            .filter(it -> !it.passed() && !it.known())
            .map(it -> Map.entry(seen.merge(it.group() + " " + it.rule(), 1, Integer::sum), it))
            .sorted(Map.Entry.comparingByKey())
            .map(Map.Entry::getValue)
            .toList();
    for (Case it : wrong.subList(0, Math.min(MOST_ANNOTATIONS - 1, wrong.size()))) {
      String place =
          it.file().isEmpty() ? "" : "file=%s,line=%s,".formatted(property(it.file()), it.line());
      text.append(
          "::error %stitle=%s::%s\n"
              .formatted(place, property(it.rule()), data(it.name() + ": " + words(it))));
    }
    text.append(
        "::%s title=certigjk::%s\n"
            .formatted(wrong.isEmpty() ? "notice" : "error", data(run.counts())));
    return text.toString();
  }

  private static String data(String text) {
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
  }

  private static String property(String text) {
    return data(text).replace(":", "%3A").replace(",", "%2C");
  }

  /** As SARIF 2.1.0. */
  String sarif() {
    return JsonText.line(
        json -> {
          json.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json");
          json.field("version", "2.1.0");
          json.beginArray("runs");
          json.beginObject();
          json.beginObject("tool");
          json.beginObject("driver");
          json.field("name", "certigjk referee");
          json.beginArray("rules");
          Arrays.stream(Fault.values()).forEach(fault -> writeRule(json, fault));
          json.endArray();
          json.endObject();
          json.endObject();
          json.beginArray("results");
          cases.stream().filter(it -> !it.passed()).forEach(it -> writeResult(json, it));
          json.endArray();
          json.endObject();
          json.endArray();
        });
  }

  private static void writeRule(JsonText json, Fault fault) {
    json.beginObject();
    json.field("id", fault.label());
    json.beginObject("shortDescription");
    json.field("text", fault.description());
    json.endObject();
    json.endObject();
  }

  private static void writeResult(JsonText json, Case it) {
    json.beginObject();
    json.field("ruleId", it.rule());
    json.field("level", it.known() ? "note" : "error");
    json.field("baselineState", it.known() ? "unchanged" : "new");
    json.beginObject("message");
    json.field("text", it.name() + ": " + words(it));
    json.endObject();
    writeProperties(json, it);
    if (!it.file().isEmpty()) {
      json.beginArray("locations");
      json.beginObject();
      json.beginObject("physicalLocation");
      json.beginObject("artifactLocation");
      json.field("uri", uri(it.file()));
      json.endObject();
      json.beginObject("region");
      json.field("startLine", it.line());
      json.endObject();
      json.endObject();
      json.endObject();
      json.endArray();
    }
    json.endObject();
  }

  /** Severity and public reports, as in reports in JSON. */
  private static void writeProperties(JsonText json, Case it) {
    Reported reported = it.reported();
    if (reported == null) {
      return;
    }
    json.beginObject("properties");
    FuzzSummary.writeSeverity(json, it.severity());
    reported.writeTo(json);
    json.endObject();
  }

  /** A path as a reference: relative ones stay relative. */
  private static String uri(String file) {
    try {
      return new URI(null, null, file.replace('\\', '/'), null).getRawPath();
    } catch (URISyntaxException noPath) {
      return file;
    }
  }
}
