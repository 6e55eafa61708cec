// Distances on the classic board with exactly two blanks, an order of magnitude faster than on any
// other.
//
// Cao Cao and the generals make an arrangement; what they leave free are two blanks and soldiers.
// 横刀立马 has 25,955 positions but only 2,413 arrangements, which differ in where the pair of
// blanks is among the free cells. The search goes on by sets of pairs: soldiers move within an
// arrangement by bit operations, a general's move takes a set to another arrangement, looked up
// once for all.
#pragma once

#include <memory>

#include "huarong/distances.h"

namespace qiju::huarong {

/// Is it the classic board, pieces and goal, with exactly two blanks?
bool has_two_blanks(const Board& board);

/// For boards with the pieces of such a board.
std::unique_ptr<Distances> make_two_blanks(const Board& like, Metric metric, Mirror mirror);

}  // namespace qiju::huarong
