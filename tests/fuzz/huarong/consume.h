// Boards from made-up bytes.
#pragma once

#include "fuzz.h"
#include "huarong/board/board.h"
#include "huarong/board/moves.h"

namespace qiju::huarong {

/// Any ids: small ones mostly, which make pieces, on a board whose goal may be impossible.
inline Board consume_cells(FuzzedDataProvider& input) {
  Board board;
  if (input.ConsumeBool()) {
    board.rows = input.ConsumeIntegralInRange(1, kMaxSide);
    board.cols = input.ConsumeIntegralInRange(1, kMaxSide);
    const auto number = [&] { return std::int32_t{input.ConsumeIntegral<std::int8_t>()}; };
    board.goals = {{number(), number(), number()}};
    board.lengthwise = input.ConsumeBool();
    if (input.ConsumeBool()) {
      const Goal goal{input.ConsumeIntegral<std::int8_t>(), input.ConsumeIntegralInRange(0, 5),
                      input.ConsumeIntegralInRange(0, 5)};
      if (goal.id != 0) board.goals.push_back(goal);
    }
  }
  for (int i = 0; i < board.rows * board.cols; ++i) {
    board.ids[static_cast<std::size_t>(i)] = input.ConsumeIntegral<std::int8_t>();
  }
  if (input.ConsumeBool()) add_gate(board, 0, input.ConsumeIntegralInRange(0, board.cols - 1));
  if (input.ConsumeIntegral<std::uint8_t>() == 1) {
    const auto wide = input.ConsumeIntegral<std::int32_t>();
    board.ids[input.ConsumeIntegralInRange<std::size_t>(0, board.cells().size() - 1)] = wide;
    if (input.ConsumeBool()) board.goals = {{wide, input.ConsumeIntegral<int>(), wide}};
  }
  return board;
}

/// A board of rectangles or of other shapes, of walls, of gates and of blanks, each where it fits:
/// legal if its goals are.
inline Board consume_layout(FuzzedDataProvider& input, int max_side = 8) {
  Board board;
  const bool is_classic = input.ConsumeBool();
  if (!is_classic) {
    board.rows = input.ConsumeIntegralInRange(1, max_side);
    board.cols = input.ConsumeIntegralInRange(1, max_side);
    const auto add_goal = [&] {
      board.goals.push_back({input.ConsumeIntegralInRange(1, 4),
                             input.ConsumeIntegralInRange(0, board.rows - 1),
                             input.ConsumeIntegralInRange(0, board.cols - 1)});
    };
    add_goal();
    board.lengthwise = input.ConsumeIntegralInRange(0, 3) == 0;
    if (input.ConsumeBool()) add_goal();
  } else {
    const int place = input.ConsumeIntegralInRange(0, 11);
    fill(board, {1, place / 3, place % 3, 2, 2}, 1);
  }
  const int max_size = is_classic ? 2 : 3;
  std::int32_t id = is_classic ? 1 : 0;
  for (int cell = 0; cell < board.rows * board.cols; ++cell) {
    const int row = cell / board.cols, col = cell % board.cols;
    if (board.at(row, col) != kBlank) continue;
    const int kind = input.ConsumeIntegralInRange(0, 16);
    if (kind == 16 && !is_classic) board.at(row, col) = kGate;
    if (kind == 16) continue;
    const Piece piece{0, row, col, 1 + kind / 4 % max_size, 1 + kind % 4 % max_size};
    if (kind >= 12 || (is_classic && piece.height + piece.width == 4)) continue;
    if (!is_classic && kind == 11) {
      board.at(row, col) = kWall;
    } else if (fits(board, piece)) {
      // Cells of another piece join a piece: a shape of its own, whether they touch or not.
      const bool joins = !is_classic && id > 0 && input.ConsumeIntegralInRange(0, 5) == 0;
      fill(board, piece, joins ? id : ++id);
    }
  }
  return board;
}

inline Metric consume_metric(FuzzedDataProvider& input) {
  return consume_enum(input, Metric::kMove);
}

}  // namespace qiju::huarong
