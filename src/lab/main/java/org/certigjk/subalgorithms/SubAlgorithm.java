package org.certigjk.subalgorithms;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.certigjk.simplex.BackupProcedure;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.simplex.Subsets;
import org.jspecify.annotations.Nullable;

/**
 * The distance sub-algorithms of the papers, by name.
 *
 * <p>Over an exact field all of them find the same v = v(conv Y), for every Y that they handle, and
 * the same subset where only one is possible. Over an inexact field they differ: that is why there
 * are so many.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} from {@link #named} for an unknown name.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * SubAlgorithm.named("johnson");    // JOHNSON
 * SubAlgorithm.BACKUP.label();      // backup
 * }</pre>
 */
public enum SubAlgorithm {
  /** {@link JohnsonSubAlgorithm}. */
  JOHNSON("Gilbert, Johnson and Keerthi 1988; Jales 2024, algorithm 2") {
    @Override
    public <E> DistanceSubAlgorithm<E> create(@Nullable Consumer<Trial<E>> listener) {
      return new JohnsonSubAlgorithm<>();
    }
  },

  /** {@link BackupProcedure}. */
  BACKUP("Gilbert, Johnson and Keerthi 1988; Jales 2024, algorithm 3") {
    @Override
    public <E> DistanceSubAlgorithm<E> create(@Nullable Consumer<Trial<E>> listener) {
      return new BackupProcedure<>();
    }
  },

  /** {@link CachedJohnson}. */
  CACHED_JOHNSON("van den Bergen 1999, section 4") {
    @Override
    public <E> DistanceSubAlgorithm<E> create(@Nullable Consumer<Trial<E>> listener) {
      return new CachedJohnson<>(listener);
    }
  },

  /** {@link SignedVolumes}, up to a tetrahedron in space. */
  SIGNED_VOLUMES("Montanari, Petrinic and Barbieri 2017") {
    @Override
    public <E> DistanceSubAlgorithm<E> create(@Nullable Consumer<Trial<E>> listener) {
      return new SignedVolumes<>(listener);
    }

    @Override
    public boolean handles(int size, int dimension) {
      return super.handles(size, dimension)
          && size <= Space.MAX_SIZE
          && dimension <= Space.DIMENSION;
    }
  },

  /** {@link VoronoiRegions}, up to a tetrahedron in space. */
  VORONOI_REGIONS("Ericson 2004, sections 5.1.2, 5.1.5 and 5.1.6") {
    @Override
    public <E> DistanceSubAlgorithm<E> create(@Nullable Consumer<Trial<E>> listener) {
      return new VoronoiRegions<>(listener);
    }

    @Override
    public boolean handles(int size, int dimension) {
      return super.handles(size, dimension)
          && size <= Space.MAX_SIZE
          && (size < Space.MAX_SIZE || dimension <= Space.DIMENSION);
    }
  },

  /** {@link GreerRecursion} with boundary elimination. */
  GREER("Greer, A General Solution to the Minimum Norm Point in a Simplex, sections 3 and 6") {
    @Override
    public <E> DistanceSubAlgorithm<E> create(@Nullable Consumer<Trial<E>> listener) {
      return new GreerRecursion<>(false, listener);
    }
  },

  /** {@link GreerRecursion} without boundary elimination. */
  GREER_ALL_FACETS("Greer, A General Solution to the Minimum Norm Point in a Simplex, section 2") {
    @Override
    public <E> DistanceSubAlgorithm<E> create(@Nullable Consumer<Trial<E>> listener) {
      return new GreerRecursion<>(true, listener);
    }
  },

  /** {@link CoordinateFreeGreer}. */
  COORDINATE_FREE_GREER(
      "Greer, A General Solution to the Minimum Norm Point in a Simplex, sections 4 to 6") {
    @Override
    public <E> DistanceSubAlgorithm<E> create(@Nullable Consumer<Trial<E>> listener) {
      return new CoordinateFreeGreer<>(listener);
    }
  },

  /** {@link LeastSquaresRecursion}. */
  LEAST_SQUARES("A divide-and-conquer implementation of the GJK algorithm, 20 August 2018") {
    @Override
    public <E> DistanceSubAlgorithm<E> create(@Nullable Consumer<Trial<E>> listener) {
      return new LeastSquaresRecursion<>(listener);
    }
  };

  private final String source;

  SubAlgorithm(String source) {
    this.source = source;
  }

  /**
   * Returns a new instance. It may keep something between calls, so that a query, and a thread,
   * should have its own.
   */
  public <E> DistanceSubAlgorithm<E> create() {
    return create(null);
  }

  /**
   * Returns a new instance that tells of each subset that it looks at; {@link #JOHNSON} and {@link
   * #BACKUP}, whose text is proved, tell nothing: {@link JohnsonTable} has their rows.
   *
   * @param listener is told, in the order in which the subsets are looked at
   */
  public abstract <E> DistanceSubAlgorithm<E> create(@Nullable Consumer<Trial<E>> listener);

  /** Returns whether it takes simplex sets of {@code size} points in {@code dimension}. */
  public boolean handles(int size, int dimension) {
    return size >= 1 && size <= Subsets.MAX_SIZE && dimension >= 1;
  }

  /** Returns the name in kebab case, as on the command line; instances say it as their text. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns the paper, and where in it. */
  public String source() {
    return source;
  }

  /**
   * Returns the sub-algorithm with this label.
   *
   * @throws IllegalArgumentException if there is none; the message lists the labels
   */
  public static SubAlgorithm named(String label) {
    return Arrays.stream(values())
        .filter(algorithm -> algorithm.label().equals(label))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "no sub-algorithm is called '"
                        + label
                        + "'; there are "
                        + Arrays.stream(values())
                            .map(SubAlgorithm::label)
                            .collect(Collectors.joining(", "))));
  }
}
