package org.certigjk.formulas;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Image;
import org.certigjk.fast.search.Vertices;

/**
 * Calls the Java methods that are translated, and writes arguments and results as lines, which
 * {@code proofs/oracle/java_main.ml} defines.
 */
final class MethodCalls {

  private static final List<String> PACKAGES =
      List.of(
          "org.certigjk.fast.filter.",
          "org.certigjk.fast.search.",
          "org.certigjk.fast.depth.",
          "org.certigjk.fast.impact.",
          "org.certigjk.predicates.",
          "org.certigjk.exact.",
          "org.certigjk.number.",
          "org.certigjk.field.");

  /** A method and its name in Coq. */
  private record Target(Method method, String coq) {}

  private final Map<String, Target> targets = new LinkedHashMap<>();
  private final PrintStream out;
  private Vertices a = Vertices.ORIGIN;
  private Vertices b = Vertices.ORIGIN;
  private Candidate c = new Candidate(1);

  MethodCalls(PrintStream out) throws IOException {
    this.out = out;
    List<String> entries = lines().stream().map(JavaList::entryOf).toList();
    coqNames(entries).forEach((entry, coq) -> targets.put(entry, new Target(method(entry), coq)));
  }

  /** Returns the names in Coq of the methods of all lists, without those that are external. */
  static List<String> names() throws IOException {
    return coqNames(lines().stream().filter(line -> !line.startsWith("external ")).toList())
        .values()
        .stream()
        .toList();
  }

  private static List<String> lines() throws IOException {
    List<String> lines = new ArrayList<>();
    for (JavaList list : JavaList.values()) {
      lines.addAll(list.own());
    }
    return lines;
  }

  /** By the lines of the lists, {@code Class.method/parameters}. */
  private static Map<String, String> coqNames(List<String> entries) {
    Map<String, String> names = new LinkedHashMap<>();
    for (String entry : entries) {
      String name = entry.substring(0, entry.indexOf('/') + 1);
      boolean overloaded = entries.stream().filter(other -> other.startsWith(name)).count() > 1;
      String suffix = overloaded ? "_" + entry.substring(name.length()) : "";
      names.put(entry, name.replace('.', '_').replace("/", suffix));
    }
    return names;
  }

  private static Method method(String entry) {
    String type = entry.substring(0, entry.indexOf('.'));
    String name = entry.substring(entry.indexOf('.') + 1, entry.indexOf('/'));
    String taken = entry.substring(entry.indexOf('/') + 1);
    for (String folder : PACKAGES) {
      try {
        for (Method method : Class.forName(folder + type).getDeclaredMethods()) {
          if (method.getName().equals(name) && (method.isVarArgs() || takes(method, taken))) {
            method.setAccessible(true);
            return method;
          }
        }
      } catch (ClassNotFoundException e) {
        continue; // it is in another package
      }
    }
    throw new IllegalArgumentException("there is no method " + entry + " in " + PACKAGES);
  }

  private static boolean takes(Method method, String taken) {
    boolean single = Arrays.equals(method.getParameterTypes(), new Class<?>[] {float.class});
    return taken.equals(single ? "float" : "" + method.getParameterCount());
  }

  /** The bodies and the candidate that the calls are about from now on. */
  void about(Vertices first, Vertices second, Candidate candidate) {
    a = first;
    b = second;
    c = candidate;
    write("body a", first);
    write("body b", second);
    out.printf(
        "candidate %d %s %s %s %s %s %s%n",
        c.size,
        integers(c.a),
        integers(c.b),
        numbers(c.t),
        word(c.isPlaced),
        number(c.pointError),
        number(c.edgeError));
  }

  private void write(String words, Vertices body) {
    StringJoiner line = new StringJoiner(" ").add(words);
    line.add(word(body.image != null)).add(body.dimension + " " + body.size);
    line.add(number(body.magnitude)).add(number(body.extent)).add("" + body.exponent());
    line.add("" + body.axes.length);
    for (double[] axis : body.axes) {
      line.add(numbers(axis));
    }
    line.add(numbers(body.centre));
    line.add(body.from == null ? "-1" : integers(body.from)).add(integers(body.neighbours));
    out.println(line);
  }

  /** Returns a constant of an enum that is not public. */
  static Object constant(String type, String name) {
    try {
      return Arrays.stream(Class.forName(type).getEnumConstants())
          .filter(constant -> constant.toString().equals(name))
          .findFirst()
          .orElseThrow();
    } catch (ClassNotFoundException e) {
      throw new IllegalArgumentException("there is no class " + type, e);
    }
  }

  /** Calls a static method of the lists, and returns its result. */
  Object call(String name, Object... arguments) {
    return write(name, null, arguments);
  }

  /** Calls a method of the lists. */
  void callOf(Object object, String name, Object... arguments) {
    write(name, object, arguments);
  }

  private Object write(String name, Object object, Object... arguments) {
    boolean single = arguments.length == 1 && arguments[0] instanceof Float;
    String taken = single ? "float" : "" + arguments.length;
    Target target = targets.get(name + "/" + taken);
    if (target == null) {
      throw new IllegalArgumentException("there is no method " + name + "/" + taken);
    }
    StringJoiner line = new StringJoiner(" ").add(target.coq);
    if (object != null) {
      add(line, object);
    }
    for (Object argument : arguments) {
      add(line, argument);
    }
    Object result = result(target.method, object, arguments);
    out.println(line.add(word(result)));
    return result;
  }

  /**
   * What it returns; of one that returns nothing, the array that it writes, or the object; {@code
   * none} for arguments that it refuses.
   */
  private static Object result(Method method, Object object, Object... arguments) {
    try {
      Object result =
          method.isVarArgs()
              ? method.invoke(null, Arrays.stream(arguments).mapToDouble(x -> (Double) x).toArray())
              : method.invoke(object, arguments);
      if (result == null) {
        return arguments.length == 0 ? object : arguments[1];
      }
      return result;
    } catch (IllegalAccessException | InvocationTargetException e) {
      if (e.getCause() instanceof IllegalArgumentException) {
        return "none";
      }
      throw new IllegalStateException(method + " of " + Arrays.toString(arguments), e);
    }
  }

  private void add(StringJoiner line, Object argument) {
    if (argument == a || argument == b) {
      line.add(argument == a ? "a" : "b");
    } else if (argument instanceof Image) {
      line.add(argument == a.image ? "a" : "b");
    } else if (argument instanceof int[]) {
      if (argument == c.a || argument == c.b) { // else it is what the body says
        line.add(argument == c.a ? "a" : "b");
      }
    } else if (argument != c) {
      line.add(word(argument));
    }
  }

  private static String word(Object value) {
    if (value instanceof Double number) {
      return number(number);
    }
    if (value instanceof Float single) {
      return padded(Integer.toHexString(Float.floatToIntBits(single)), 8);
    }
    if (value instanceof double[] list) {
      return numbers(list);
    }
    if (value instanceof Vertices body) {
      return number(body.magnitude) + " " + number(body.extent) + " " + numbers(body.centre);
    }
    if (value instanceof BigFraction fraction) {
      return fraction.getNumerator() + " " + fraction.getDenominator();
    }
    if (value instanceof Boolean truth) {
      return truth ? "1" : "0";
    }
    return Texts.isText(value) ? Texts.word(value) : value.toString();
  }

  private static String number(double x) {
    return padded(Long.toHexString(Double.doubleToLongBits(x)), 16);
  }

  private static String padded(String digits, int count) {
    return "0".repeat(count - digits.length()) + digits;
  }

  private static String numbers(double... list) {
    StringJoiner words = new StringJoiner(" ").add("" + list.length);
    for (double x : list) {
      words.add(number(x));
    }
    return words.toString();
  }

  private static String integers(int... list) {
    StringJoiner words = new StringJoiner(" ").add("" + list.length);
    for (int k : list) {
      words.add("" + k);
    }
    return words.toString();
  }
}
