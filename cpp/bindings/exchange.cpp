#include "bindings/exchange.h"

#include <emscripten/bind.h>

namespace qiju::bindings {

alignas(8) Buffer input;
Buffer output;

namespace {

std::uintptr_t input_address() { return reinterpret_cast<std::uintptr_t>(input.data()); }
std::uintptr_t output_address() { return reinterpret_cast<std::uintptr_t>(output.data()); }
int buffer_ints() { return static_cast<int>(kInts); }

EMSCRIPTEN_BINDINGS(exchange) {
  emscripten::function("inputAddress", &input_address);
  emscripten::function("outputAddress", &output_address);
  emscripten::function("bufferInts", &buffer_ints);
}

}  // namespace
}  // namespace qiju::bindings
