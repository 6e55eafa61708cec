// The three metrics of sliding-block puzzles. Each has optima of its own (横刀立马):
//
//     step    one piece, one cell                       116
//     slide   one piece, any distance in one direction   90
//     move    one piece, any path                        81   the metric of published solutions
#pragma once

#include <vector>

#include "huarong/board/board.h"

namespace qiju::huarong {

enum class Metric { kStep, kSlide, kMove };

/// A piece and its path, one direction a cell.
struct Move {
  std::int32_t id = 0;
  std::vector<Direction> path;
  friend bool operator==(const Move&, const Move&) = default;
};

/// Every legal move in the metric, one for each cell that a piece can reach, by a shortest path:
/// pieces in the order of `read_layout`, then by length of path, then by the order of Direction.
[[nodiscard]] std::vector<Move> legal_moves(const Board& board, Metric metric);

/// The shortest move of a piece of the board to (row, col), as in Piece, which it must be able to
/// reach.
[[nodiscard]] Move shortest_move(const Board& board, std::int32_t id, int row, int col);
/// Makes a legal move.
void make_move(Board& board, const Move& move);

struct Lengths {
  int step = 0;
  int slide = 0;
  int move = 0;
  friend bool operator==(const Lengths&, const Lengths&) = default;
};

/// Joins consecutive steps of one piece into moves, as long as the metric permits.
[[nodiscard]] std::vector<Move> group_steps(const std::vector<Step>& steps, Metric metric);
/// The length of a sequence of moves in every metric.
[[nodiscard]] Lengths lengths_of(const std::vector<Move>& moves);

}  // namespace qiju::huarong
