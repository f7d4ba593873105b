package org.certigjk.study.isa;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.certigjk.vectors.Draw;

/**
 * Polyhedra that move freely in a cube: the simulation of I-COLLIDE (Cohen, Lin, Manocha and
 * Ponamgi 1995) as far as van den Bergen 1999, appendix B describes it. In every frame each
 * polyhedron is displaced by a fraction of its radius, and turned; two that collide exchange their
 * velocities; one that reaches a wall is sent back.
 *
 * <p>Ours, because the paper does not say: the polyhedra have their points on random ellipsoids,
 * the density is that of the volumes of their hulls, they start in different cells of a grid, and
 * two that move apart already do not exchange velocities again, which would keep them together.
 */
final class IsaScene {

  private final IsaSetting setting;
  private final List<IsaBody> bodies = new ArrayList<>();
  private final double side;
  private int frame;

  IsaScene(IsaSetting setting, long seed) {
    this.setting = setting;
    Draw draw = new Draw(Draw.mix(seed));
    double volume = 0;
    for (int k = 0; k < setting.bodies(); k++) {
      IsaBody body = IsaBody.random(draw, setting.vertices());
      double speed = setting.translation() * body.radius;
      body.velocity = IsaBody.times(speed, draw.direction(3));
      bodies.add(body);
      volume += body.volume;
    }
    this.side = StrictMath.cbrt(volume / setting.density());
    place(draw);
  }

  /** Puts each body in the middle of a cell of its own. */
  private void place(Draw draw) {
    int cells = 1;
    while (cells * cells * cells < bodies.size()) {
      cells++;
    }
    Integer[] order = new Integer[cells * cells * cells];
    Arrays.setAll(order, cell -> cell);
    draw.shuffle(order);
    for (int k = 0; k < bodies.size(); k++) {
      IsaBody body = bodies.get(k);
      int cell = order[k];
      for (int c = 0; c < 3; c++) {
        body.centre[c] = side * ((cell % cells + 0.5) / cells - 0.5);
        cell /= cells;
      }
    }
  }

  /** Returns the length of the edges of the cube, whose centre is the origin. */
  double side() {
    return side;
  }

  List<IsaBody> bodies() {
    return bodies;
  }

  /** Moves and turns every body; one that is beyond a wall will move away from it. */
  void advance() {
    frame++;
    for (IsaBody body : bodies) {
      for (int c = 0; c < 3; c++) {
        body.centre[c] += body.velocity[c];
        if (Math.abs(body.centre[c]) + body.radius > side / 2) {
          body.velocity[c] = -Math.copySign(body.velocity[c], body.centre[c]);
        }
      }
    }
  }

  /** Returns the vertices of a body in this frame. */
  double[][] vertices(int body) {
    return bodies.get(body).vertices(frame * setting.rotation());
  }

  /** Lets two bodies that collide exchange their velocities, unless they move apart already. */
  void collide(int first, int second) {
    IsaBody a = bodies.get(first);
    IsaBody b = bodies.get(second);
    double approach = 0;
    for (int c = 0; c < 3; c++) {
      approach += (a.velocity[c] - b.velocity[c]) * (b.centre[c] - a.centre[c]);
    }
    if (approach > 0) {
      double[] velocity = a.velocity;
      a.velocity = b.velocity;
      b.velocity = velocity;
    }
  }
}
