#include "random/random.h"

#include <cassert>

namespace qiju {

Random::Random(std::uint64_t seed, std::uint64_t stream) : increment_(2 * stream + 1) {
  next();
  state_ += seed;
  next();
}

std::uint32_t Random::next() {
  const std::uint64_t old = state_;
  state_ = old * 6364136223846793005U + increment_;
  const auto bits = static_cast<std::uint32_t>((old ^ (old >> 18)) >> 27);
  const auto rotation = static_cast<std::uint32_t>(old >> 59);
  return (bits >> rotation) | (bits << (-rotation % 32));
}

std::uint32_t Random::below(std::uint32_t bound) {
  assert(bound >= 1);
  std::uint64_t product = std::uint64_t{next()} * bound;
  if (static_cast<std::uint32_t>(product) < bound) {
    const std::uint32_t threshold = -bound % bound;  // 2^32 mod bound
    while (static_cast<std::uint32_t>(product) < threshold) product = std::uint64_t{next()} * bound;
  }
  return static_cast<std::uint32_t>(product >> 32);
}

}  // namespace qiju
