// How hard a board is: how often does careless play clear it?
#pragma once

#include <cstdint>

#include "lianliankan/board.h"
#include "lianliankan/gravity.h"

namespace qiju::lianliankan {

/// The share, 0 to 1, of `playouts` random games that clear `board`, playouts >= 1. A game removes
/// pairs, each chosen among those on the board with the same chance, until none is left. Sides of
/// the board: 1 to kMaxSolveSide. The same arguments give the same rate on every platform.
double clear_rate(const Board& board, Gravity gravity, int playouts, std::uint32_t seed);

}  // namespace qiju::lianliankan
