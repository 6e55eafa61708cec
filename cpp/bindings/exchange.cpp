#include "bindings/exchange.h"

#include <emscripten/bind.h>

#include <algorithm>
#include <new>
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

int put_text(std::string_view text) {
  std::copy(text.begin(), text.end(), output.begin());
  return static_cast<int>(text.size());
}

namespace {

std::int32_t is_out_of_memory = 0;

// So JavaScript knows why the call has trapped.
void trap_out_of_memory() {
  is_out_of_memory = 1;
  __builtin_trap();
}

template <class Object>
std::int32_t address_of(const Object& object) {
  return static_cast<std::int32_t>(reinterpret_cast<std::uintptr_t>(&object));
}

// Returns a table: the addresses of `input`, `output` and `rows`; how many ints the first two and
// the third have; the address of `is_out_of_memory`; the maximum memory in bytes.
std::uintptr_t exchange() {
  static std::array<std::int32_t, 7> table;
  table = {address_of(input),         address_of(output),           address_of(rows), int{kInts},
           2 * lianliankan::kMaxSide, address_of(is_out_of_memory), QIJU_MAX_MEMORY};
  return reinterpret_cast<std::uintptr_t>(table.data());
}

const Registration registration([] {
  std::set_new_handler(&trap_out_of_memory);
  emscripten::function("exchange", &exchange);
});

}  // namespace
}  // namespace qiju::bindings
