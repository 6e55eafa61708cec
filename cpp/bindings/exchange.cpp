#include "bindings/exchange.h"

#include <emscripten/bind.h>

namespace qiju::bindings {

Buffer input;
Buffer output;
std::array<std::uint64_t, lianliankan::kMaxSide> rows;

namespace {

std::uintptr_t input_address() { return reinterpret_cast<std::uintptr_t>(input.data()); }
std::uintptr_t output_address() { return reinterpret_cast<std::uintptr_t>(output.data()); }
std::uintptr_t rows_address() { return reinterpret_cast<std::uintptr_t>(rows.data()); }
int buffer_ints() { return static_cast<int>(kInts); }

EMSCRIPTEN_BINDINGS(exchange) {
  emscripten::function("inputAddress", &input_address);
  emscripten::function("outputAddress", &output_address);
  emscripten::function("rowsAddress", &rows_address);
  emscripten::function("bufferInts", &buffer_ints);
}

}  // namespace
}  // namespace qiju::bindings
