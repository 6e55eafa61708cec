// Every set of pieces that leaves two blanks and can be laid out, with random layouts of it.
#pragma once

#include <numeric>

#include "huarong/generator.h"
#include "huarong/layouts.h"

namespace qiju::huarong {

// 峰回路转, the hardest start with four soldiers.
inline const Board kHardest{.ids = {2, 3, 4,  5,  //
                                    1, 1, 6,  5,  //
                                    1, 1, 6,  7,  //
                                    0, 8, 8,  7,  //
                                    0, 9, 10, 10}};

inline constexpr PieceCounts kTwoBlankPieceCounts[] = {
    {0, 0, 14}, {1, 0, 12}, {0, 1, 12}, {2, 0, 10}, {1, 1, 10}, {0, 2, 10}, {3, 0, 8},
    {2, 1, 8},  {1, 2, 8},  {0, 3, 8},  {4, 0, 6},  {3, 1, 6},  {2, 2, 6},  {1, 3, 6},
    {0, 4, 6},  {5, 0, 4},  {4, 1, 4},  {3, 2, 4},  {2, 3, 4},  {1, 4, 4},  {0, 5, 4},
    {6, 0, 2},  {5, 1, 2},  {4, 2, 2},  {3, 3, 2},  {2, 4, 2},  {1, 5, 2},  {0, 6, 2},
    {7, 0, 0},  {6, 1, 0},  {5, 2, 0},  {4, 3, 0},  {3, 4, 0},  {2, 5, 0},  {1, 6, 0}};

/// A layout of these pieces: placed at random, again and again until they fit. Ids count from 1,
/// Cao Cao's is random among them.
inline Board random_layout(std::mt19937& random, const PieceCounts& counts) {
  std::vector<std::pair<int, int>> sizes{{2, 2}};
  sizes.insert(sizes.end(), static_cast<std::size_t>(counts.horizontals), {1, 2});
  sizes.insert(sizes.end(), static_cast<std::size_t>(counts.verticals), {2, 1});
  sizes.insert(sizes.end(), static_cast<std::size_t>(counts.soldiers), {1, 1});
  std::vector<std::int32_t> ids(sizes.size());
  std::iota(ids.begin(), ids.end(), 1);
  shuffle(ids, random);
  for (;;) {
    Board board;
    std::size_t put = 0;
    for (int attempts = 0; put < sizes.size() && attempts < 200; ++attempts) {
      const auto [height, width] = sizes[put];
      const Piece piece{ids[put], random_below(random, 6 - height), random_below(random, 5 - width),
                        height, width};
      bool free = true;
      for (int row = piece.row; row < piece.row + height; ++row) {
        for (int col = piece.col; col < piece.col + width; ++col) free &= board.at(row, col) == 0;
      }
      if (!free) continue;
      fill(board, piece, piece.id);
      ++put;
    }
    if (put == sizes.size()) return board;
  }
}

}  // namespace qiju::huarong
