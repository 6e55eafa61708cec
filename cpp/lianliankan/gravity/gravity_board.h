// A board under gravity whose positions are sets of bits: the tiles that are left.
//
// Tiles never pass each other, so that set says where each of them is. The board is seen as lines
// side by side, each along the direction in which its tiles close up:
//
//   height 3   . . . .       One direction: a line is a column or a row, the tiles gather at
//          2   . 7 . .       height 0. Towards the centre: a line is a whole row, and its tiles
//          1   4 8 . 5       gather on both sides of `split`.
//          0   1 2 . 3
//       line   0 1 2 3             height  0 1 2|3 4 5      split = 3
//                                  line 0  . 1 2|3 . .
//                                       1  . . .|4 5 6
//
// Either way the tiles of a line fill one interval of heights, low to high - 1. Every tile has a
// TileId (tiles.h) and a slot, its bit in a position: slots are numbered line after line, by
// height. On the first board above:
//
//   slot   0 1   2 3 4   5 6
//   kind   1 4   2 8 7   3 5        the position without the tile 8:  bits 6 … 0 = 1110111
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "lianliankan/board.h"
#include "lianliankan/gravity.h"
#include "lianliankan/tiles.h"

namespace qiju::lianliankan {

/// The slots of the tiles that are left, in GravityBoard::words() words: also a KeyIndex::Key.
using GravityPosition = std::span<const std::uint64_t>;

class GravityBoard {
 public:
  /// A line and the ring at both ends of it fit a word of 32 bits (GravityView).
  static constexpr int kMaxLines = 29;
  static constexpr int kMaxLength = 32;
  static constexpr int kMaxWords = 15;
  /// With more pairs of equal tiles a position takes too long.
  static constexpr std::size_t kMaxPairs = 4096;

  static bool supports(const Board& board, Gravity gravity);

  /// Requires supports(board, gravity). O(cells * log cells).
  GravityBoard(const Board& board, Gravity gravity);

  std::size_t words() const { return words_; }
  int lines() const { return static_cast<int>(slots_.size()); }
  int length() const { return length_; }
  int split() const { return split_; }
  int tiles() const { return static_cast<int>(slot_of_.size()); }
  const std::vector<TileIdRange>& kinds() const { return tiles_.kinds; }

  /// The position in which all tiles are left.
  std::vector<std::uint64_t> start() const;

  void remove(std::span<std::uint64_t> position, TileIdPair pair) const {
    for (const TileId tile : {pair.first, pair.second}) {
      position[slot_of_[tile] / 64U] &= ~(std::uint64_t{1} << (slot_of_[tile] % 64));
    }
  }

  /// The slots of a line: `first` to `first` + `count` - 1. The first `low` are below the split.
  struct Slots {
    int first = 0;
    int count = 0;
    int low = 0;
  };
  const Slots& slots(int line) const { return slots_[static_cast<std::size_t>(line)]; }
  /// Bit i says that slot first + i is left.
  std::uint32_t left(GravityPosition position, const Slots& slots) const {
    const auto word = static_cast<std::size_t>(slots.first) / 64;
    const int shift = slots.first % 64;
    std::uint64_t bits = position[word] >> shift;
    if (shift + slots.count > 64) bits |= position[word + 1] << (64 - shift);
    return static_cast<std::uint32_t>(bits & ((std::uint64_t{1} << slots.count) - 1));
  }

  const std::vector<TileId>& tiles_by_slot() const { return tiles_by_slot_; }
  int line_of(TileId tile) const { return line_of_[tile]; }

  /// The tiles in two cells of the board itself, which need not have settled.
  TileIdPair tiles_at(Pair cells) const;

  /// The cells of the tiles that each move of a game removes, at that time.
  std::vector<Pair> cells_of(std::span<const TileIdPair> moves) const;

 private:
  Cell cell(int line, int height) const;

  int rows_;
  int cols_;
  Gravity gravity_;
  int length_;
  int split_;
  NumberedTiles tiles_;
  std::size_t words_;
  std::vector<Slots> slots_;  // by line
  std::vector<TileId> tiles_by_slot_;
  std::vector<std::uint16_t> slot_of_;  // by tile
  std::vector<std::uint8_t> line_of_;   // by tile
};

}  // namespace qiju::lianliankan
