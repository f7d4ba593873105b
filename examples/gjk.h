/* The distance of two convex bodies: the Gilbert–Johnson–Keerthi algorithm, robust against rounding. Public domain.
 *   gjk_polytope a = {8, points}, b = {5, others};                  three coordinates for each point
 *   gjk_result r = gjk_distance(gjk_vertex, &a, gjk_vertex, &b);    or any support functions of your own
 * C99, no allocation; #define GJK_REAL float for single precision. What it promises: docs/robustness.md of CertiGJK. */
#include <float.h>
#include <math.h>
#include <string.h>
#ifndef GJK_REAL
#define GJK_REAL double
#endif
#define GJK_EPSILON ((gjk_real)(sizeof(gjk_real) == sizeof(float) ? FLT_EPSILON : DBL_EPSILON))
#define GJK_EACH(c) for (int c = 0; c < 3; c++)
typedef GJK_REAL gjk_real;
typedef void gjk_support(const void *body, const gjk_real *d, gjk_real *p); /* p: a point of it, furthest along d */
typedef struct { int size; const gjk_real *points; } gjk_polytope;
typedef struct { int meet, iterations; gjk_real distance, a[3], b[3]; } gjk_result; /* a, b: closest points */
typedef struct { gjk_real a[3], b[3], y[3], weight; } gjk_point; /* y = (a - b) scale */
typedef struct { int size; gjk_point p[4]; gjk_real axis[3], norm; } gjk_simplex;

static gjk_real gjk_dot(const gjk_real *x, const gjk_real *y) { return x[0] * y[0] + x[1] * y[1] + x[2] * y[2]; }
static void gjk_minus(const gjk_real *x, const gjk_real *y, gjk_real *z) { GJK_EACH(c) z[c] = x[c] - y[c]; }
static void gjk_vertex(const void *body, const gjk_real *d, gjk_real *p) {
  const gjk_real *x = ((const gjk_polytope *)body)->points, *best = x;
  gjk_real most = 0, e[3];
  for (int k = 1; k < ((const gjk_polytope *)body)->size; k++) {
    gjk_minus(x + 3 * k, x, e); /* for bodies far from the origin */
    if (gjk_dot(d, e) > most) { most = gjk_dot(d, e); best = x + 3 * k; }
  }
  memcpy(p, best, sizeof e);
}
/* Takes r d from x, so that x is normal to d, and returns r. Twice, because most of x may cancel. */
static gjk_real gjk_reject(gjk_real *x, const gjk_real *d) {
  gjk_real sum = 0;
  for (int turn = 0; turn < 2; turn++) {
    gjk_real r = gjk_dot(x, d) / gjk_dot(d, d);
    GJK_EACH(c) x[c] -= r * d[c];
    sum += r;
  }
  return sum;
}
/* Puts points of s into t if their combination with these weights is nearer to the origin than what is there. */
static void gjk_take(gjk_simplex *t, const gjk_simplex *s, int size, const int *of, const gjk_real *l, const gjk_real *axis) {
  gjk_real v[3] = {0, 0, 0}, norm;
  for (int k = 0; k < size; k++) { if (!(l[k] >= 0)) return; GJK_EACH(c) v[c] += l[k] * s->p[of[k]].y[c]; }
  norm = (gjk_real)sqrt(gjk_dot(v, v));
  if (!(norm < t->norm) || (size == 4 && norm > 64 * GJK_EPSILON)) return; /* flat: the weights are noise */
  for (int k = 0; k < size; k++) { t->p[k] = s->p[of[k]]; t->p[k].weight = l[k]; }
  t->size = size; t->norm = norm; memcpy(t->axis, axis, sizeof v);
}
/* The nearest combination of s, the newest point w among them, by steps d, e, f from w that are normal to each other. */
static void gjk_nearest(gjk_simplex *t, const gjk_simplex *s, int n) {
  gjk_real w[3], d[3], e[3], f[3], g[3], u[3], v[3], p, q, r, de, df, ef;
  memcpy(w, s->p[n].y, sizeof w); t->norm = (gjk_real)HUGE_VAL;
  gjk_take(t, s, 1, &n, (gjk_real[]){1}, w);
  for (int i = 0; i < n; i++) {
    gjk_minus(s->p[i].y, w, d); memcpy(u, w, sizeof u); p = -gjk_reject(u, d);
    gjk_take(t, s, 2, (int[]){n, i}, (gjk_real[]){1 - p, p}, u);
    for (int j = 0; j < i; j++) { /* y[j] - w = de d + e */
      gjk_minus(s->p[j].y, w, e); de = gjk_reject(e, d); memcpy(v, u, sizeof v); q = -gjk_reject(v, e);
      GJK_EACH(c) g[c] = d[(c + 1) % 3] * e[(c + 2) % 3] - d[(c + 2) % 3] * e[(c + 1) % 3];
      if (gjk_dot(g, w) < 0) GJK_EACH(c) g[c] = -g[c];
      gjk_take(t, s, 3, (int[]){n, i, j}, (gjk_real[]){1 - (p - de * q) - q, p - de * q, q}, g);
      if (j == 0) continue;
      gjk_minus(s->p[0].y, w, f); df = gjk_reject(f, d); ef = gjk_reject(f, e); r = -gjk_reject(v, f); /* df d + ef e + f */
      q -= ef * r; df = p - df * r - de * q;
      gjk_take(t, s, 4, (int[]){n, i, j, 0}, (gjk_real[]){1 - df - q - r, df, q, r}, w);
    }
  }
}
static gjk_result gjk_distance(gjk_support *support_a, const void *a, gjk_support *support_b, const void *b) {
  gjk_simplex s = {0}, t = {0};
  gjk_result r = {0, 0, (gjk_real)HUGE_VAL, {0}, {0}};
  gjk_real v[3] = {1, 0, 0}, u[3], lower = 0; /* a lower bound of the distance */
  for (int idle = 0; !r.meet && idle < 5 && r.iterations < 100; r.iterations++) {
    gjk_real largest = 0, scale;
    int n = s.size, known = 0, exponent;
    GJK_EACH(c) u[c] = -v[c];
    support_a(a, u, s.p[n].a); support_b(b, v, s.p[n].b);
    for (int k = 0; k < n; k++) known |= !memcmp(s.p[k].a, s.p[n].a, sizeof v) && !memcmp(s.p[k].b, s.p[n].b, sizeof v);
    for (int k = 0; k <= n; k++) { gjk_minus(s.p[k].a, s.p[k].b, s.p[k].y); GJK_EACH(c) largest = (gjk_real)fmax(largest, fabs(s.p[k].y[c])); }
    frexp(largest, &exponent); scale = (gjk_real)ldexp(1, -exponent); /* so that squares neither over- nor underflow */
    for (int k = 0; k <= n; k++) GJK_EACH(c) s.p[k].y[c] *= scale;
    if (n > 0) lower = (gjk_real)fmax(lower, gjk_dot(v, s.p[n].y) / sqrt(gjk_dot(v, v)) / scale);
    if (known || r.distance - lower <= GJK_EPSILON * largest) break;
    gjk_nearest(&t, &s, n); s = t;
    GJK_EACH(c) v[c] = s.axis[c] / (gjk_real)fmax(fabs(s.axis[0]), fmax(fabs(s.axis[1]), fabs(s.axis[2])));
    r.meet = s.size == 4 || s.norm == 0;
    if (!(s.norm / scale < r.distance)) { idle++; continue; } /* rounding may hide a step: a few more */
    r.distance = s.norm / scale; idle = 0;
    GJK_EACH(c) { r.a[c] = r.b[c] = 0; for (int k = 0; k < s.size; k++) { r.a[c] += s.p[k].weight * s.p[k].a[c]; r.b[c] += s.p[k].weight * s.p[k].b[c]; } }
  }
  r.meet |= !(lower > 0); /* apart only with an axis that separates */
  if (r.meet) r.distance = 0;
  return r;
}
