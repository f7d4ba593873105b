package org.certigjk.engines;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import java.util.Set;
import org.certigjk.referee.Engine;

/**
 * What all drivers have in common: a library in the version that the build has pinned, with
 * settings that are its default or the most accurate that it allows. An answer is what the library
 * said, no more and no less: no call fills in what another left out.
 */
abstract class Driver<B> implements Engine<B> {

  static final String DEFAULT = "default";
  static final String TIGHTEST = "tightest";

  private final String name;
  private final String version;
  private final int dimension;
  private final Precision precision;
  private final String settings;

  Driver(String name, String library, int dimension, Precision precision, String settings) {
    this.settings = settings;
    this.name = name;
    this.version = pinned(library);
    this.dimension = dimension;
    this.precision = precision;
  }

  private static String pinned(String library) {
    Properties versions = new Properties();
    try (InputStream text = Driver.class.getResourceAsStream("versions.properties")) {
      versions.load(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return versions.getProperty(library);
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public final String version() {
    return version;
  }

  @Override
  public final boolean takes(int n) {
    return n == dimension;
  }

  @Override
  public final Precision precision() {
    return precision;
  }

  @Override
  public final String settings() {
    return settings;
  }

  @Override
  public Set<Answers> answers() {
    return Set.of(Answers.VERDICT, Answers.DISTANCE);
  }
}
