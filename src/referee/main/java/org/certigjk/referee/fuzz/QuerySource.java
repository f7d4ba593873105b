package org.certigjk.referee.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Domain;
import org.certigjk.referee.Engine;
import org.certigjk.referee.comparison.Example;
import org.certigjk.vectors.Draw;
import org.certigjk.vectors.Drawn;
import org.certigjk.vectors.Flag;
import org.certigjk.vectors.NumberFormat;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.family.Family;
import org.certigjk.vectors.family.FamilyPart;
import org.certigjk.vectors.family.Mutation;

/** What a {@link Fuzzer} draws, with what it has learnt from the answers. */
final class QuerySource {

  /** Of so many sizes one is large. */
  private static final int LARGE_ONE_IN = 4;

  private static final int LARGEST_SMALL = 12;
  private static final int LARGEST = 40;

  /** So often a query is drawn at most, if the engine is not made for what is drawn. */
  static final int MOST_DRAWS = 32;

  private static final int FAMILY_SEEDS = 1_000_000_000;
  private static final int MOST_SEEDS = 10_000;

  private final Declaration engine;
  private final Domain domain;
  private final FuzzSettings settings;
  private final List<Integer> dimensions;
  private final Corpus corpus = new Corpus();

  /** Queries of others that were answered rightly. */
  private final List<TestVector> seeds = new ArrayList<>();

  QuerySource(Declaration engine, FuzzSettings settings, List<Integer> dimensions) {
    this.engine = engine;
    this.domain = engine.domain();
    this.settings = settings;
    this.dimensions = dimensions;
  }

  /** Lets a query that was answered rightly be changed. */
  void keep(Example example, boolean seed) {
    if (seed && seeds.size() < MOST_SEEDS) {
      seeds.add(example.vector());
    }
    corpus.offer(example);
  }

  /** The query number k: one that the engine is made for, if one is drawn soon. */
  Drawn draw(long k) {
    Draw draw = new Draw(Draw.mix(Draw.mix(settings.seed()) + k));
    Drawn drawn = anything(draw, k);
    for (int tries = 1; tries < MOST_DRAWS && !domain.contains(drawn.query()); tries++) {
      drawn = anything(draw, k);
    }
    return drawn;
  }

  private Drawn anything(Draw draw, long k) {
    if (corpus.size() > 0 && draw.coin()) {
      Drawn changed = changed(draw, k);
      if (engine.takes(changed.query())) {
        return changed;
      }
    }
    return fresh(draw);
  }

  private Drawn changed(Draw draw, long k) {
    boolean fromSeed = !seeds.isEmpty() && draw.coin();
    TestVector vector = fromSeed ? seeds.get(draw.below(seeds.size())) : corpus.draw(draw);
    TestVector other = corpus.draw(draw);
    boolean mixable = other.query().dimension() == vector.query().dimension();
    Query query = vector.query();
    NumberFormat format = query.single() ? format(draw) : NumberFormat.DOUBLE;
    return new Drawn(
        "fuzz/%s/%s".formatted(settings.seed(), k),
        "fuzz",
        "changed from " + vector.id(),
        withoutOrdinary(vector.flags()),
        Mutation.of(query, mixable ? other.query() : query, draw, format),
        null);
  }

  /** A changed query may be ordinary no more. */
  static Set<Flag> withoutOrdinary(Set<Flag> flags) {
    return flags.stream().filter(flag -> flag != Flag.ORDINARY).collect(Collectors.toSet());
  }

  private Drawn fresh(Draw draw) {
    int n = dimensions.get(draw.below(dimensions.size()));
    List<Family> families =
        settings.families().stream().filter(family -> family.hasDimension(n)).toList();
    Family family = families.get(draw.below(families.size()));
    int large = Math.min(LARGEST, domain.points());
    int small = Math.min(LARGEST_SMALL, large);
    int least = domain.bodies() == Domain.Bodies.SOLID ? Math.min(n + 1, small) : 1;
    int size =
        draw.below(LARGE_ONE_IN) == 0 ? draw.between(small, large) : draw.between(least, small);
    FamilyPart part = FamilyPart.of(family, n, size, draw.below(FAMILY_SEEDS), 1);
    if (format(draw) == NumberFormat.SINGLE) {
      part = part.single();
    }
    List<Pose.Form> forms =
        engine.poses().stream().filter(form -> FamilyPart.isPossible(form, n)).sorted().toList();
    if (!forms.isEmpty() && family.hasPoses() && draw.below(4) == 0) {
      part = part.withPoses(forms.get(draw.below(forms.size())));
    }
    return part.at(0);
  }

  /** Floats for an engine of floats, and now and then for others. */
  private NumberFormat format(Draw draw) {
    boolean single = engine.precision() == Engine.Precision.SINGLE;
    return draw.below(4) == 0 || single ? NumberFormat.SINGLE : NumberFormat.DOUBLE;
  }
}
