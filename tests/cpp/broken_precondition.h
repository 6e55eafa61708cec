// Calls that break a precondition, where assertions are active.
#pragma once

#include <gtest/gtest.h>

namespace qiju {

/// Expects that an assertion stops `call`. Without assertions it is not made.
template <typename Call>
void expect_assertion([[maybe_unused]] Call call) {
#if !defined(NDEBUG) && GTEST_HAS_DEATH_TEST
  EXPECT_DEATH(call(), "ssertion");
#endif
}

}  // namespace qiju
