/* The distance of two convex bodies: the Gilbert–Johnson–Keerthi algorithm, robust against rounding. Public domain.
 *   gjk_polytope a = {8, points}, b = {5, others};                  three coordinates for each point
 *   gjk_result r = gjk_distance(gjk_vertex, &a, gjk_vertex, &b);    or any support functions of your own
 * C99 or C++17, no allocation; #define GJK_REAL float for single precision. What it promises: examples/README.md of CertiGJK. */
#include <math.h>
#include <string.h>
#ifndef GJK_REAL
#define GJK_REAL double
#endif
#define GJK_EPSILON ((gjk_real)(sizeof(gjk_real) == sizeof(float) ? 0x1p-23 : 0x1p-52)) /* from 1 to the next number */
#define GJK_LEAST ((gjk_real)(sizeof(gjk_real) == sizeof(float) ? 0x1p-126 : 0x1p-1022)) /* number that is not subnormal */
#define GJK_EACH(c) for (int c = 0; c < 3; c++)
typedef GJK_REAL gjk_real;
typedef void gjk_support(const void *body, const gjk_real *d, gjk_real *p); /* p: a point of it, furthest along d */
typedef struct { int size; const gjk_real *points; } gjk_polytope;
typedef struct { int meet, iterations; gjk_real distance, a[3], b[3]; } gjk_result; /* a, b: closest points */
typedef struct { int size; struct { gjk_real a[3], b[3], y[3], weight; } p[4]; gjk_real axis[3], norm; } gjk_simplex;
static gjk_real gjk_dot(const gjk_real *x, const gjk_real *y) { return x[0] * y[0] + x[1] * y[1] + x[2] * y[2]; }
static gjk_real *gjk_minus(const gjk_real *x, const gjk_real *y, gjk_real *z) { GJK_EACH(c) z[c] = x[c] - y[c]; return z; }
static void gjk_vertex(const void *body, const gjk_real *d, gjk_real *p) {
  const gjk_polytope *polytope = (const gjk_polytope *)body;
  const gjk_real *x = polytope->points, *best = x;
  gjk_real most = 0, e[3]; /* e: the difference from x, for bodies far from the origin */
  for (int k = 1; k < polytope->size; k++)
    if (gjk_dot(d, gjk_minus(x + 3 * k, x, e)) > most) { most = gjk_dot(d, e); best = x + 3 * k; }
  memcpy(p, best, sizeof e);
}
/* Takes r d from x, so that x is normal to d, and returns r. Twice, because most of x may cancel. */
static gjk_real gjk_reject(gjk_real *x, const gjk_real *d) {
  gjk_real r, sum = 0;
  for (int turn = 0; turn < 2; turn++, sum += r) { r = gjk_dot(x, d) / gjk_dot(d, d); GJK_EACH(c) x[c] -= r * d[c]; }
  return sum;
}
static void gjk_take(gjk_simplex *t, const gjk_simplex *s, int m, const int *of, const gjk_real *l, const gjk_real *axis, gjk_real norm) {
  for (int k = 0; k <= m; k++) { t->p[k] = s->p[of[k]]; t->p[k].weight = l[k]; }
  t->size = m + 1; t->norm = norm; memcpy(t->axis, axis, sizeof t->axis);
}
/* t: the nearest combination of s, of all subsets with its newest point n, by steps d from there that are normal to each other;
 * f: the triangle with n whose least weight is greatest, also where that is negative. */
static void gjk_nearest(gjk_simplex *t, gjk_simplex *f, const gjk_simplex *s, int n) {
  gjk_real most = -(gjk_real)HUGE_VAL; t->norm = -most; f->size = 0;
  for (int set = 0; set < 1 << n; set++) {
    int m = 0, of[4] = {n}; gjk_real d[4][3], part[4][4], l[4] = {1}, u[3], v[3] = {0}, g[3], norm, least = 1; /* part[k][j]: of d[j] in step k */
    memcpy(u, s->p[n].y, sizeof u);
    for (int i = n - 1; i >= 0; i--) if (set >> i & 1) {
      of[++m] = i; gjk_minus(s->p[i].y, s->p[n].y, d[m]);
      for (int j = 1; j < m; j++) part[m][j] = gjk_reject(d[m], d[j]);
      part[m][0] = gjk_reject(u, d[m]);
    }
    for (int k = m; k > 0; k--) { l[k] = -part[k][0]; for (int j = m; j > k; j--) l[k] -= part[j][k] * l[j]; l[0] -= l[k]; }
    for (int k = 0; k <= m; k++) { least = (gjk_real)fmin(least, l[k]); GJK_EACH(c) v[c] += l[k] * s->p[of[k]].y[c]; }
    norm = (gjk_real)sqrt(gjk_dot(v, v));
    if (m == 2) GJK_EACH(c) g[c] = d[1][(c + 1) % 3] * d[2][(c + 2) % 3] - d[1][(c + 2) % 3] * d[2][(c + 1) % 3];
    if (m == 2) GJK_EACH(c) u[c] = gjk_dot(g, s->p[n].y) < 0 ? -g[c] : g[c];
    if (m == 2 && least > most && gjk_dot(g, g) > 0) { most = least; gjk_take(f, s, m, of, l, u, norm); }
    if (least >= 0 && norm < t->norm && (m < 3 || norm <= 64 * GJK_EPSILON)) gjk_take(t, s, m, of, l, u, norm); /* a flat tetrahedron's are noise */
  }
}
static gjk_result gjk_distance(gjk_support *support_a, const void *a, gjk_support *support_b, const void *b) {
  gjk_simplex s = {0}, t = {0}, f = {0}; gjk_result r = {0, 0, (gjk_real)HUGE_VAL, {0}, {0}};
  gjk_real v[3] = {1, 0, 0}, u[3] = {-1, 0, 0}, lower = 0; /* a lower bound of the distance */
  for (int idle = 0; !r.meet && idle < 5 && r.iterations < 100; r.iterations++) {
    gjk_real largest = GJK_LEAST, scale; int n = s.size, known = 0, exponent;
    support_a(a, u, s.p[n].a); support_b(b, v, s.p[n].b);
    for (int k = 0; k < n; k++) known |= !memcmp(s.p[k].a, s.p[n].a, sizeof v) && !memcmp(s.p[k].b, s.p[n].b, sizeof v);
    for (int k = 0; k <= n; k++) { gjk_minus(s.p[k].a, s.p[k].b, s.p[k].y); GJK_EACH(c) largest = (gjk_real)fmax(largest, fabs(s.p[k].y[c])); }
    frexp(largest, &exponent); scale = (gjk_real)ldexp(1, -exponent); /* so that squares neither over- nor underflow */
    for (int k = 0; k <= n; k++) GJK_EACH(c) s.p[k].y[c] *= scale;
    if (n > 0) lower = (gjk_real)fmax(lower, gjk_dot(v, s.p[n].y) / sqrt((double)gjk_dot(v, v)) / scale);
    if (known || r.distance - lower <= GJK_EPSILON * largest) break;
    gjk_nearest(&t, &f, &s, n);
    idle = t.norm / scale < r.distance ? 0 : idle + 1; /* rounding may hide a step: a few more */
    s = t.size < 3 && f.size > 0 && (idle > 2 || t.norm / scale > r.distance + 8 * GJK_EPSILON * largest) ? f : t; /* an edge's axis, near 0, is noise */
    GJK_EACH(c) { v[c] = s.axis[c] / (gjk_real)fmax(fabs(s.axis[0]), fmax(fabs(s.axis[1]), fabs(s.axis[2]))); u[c] = -v[c]; }
    r.meet = t.size == 4 || t.norm == 0; r.distance = (gjk_real)fmin(r.distance, t.norm / scale);
    if (!idle) GJK_EACH(c) { r.a[c] = r.b[c] = 0; for (int k = 0; k < s.size; k++) { r.a[c] += s.p[k].weight * s.p[k].a[c]; r.b[c] += s.p[k].weight * s.p[k].b[c]; } }
  }
  if ((r.meet |= !(lower > 0))) r.distance = 0; /* apart only with an axis that separates */
  return r;
}
