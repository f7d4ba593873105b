// Runs a distance function on a file of test vectors, and prints its largest error, relative to the coordinates.
//
//   c++ -std=c++17 -O2 -o read_vectors examples/read_vectors.cpp
//   gzip -dc vectors/*.jsonl.gz | ./read_vectors
//
// Replace distance() by a call of your own code. It needs no library: the lines are in canonical form,
// fields in a fixed order and without blanks, so that strtod is all the parser there is.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <string>
#include <vector>

using Points = std::vector<std::vector<double>>;

// The distance of conv a and conv b. This one knows vertices only: it is wrong.
static double distance(const Points& a, const Points& b) {
  double least = HUGE_VAL;
  for (const auto& p : a) {
    for (const auto& q : b) {
      double norm = 0;
      for (std::size_t k = 0; k < p.size(); k++) {
        norm = std::hypot(norm, p[k] - q[k]);
      }
      least = std::min(least, norm);
    }
  }
  return least;
}

// Returns what stands after the key, such as "a":, from this place on; ends the program if nothing does.
static const char* after(const char* text, const char* key) {
  const char* found = std::strstr(text, key);
  if (found == nullptr) {
    std::fprintf(stderr, "no %s in the line: is it a file of test vectors, in canonical form?\n", key);
    std::exit(2);
  }
  return found + std::strlen(key);
}

// Reads [[x,y,z],[x,y,z],...].
static Points points(const char* text) {
  Points rows;
  while (*text != ']') {
    rows.emplace_back();
    text++;  // [ or ,
    if (*text == '[') text++;
    while (true) {
      char* end;
      rows.back().push_back(std::strtod(text, &end));
      text = end + 1;
      if (*end == ']') break;
    }
  }
  return rows;
}

// Returns the greatest coordinate in magnitude.
static double greatest(const Points& points) {
  double most = 0;
  for (const auto& point : points) {
    for (double x : point) {
      most = std::max(most, std::fabs(x));
    }
  }
  return most;
}

int main() {
  std::string line;
  std::string worst = "none";
  double largest = -1, answered = 0, expected = 0;
  long count = 0, skipped = 0;
  while (std::getline(std::cin, line)) {
    if (line.compare(0, 11, "{\"format\":\"") == 0) continue;  // the header of a file
    const char* query = after(line.c_str(), "],\"a\":");  // flags end before it
    const char* distances = after(query, "\"distance\":");
    if (std::strstr(query, "\"poseA\":") != nullptr || *distances == 'n') {
      skipped++;  // bodies with poses; null: beyond the largest double
      continue;
    }
    count++;
    const Points a = points(query), b = points(after(query, "\"b\":"));
    double answer = distance(a, b);
    double right = std::strtod(distances, nullptr);
    double scale = std::max(greatest(a), greatest(b));
    double error = std::isfinite(answer) ? std::fabs(answer - right) / (scale == 0 ? 1 : scale) : HUGE_VAL;
    if (error > largest) {
      const char* id = after(line.c_str(), "{\"id\":\"");
      worst.assign(id, std::strchr(id, '"'));
      largest = error;
      answered = answer;
      expected = right;
    }
  }
  std::printf("%ld vectors, %ld skipped\n", count, skipped);
  std::printf("largest error %.17g: %s, answer %.17g, right %.17g\n", largest, worst.c_str(), answered, expected);
}
