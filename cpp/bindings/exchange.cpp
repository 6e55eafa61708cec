#include "bindings/exchange.h"

#include <emscripten/bind.h>

#include <span>

namespace qiju::bindings {

Buffer input;
Buffer output;
std::array<std::uint64_t, lianliankan::kMaxSide> rows;

std::string text(int length) {
  std::string characters;
  for (const std::int32_t code : std::span(input).first(static_cast<std::size_t>(length))) {
    characters += code < 128 ? static_cast<char>(code) : '?';
  }
  return characters;
}

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
