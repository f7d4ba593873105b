package org.certigjk.explorer.page.build;

import java.util.Set;
import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/**
 * Which classes of Java, of Commons Math and of TeaVM are replaced in the script, and by what:
 * {@code java.math.BigInteger} by {@code org.certigjk.explorer.page.jdk.math.JsBigInteger}, and so
 * on.
 */
public final class Substitutions extends SimpleSubstitutionPolicy {
  private static final String OURS = "org.certigjk.explorer.page.jdk";
  private static final String OF_COMMONS_MATH = "org.apache.commons.math3.exception.util";
  private static final String OF_TEAVM = "org.teavm.classlib.impl.text";

  private static final Set<String> REPLACED =
      Set.of(
          "java.math.BigDecimal",
          "java.math.BigInteger",
          "java.util.Formatter",
          OF_COMMONS_MATH + ".ExceptionContext",
          OF_TEAVM + ".DoubleAnalyzer",
          OF_TEAVM + ".DoubleAnalyzer$Result",
          OF_TEAVM + ".FloatAnalyzer",
          OF_TEAVM + ".FloatAnalyzer$Result");

  @Override
  public void contribute(SubstitutionSink sink) {
    replace(sink, "java", OURS);
    replace(sink, OF_COMMONS_MATH, OURS + ".util");
    replace(sink, OF_TEAVM, OURS + ".text");
  }

  private static void replace(SubstitutionSink sink, String from, String to) {
    sink.selectClasses(name -> REPLACED.contains(name) && name.startsWith(from + "."))
        .replacePackage(from, to)
        .simpleNamePrefix("Js");
  }
}
