// SplitMix64 makes a number that looks random from every 64-bit key: for hashing and Zobrist keys.
#pragma once

#include <cstdint>

namespace qiju {

/// Output number `n`, from 1, of SplitMix64 with this seed, in O(1). For a fixed `n` it is a
/// bijection of the seeds. G. L. Steele, D. Lea and C. H. Flood, "Fast Splittable Pseudorandom
/// Number Generators", OOPSLA 2014, with D. Stafford's finalizer "variant 13".
constexpr std::uint64_t splitmix64(std::uint64_t seed, std::uint64_t n = 1) {
  std::uint64_t bits = seed + n * 0x9e3779b97f4a7c15U;
  bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9U;
  bits = (bits ^ (bits >> 27)) * 0x94d049bb133111ebU;
  return bits ^ (bits >> 31);
}

}  // namespace qiju
