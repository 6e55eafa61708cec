// Seeded random numbers: the same on every platform and in every version.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <utility>

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

  /// Uniform over 0 … bound - 1, without bias; 1 <= bound < 2^32. D. Lemire, "Fast Random Integer
  /// Generation in an Interval", ACM TOMACS 29(1), 2019.
  std::uint32_t below(std::uint32_t bound);
  template <std::same_as<std::size_t> Size>
  Size below(Size bound) {
    return below(static_cast<std::uint32_t>(bound));
  }

  /// Puts a list in a uniformly random order. D. E. Knuth, TAOCP 2, section 3.4.2, algorithm P.
  template <class List>
  void shuffle(List& list) {
    for (std::size_t i = list.size(); i > 1; --i) std::swap(list[i - 1], list[below(i)]);
  }

 private:
  std::uint64_t state_ = 0;
  std::uint64_t increment_;  // odd; selects the stream
};

/// Output number `n`, from 1, of SplitMix64 with this seed, in O(1): for hashing and Zobrist keys.
/// For a fixed `n` it is a bijection of the seeds. G. L. Steele, D. Lea and C. H. Flood, "Fast
/// Splittable Pseudorandom Number Generators", OOPSLA 2014, with D. Stafford's finalizer "variant
/// 13".
constexpr std::uint64_t splitmix64(std::uint64_t seed, std::uint64_t n = 1) {
  std::uint64_t bits = seed + n * 0x9e3779b97f4a7c15U;
  bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9U;
  bits = (bits ^ (bits >> 27)) * 0x94d049bb133111ebU;
  return bits ^ (bits >> 31);
}

}  // namespace qiju
