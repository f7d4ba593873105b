package org.certigjk.attack;

import java.util.Arrays;
import java.util.Locale;
import org.certigjk.fast.DistanceWorkspace;
import org.certigjk.fast.DoublePolytope;

/**
 * The questions that the oracle knows: each asks the library about an {@link Input} and tells the
 * answer, which {@code src/attack/oracle/oracle.cpp} judges.
 */
enum Question {
  /** {@link DistanceWorkspace#distance} and its pairs. */
  DISTANCE(200, 6, 6) {
    @Override
    void ask(Input input, Telling telling) {
      distance(DoublePolytope.of(input.a()), DoublePolytope.of(input.b()), telling);
    }
  },

  /** The same, of bodies with a hull. */
  HULL_DISTANCE(60, 3, 12) {
    @Override
    void ask(Input input, Telling telling) {
      DoublePolytope a = DoublePolytope.of(input.a()).withHull();
      DoublePolytope b = DoublePolytope.of(input.b()).withHull();
      distance(a, b, telling);
    }
  },

  /** {@link DistanceWorkspace#result}. */
  RESULT(25, 6, 6) {
    @Override
    void ask(Input input, Telling telling) {
      DistanceWorkspace workspace = new DistanceWorkspace();
      workspace.distance(DoublePolytope.of(input.a()), DoublePolytope.of(input.b()));
      telling.result(workspace.result());
    }
  },

  /** The loop over the rational numbers, with each of the sub-algorithms. */
  GENERIC(15, 4, 5) {
    @Override
    void ask(Input input, Telling telling) {
      DistanceAnswers.generic(input, telling);
    }
  },

  /** A moving pair: three frames, and the result of the last one. */
  MOVING(50, 6, 6) {
    @Override
    void ask(Input input, Telling telling) {
      DistanceAnswers.moving(input, telling);
    }
  },

  /** The loop over doubles, or with a limit of iterations: bounds that hold. */
  STOPPED(20, 4, 6) {
    @Override
    void ask(Input input, Telling telling) {
      DistanceAnswers.stopped(input, telling);
    }
  },

  /** The interval of the distance. */
  INTERVAL(10, 4, 4) {
    @Override
    void ask(Input input, Telling telling) {
      DistanceAnswers.interval(input, telling);
    }
  },

  /** Spherical extensions. */
  SPHERICAL(20, 4, 4) {
    @Override
    void ask(Input input, Telling telling) {
      DistanceAnswers.spherical(input, telling);
    }
  },

  /** The separating axis, from frame to frame. */
  AXIS(15, 4, 5) {
    @Override
    void ask(Input input, Telling telling) {
      DistanceAnswers.axis(input, telling);
    }
  },

  /** The penetration depth. */
  DEPTH(15, 3, 4) {
    @Override
    void ask(Input input, Telling telling) {
      MotionAnswers.depth(input, telling);
    }
  },

  /** The ray cast. */
  RAY_CAST(15, 3, 4) {
    @Override
    void ask(Input input, Telling telling) {
      MotionAnswers.rayCast(input, telling);
    }
  },

  /** The convex hull of A. */
  HULL(60, 3, 12) {
    @Override
    void ask(Input input, Telling telling) {
      HullAnswers.hull(input, telling);
    }
  },

  /** Support points of A, by a scan and by hill climbing. */
  SUPPORT(40, 3, 12) {
    @Override
    void ask(Input input, Telling telling) {
      HullAnswers.support(input, telling);
    }
  },

  /** The Gram determinant and the nearest weights of the points of A as integers. */
  GRAM(40, 6, 7) {
    @Override
    void ask(Input input, Telling telling) {
      HullAnswers.gram(input, telling);
    }
  },

  /** The orientation of points in the plane and in space. */
  ORIENTATION(200, 3, 4) {
    @Override
    boolean takes(Input input) {
      return input.dimension() > 1 && input.a().length > input.dimension();
    }

    @Override
    void ask(Input input, Telling telling) {
      HullAnswers.orientation(input, telling);
    }
  },

  /** Roundings and roots of ratios. */
  ROOT(60, 1, 1) {
    @Override
    boolean takes(Input input) {
      return input.b()[0][0] != 0;
    }

    @Override
    void ask(Input input, Telling telling) {
      NumberAnswers.root(input, telling);
    }
  },

  /** Numerals, read exactly and rounded, and doubles written. */
  NUMERAL(60, 1, 1) {
    @Override
    void ask(Input input, Telling telling) {
      NumberAnswers.numeral(input, telling);
    }
  },

  /** The truth of the test vectors. */
  TRUTH(20, 4, 4) {
    @Override
    boolean takes(Input input) {
      return input.dimension() < 4 || input.a().length * input.b().length <= 12;
    }

    @Override
    void ask(Input input, Telling telling) {
      MotionAnswers.truth(input, telling);
    }
  },

  /** The checker of certificates, asked about false ones. */
  CERTIFICATE(15, 3, 4) {
    @Override
    void ask(Input input, Telling telling) {
      MotionAnswers.certificate(input, telling);
    }
  },

  /** {@link DistanceWorkspace#closestPoints}, with the vector and the normal. */
  NEAREST_POINTS(60, 6, 6) {
    @Override
    void ask(Input input, Telling telling) {
      RoundedAnswers.nearestPoints(input, telling);
    }
  },

  /** The same of bodies under poses. */
  POSED(60, 3, 6) {
    @Override
    boolean takes(Input input) {
      return input.dimension() > 1;
    }

    @Override
    void ask(Input input, Telling telling) {
      RoundedAnswers.posed(input, telling);
    }
  },

  /** {@link DistanceWorkspace#intersects} and {@link DistanceWorkspace#closerThan}. */
  SIDES(60, 6, 6) {
    @Override
    void ask(Input input, Telling telling) {
      RoundedAnswers.sides(input, telling);
    }
  },

  /** {@link org.certigjk.fast.PenetrationWorkspace}. */
  ROUNDED_DEPTH(25, 3, 4) {
    @Override
    void ask(Input input, Telling telling) {
      RoundedAnswers.depth(input, telling);
    }
  },

  /** {@link org.certigjk.fast.ImpactWorkspace}. */
  ROUNDED_IMPACT(25, 3, 4) {
    @Override
    void ask(Input input, Telling telling) {
      RoundedAnswers.impact(input, telling);
    }
  };

  /** How often it is asked, beside the others. */
  final int share;

  final int maxDimension;
  final int maxPoints;

  Question(int share, int maxDimension, int maxPoints) {
    this.share = share;
    this.maxDimension = maxDimension == 6 ? 15 : maxDimension;
    this.maxPoints = maxPoints;
  }

  /** Returns whether it can be asked. */
  boolean takes(Input input) {
    return true;
  }

  /** Asks, and tells the answer. */
  abstract void ask(Input input, Telling telling);

  /** Returns an input that it takes. */
  Input draw(Shapes shapes) {
    while (true) {
      Input input = shapes.draw(maxDimension, maxPoints);
      if (takes(input)) {
        return input;
      }
    }
  }

  /** Returns the answer; that there is none is one, too, and a wrong one. */
  String answer(Input input) {
    Telling telling = new Telling();
    try {
      ask(input, telling);
    } catch (RuntimeException | StackOverflowError e) {
      telling.word(e.toString().replaceAll("\\s", "_"));
    }
    return telling.toString();
  }

  String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static Question of(String label) {
    return Arrays.stream(values()).filter(q -> q.label().equals(label)).findFirst().orElseThrow();
  }

  private static void distance(DoublePolytope a, DoublePolytope b, Telling telling) {
    DistanceWorkspace workspace = new DistanceWorkspace();
    telling.number(workspace.distance(a, b)).pairs(workspace.pairs());
  }
}
