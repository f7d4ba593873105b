import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * Writes a run of GJK as a trace (docs/trace.md of CertiGJK), to see the first step that exact
 * arithmetic contradicts. Public domain. Give null for what is not known.
 */
public final class GjkTrace {

  private final StringBuilder json = new StringBuilder("{\"format\": \"certigjk-trace-1\"");
  private String between = ", \"steps\": [";

  public GjkTrace(String engine, double[][] a, double[][] b) {
    json.append(", \"engine\": \"" + engine + "\", \"a\": " + array(a) + ", \"b\": " + array(b));
  }

  /**
   * Adds a step: W is a_i - b_j for its pairs, whose weights make v; along -direction, of any length,
   * s = a_i - b_j was found. Without a direction it is v's.
   */
  public void step(int[][] w, double[] weights, double[] v, double[] direction, int[] s) {
    String pairs = w == null ? "[]" : Arrays.deepToString(w);
    json.append(between).append("{\"simplex\": ").append(pairs);
    json.append(member("weights", weights) + member("v", v) + member("direction", direction));
    json.append(s == null ? "}" : ", \"s\": " + Arrays.toString(s) + "}");
    between = ", ";
  }

  /** Returns the trace. */
  public String end(boolean meets, Double distance) {
    String verdict = meets ? "meet" : "apart";
    String said = distance == null ? "" : ", \"distance\": " + number(distance);
    return json + "], \"claim\": {\"verdict\": \"" + verdict + "\"" + said + "}}";
  }

  private static String member(String name, double[] x) {
    return x == null ? "" : ", \"" + name + "\": " + array(x);
  }

  private static String array(double[][] x) {
    return Arrays.stream(x).map(GjkTrace::array).collect(Collectors.joining(", ", "[", "]"));
  }

  private static String array(double[] x) {
    return Arrays.stream(x).mapToObj(GjkTrace::number).collect(Collectors.joining(", ", "[", "]"));
  }

  private static String number(double x) {
    return Double.isFinite(x) ? Double.toString(x) : "null";
  }
}
