#include "lianliankan/tile_sets.h"

#include <algorithm>

#include "random/splitmix.h"

namespace qiju::lianliankan {
namespace {

std::size_t hash(std::span<const std::uint64_t> words) {
  std::uint64_t result = 0;
  for (const std::uint64_t word : words) result = splitmix64(result ^ word);
  return static_cast<std::size_t>(result);
}

}  // namespace

bool TileSets::keep() {
  const auto wanted = set(count_);
  const std::size_t at = slot(wanted);
  if (slots_[at] != 0) return false;
  if ((count_ + 1) * words_ > kMaxWords) return true;
  slots_[at] = static_cast<std::uint32_t>(++count_);
  if (2 * count_ > slots_.size()) grow();
  return true;
}

// Where a set is, or is to be.
std::size_t TileSets::slot(std::span<const std::uint64_t> wanted) const {
  const std::size_t mask = slots_.size() - 1;
  std::size_t at = hash(wanted) & mask;
  while (slots_[at] != 0) {
    const auto kept = set(slots_[at] - 1);
    if (std::equal(kept.begin(), kept.end(), wanted.begin())) break;
    at = (at + 1) & mask;
  }
  return at;
}

void TileSets::grow() {
  slots_.assign(2 * slots_.size(), 0);
  for (std::size_t i = 0; i < count_; ++i) slots_[slot(set(i))] = static_cast<std::uint32_t>(i + 1);
}

}  // namespace qiju::lianliankan
