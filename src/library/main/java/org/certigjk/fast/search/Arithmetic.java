package org.certigjk.fast.search;

/** What decided a query: {@code Stage} of the package for users, which depends on this one. */
public enum Arithmetic {
  FILTER,
  DOUBLE_DOUBLE,
  INTEGERS
}
