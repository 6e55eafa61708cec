// Random numbers that are the same on every platform, for ever.
#pragma once

#include <cstdint>

namespace qiju {

/// PCG-XSH-RR 64/32 by M. E. O'Neill, "PCG: A Family of Simple Fast Space-Efficient Statistically
/// Good Algorithms for Random Number Generation", Harvey Mudd College HMC-CS-2014-0905, 2014.
class Random {
 public:
  /// Seeds of one stream give sequences that are told apart; so do streams of one seed.
  explicit Random(std::uint64_t seed, std::uint64_t stream = 54);

  /// Uniform over 0 … 2^32 - 1.
  std::uint32_t next();

  /// Uniform over 0 … bound - 1, without bias; bound >= 1. D. Lemire, "Fast Random Integer
  /// Generation in an Interval", ACM TOMACS 29(1), 2019.
  std::uint32_t below(std::uint32_t bound);

 private:
  std::uint64_t state_ = 0;
  std::uint64_t increment_;  // odd; it is the stream
};

}  // namespace qiju
