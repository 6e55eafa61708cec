#include "bindings/searches.h"

#include <emscripten/bind.h>

#include "bindings/exchange.h"

namespace qiju::bindings {
namespace {

bool run_search(std::uintptr_t address, std::uint32_t budget) {
  return search_at(address).run(budget);
}

double searched(std::uintptr_t address) {
  return static_cast<double>(search_at(address).searched());
}

void end_search(std::uintptr_t address) { delete &search_at(address); }

const Registration registration([] {
  emscripten::function("runSearch", &run_search);
  emscripten::function("searched", &searched);
  emscripten::function("endSearch", &end_search);
});

}  // namespace
}  // namespace qiju::bindings
