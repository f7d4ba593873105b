#!/usr/bin/env bash
# Compiles the drivers whose libraries are there, unless they are newer than their sources.
#
#   engines/native/build.sh FOLDER
#
# Writes one line per driver that could not be compiled, and why, to FOLDER/missing.txt. The programs
# are linked with the libraries of this machine and are for it alone; nothing is distributed.
# Exit code: 1 if a library is there and its driver could not be compiled.
set -uo pipefail
unset CDPATH
[ $# = 1 ] || { sed -n '2,4s/^# \{0,1\}//p' "$0" >&2 && exit 2; }
mkdir -p "$1" || exit 3
out=$(cd "$1" && pwd) || exit 3
cd "$(dirname "${BASH_SOURCE[0]}")" || exit 3
compiler=${CXX:-g++}
flags=(-std=c++17 -O2 -Wall -Wextra)
missing=$out/missing.txt.$$
: >"$missing"
made=()
failed=0

# The version of a library: that of its Debian package, or what pkg-config says.
version() {
  dpkg-query -W -f '${source:Upstream-Version}' "$1" 2>/dev/null | sed 's/+dfsg.*//' | grep . ||
    pkg-config --modversion "$2" 2>/dev/null || echo unknown
}

# Whether a file in the folder is newer than all of some sources.
is_newer() {
  local made=$out/$1 file
  shift
  for file in "$@"; do
    [ "$made" -nt "$file" ] || return 1
  done
}

# Compiles the exact hull, which drivers that include hull.h are linked with: CGAL takes long.
hull() {
  is_newer hull.o hull.cpp hull.h engine.h build.sh && return
  rm -f "$out/hull.o"
  $compiler "${flags[@]}" $(isystem gmp mpfr) -c hull.cpp -o "$out/hull.o.$$" 2>"$out/hull.log" &&
    rm -f "$out/hull.log" && mv -f "$out/hull.o.$$" "$out/hull.o"
}

# driver NAME SOURCE PACKAGE(s) HEADER(s) PKG-CONFIG-NAME(s) OPTION…
driver() {
  local name=$1 source=$2 packages=$3 headers=$4 libraries=$5
  shift 5
  made+=("$name")
  local objects=() sources=("$source" engine.h build.sh ../../examples/gjk.h)
  if grep -q '"hull.h"' "$source"; then
    objects=("$out/hull.o") sources+=(hull.h hull.cpp)
  fi
  is_newer "$name" "${sources[@]}" && return
  rm -f "$out/$name"
  local options=("${flags[@]}" "$@")
  if { [ -n "$libraries" ] && ! pkg-config --exists $libraries 2>/dev/null; } ||
    ! printf '#include <%s>\n' $headers |
      $compiler "${options[@]}" $(isystem $libraries) -E -x c++ - >/dev/null 2>&1; then
    echo "$name: $headers: not found; on Debian in $packages" >>"$missing"
  elif [ ${#objects[@]} != 0 ] && ! hull; then
    echo "$name: hull.cpp was not compiled; the compiler's output is in $out/hull.log" >>"$missing"
    failed=1
  elif ! $compiler "${options[@]}" $(isystem $libraries) "-DLIBRARY_VERSION=\"$(version "${packages%% *}" "${libraries%% *}")\"" \
    "$source" "${objects[@]}" -o "$out/$name.$$" $(libs $libraries) 2>"$out/$name.log"; then
    echo "$name: it was not compiled; the compiler's output is in $out/$name.log" >>"$missing"
    failed=1
  else
    rm -f "$out/$name.log"
    mv -f "$out/$name.$$" "$out/$name"
  fi
}

# Warnings are for our code, not for the libraries'; each library chooses its own standard of C++.
isystem() { [ $# = 0 ] || pkg-config --cflags "$@" | sed -E 's/-std=[^ ]*//g; s/(^| )-I/\1-isystem /g'; }
libs() { [ $# = 0 ] || pkg-config --libs "$@"; }

if ! command -v "$compiler" >/dev/null || ! command -v pkg-config >/dev/null; then
  echo "all: $compiler or pkg-config was not found; on Debian they are in g++ and pkg-config" >"$missing"
else
  driver gjk.h gjk.cpp "" cmath ""
  driver gjk.h-single gjk.cpp "" cmath "" -DSINGLE
  fcl=("libfcl-dev libcgal-dev" "fcl/config.h CGAL/convex_hull_3.h" "fcl gmp mpfr")
  driver fcl fcl.cpp "${fcl[@]}"
  driver fcl-indep fcl.cpp "${fcl[@]}" -DINDEPENDENT
  driver bullet bullet.cpp libbullet-dev btBulletCollisionCommon.h bullet
  driver bullet-epa bullet.cpp libbullet-dev btBulletCollisionCommon.h bullet -DEPA
  driver bullet-double bullet.cpp libbullet-dev btBulletCollisionCommon.h bullet-float64
  driver bullet-epa-double bullet.cpp libbullet-dev btBulletCollisionCommon.h bullet-float64 -DEPA
  driver libccd libccd.cpp libccd-dev ccd/ccd.h ccd
  driver libccd-mpr libccd.cpp libccd-dev ccd/ccd.h ccd -DPORTAL
  driver box2d box2d.cpp libbox2d-dev box2d/b2_distance.h box2d
  driver chipmunk chipmunk.cpp libchipmunk-dev chipmunk/chipmunk.h "" -Wl,--no-as-needed,-lchipmunk
  driver ode ode.cpp "libode-dev libcgal-dev" "ode/ode.h CGAL/convex_hull_3.h" "ode gmp mpfr"
  driver mujoco mujoco.cpp libmujoco-dev mujoco/mujoco.h "" -Wl,--no-as-needed,-lmujoco
  driver cgal cgal.cpp libcgal-dev CGAL/Polytope_distance_d.h "gmp mpfr"
fi
# Those in JavaScript: engines/npm, where npm has been run.
# script NAME PACKAGE
script() {
  local file=../npm/$1.mjs
  made+=("$1")
  rm -f "$out/$1"
  if ! command -v node >/dev/null; then
    echo "$1: node was not found" >>"$missing"
  elif [ ! -d "../npm/node_modules/$2" ]; then
    echo "$1: $2: not installed; npm ci --prefix engines/npm does it" >>"$missing"
  else
    printf '#!/bin/sh\nexec node %q "$@"\n' "$(realpath "$file")" >"$out/$1.$$"
    chmod +x "$out/$1.$$"
    mv -f "$out/$1.$$" "$out/$1"
  fi
}
script planck planck
script rapier @dimforge/rapier3d-compat
script cannon cannon-es

# A driver that is no more must not be found.
for file in "$out"/*; do
  case " ${made[*]} " in *" $(basename "$file") "*) ;; *) [ -x "$file" ] && rm -f "$file" ;; esac
done
mv -f "$missing" "$out/missing.txt"
exit $failed
