// Registers functions with JavaScript when the module starts, as EMSCRIPTEN_BINDINGS does. But that
// macro links embind's library, which registers dozens of types that no binding has.
#pragma once

namespace qiju::bindings {

/// A static object calls `add`, which calls emscripten::function for each function.
struct Registration {
  explicit Registration(void (*add)()) { add(); }
};

}  // namespace qiju::bindings
