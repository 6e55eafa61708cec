// The tiles of a board in an order that searches share: kind after kind.
#pragma once

#include <vector>

#include "lianliankan/board.h"

namespace qiju::lianliankan {

/// The cells that hold a tile, by kind and then in reading order.
std::vector<Cell> tiles_by_kind(const Board& board);

}  // namespace qiju::lianliankan
