package org.certigjk.check;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Changes records at random: a value, an array, an object, or the text. */
final class Mutator {

  static final JsonMapper MAPPER =
      JsonMapper.builder().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS).build();

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private static final List<String> WORDS =
      List.of(
          "separated",
          "touching",
          "overlapping",
          "stopped",
          "error",
          "hit",
          "miss",
          "depth",
          "rational",
          "double",
          "float",
          "optimal",
          "zero-vector",
          "no-decrease",
          "no-subset",
          "simplex-full",
          "out-of-range",
          "no-certificate",
          "iteration-limit",
          "time-limit",
          "generic",
          "certified",
          "Optimal",
          "",
          "true");

  private static final List<String> MEMBERS =
      List.of(
          "squaredDepth",
          "timeOfImpact",
          "squaredDistance",
          "depth",
          "expected",
          "format",
          "bounds",
          "error",
          "trace",
          "direction",
          "normal",
          "Certified",
          "x");

  private final Random random;

  Mutator(Random random) {
    this.random = random;
  }

  /** Returns a record that is, nearly always, another than this. */
  String mutant(String record) {
    if (random.nextInt(20) == 0) {
      return changedText(record);
    }
    ObjectNode root;
    try {
      root = (ObjectNode) MAPPER.readTree(record);
    } catch (JsonProcessingException impossible) {
      throw new UncheckedIOException(impossible);
    }
    for (int k = random.nextInt(4) == 0 ? 2 : 1; k > 0; k--) {
      changeSomewhere(root);
    }
    String text = root.toString();
    return random.nextInt(40) == 0 ? withTwoOfOne(root, text) : text;
  }

  private void changeSomewhere(ObjectNode root) {
    JsonNode parent = root;
    while (true) {
      List<String> names = names(parent);
      int at = parent.isEmpty() ? 0 : random.nextInt(parent.size());
      JsonNode child =
          parent.isEmpty() ? null : parent.isArray() ? parent.get(at) : parent.get(names.get(at));
      if (child == null || (!child.isContainerNode() && random.nextInt(20) == 0)) {
        changeContainer(parent);
        return;
      }
      if (!child.isContainerNode() || random.nextInt(14) == 0) {
        JsonNode changed = child.isContainerNode() ? other() : changed(child);
        if (parent instanceof ArrayNode array) {
          array.set(at, changed);
        } else if (parent instanceof ObjectNode object) {
          object.set(names.get(at), changed);
        }
        return;
      }
      parent = child;
    }
  }

  private static List<String> names(JsonNode parent) {
    List<String> names = new ArrayList<>();
    parent.fieldNames().forEachRemaining(names::add);
    return names;
  }

  private void changeContainer(JsonNode parent) {
    if (parent instanceof ArrayNode array) {
      int at = array.isEmpty() ? 0 : random.nextInt(array.size());
      switch (array.isEmpty() ? 2 : random.nextInt(4)) {
        case 0 -> array.remove(at);
        case 1 -> array.add(array.get(at).deepCopy());
        case 2 -> array.add(other());
        default -> {
          JsonNode first = array.get(0);
          array.set(0, array.get(at));
          array.set(at, first);
        }
      }
    } else if (parent instanceof ObjectNode object) {
      List<String> names = names(object);
      if (random.nextBoolean() || names.isEmpty()) {
        object.set(one(MEMBERS), other());
      } else {
        object.remove(one(names));
      }
    }
  }

  private JsonNode changed(JsonNode value) {
    if (random.nextInt(16) == 0) {
      return other();
    }
    if (value.isNumber()) {
      return number(value);
    }
    if (value.isBoolean()) {
      return NODES.booleanNode(!value.booleanValue());
    }
    return value.isTextual() ? text(value.textValue()) : other();
  }

  private JsonNode number(JsonNode value) {
    double x = value.doubleValue();
    int near = (int) Math.max(-1000, Math.min(1000, x));
    return switch (random.nextInt(value.isIntegralNumber() ? 10 : 7)) {
      case 0 -> decimal(Math.nextUp(x));
      case 1 -> decimal(Math.nextDown(x));
      case 2 -> decimal(-x);
      case 3 -> decimal(x * 2);
      case 4 -> decimal(x + Math.ulp(x) * (1 << random.nextInt(12)));
      case 5 -> decimal((float) x + Math.ulp((float) x));
      case 6 -> NODES.numberNode(0);
      case 7 -> NODES.numberNode(near + 1);
      case 8 -> NODES.numberNode(near - 1);
      default -> NODES.numberNode(random.nextInt(5));
    };
  }

  private static JsonNode decimal(double x) {
    return Double.isFinite(x)
        ? NODES.numberNode(new BigDecimal(Double.toString(x)))
        : NODES.nullNode();
  }

  private JsonNode text(String text) {
    if (!text.matches("-?[0-9]+/[0-9]+")) {
      return NODES.textNode(
          text.matches("0x.*") && random.nextBoolean() ? otherDigit(text) : one(WORDS));
    }
    BigInteger p = new BigInteger(text.substring(0, text.indexOf('/')));
    BigInteger q = new BigInteger(text.substring(text.indexOf('/') + 1));
    return NODES.textNode(
        switch (random.nextInt(11)) {
          case 0 -> p.add(BigInteger.ONE) + "/" + q;
          case 1 -> p.subtract(BigInteger.ONE) + "/" + q;
          case 2 -> p + "/" + q.add(BigInteger.ONE);
          case 3 -> p.negate() + "/" + q;
          case 4 -> p.shiftLeft(1) + "/" + q;
          case 5 -> p.shiftLeft(1) + "/" + q.shiftLeft(1);
          case 6 -> p.multiply(q) + "/" + q;
          case 7 -> "0" + text;
          case 8 -> text.replaceFirst("[0-9]", "\u0663");
          case 9 -> text.replace("/", "_1/");
          default -> "0/1";
        });
  }

  private String otherDigit(String text) {
    int at = 2 + random.nextInt(text.length() - 2);
    return text.substring(0, at) + random.nextInt(10) + text.substring(at + 1);
  }

  private JsonNode other() {
    return switch (random.nextInt(8)) {
      case 0 -> NODES.nullNode();
      case 1 -> NODES.booleanNode(random.nextBoolean());
      case 2 -> NODES.numberNode(random.nextInt(3));
      case 3 -> NODES.textNode(one(WORDS));
      case 4 -> NODES.textNode(random.nextInt(3) + "/" + (1 + random.nextInt(2)));
      case 5 -> NODES.arrayNode().add(random.nextInt(3));
      case 6 -> NODES.textNode("0x1p-3000000000");
      default -> NODES.objectNode();
    };
  }

  private <T> T one(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  /** Writes a member twice, once with another value. */
  private String withTwoOfOne(ObjectNode root, String text) {
    List<String> names = names(root);
    return names.isEmpty() ? text : "{\"" + one(names) + "\":" + other() + "," + text.substring(1);
  }

  private String changedText(String record) {
    int at = random.nextInt(record.length());
    String symbols = "0123456789-+.,:[]{}\"eE/xp _tfn\u0661";
    char symbol = symbols.charAt(random.nextInt(symbols.length()));
    return switch (random.nextInt(3)) {
      case 0 -> record.substring(0, at) + record.substring(at + 1);
      case 1 -> record.substring(0, at) + symbol + record.substring(at);
      default -> record.substring(0, at) + symbol + record.substring(at + 1);
    };
  }
}
