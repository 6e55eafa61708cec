#include "bindings/searches.h"

#include <emscripten/bind.h>

namespace qiju::bindings {
namespace {

bool run_search(std::uintptr_t address, std::uint32_t positions) {
  return running(address).run(positions);
}

double searched(std::uintptr_t address) { return running(address).searched(); }

void end_search(std::uintptr_t address) { delete &running(address); }

EMSCRIPTEN_BINDINGS(searches) {
  emscripten::function("runSearch", &run_search);
  emscripten::function("searched", &searched);
  emscripten::function("endSearch", &end_search);
}

}  // namespace
}  // namespace qiju::bindings
