#!/usr/bin/env bash
# Builds, tests, serves and packs. Each command first installs the tools that it needs; `./build.sh help` lists them.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

NODE_MINIMUM=20 # package.json: engines
NODE_INSTALLED=22
NPM_MINIMUM=10 # npm 9 cannot override a dependency on a tag (lighthouse depends on third-party-web@latest)
NPM_INSTALLED=10 # npm 11 does not run on Node 20.0 to 20.16
TOOLS=$PWD/.tools

# name | test for it | Debian package | Homebrew formula
# shellcheck disable=SC2016 # the second column is evaluated later
NEEDS='
git|command -v git|git|git
cmake|command -v cmake|cmake|cmake
ninja|command -v ninja|ninja-build|ninja
emscripten|command -v em++|emscripten|emscripten
node|command -v node|nodejs|node
npm|npm --version|npm|node
c++|command -v c++|g++|llvm
gcov|command -v g++ && command -v gcov|g++|gcc
clang|command -v clang++|clang|llvm
clang-sanitizers|has_clang_sanitizers|libclang-rt-dev|llvm
googletest|test -f "${QIJU_GOOGLETEST_SOURCE:-/usr/src/googletest}/CMakeLists.txt"|libgtest-dev|
benchmark|test -f /usr/include/benchmark/benchmark.h|libbenchmark-dev|google-benchmark
clang-tidy|command -v clang-tidy|clang-tidy|llvm
ccache|command -v ccache|ccache|ccache
shellcheck|command -v shellcheck|shellcheck|shellcheck
chromium|test -n "$(find_chromium)"|chromium-headless-shell|chromium
firefox|test -n "$(find_firefox)"|firefox-esr|firefox
webkit|command -v WebKitWebDriver|webkit2gtk-driver|
xvfb|command -v Xvfb|xvfb|
cjk-font|has_cjk_font|fonts-noto-cjk fontconfig|
'

help() {
  cat <<'TEXT'
Qiju: Lianliankan, Huarong Road and Gomoku

  ./build.sh play [port]        build the site and serve it on 127.0.0.1 (port 8080, or the next free one)
  ./build.sh test               run the suites lint, tidy (clang-tidy on changed folders), native, unit, component, package,
                                page and chromium; tests that have passed and have not changed since are skipped
  ./build.sh test --full        the same at full length, and firefox, webkit, sanitizers and wasm (the engine tests under
                                sanitizers and as WebAssembly), and sample: a minute of fuzz and mutate on changed files
  ./build.sh test --nightly     run the suites fuzz, mutate, matrix (bundlers, versions of Node and npm), lighthouse and
                                bench (ratios of benchmarks)
  ./build.sh test unit huarong  run the named suites (journey means chromium, firefox and webkit, browser also page), only the
                                tests whose file, name or game contains one of the other words
  ./build.sh test --all         skip nothing; CI=true in the environment does the same
  ./build.sh fuzz [seconds] [name...]
                                run the fuzz targets whose name contains one of the words, 60 s each
  ./build.sh mutate [word...]   put faults into a copy of the sources, one at a time, which the tests must notice: all
                                faults, or those whose file or description contains a word; the same as: test mutate
  ./build.sh coverage           measure which lines of the engines and of the API the tests run
  ./build.sh bench [word...]    measure CPU times and ratios, only the rows whose name contains one of the words, and
                                store them in build/bench.json; --quick with few repetitions, --check against
                                tests/bench/floors.json, --write-docs and --write-floors from build/bench.json
  ./build.sh bench engines      run benchmarks of parts of the engines; match: matches of the computer opponent; puzzles:
                                searches of every famous sliding-block puzzle
  ./build.sh bench match ONE TWO [option...]
                                run a match between two programs that speak the protocol of the Gomocup tournament;
                                ONE --gauntlet FILE: matches against all programs of a file
  ./build.sh build [preset]     compile C++ only: native (default), debug, sanitizers, coverage or wasm;
                                options of cmake --build may follow
  ./build.sh package            build dist/ and pack it for npm
  ./build.sh site               build the static site in build/site/
  ./build.sh sizes [--write]    print the sizes of the package; --write stores them as the limits of the tests
  ./build.sh format             format all source files
  ./build.sh lint               the same as: test lint
  ./build.sh clean              remove everything that was built

Missing tools are installed with apt on Debian and Ubuntu; on other systems they are listed. JavaScript packages are
installed in node_modules/, a newer Node or npm, if required, in .tools/. ccache is used where it is installed.
TEXT
}

say() { printf '%s\n' "== $*"; }

die() {
  printf '%s\n' "build.sh: $*" >&2
  exit 1
}

first_found() { # prints the first argument that is a program
  local name
  for name in "$@"; do
    if [ -n "$name" ] && command -v "$name" 2>/dev/null; then return; fi
  done
}

find_chromium() { # tests take half as long in chromium-headless-shell, which has no windows
  first_found "${QIJU_CHROMIUM:-}" "${CHROMIUM:-}" chromium-headless-shell chromium google-chrome google-chrome-stable \
    chromium-browser "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
}

find_firefox() {
  first_found "${QIJU_FIREFOX:-}" "${FIREFOX:-}" firefox-esr firefox /Applications/Firefox.app/Contents/MacOS/firefox
}

# Debian packages the sanitizers apart from clang; Apple's clang has no fuzzer.
has_clang_sanitizers() {
  echo 'extern "C" int LLVMFuzzerTestOneInput() { return 0; }' |
    clang++ -fsanitize=address,undefined,fuzzer -x c++ - -o /dev/null
}

has_cjk_font() { [ "$(uname -s)" = Darwin ] || [ -n "$(fc-list :lang=zh 2>/dev/null)" ]; }

field() { printf '%s\n' "$NEEDS" | grep "^$1|" | cut -d'|' -f"$2"; } # tool, column

is_installed() { eval "$(field "$1" 2)" >/dev/null 2>&1; }

missing() { # prints the tools that are not installed
  local tool
  for tool in "$@"; do is_installed "$tool" || printf '%s\n' "$tool"; done | sort -u
}

packages() { # column, tools: prints package names in one line
  local column=$1 tool
  shift
  for tool in "$@"; do field "$tool" "$column"; done | sed '/^$/d' | sort -u | tr '\n' ' '
}

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

# Ubuntu's chromium and firefox packages only install snaps, which do not run everywhere.
can_use_apt() {
  command -v apt-get >/dev/null || return 1
  [ "$(id -u)" = 0 ] || command -v sudo >/dev/null || return 1
  ! { grep -qs '^ID=ubuntu' /etc/os-release && printf '%s\n' "$@" | grep -qE '^(chromium|firefox)$'; }
}

need() { # installs missing tools, or says how to
  local absent
  absent=$(missing "$@")
  [ -n "$absent" ] || return 0
  # shellcheck disable=SC2086 # one word each
  set -- $absent
  if can_use_apt "$@"; then
    local wanted
    wanted=$(packages 3 "$@")
    say "Installing with apt: $wanted"
    # shellcheck disable=SC2086
    { as_root apt-get update -qq || say "apt-get update failed; using the existing package lists"
      as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $wanted >/dev/null; } >&2 ||
      die "apt could not install: $wanted"
    hash -r
    absent=$(missing "$@")
    [ -n "$absent" ] || return 0
    # shellcheck disable=SC2086
    set -- $absent
  fi
  {
    echo "build.sh: missing: $*"
    echo "  Debian, Ubuntu:  sudo apt-get install $(packages 3 "$@")"
    echo "  Homebrew:        brew install $(packages 4 "$@")"
    case " $* " in *' emscripten '*)
      echo "  emsdk:           https://github.com/emscripten-core/emsdk, then: source emsdk_env.sh" ;;
    esac
    case " $* " in *' clang-sanitizers '*)
      echo "  Sanitizers:      come with LLVM's clang++, which must be the first on PATH; Apple's has no libFuzzer" ;;
    esac
    case " $* " in *' googletest '*)
      echo "  GoogleTest:      set QIJU_GOOGLETEST_SOURCE to the folder of its sources" ;;
    esac
    case " $* " in *' chromium '* | *' firefox '*)
      echo "  Browsers:        or set CHROMIUM and FIREFOX to the programs to use" ;;
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

# The packages of some distributions are too old: Debian 12 has Node 18, Debian 13 npm 9.
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

# Installs node_modules if the lock file has changed. No package needs its install script.
need_modules() {
  need git node npm
  need_recent_node
  if cmp -s package-lock.json node_modules/.installed-lock.json; then return; fi
  need_recent_npm
  say "Installing node_modules"
  npm ci --ignore-scripts --loglevel=error >&2 || die "npm ci failed"
  cp package-lock.json node_modules/.installed-lock.json
}

use_ccache() {
  command -v ccache >/dev/null || return 0
  export CMAKE_CXX_COMPILER_LAUNCHER=${CMAKE_CXX_COMPILER_LAUNCHER-ccache} CCACHE_BASEDIR=${CCACHE_BASEDIR:-$PWD}
  export CCACHE_SLOPPINESS=${CCACHE_SLOPPINESS:-pch_defines,time_macros,include_file_mtime,include_file_ctime}
}

configure() { # preset
  local preset=$1 tests=ON
  case $preset in
    wasm) need cmake ninja emscripten; is_installed googletest || tests=OFF ;;
    sanitizers) need cmake ninja clang clang-sanitizers googletest ;;
    native) need cmake ninja c++ googletest benchmark ;;
    coverage) need cmake ninja gcov googletest ;;
    *) need cmake ninja c++ googletest ;;
  esac
  use_ccache
  # Ninja notices a changed list of files only when it builds, but lint reads the configuration without a build.
  if [ ! -e "build/$preset/build.ninja" ] ||
    [ -n "$(find CMakePresets.json CMakeLists.txt cmake cpp tests -newer "build/$preset/build.ninja" \
      \( -name 'CMake*' -o -name '*.cmake' \) -print -quit)" ] ||
    ! grep -qs "QIJU_TESTS:.*=$tests" "build/$preset/CMakeCache.txt"; then
    cmake --preset "$preset" -D "QIJU_TESTS=$tests" >&2
  fi
}

build() { # preset, then options of cmake --build
  local preset=${1:-native}
  [ $# = 0 ] || shift
  configure "$preset"
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
  say "Serving the site; press Ctrl+C to stop:"
  exec node web/tools/serve.js build/site "${1:-8080}"
}

SUITES='lint tidy native unit component package page chromium'
FULL_SUITES="$SUITES firefox webkit sanitizers wasm sample"
NIGHTLY_SUITES='fuzz mutate matrix lighthouse bench'

tools_for() { # suite
  case $1 in
    lint) echo shellcheck ;;
    tidy) echo cmake ninja c++ googletest benchmark clang-tidy ;;
    native) echo cmake ninja c++ googletest benchmark ;;
    sanitizers) echo cmake ninja clang clang-sanitizers googletest ;;
    fuzz) echo cmake ninja clang clang-sanitizers googletest emscripten ;;
    wasm) echo cmake ninja emscripten googletest ;;
    bench) echo cmake ninja c++ googletest benchmark emscripten ;;
    unit | component) echo cmake ninja emscripten ;;
    mutate) echo cmake ninja emscripten c++ googletest benchmark ccache ;; # compiles copies of the tree
    sample) tools_for fuzz && tools_for mutate ;;
    package | matrix) echo cmake ninja emscripten chromium ;;
    page | chromium | lighthouse) echo cmake ninja emscripten chromium cjk-font ;;
    firefox) echo cmake ninja emscripten firefox cjk-font ;;
    webkit) if has_webkit; then echo cmake ninja emscripten webkit xvfb cjk-font; fi ;;
    journey | browser) tools_for chromium && tools_for firefox && tools_for webkit ;;
  esac
}

# Only Debian and Ubuntu package a driver for WebKit.
has_webkit() { is_installed webkit || can_use_apt webkit; }

# Prints the base commit: where the branch left its upstream or origin/main, or else the newest release.
find_base() {
  git merge-base HEAD '@{upstream}' 2>/dev/null || git merge-base HEAD origin/main 2>/dev/null ||
    git describe --tags --abbrev=0 --match 'v*' 2>/dev/null || true
}

has_changed_since() { # commit, folders
  local base=$1
  shift
  [ -n "$base" ] || return 1
  [ -n "$(git diff --name-only "$base" -- "$@" && git ls-files --others --exclude-standard -- "$@")" ]
}

tests() { # suites, filters and options, as tests/run.js takes them
  local word suites='' default=$SUITES tools=''
  QIJU_BASE=$(find_base)
  for word in "$@"; do
    case " $FULL_SUITES $NIGHTLY_SUITES journey browser " in *" $word "*) suites="$suites $word" ;; esac
    case $word in
      --full) default=$FULL_SUITES ;;
      --nightly) default=$NIGHTLY_SUITES ;;
    esac
  done
  for word in ${suites:-$default}; do
    case $word,$default in tidy,"$SUITES") has_changed_since "$QIJU_BASE" cpp tests/cpp || continue ;; esac
    tools="$tools $(tools_for "$word")"
  done
  # shellcheck disable=SC2086
  need git node npm $tools
  need_modules
  QIJU_CHROMIUM=$(find_chromium) QIJU_FIREFOX=$(find_firefox) QIJU_WEBKIT=$(first_found WebKitWebDriver)
  export QIJU_BASE QIJU_CHROMIUM QIJU_FIREFOX QIJU_WEBKIT
  exec node tests/run.js "$@"
}

fuzz() { # seconds, words
  need git node
  build_package
  build sanitizers --target tests/fuzz/all
  node tests/fuzz/run.js "$@"
}

coverage() {
  # shellcheck disable=SC2046
  need git node npm gcov $(tools_for unit) googletest
  need_modules
  node tests/coverage/run.js
}

bench() {
  build_package
  build native --target tests/bench/all tests/gomocup/all
  if [ "${1:-}" = match ] && [ $# -gt 1 ]; then
    shift
    node tests/bench/match/run.js "$@"
  else
    node tests/bench/run.js "$@"
  fi
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
  need_modules
  git ls-files -z 'cpp/*.h' 'cpp/*.cpp' 'tests/*.h' 'tests/*.cpp' | xargs -0 node_modules/.bin/clang-format -i
  node_modules/.bin/prettier --write --log-level warn .
  node_modules/.bin/eslint --fix .
}

clean() { rm -rf build dist; }

main() {
  local command=${1:-help}
  [ $# = 0 ] || shift
  PATH=$TOOLS/bin:$PATH
  # A Node from another source does not know the certificates of the system.
  if [ -f /etc/ssl/certs/ca-certificates.crt ]; then
    export NODE_EXTRA_CA_CERTS=${NODE_EXTRA_CA_CERTS:-/etc/ssl/certs/ca-certificates.crt}
  fi
  case $command in
    play | configure | build | fuzz | coverage | bench | package | sizes | format | clean) "$command" "$@" ;;
    site) build_site ;;
    test) tests "$@" ;;
    mutate | lint) tests "$command" "$@" ;;
    help | -h | --help) help ;;
    *) help >&2; die "unknown command '$command'" ;;
  esac
}

main "$@"
