#!/usr/bin/env bash
# The one door: installs what a command needs, then builds, plays, tests or packs. `./build.sh help` teaches.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

NODE_MINIMUM=20 # package.json: engines
NODE_INSTALLED=22
NPM_MINIMUM=10 # npm 9 cannot read an override of a dependency on a tag (lighthouse asks for third-party-web@latest)
NPM_INSTALLED=10 # npm 11 does not run on Node 20.0 to 20.16
TOOLS=$PWD/.tools

# name | how to see that it is there | Debian package | Homebrew formula
# shellcheck disable=SC2016 # the second column is evaluated later
NEEDS='
git|command -v git|git|git
cmake|command -v cmake|cmake|cmake
ninja|command -v ninja|ninja-build|ninja
emscripten|command -v em++|emscripten|emscripten
node|command -v node|nodejs|node
npm|npm --version|npm|node
c++|command -v c++|g++|llvm
googletest|test -f "${QIJU_GOOGLETEST_SOURCE:-/usr/src/googletest}/CMakeLists.txt"|libgtest-dev|
benchmark|test -f /usr/include/benchmark/benchmark.h|libbenchmark-dev|google-benchmark
clang-tidy|command -v clang-tidy|clang-tidy|llvm
shellcheck|command -v shellcheck|shellcheck|shellcheck
chromium|test -n "$(find_chromium)"|chromium|chromium
firefox|test -n "$(find_firefox)"|firefox-esr|firefox
cjk-font|has_cjk_font|fonts-noto-cjk|
'

help() {
  cat <<'TEXT'
Qiju: Lianliankan, Huarong Road and Gomoku

  ./build.sh play [port]      build the site and serve it on 127.0.0.1 (8080, or the next free port)
  ./build.sh test [suite...]  run every suite, or those named: lint native asan wasm js package browser
  ./build.sh test --full      run these, matrix (the package in every bundler and Node that it is made for)
                              and lighthouse (the pages' speed and manners)
  ./build.sh bench [name...]  measure the engines and the package
  ./build.sh build [preset]   compile C++ only: native (the default), debug, asan, tidy, bench or wasm
  ./build.sh package         build dist/ and pack it as npm would publish it
  ./build.sh sizes [--write]  what the package weighs; or write it down, for the tests to hold to
  ./build.sh site             build the static site in build/site/
  ./build.sh format           put every source file in the house's layout
  ./build.sh lint             check layout, C++, JavaScript and types; the same as: test lint
  ./build.sh clean            remove everything that was built

Each command first installs what it needs and does not find: on Debian and Ubuntu with apt, elsewhere it says
what is missing. JavaScript tools go to node_modules/, a newer Node (if yours is older than 20) to .tools/.
TEXT
}

say() { printf '%s\n' "== $*"; }

die() {
  printf '%s\n' "build.sh: $*" >&2
  exit 1
}

first_found() { # the first argument that is a program
  local name
  for name in "$@"; do
    if [ -n "$name" ] && command -v "$name" 2>/dev/null; then return; fi
  done
}

find_chromium() {
  first_found "${QIJU_CHROMIUM:-}" "${CHROMIUM:-}" chromium google-chrome google-chrome-stable chromium-browser \
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
}

find_firefox() {
  first_found "${QIJU_FIREFOX:-}" "${FIREFOX:-}" firefox-esr firefox /Applications/Firefox.app/Contents/MacOS/firefox
}

has_cjk_font() { [ "$(uname -s)" = Darwin ] || [ -n "$(fc-list :lang=zh 2>/dev/null)" ]; }

field() { printf '%s\n' "$NEEDS" | grep "^$1|" | cut -d'|' -f"$2"; } # need, column

is_there() { eval "$(field "$1" 2)" >/dev/null 2>&1; }

missing() { # those of the needs named that are not there
  local need
  for need in "$@"; do is_there "$need" || printf '%s\n' "$need"; done | sort -u
}

packages() { # column, needs: their package names in one line
  local column=$1 need
  shift
  for need in "$@"; do field "$need" "$column"; done | sed '/^$/d' | sort -u | tr '\n' ' '
}

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

# Ubuntu's chromium and firefox packages are doors to the snap store, which a build has no business entering.
apt_serves() {
  command -v apt-get >/dev/null || return 1
  [ "$(id -u)" = 0 ] || command -v sudo >/dev/null || return 1
  ! { grep -qs '^ID=ubuntu' /etc/os-release && printf '%s\n' "$@" | grep -qE '^(chromium|firefox)$'; }
}

need() { # installs, or asks for, the needs named
  local lacking
  lacking=$(missing "$@")
  [ -n "$lacking" ] || return 0
  # shellcheck disable=SC2086 # one word each
  set -- $lacking
  if apt_serves "$@"; then
    local wanted
    wanted=$(packages 3 "$@")
    say "Installing with apt: $wanted"
    # shellcheck disable=SC2086
    { as_root apt-get update -qq || say "apt-get update failed; going on with the lists that are there"
      as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $wanted >/dev/null; } >&2 ||
      die "apt could not install: $wanted"
    hash -r
    lacking=$(missing "$@")
    [ -n "$lacking" ] || return 0
    # shellcheck disable=SC2086
    set -- $lacking
  fi
  {
    echo "build.sh: missing: $*"
    echo "  Debian, Ubuntu:  sudo apt-get install $(packages 3 "$@")"
    echo "  Homebrew:        brew install $(packages 4 "$@")"
    case " $* " in *' emscripten '*)
      echo "  emsdk:           https://github.com/emscripten-core/emsdk, then: source emsdk_env.sh" ;;
    esac
    case " $* " in *' googletest '*)
      echo "  GoogleTest:      its sources; name their folder in QIJU_GOOGLETEST_SOURCE" ;;
    esac
    case " $* " in *' chromium '* | *' firefox '*)
      echo "  Browsers:        a program of your own may be named in CHROMIUM or FIREFOX" ;;
    esac
  } >&2
  exit 1
}

node_is_recent() { [ "$(node -p 'process.versions.node.split(".")[0]')" -ge "$NODE_MINIMUM" ]; }

npm_is_recent() { [ "$(npm --version | cut -d. -f1)" -ge "$NPM_MINIMUM" ]; }

install_tools() { # npm packages, into .tools/
  rm -rf "$TOOLS"
  mkdir -p "$TOOLS/bin"
  npm install --prefix "$TOOLS" --no-save --no-package-lock --ignore-scripts --loglevel=error "$@" >&2 ||
    die "npm could not install $*"
}

link_npm() {
  ln -s ../node_modules/npm/bin/npm-cli.js "$TOOLS/bin/npm"
  ln -s ../node_modules/npm/bin/npx-cli.js "$TOOLS/bin/npx"
  hash -r
}

# Some distributions package a Node or an npm that is too old: Debian 12 has Node 18, Debian 13 npm 9.
need_recent_node() {
  local platform machine
  if node_is_recent; then return; fi
  case $(uname -s) in Linux) platform=linux ;; Darwin) platform=darwin ;; *) platform= ;; esac
  case $(uname -m) in x86_64) machine=x64 ;; aarch64 | arm64) machine=arm64 ;; *) machine= ;; esac
  if [ -z "$platform" ] || [ -z "$machine" ]; then die "Node $NODE_MINIMUM or newer is required, found $(node --version)"; fi
  say "Node $(node --version) is older than $NODE_MINIMUM: installing Node $NODE_INSTALLED and npm $NPM_INSTALLED into .tools/"
  install_tools "node-$platform-$machine@$NODE_INSTALLED" "npm@$NPM_INSTALLED"
  ln -s "../node_modules/node-$platform-$machine/bin/node" "$TOOLS/bin/node"
  link_npm
  node_is_recent || die "the Node in .tools/ does not run"
}

need_recent_npm() {
  if npm_is_recent; then return; fi
  say "npm $(npm --version) is older than $NPM_MINIMUM: installing npm $NPM_INSTALLED into .tools/"
  install_tools "npm@$NPM_INSTALLED"
  link_npm
  npm_is_recent || die "the npm in .tools/ does not run"
}

# Installs node_modules whenever the lock file has changed. No package needs its install script.
need_modules() {
  need git node npm
  need_recent_node
  if cmp -s package-lock.json node_modules/.installed-lock.json; then return; fi
  need_recent_npm
  say "Installing node_modules"
  npm ci --ignore-scripts --loglevel=error >&2 || die "npm ci failed"
  cp package-lock.json node_modules/.installed-lock.json
}

build() { # preset, then options of the build
  local preset=${1:-native} tests
  [ $# = 0 ] || shift
  case $preset in
    wasm) need cmake ninja emscripten; tests=$(is_there googletest && echo ON || echo OFF) ;;
    bench) need cmake ninja c++ benchmark; tests=OFF ;;
    *) need cmake ninja c++ googletest; tests=ON ;;
  esac
  # Ninja does not know that other rules mean another verdict.
  if [ "$preset" = tidy ] && [ -n "$(find .clang-tidy tests/cpp/.clang-tidy -newer build/tidy/build.ninja 2>/dev/null)" ]; then
    rm -rf build/tidy
  fi
  if [ CMakePresets.json -nt "build/$preset/build.ninja" ] ||
    ! grep -qs "QIJU_TESTS:.*=$tests" "build/$preset/CMakeCache.txt"; then
    cmake --preset "$preset" -D "QIJU_TESTS=$tests" >&2
  fi
  # Debian's Emscripten finds its acorn there when node is not Debian's.
  NODE_PATH=/usr/share/nodejs cmake --build "build/$preset" "$@" >&2
}

build_module() {
  say "Compiling the engines to WebAssembly"
  build wasm --target cpp/bindings/all
}

build_package() {
  need_modules
  build_module
  say "Building dist/"
  node web/tools/build.js package
}

build_site() {
  need_modules
  build_module
  say "Building build/site/"
  node web/tools/build.js site
}

play() {
  build_site
  say "Play here; Ctrl+C ends it:"
  exec node web/tools/serve.js build/site "${1:-8080}"
}

needs_of() { # suite: what it needs beside the package's own build
  case $1 in
    lint) echo c++ googletest clang-format clang-tidy shellcheck ;;
    native | asan) echo c++ googletest ;;
    wasm) echo googletest ;;
    package | matrix) echo chromium ;;
    lighthouse) echo chromium cjk-font ;;
    browser) echo chromium firefox cjk-font ;;
  esac
}

tests() {
  local all='lint native asan wasm js package browser' suites suite needs=''
  suites=${*:-$all}
  if [ "$suites" = --full ]; then suites="$all matrix lighthouse"; fi
  for suite in $suites; do needs="$needs $(needs_of "$suite")"; done
  # shellcheck disable=SC2086
  need git node npm cmake ninja emscripten $needs
  need_modules
  QIJU_CHROMIUM=$(find_chromium) QIJU_FIREFOX=$(find_firefox)
  export QIJU_CHROMIUM QIJU_FIREFOX
  # shellcheck disable=SC2086
  exec node tests/run.js $suites
}

bench() {
  build_package
  build bench
  node tests/bench/run.js "$@"
}

package() {
  build_package
  npm pack --loglevel=error
}

sizes() {
  build_package
  node tests/package/sizes.js "$@"
}

format() {
  need clang-format
  need_modules
  git ls-files -z 'cpp/*.h' 'cpp/*.cpp' 'tests/*.h' 'tests/*.cpp' | xargs -0 clang-format -i
  node_modules/.bin/eslint --fix .
}

clean() { rm -rf build dist; }

main() {
  local command=${1:-help}
  [ $# = 0 ] || shift
  PATH=$TOOLS/bin:$PATH
  # A Node that is not the distribution's trusts only its own certificates.
  if [ -f /etc/ssl/certs/ca-certificates.crt ]; then
    export NODE_EXTRA_CA_CERTS=${NODE_EXTRA_CA_CERTS:-/etc/ssl/certs/ca-certificates.crt}
  fi
  case $command in
    play | build | bench | package | sizes | format | clean) "$command" "$@" ;;
    site) build_site ;;
    test) tests "$@" ;;
    lint) tests lint ;;
    help | -h | --help) help ;;
    *) help >&2; die "there is no command '$command'" ;;
  esac
}

main "$@"
