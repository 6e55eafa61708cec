// The interface of the fuzz targets. libFuzzer generates bytes, guided by the code that they reach;
// a target reads a call of an engine from them and checks the answer.
#pragma once

#include <fuzzer/FuzzedDataProvider.h>

#include <cstdio>
#include <cstdlib>

namespace qiju {

/// Each target defines this function.
void fuzz(FuzzedDataProvider& input);

template <class Enum>
Enum consume_enum(FuzzedDataProvider& input, Enum last) {
  return static_cast<Enum>(input.ConsumeIntegralInRange(0, static_cast<int>(last)));
}

}  // namespace qiju

/// Ends the program if the condition is false; libFuzzer then stores the input.
#define QIJU_CHECK(...)                                                      \
  do {                                                                       \
    if (!(__VA_ARGS__)) {                                                    \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #__VA_ARGS__); \
      std::abort();                                                          \
    }                                                                        \
  } while (false)
