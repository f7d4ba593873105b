package org.certigjk.cli.referee;

import org.certigjk.referee.comparison.Profile;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads {@code --profile}. */
final class ProfileConverter implements ITypeConverter<Profile> {

  @Override
  public Profile convert(String text) {
    try {
      return Profile.parse(text);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
