package org.certigjk.specs;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * What the classes have in Coq: one module each, and for vectors and fields what is written by
 * hand.
 */
final class CoqModules {

  /** A field or a model method; {@code module} is empty for what is written by hand. */
  record Member(String module, String name, CoqType type, boolean isStatic) {

    /** How it is called in the module of a class. */
    String coq(String inside) {
      return module.isEmpty() || module.equals(inside) ? name : module + "." + name;
    }
  }

  private final Map<String, Map<String, Member>> types = new HashMap<>();
  private final Map<String, String> parents = new HashMap<>();
  private final Set<String> enums = new TreeSet<>();

  CoqModules() {
    byHand("OrderedField", "exact", "exact", CoqType.BOOLEAN);
    byHand("Vec", "field", "vec_field", new CoqType("OrderedField", false));
    byHand("Vec", "coordinates", "coordinates", new CoqType("real[]", false));
    byHand("Vec", "at", "coord", CoqType.REAL);
    byHand("Vec", "sumTo", "sum_to", CoqType.REAL);
    byHand("Vec", "product", "product", CoqType.REAL);
    byHand("Vec", "productTo", "product_to", CoqType.REAL);
  }

  private void byHand(String type, String name, String coq, CoqType result) {
    members(type).put(name, new Member("", coq, result, false));
  }

  private Map<String, Member> members(String type) {
    return types.computeIfAbsent(type, key -> new LinkedHashMap<>());
  }

  void addEnum(String name) {
    enums.add(name);
  }

  boolean isEnum(String name) {
    return enums.contains(name);
  }

  boolean isType(String name) {
    return types.containsKey(name);
  }

  /** Whether values of the type exist in Coq. */
  boolean knows(CoqType type) {
    return type.isBuiltIn() || isEnum(type.name()) || isType(type.name());
  }

  void add(String type, String name, CoqType result, boolean isStatic) {
    members(type).put(name, new Member(type, name, result, isStatic));
  }

  /** Makes a type one of the kind of another, which is known; the names that it inherits. */
  List<String> extend(String type, String parent) {
    parents.put(type, parent);
    List<String> inherited = List.copyOf(members(parent).keySet());
    for (String name : inherited) {
      Member member = members(parent).get(name);
      add(type, name, member.type(), member.isStatic());
    }
    return inherited;
  }

  Member member(String type, String name) {
    return types.getOrDefault(type, Map.of()).get(name);
  }

  /** The term as one of a type of which its own is a kind; the term itself if it is none. */
  CoqText upTo(CoqText term, CoqType goal) {
    String type = term.type().name();
    CoqText lifted = term;
    while (!type.equals(goal.name())) {
      if (!parents.containsKey(type)) {
        return term;
      }
      lifted =
          CoqText.applied(
              type + ".super " + lifted.argument(), new CoqType(parents.get(type), false));
      type = parents.get(type);
    }
    return lifted;
  }
}
