// Breadth-first search on any board: any size, walls, pieces, goal and number of blanks.
//
// A position is an exact key with a digit for every cell that is not a wall, in reading order: the
// kind of the piece whose top-left cell it is, else 0. A kind is a shape; the goal's piece is a
// kind of its own. Digits have as many bits as the number of kinds needs and never cross a word:
//
//     3 1 1 4      kinds: 1 = 2×1, 2 = the goal's 2×2, 3 = 1×2, 4 = 1×1; digits of 3 bits
//     3 1 1 4
//     5 2 2 6      cells       1 2 0 1   0 0 0 0   1 3 0 1   0 4 4 0   4 0 0 4
//     5 7 8 6      bit 0, 3 …  lowest    …                              highest
//     9 0 0 10
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "hash/key_index.h"
#include "huarong/breadth_first_search.h"

namespace qiju::huarong {

/// Time: O(positions * cells * moves). Memory: 24 bytes a position with keys of one word.
class GenericSearch final : public BreadthFirstSearch {
 public:
  /// Memory for so many words of keys: 192 MB in all if a key is one word, half as much again while
  /// it grows. No component of the classic board has a million positions, of one word each.
  static constexpr std::size_t kMaxWords = std::size_t{1} << 23;

  GenericSearch(const Board& like, Metric metric, std::size_t max_words = kMaxWords);

  void add_source(const Board& board) override;
  bool run(std::uint32_t positions) override;
  std::uint32_t searched() const override { return reached(); }
  bool is_full() const override { return is_full_; }
  std::uint32_t first_exit() const override { return first_exit_; }
  void restart_from_exits() override;
  std::uint32_t index_of(const Board& board) const override;
  std::uint32_t index_limit() const override {
    return static_cast<std::uint32_t>(distances_.size());
  }
  Board board_at(std::uint32_t index) const override;
  int distance_at(std::uint32_t index) const override { return distances_[index]; }
  std::vector<Neighbour> neighbours(std::uint32_t index) const override;
  int max_distance() const override {
    return queue_.empty() ? kUnreached : distances_[queue_.back()];
  }
  std::uint32_t reached() const override { return static_cast<std::uint32_t>(queue_.size()); }
  std::uint32_t reached_symmetric() const override;

 private:
  /// A set of cells: bit kMaxSide * row + col.
  using Bitboard = std::uint64_t;

  struct Kind {
    int height = 0;
    int width = 0;
    bool is_goal = false;
    Bitboard shape = 0;   ///< its cells, with the top-left one at bit 0
    Bitboard inside = 0;  ///< the top-left cells with which it is on the board
  };

  /// The position of a cell's digit in a key.
  struct DigitPosition {
    std::uint8_t word = 0;
    std::uint8_t shift = 0;
  };

  // 64 cells hold pieces of at most 15 shapes, so a digit has at most 5 bits.
  static constexpr std::size_t kMaxKeyWords = 6;
  using Key = std::array<std::uint64_t, kMaxKeyWords>;

  /// The digit of a piece; 0 if no piece of `like_` is of its kind.
  std::size_t digit_of(const Piece& piece, std::int32_t goal_id) const;

  /// Nothing if the board has another size, other walls, kinds of pieces or another goal.
  std::optional<Key> pack(const Board& board) const;

  KeyIndex<>::Key span_of(const Key& key) const { return {key.data(), words_}; }
  Key key_at(std::uint32_t index) const;
  std::size_t digit_at(const Key& key, int cell) const;

  /// Adds a digit where there is 0, or removes it.
  void toggle(Key& key, int cell, std::size_t digit) const;

  bool is_exit(const Key& key) const;

  /// Calls `visit(cell, steps)` for every cell that a piece can reach in one move through
  /// `allowed`, the nearest first.
  template <class Visit>
  void for_each_destination(int from, Bitboard allowed, Visit visit) const;

  /// Calls `visit(next, steps)` for every position one move away.
  template <class Visit>
  void for_each_move(const Key& key, Visit visit) const;

  /// Sets the distance of a position that was not reached before, and queues it.
  void reach(const Key& key, int distance);

  Board like_;
  Metric metric_;
  std::vector<Piece> pieces_;  // of like_
  std::int32_t goal_id_;       // in like_
  std::vector<Kind> kinds_;    // digit 1 first
  Bitboard not_walls_ = 0;
  int digit_bits_ = 0;
  std::size_t words_ = 1;  // of a key
  std::array<DigitPosition, kMaxCells> digit_positions_;

  KeyIndex<> index_;
  std::vector<std::int32_t> distances_;  // by index
  std::vector<std::uint32_t> queue_;     // the indices of all positions reached, in order
  std::size_t next_ = 0;                 // in the queue, to be expanded
  std::uint32_t first_exit_ = kNoIndex;
  bool is_full_ = false;
};

}  // namespace qiju::huarong
