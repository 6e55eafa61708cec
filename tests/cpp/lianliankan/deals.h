// Deals of full boards under the default rules for paths.
#pragma once

#include <span>
#include <vector>

#include "lianliankan/deal/deal.h"
#include "lianliankan/deal/rated_deal.h"

namespace qiju::lianliankan {

inline Deal deal(int rows, int cols, std::span<const int> copies, std::uint32_t seed,
                 Gravity gravity = Gravity::kNone) {
  const std::vector<Kind> shape(static_cast<std::size_t>(rows * cols), kEmpty);
  return deal({rows, cols, shape}, copies, seed, {gravity}).deal;
}

/// `copies` tiles of each of the kinds 1 … `kinds`.
inline Deal deal(int rows, int cols, int kinds, int copies, std::uint32_t seed,
                 Gravity gravity = Gravity::kNone) {
  const std::vector<int> each(static_cast<std::size_t>(kinds), copies);
  return deal(rows, cols, each, seed, gravity);
}

inline RatedDeal deal(int rows, int cols, std::span<const int> copies, std::uint32_t seed,
                      Gravity gravity, Difficulty difficulty) {
  const std::vector<Kind> shape(static_cast<std::size_t>(rows * cols), kEmpty);
  RatedDealSearch search({rows, cols, shape}, copies, seed, {gravity}, band(difficulty));
  finish(search);
  return search.best();
}

}  // namespace qiju::lianliankan
