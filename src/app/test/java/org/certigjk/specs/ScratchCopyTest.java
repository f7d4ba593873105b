package org.certigjk.specs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScratchCopyTest {

  private static final String FILE = "src/core/main/java/org/certigjk/p/C.java";

  @TempDir Path project;
  @TempDir Path target;

  @BeforeEach
  void writeProject() throws IOException {
    Files.createDirectories(project.resolve(FILE).getParent());
    Files.createDirectories(project.resolve("specs"));
    Files.writeString(
        project.resolve("specs/verified.tsv"),
        "class\tmethod\tverdict\tprover\treason\np.C\tsign(int)\tproved\tz3\t\n");
    Files.writeString(
        project.resolve(FILE),
        """
        class C {
          C() {}
          int sign(int i) {
            if (i < 0) return -1; // a comment
            Runnable r = () -> { return; };
            if (i == 9) throw new Error();
            return i > 0 ? 1 : 0;
          }
        }
        """);
  }

  private void assertWritten(String expected) throws IOException {
    String written = Files.readString(target.resolve(FILE)).replaceAll("\\s+", " ").strip();
    assertEquals(expected.replaceAll("\\s+", " ").strip(), written);
  }

  @Test
  void contradictionWhereverAMethodEnds() throws IOException {
    new ScratchCopy(project, target).writeContradictions(0);
    assertWritten(
        """
        class C {
          C ( ) { /*@ assert false ; @*/ }
          int sign ( int i ) {
            if ( i < 0 ) { /*@ assert false ; @*/ return - 1 ; }
            Runnable r = ( ) -> { return ; } ;
            if ( i == 9 ) { /*@ assert false ; @*/ throw new Error ( ) ; }
            { /*@ assert false ; @*/ return i > 0 ? 1 : 0 ; }
          }
        }
        """);
  }

  @Test
  void caseByCase() throws IOException {
    String contract =
        """
        package p;
        class C {
          /*@ requires i < 0; requires i != -5; ensures \\result < 0;
            @ also exceptional_behavior requires i == 9;
            @ also requires i < 0; requires i != -5; ensures \\result == -1; @*/
          /*@ pure @*/ int sign(int i);
        }
        """;
    Files.createDirectories(project.resolve("specs/org/certigjk/p"));
    Files.writeString(project.resolve("specs/org/certigjk/p/C.jml"), contract);
    ScratchCopy copy = new ScratchCopy(project, target);
    assertEquals(
        List.of("where (i < 0) && (i != - 5)", "where (i == 9)"),
        List.of(copy.asked(0).get(0).reason(), copy.asked(1).get(0).reason()));
    assertEquals(List.of(), copy.asked(2));
    String ends =
        """
            if ( i < 0 ) { /*@ assert false ; @*/ return - 1 ; }
            Runnable r = ( ) -> { return ; } ;
            if ( i == 9 ) { /*@ assert false ; @*/ throw new Error ( ) ; }
            { /*@ assert false ; @*/ return i > 0 ? 1 : 0 ; }
        """;
    copy.writeContradictions(0);
    assertWritten(
        "class C { C ( ) { /*@ assert false ; @*/ } int sign ( int i ) { "
            + "/*@ assume ( i < 0 ) && ( i != - 5 ) ; @*/"
            + ends
            + "} }");
    copy.writeContradictions(1);
    assertWritten(
        "class C { C ( ) { /*@ assert false ; @*/ } int sign ( int i ) { "
            + "/*@ assume ( i == 9 ) ; @*/ try {"
            + ends
            + "} catch ( Exception end ) { /*@ assert false ; @*/ throw end ; } } }");
  }

  @Test
  void mutant() throws IOException {
    Mutant mutant = new Mutant("p.C", "sign(int)", "i<0", "i <= 0", "the wrong comparison");
    new ScratchCopy(project, target).writeMutants("p.C", List.of(mutant));
    assertWritten(
        """
        class C {
          C ( ) { }
          int sign ( int i ) {
            if ( i <= 0 ) return - 1 ;
            Runnable r = ( ) -> { return ; } ;
            if ( i == 9 ) throw new Error ( ) ;
            return i > 0 ? 1 : 0 ;
          }
        }
        """);
  }

  @Test
  void mutantOfWhatStandsTwice() {
    Mutant mutant = new Mutant("p.C", "sign(int)", "return", "break", "no return");
    SourceEntries source = new Verified(project).java("p.C");
    assertThrows(IllegalArgumentException.class, () -> mutant.find(source));
  }
}
