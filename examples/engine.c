/* An engine for "certigjk referee", to start from: put a call of your own in the place of distance().
 * cc -O2 examples/engine.c -lm -o engine
 * ./certigjk referee run --engine ./engine vectors/FILE */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* The least distance of two points: wrong unless two of the given points are closest points. */
static double distance(int n, int size_a, const double *a, int size_b, const double *b) {
  double least = HUGE_VAL;
  for (int i = 0; i < size_a; i++)
    for (int k = 0; k < size_b; k++) {
      double length = 0;
      for (int c = 0; c < n; c++) length = hypot(length, a[n * i + c] - b[n * k + c]);
      least = fmin(least, length);
    }
  return least;
}

int main(void) {
  char id[256];
  int n, size_a, size_b;
  puts("certigjk-engine 1 name=points version=1 precision=double answers=distance dimensions=1-8");
  fflush(stdout);
  while (scanf("%255s %d %d %d", id, &n, &size_a, &size_b) == 4) {
    double *x = malloc(sizeof *x * n * (size_a + size_b));
    for (int k = 0; k < n * (size_a + size_b); k++)
      if (scanf("%lf", &x[k]) != 1) return 1;
    printf("%s distance %.17g\n", id, distance(n, size_a, x, size_b, x + n * size_a));
    fflush(stdout); /* after every line */
    free(x);
  }
  return 0;
}
