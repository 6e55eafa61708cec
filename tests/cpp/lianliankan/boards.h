// Constants and boards for tests.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "lianliankan/board.h"
#include "lianliankan/gravity.h"
#include "random/random.h"

namespace qiju::lianliankan {

inline constexpr std::array kGravities{Gravity::kNone, Gravity::kDown,  Gravity::kUp,
                                       Gravity::kLeft, Gravity::kRight, Gravity::kCentre};

/// No limit to the pairs that are asked for.
inline constexpr std::size_t kAll = ~std::size_t{0};
/// A budget that no search here uses up.
inline constexpr std::uint32_t kPlenty = 1'000'000;

struct Tiles {
  int rows = 0;
  int cols = 0;
  std::vector<Kind> kinds;

  Board board() const { return {rows, cols, kinds}; }
};

/// One string a row, of digits and '.' for an empty cell.
inline Tiles tiles(const std::vector<std::string>& rows) {
  Tiles result{static_cast<int>(rows.size()), static_cast<int>(rows[0].size()), {}};
  for (const std::string& row : rows) {
    for (const char c : row) result.kinds.push_back(c == '.' ? kEmpty : c - '0');
  }
  return result;
}

inline int below(Random& random, int bound) {
  return static_cast<int>(random.below(static_cast<std::uint32_t>(bound)));
}

/// About `percent` of the cells hold a tile, of kinds 1 to `kinds`.
inline Tiles random_tiles(Random& random, int rows, int cols, int kinds, int percent) {
  Tiles result{rows, cols, {}};
  for (int i = 0; i < rows * cols; ++i) {
    result.kinds.push_back(below(random, 100) < percent ? 1 + below(random, kinds) : kEmpty);
  }
  return result;
}

/// A full board of `copies` tiles of each kind, in a uniformly random arrangement.
inline Tiles shuffled_tiles(Random& random, int rows, int cols, int kinds, int copies) {
  Tiles result{rows, cols, {}};
  for (Kind kind = 1; kind <= kinds; ++kind) {
    result.kinds.insert(result.kinds.end(), static_cast<std::size_t>(copies), kind);
  }
  random.shuffle(result.kinds);
  return result;
}

/// Up to 16 tiles of kinds with two, four and six; with few gaps, above and below the tiles.
inline Tiles small_board(Random& random) {
  const int rows = 1 + below(random, 5);
  Tiles board{rows, 2 + below(random, 16 / rows), {}};
  const int cells = rows * board.cols;
  const int pairs = std::min(8, std::max(1, cells / 2 - below(random, 3)));
  const int pairs_per_kind = 1 + below(random, 3);
  for (int i = 0; i < pairs; ++i) board.kinds.insert(board.kinds.end(), 2, 1 + i / pairs_per_kind);
  board.kinds.resize(static_cast<std::size_t>(cells), kEmpty);
  random.shuffle(board.kinds);
  return board;
}

/// Up to 16 tiles, with few gaps, of kinds with two, four and more; now and then an odd one.
inline Tiles small_dense_board(Random& random) {
  const int rows = 2 + below(random, 3);
  Tiles board{rows, 2 + below(random, 16 / rows - 1), {}};
  const int cells = rows * board.cols;
  const int pairs = std::max(1, cells / 2 - below(random, 2));
  const int pairs_per_kind = 1 + below(random, 3);
  const int kinds = (pairs + pairs_per_kind - 1) / pairs_per_kind;
  for (int i = 0; i < pairs; ++i) board.kinds.insert(board.kinds.end(), 2, 1 + i / pairs_per_kind);
  if (below(random, 50) == 0) board.kinds.back() = kinds + 1;
  board.kinds.resize(static_cast<std::size_t>(cells), kEmpty);
  random.shuffle(board.kinds);
  return board;
}

inline Cell random_cell(Random& random, const Tiles& tiles) {
  const int row = below(random, tiles.rows);
  return {row, below(random, tiles.cols)};
}

/// The largest board, filled with one kind.
inline Tiles largest_tiles() {
  return {kMaxSide, kMaxSide, std::vector<Kind>(std::size_t{kMaxSide} * kMaxSide, 1)};
}

/// A cell that holds a tile, unless the board has none.
inline Cell random_tile(Random& random, const Tiles& tiles) {
  std::vector<Cell> cells;
  for (int row = 0; row < tiles.rows; ++row) {
    for (int col = 0; col < tiles.cols; ++col) {
      if (tiles.board().at({row, col}) != kEmpty) cells.push_back({row, col});
    }
  }
  if (cells.empty()) return {};
  return cells[random.below(cells.size())];
}

}  // namespace qiju::lianliankan
