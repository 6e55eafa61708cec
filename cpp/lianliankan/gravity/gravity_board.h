// The positions of a game under gravity, as the set of the tiles that are left.
//
// Tiles never pass each other, so that set says where each of them is. A board is seen as lines
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
// Either way the tiles of a line fill one interval of heights, low to high - 1. The tiles of the
// board are numbered line after line, by height: these numbers, the slots, are the bits of a
// position. Those of the first board above:
//
//   slot   0 1   2 3 4   5 6
//   kind   1 4   2 8 7   3 5        the position without the tile 8:  bits 6 … 0 = 1110111
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "lianliankan/board.h"
#include "lianliankan/gravity.h"

namespace qiju::lianliankan {

/// The number of a tile of the board, by line, then by height.
using Slot = std::uint16_t;

struct SlotPair {
  Slot first = 0;
  Slot second = 0;
};

/// What is needed of the board itself: where each slot is, and what it holds.
class GravityLines {
 public:
  /// What fits: a line and the ring at both ends of it, in words of 32 bits (see GravityView).
  static constexpr int kMaxLines = 29;
  static constexpr int kMaxLength = 32;
  static constexpr int kMaxWords = 15;
  /// Beyond so many pairs of equal tiles a position takes too long.
  static constexpr std::size_t kMaxPairs = 4096;

  static bool supports(const Board& board, Gravity gravity);

  /// supports(board, gravity). O(cells * log cells).
  GravityLines(const Board& board, Gravity gravity);

  /// 64-bit words of a position.
  std::size_t words() const { return words_; }
  int lines() const { return static_cast<int>(masks_.size()); }
  int length() const { return length_; }
  int split() const { return split_; }
  int tiles() const { return static_cast<int>(tiles_.size()); }

  /// The position in which all tiles are left.
  std::vector<std::uint64_t> start() const;

  /// The slots of a line: `first` to `first` + `count` - 1, of which the lower `low` are on the
  /// near side of the split.
  struct Line {
    int first = 0;
    int count = 0;
    int low = 0;
  };
  const Line& line(int line) const { return masks_[static_cast<std::size_t>(line)]; }
  /// Bit i: whether slot first + i of the line is left.
  std::uint32_t mask(const std::uint64_t* position, const Line& line) const {
    const auto word = static_cast<std::size_t>(line.first) / 64;
    const int shift = line.first % 64;
    std::uint64_t bits = position[word] >> shift;
    if (shift + line.count > 64) bits |= position[word + 1] << (64 - shift);
    return static_cast<std::uint32_t>(bits & ((std::uint64_t{1} << line.count) - 1));
  }

  /// Slots by kind: those of a kind are `slots()[begin … end)` of its group, kind after kind.
  struct Group {
    int begin = 0;
    int end = 0;
  };
  const std::vector<Group>& kinds() const { return groups_; }
  /// The place of each slot in the order by kind, and the slot at each place.
  const std::vector<Slot>& places() const { return places_; }
  Slot slot_at(int place) const { return slots_[static_cast<std::size_t>(place)]; }
  int line_at(int place) const { return line_at_[static_cast<std::size_t>(place)]; }
  /// The slots of the tiles in two cells of the board itself, settled or not.
  SlotPair slots_of(Pair pair) const;

  /// The cells of the moves of a game, one after the other.
  std::vector<Pair> cells_of(std::span<const SlotPair> moves) const;

 private:
  Cell cell(int line, int height) const;

  int rows_;
  int cols_;
  Gravity gravity_;
  int length_;
  int split_;
  std::size_t words_;
  std::vector<Line> masks_;
  std::vector<Cell> tiles_;  // by slot: the cell on the board itself
  std::vector<Group> groups_;
  std::vector<Slot> places_;
  std::vector<Slot> slots_;
  std::vector<std::uint8_t> line_at_;
};

inline void remove(std::uint64_t* position, SlotPair pair) {
  for (const Slot slot : {pair.first, pair.second}) {
    position[slot / 64] &= ~(std::uint64_t{1} << (slot % 64));
  }
}

inline bool has(const std::uint64_t* position, Slot slot) {
  return (position[slot / 64] >> (slot % 64) & 1) != 0;
}

}  // namespace qiju::lianliankan
