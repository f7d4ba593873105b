/* Writes a run of GJK as a trace, to see the first step that exact arithmetic contradicts: docs/trace.md of CertiGJK.
 * C99 and C++, public domain. Call trace_begin, trace_step at each step, trace_end; give 0 for what is not known.
 * Of an engine of floats: certigjk trace --tolerance 1e-6. Points are d numbers, one after the other; those of W and s must be points of A and of B, digit for digit. */
#include <math.h>
#include <stdio.h>
typedef struct { FILE *out; int d, steps; } trace;

static void trace_numbers(trace *t, const char *before, int n, const double *x, const char *after) {
  fprintf(t->out, "%s[", before);
  for (int k = 0; k < n; k++) fprintf(t->out, isfinite(x[k]) ? "%s%.17g" : "%snull", k ? ", " : "", x[k]);
  fprintf(t->out, "]%s", after);
}
static void trace_points(trace *t, const char *name, int n, const double *x) {
  fprintf(t->out, "\"%s\": [", name);
  for (int k = 0; k < n; k++) trace_numbers(t, k ? ", " : "", t->d, x + t->d * k, "");
  fprintf(t->out, "], ");
}
static void trace_pair(trace *t, const char *before, const double *a, const double *b) {
  trace_numbers(t, before, t->d, a, ", ");
  trace_numbers(t, "\"b\": ", t->d, b, "}");
}
static void trace_begin(trace *t, const char *engine, int m, const double *a, int n, const double *b) {
  t->steps = 0;
  fprintf(t->out, "{\"format\": \"certigjk-trace-1\", \"engine\": \"%s\", ", engine);
  trace_points(t, "a", m, a);
  trace_points(t, "b", n, b);
  fprintf(t->out, "\"steps\": [");
}
/* W is a[k] - b[k], with their weights, which make v; along -direction (of any length, else -v) s = sa - sb was found. */
static void trace_step(trace *t, int size, const double *a, const double *b, const double *weights, const double *v,
                       const double *direction, const double *sa, const double *sb) {
  fprintf(t->out, "%s{\"simplex\": [", t->steps++ ? ", " : "");
  for (int k = 0; k < size; k++) trace_pair(t, k ? ", {\"a\": " : "{\"a\": ", a + t->d * k, b + t->d * k);
  fprintf(t->out, "]");
  if (weights) trace_numbers(t, ", \"weights\": ", size, weights, "");
  if (v) trace_numbers(t, ", \"v\": ", t->d, v, "");
  if (direction) trace_numbers(t, ", \"direction\": ", t->d, direction, "");
  if (sa) trace_pair(t, ", \"s\": {\"a\": ", sa, sb);
  fprintf(t->out, "}");
}
static void trace_end(trace *t, int meets, const double *distance) {
  fprintf(t->out, "], \"claim\": {\"verdict\": \"%s\"", meets ? "meet" : "apart");
  if (distance) fprintf(t->out, isfinite(*distance) ? ", \"distance\": %.17g" : ", \"distance\": null", *distance);
  fprintf(t->out, "}}\n");
}
