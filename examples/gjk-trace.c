/* The runs of gjk.h as traces (docs/trace.md): cc examples/gjk-trace.c -lm -o gjk-trace
 * echo "1 2  2 1  0 0  0 2  3 1" | ./gjk-trace > trace.json; ./certigjk trace trace.json
 * A line has an id, the dimension, the numbers of points of A and of B, and the points. */
#include <stdlib.h>
#include "trace.h"
static void record(const void *simplex, int n, const double *v);
/* gjk.h has no hook, to stay short for those who copy it, but calls this once a step, with W as s.p[0..n-1] and s as s.p[n]. */
#define frexp(x, exponent) (record(&s, n, v), frexp(x, exponent))
#include "gjk.h"

static trace run;

static void record(const void *simplex, int n, const double *v) {
  const gjk_simplex *s = (const gjk_simplex *)simplex;
  double a[12], b[12], weights[4];
  for (int k = 0; k < n; k++) {
    memcpy(a + run.d * k, s->p[k].a, run.d * sizeof *a);
    memcpy(b + run.d * k, s->p[k].b, run.d * sizeof *b);
    weights[k] = s->p[k].weight;
  }
  trace_step(&run, n, a, b, n ? weights : 0, 0, v, s->p[n].a, s->p[n].b);
}

int main(void) {
  char id[256];
  int n, m;
  run.out = stdout;
  while (scanf("%255s %d %d %d", id, &run.d, &m, &n) == 4) {
    if (run.d < 2 || run.d > 3) return 1;
    double *x = (double *)calloc(3 * (m + n), sizeof *x), *flat = (double *)calloc(run.d * (m + n), sizeof *x);
    for (int k = 0; k < m + n; k++)
      for (int c = 0; c < run.d; c++) {
        if (scanf("%lf", flat + run.d * k + c) != 1) return 1;
        x[3 * k + c] = flat[run.d * k + c];
      }
    gjk_polytope a = {m, x}, b = {n, x + 3 * m};
    trace_begin(&run, "gjk.h", m, flat, n, flat + run.d * m);
    gjk_result r = gjk_distance(gjk_vertex, &a, gjk_vertex, &b);
    trace_end(&run, r.meet, &r.distance);
    free(x);
    free(flat);
  }
  return 0;
}
