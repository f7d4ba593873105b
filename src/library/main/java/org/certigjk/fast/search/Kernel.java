package org.certigjk.fast.search;

/** The search in doubles for the dimension of the bodies. */
public final class Kernel {

  private Kernel() {}

  /** Returns the distance that the kernel finds; nothing is proved of it. */
  public static double distance(Vertices a, Vertices b, Candidate c) {
    return switch (a.dimension) {
      case 1, 2 -> Kernel2.run(a, b, c);
      case 3 -> Kernel3.run(a, b, c);
      default -> KernelN.run(a, b, c);
    };
  }
}
