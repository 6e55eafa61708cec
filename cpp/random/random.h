// The seeded generator of random numbers: the same sequence on every platform and in every version.
#pragma once

#include <cstdint>

namespace qiju {

/// PCG-XSH-RR 64/32: M. E. O'Neill, "PCG: A Family of Simple Fast Space-Efficient Statistically
/// Good Algorithms for Random Number Generation", Harvey Mudd College HMC-CS-2014-0905, 2014.
/// Period 2^64. Not for cryptography.
class Random {
 public:
  /// Different streams give different sequences; a seed is a starting point in one of them.
  explicit Random(std::uint64_t seed, std::uint64_t stream = 54);

  /// Uniform over 0 … 2^32 - 1.
  std::uint32_t next();

  /// Uniform over 0 … bound - 1, without bias; bound >= 1. D. Lemire, "Fast Random Integer
  /// Generation in an Interval", ACM TOMACS 29(1), 2019.
  std::uint32_t below(std::uint32_t bound);

 private:
  std::uint64_t state_ = 0;
  std::uint64_t increment_;  // odd; selects the stream
};

}  // namespace qiju
