/** The commands of CertiGJK and its explorer. */
module org.certigjk.cli {
  requires org.certigjk.check;
  requires org.certigjk.lab;
  requires org.certigjk.referee;
  requires com.fasterxml.jackson.core;
  requires com.fasterxml.jackson.databind;
  requires com.fasterxml.jackson.dataformat.csv;
  requires info.picocli;
  requires java.xml;
  requires jdk.httpserver;
  requires me.tongfei.progressbar;

  // picocli fills in the fields of the commands.
  opens org.certigjk.cli to
      info.picocli;
  opens org.certigjk.cli.bench to
      info.picocli;
  opens org.certigjk.cli.console to
      info.picocli;
  opens org.certigjk.cli.explore to
      info.picocli;
  opens org.certigjk.cli.input to
      info.picocli;
  opens org.certigjk.cli.query to
      info.picocli;
  opens org.certigjk.cli.referee to
      info.picocli;
  opens org.certigjk.cli.study to
      info.picocli;
  opens org.certigjk.cli.vectors to
      info.picocli;
}
