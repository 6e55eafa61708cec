// Registers functions with JavaScript when the module starts, as EMSCRIPTEN_BINDINGS does. That
// macro would link embind's library, which registers dozens of types that no binding has.
#pragma once

namespace qiju::bindings {

/// A static object of it calls `add`, which calls emscripten::function for each.
struct Registration {
  explicit Registration(void (*add)()) { add(); }
};

}  // namespace qiju::bindings
