package org.certigjk;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.Location;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.certigjk.samples.Sources;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Which package may know which. */
class ArchitectureTest {

  /** A package may use those before it in this list, and no other. */
  private static final List<String> PACKAGES =
      Stream.of(
              "check",
              "field",
              "exact",
              "geometry",
              "certificate",
              "simplex",
              "gjk",
              "number",
              "predicates",
              "hull",
              "shape",
              "integral",
              "interval",
              "penetration",
              "raycast",
              "fast",
              "json",
              "markup",
              "vectors",
              "subalgorithms",
              "variants",
              "ledger",
              "study",
              "referee",
              "explorer",
              "cli")
          .map(name -> "org.certigjk." + name + "..")
          .toList();

  /** What users see beside the library, with libraries of its own: commands, files, reports. */
  private static final String[] OUTSIDE = {
    "org.certigjk.cli..",
    "org.certigjk.ledger..",
    "org.certigjk.referee.findings..",
    "org.certigjk.referee.picture..",
    "org.certigjk.referee.reports..",
    "org.certigjk.referee.results..",
    "org.certigjk.referee.text..",
    "org.certigjk.vectors.check..",
    "org.certigjk.vectors.files.."
  };

  private static final String[] NEEDED = {"java..", "org.apache.commons.math3..", "org.jspecify.."};

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ArchitectureTest::isMain)
          .importPackages("org.certigjk");

  /** The contracts are tests, though they are the main part of a module. */
  private static boolean isMain(Location location) {
    return Stream.of("test-classes", "-tests.jar", "certigjk-testing")
        .noneMatch(location::contains);
  }

  @TestFactory
  Stream<DynamicTest> packageUsesOnlyThoseBeforeIt() {
    return IntStream.range(0, PACKAGES.size() - 1)
        .mapToObj(i -> DynamicTest.dynamicTest(PACKAGES.get(i), () -> usesNoneAfter(i)));
  }

  private static void usesNoneAfter(int i) {
    String[] later = PACKAGES.subList(i + 1, PACKAGES.size()).toArray(String[]::new);
    noClasses()
        .that()
        .resideInAPackage(PACKAGES.get(i))
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(later)
        .allowEmptyShould(true)
        .check(CLASSES);
  }

  @Test
  void everyClassIsInAListedPackage() {
    classes().should().resideInAnyPackage(PACKAGES.toArray(String[]::new)).check(CLASSES);
  }

  @Test
  void packagesOfTheRefereeDoNotUseEachOtherInCircles() {
    slices().matching("org.certigjk.referee.(*)..").should().beFreeOfCycles().check(CLASSES);
    noClasses()
        .that()
        .resideInAPackage("org.certigjk.referee")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.certigjk.referee.*..")
        .check(CLASSES);
  }

  /** What users call depends on the stages of a query, and not the other way round. */
  @Test
  void stagesOfAQueryComeInOneOrder() {
    slices().matching("org.certigjk.fast.(*)..").should().beFreeOfCycles().check(CLASSES);
    noClasses()
        .that()
        .resideInAPackage("org.certigjk.fast.*..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.certigjk.fast")
        .check(CLASSES);
  }

  /** More than that nobody finds anything in. */
  @Test
  void noPackageHasMoreThanThirtyFiles() {
    Map<Path, Long> files =
        Sources.of("main/java").stream().collect(groupingBy(Path::getParent, counting()));
    files.values().removeIf(count -> count <= 30);
    assertEquals(Map.of(), files);
  }

  @Test
  void libraryNeedsCommonsMathAndJSpecifyOnly() {
    classes()
        .that()
        .resideOutsideOfPackages(OUTSIDE)
        .should()
        .onlyDependOnClassesThat(resideInAnyPackage(NEEDED).or(resideInAPackage("org.certigjk..")))
        .check(CLASSES);
  }

  /** As src/README.md says it; the command line needs more. */
  @Test
  void filesNeedJacksonAndReportsJ2html() {
    String[] jackson = {"com.fasterxml.jackson.."};
    classes()
        .that()
        .resideInAnyPackage(
            "org.certigjk.ledger..", "org.certigjk.vectors.check..", "org.certigjk.vectors.files..")
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(NEEDED)
                .or(resideInAnyPackage(jackson))
                .or(resideInAPackage("org.certigjk..")))
        .check(CLASSES);
    classes()
        .that()
        .resideInAnyPackage(
            "org.certigjk.referee.findings..",
            "org.certigjk.referee.reports..",
            "org.certigjk.referee.results..",
            "org.certigjk.referee.text..")
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(NEEDED)
                .or(resideInAnyPackage(jackson))
                .or(resideInAnyPackage("j2html..", "org.certigjk..")))
        .check(CLASSES);
  }

  /** One study, and what writes the examples of the explorer. */
  @Test
  void onlyWhatShowsTheLedgerNeedsMore() {
    noClasses()
        .that()
        .resideOutsideOfPackages(OUTSIDE)
        .and()
        .haveNameNotMatching(
            ".*[.](study[.]errata[.](ErrataStudy|Erratum)|explorer[.]preset[.]PresetScript)([$].*)?")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(OUTSIDE)
        .check(CLASSES);
  }

  /** A clock that is set back must not show: durations and limits are of {@code nanoTime}. */
  @Test
  void nothingAsksForTheTimeOfDay() {
    noClasses()
        .should()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.util.Date")
        .orShould()
        .dependOnClassesThat(
            resideInAPackage("java.time..")
                .and(describe("tell times", type -> !type.isEquivalentTo(Duration.class))))
        .check(CLASSES);
  }

  /** What checks records uses nothing of what it checks. */
  @Test
  void theCheckOfRecordsNeedsTheJdkOnly() {
    classes()
        .that()
        .resideInAPackage("org.certigjk.check..")
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage("java..", "org.jspecify..", "org.certigjk.check.."))
        .check(CLASSES);
    noClasses()
        .that()
        .resideInAPackage("org.certigjk.check.algebra")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.certigjk.check")
        .check(CLASSES);
  }

  /** The contracts are published as a jar of their own, without the other tests. */
  @Test
  void contractsNeedJUnitAndTheLibraryOnly() {
    JavaClasses contracts = new ClassFileImporter().importPackages("org.certigjk.contract");
    classes()
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(NEEDED)
                .or(resideInAnyPackage("org.certigjk.contract..", "org.junit.jupiter.."))
                .or(describe("are in the library", ArchitectureTest::inLibrary)))
        .allowEmptyShould(true)
        .check(contracts);
  }

  private static boolean inLibrary(JavaClass type) {
    return CLASSES.contain(type.getBaseComponentType().getName());
  }
}
