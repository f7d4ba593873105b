package org.certigjk.ledger;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.dataformat.toml.TomlMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * All claims.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} if two claims have one id, or there is none of
 * an id.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Ledger.read().claim("000/theorem-3.3").verdict();   // HOLDS
 * }</pre>
 */
public final class Ledger {

  /** What a file leaves out is empty. */
  private static final TomlMapper MAPPER =
      TomlMapper.builder()
          .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
          .defaultSetterInfo(JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY))
          .build();

  private final Map<String, Claim> claims = new LinkedHashMap<>();

  /** A file. */
  private record Section(List<Claim> claim) {}

  private Ledger(List<Claim> all) {
    for (Claim claim : all) {
      if (claims.put(claim.id(), claim) != null) {
        throw new IllegalArgumentException("two claims are called " + claim.id());
      }
    }
  }

  /** Reads the claims of all papers. */
  public static Ledger read() {
    List<Claim> all = new ArrayList<>();
    for (Paper paper : Paper.values()) {
      all.addAll(read(paper));
    }
    return new Ledger(all);
  }

  private static List<Claim> read(Paper paper) {
    String name = paper.number() + ".toml";
    try (InputStream file = Ledger.class.getResourceAsStream(name)) {
      return MAPPER.readValue(Objects.requireNonNull(file, name), Section.class).claim();
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
  }

  /** Returns all, in the order of the papers and of their places. */
  public List<Claim> claims() {
    return List.copyOf(claims.values());
  }

  /** Returns those of one paper. */
  public List<Claim> of(Paper paper) {
    return claims().stream().filter(claim -> claim.paper() == paper).toList();
  }

  /** Returns the one with this id. */
  public Claim claim(String id) {
    Claim claim = claims.get(id);
    if (claim == null) {
      throw new IllegalArgumentException("there is no claim " + id);
    }
    return claim;
  }

  /** Returns those that can be seen on a scene of the explorer. */
  public List<Claim> shownBy(String preset) {
    return claims().stream().filter(claim -> claim.presets().contains(preset)).toList();
  }
}
