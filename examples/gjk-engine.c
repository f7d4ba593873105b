/* gjk.h as an engine for "certigjk referee":
 * cc -O2 examples/gjk-engine.c -lm -o gjk-engine                       (-DGJK_REAL=float: in single precision)
 * ./certigjk referee run --engine ./gjk-engine vectors/FILE */
#include "gjk.h"
#include <stdio.h>
#include <stdlib.h>

static void print(const gjk_real *x, int n) {
  for (int c = 0; c < n; c++) printf(" %.*g", sizeof(gjk_real) == sizeof(float) ? 9 : 17, x[c]);
}

int main(void) {
  char id[256];
  int n, size_a, size_b;
  printf("certigjk-engine 1 name=gjk.h version=1 precision=%s answers=verdict,distance,points dimensions=1-3\n",
         sizeof(gjk_real) == sizeof(float) ? "single" : "double");
  fflush(stdout);
  while (scanf("%255s %d %d %d", id, &n, &size_a, &size_b) == 4) {
    gjk_real *x = (gjk_real *)calloc(3 * (size_a + size_b), sizeof *x);
    for (int k = 0; k < size_a + size_b; k++)
      for (int c = 0; c < n; c++) {
        double coordinate;
        if (scanf("%lf", &coordinate) != 1) return 1;
        x[3 * k + c] = (gjk_real)coordinate;
      }
    gjk_polytope a = {size_a, x}, b = {size_b, x + 3 * size_a};
    gjk_result r = gjk_distance(gjk_vertex, &a, gjk_vertex, &b);
    printf("%s verdict %s distance", id, r.meet ? "meeting" : "separated");
    print(&r.distance, 1);
    printf(" points");
    print(r.a, n);
    print(r.b, n);
    puts("");
    fflush(stdout);
    free(x);
  }
  return 0;
}
