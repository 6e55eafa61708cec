// Boards from made-up bytes.
#pragma once

#include "fuzz.h"
#include "lianliankan/board.h"
#include "lianliankan/boards.h"

namespace qiju::lianliankan {

/// Any kinds, few of them mostly, so that many tiles are equal.
inline Tiles consume_tiles(FuzzedDataProvider& input, int max_rows, int max_cols) {
  Tiles tiles{
      input.ConsumeIntegralInRange(1, max_rows), input.ConsumeIntegralInRange(1, max_cols), {}};
  const auto high = input.ConsumeIntegral<Kind>();
  const int kinds = input.ConsumeIntegralInRange(1, 255);
  tiles.kinds.resize(static_cast<std::size_t>(tiles.rows * tiles.cols), kEmpty);
  for (Kind& kind : tiles.kinds) {
    kind = input.ConsumeIntegralInRange(0, kinds);
    if (kind == 255) kind = high;
    if (kind == 254) kind = kWall;
  }
  return tiles;
}

/// The default ones mostly, since a board may otherwise have hardly a move.
inline Rules consume_rules(FuzzedDataProvider& input) {
  const Gravity gravity = consume_enum(input, Gravity::kCentre);
  if (input.ConsumeBool()) return {gravity};
  const int max_turns = input.ConsumeIntegralInRange(0, kMaxTurns);
  return {gravity, max_turns, input.ConsumeBool()};
}

inline Cell consume_cell(FuzzedDataProvider& input, const Tiles& tiles) {
  const int row = input.ConsumeIntegralInRange(0, tiles.rows - 1);
  return {row, input.ConsumeIntegralInRange(0, tiles.cols - 1)};
}

}  // namespace qiju::lianliankan
