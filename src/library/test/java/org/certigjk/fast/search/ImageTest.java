package org.certigjk.fast.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.fast.query.PlacedPair;
import org.certigjk.field.Conversions;
import org.certigjk.geometry.Polytope;
import org.certigjk.predicates.ErrorBounds;
import org.junit.jupiter.api.Test;

/** What is rounded in an image, against the exact image: within the bounds, and not far within. */
class ImageTest {

  private double share;

  /** The share of the bound that the error of a number is; the largest is kept. */
  private void within(BigFraction exact, double high, double low, double bound, String what) {
    BigFraction sum = Conversions.toRational(high).add(Conversions.toRational(low));
    BigFraction error = exact.subtract(sum).abs();
    assertTrue(error.compareTo(Conversions.toRational(bound)) <= 0, what);
    share = Math.max(share, error.doubleValue() / bound);
  }

  private static Placement withoutTranslation(Placement p) {
    double[] rows = new double[p.dimension * (p.dimension + 1)];
    for (int i = 0; i < p.dimension; i++) {
      System.arraycopy(p.m, 3 * i, rows, (p.dimension + 1) * i, p.dimension);
    }
    return p.quaternion.length > 0
        ? Placement.of(p.quaternion, new double[3])
        : Placement.of(rows, p.dimension);
  }

  @Test
  void verticesAreWithinTheirBound() {
    for (long seed = 1; seed <= 1000; seed++) {
      PlacedPair pair = new PlacedPair(seed);
      Vertices body = Vertices.of(pair.a.points());
      Placement placement = withoutTranslation(pair.inA);
      Image image = new Image(body, placement);
      image.set(body, placement);
      Polytope<BigFraction> exact = PlacedPair.image(body, placement);
      for (int k = 0; k < body.size; k++) {
        image.know(k);
        for (int c = 0; c < body.dimension; c++) {
          double[] row = {image.vertices.x[k], image.vertices.y[k], image.vertices.z[k]};
          within(exact.get(k).get(c), row[c], 0, image.error(), "seed " + seed);
        }
      }
    }
    assertTrue(share > 0.2, "the largest error is " + share + " of its bound");
  }

  /** Differences of two images as the filters compute them, far from each other and near. */
  @Test
  void pairsOfVerticesAreWithinTheirBounds() {
    Candidate c = new Candidate(3);
    for (long seed = 1; seed <= 800; seed++) {
      PlacedPair pair = new PlacedPair(seed);
      Vertices a = Vertices.of(pair.a.points());
      Vertices b = Vertices.of(pair.b.points());
      c.size = 1;
      c.a[0] = a.size - 1;
      c.b[0] = b.size - 1;
      c.place(a, pair.inA, b, pair.inB);
      double z = c.imageA().x[c.a[0]] - c.imageB().x[c.b[0]];
      double y = z + c.t[0];
      double bound =
          ErrorBounds.translated(ErrorBounds.U, ErrorBounds.TINY, Math.abs(z), Math.abs(y));
      BigFraction exact =
          PlacedPair.image(a, pair.inA)
              .get(c.a[0])
              .get(0)
              .subtract(PlacedPair.image(b, pair.inB).get(c.b[0]).get(0));
      within(exact, y, 0, bound + c.pointError, "seed " + seed);
      assertTrue(c.edgeError >= 2 * (c.imageA().image.error() + c.imageB().image.error()));
    }
    assertTrue(share > 0.1, "the largest error is " + share + " of its bound");
  }

  /** The entries are those of the rotation as pairs of doubles, and as doubles. */
  @Test
  void entriesOfARotation() {
    double[][] units = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    Random random = new Random(4);
    for (int run = 0; run < 600; run++) {
      double[] q = new double[4];
      for (int k = 0; k < 4; k++) {
        int scale = run % 3 == 0 ? random.nextInt(2000) - 1000 : random.nextInt(60) - 30;
        q[k] = run % 5 == 0 ? 1 + random.nextInt(3) : Math.scalb(random.nextGaussian(), scale);
      }
      Placement rotation = Placement.of(q, new double[3]);
      Polytope<BigFraction> columns = PlacedPair.image(Vertices.of(units), rotation);
      for (int k = 0; k < 9; k++) {
        BigFraction exact = columns.get(k % 3).get(k / 3);
        double m = rotation.m[k];
        within(exact, m, rotation.low[k], 0x1p-100, "run " + run);
        assertTrue(
            exact
                    .subtract(Conversions.toRational(m))
                    .abs()
                    .compareTo(Conversions.toRational(rotation.wrong))
                <= 0);
        assertEquals(0, rotation.low[k], Math.abs(m) * ErrorBounds.U);
      }
    }
    assertTrue(share > 0.002, "the largest error is " + share + " of its bound");
  }

  /** The largest may be any row. */
  @Test
  void sumsOfRows() {
    for (int largest = 0; largest < 3; largest++) {
      double[] rows = new double[12];
      Arrays.fill(rows, 1);
      rows[4 * largest + largest] = -2;
      Placement placement = Placement.of(rows, 3);
      assertEquals(4, placement.row);
      assertEquals(10, placement.all);
    }
  }

  /** One image for bodies of any size, one after the other: nothing of an earlier one is kept. */
  @Test
  void anImageIsOfItsLastBody() {
    Candidate c = new Candidate(3);
    for (long seed = 1; seed <= 300; seed++) {
      PlacedPair pair = new PlacedPair(seed);
      c.size = 1;
      c.a[0] = 0;
      c.b[0] = 0;
      c.place(pair.a, pair.inA, pair.b, pair.inB);
      double[] p = pair.a.points()[pair.a.given(0)];
      double[] m = pair.inA.m;
      double z = p.length == 3 ? m[2] * p[2] : 0;
      assertEquals(m[0] * p[0] + m[1] * p[1] + z, c.imageA().x[0]);
      assertEquals(pair.a.size, c.imageA().size);
      assertEquals(pair.a.dimension, c.imageA().dimension);
    }
  }
}
