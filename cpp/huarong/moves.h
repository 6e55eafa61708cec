// What counts as one move. Three metrics are in use, and their optima differ (横刀立马):
//
//     step    one piece, one cell                          116
//     slide   one piece, any distance in one direction      90
//     move    one piece, any way it can go, round corners   81   the published metric
#pragma once

#include <vector>

#include "huarong/board.h"

namespace qiju::huarong {

enum class Metric { kStep, kSlide, kMove };

/// One piece and the cells it goes, a direction a cell.
struct Move {
  std::int32_t id = 0;
  std::vector<Direction> path;
  friend bool operator==(const Move&, const Move&) = default;
};

/// Every move of the metric: a piece and a place it can come to, by its shortest path there; pieces
/// in the order of `read_layout`, places by length of path, paths by the order of Direction.
std::vector<Move> legal_moves(const Board& board, Metric metric);

/// Makes a legal move.
void make_move(Board& board, const Move& move);

struct Lengths {
  int step = 0;
  int slide = 0;
  int move = 0;
  friend bool operator==(const Lengths&, const Lengths&) = default;
};

/// What a way out counts in each metric: slides and moves that follow each other with one piece are
/// one, where the metric allows it.
Lengths lengths(const std::vector<Move>& moves);

}  // namespace qiju::huarong
