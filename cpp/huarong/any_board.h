// Distances on any board: any size, walls, pieces, goal and number of blanks.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "huarong/distances.h"

namespace qiju::huarong {

/// Breadth-first search over exact keys, without folding. A key has a digit for each cell of the
/// board: 0, or the kind of the piece whose top-left cell it is. A kind has one shape; the goal's
/// piece is a kind of its own.
class AnyBoard final : public Distances {
 public:
  /// For boards with the size, the walls, the pieces and the goal of `like`.
  AnyBoard(const Board& like, Metric metric, std::size_t most_words = kMostWords);

  void seed(const Board& board) override;
  bool run(std::uint32_t positions) override;
  bool full() const override { return full_; }
  std::uint32_t exit() const override { return exit_; }
  void restart_from_exits() override;
  std::uint32_t numbers() const override { return static_cast<std::uint32_t>(distances_.size()); }
  Board board(std::uint32_t number) const override;
  int distance(std::uint32_t number) const override { return distances_[number]; }
  using Distances::distance;
  std::uint32_t number(const Board& board) const override;
  std::vector<Neighbour> neighbours(std::uint32_t number) const override;
  int farthest() const override { return order_.empty() ? kNotMet : distances_[order_.back()]; }
  std::uint32_t searched() const override { return positions(); }
  std::uint32_t positions() const override { return static_cast<std::uint32_t>(order_.size()); }
  std::uint32_t symmetric() const override;

  /// It is full with so many words of keys: 192 MB with all that goes with them, half as much again
  /// while that grows. No component of the classic board has a million positions, a word each.
  static constexpr std::size_t kMostWords = std::size_t{1} << 23;

 private:
  /// A set of cells: bit kMaxSide * row + col.
  using Cells = std::uint64_t;

  struct Kind {
    int height = 0;
    int width = 0;
    bool goal = false;
    Cells shape = 0;   ///< its cells, the top-left one being bit 0
    Cells within = 0;  ///< the top-left cells that keep it within the edges
  };

  /// Where the digit of a cell lies in a key.
  struct Digit {
    std::uint8_t word = 0;
    std::uint8_t shift = 0;
  };

  // 64 cells hold 15 shapes at most, so that a digit takes no more than 5 bits.
  static constexpr std::size_t kMostKeyWords = 6;
  using Key = std::array<std::uint64_t, kMostKeyWords>;

  /// The digit of a piece; 0 if no piece of `like` is of its kind.
  std::size_t digit_of(const Piece& piece, std::int32_t goal_id) const;

  /// Nothing if the board has another size, walls, goal or kinds of pieces.
  std::optional<Key> pack(const Board& board) const;

  Key key(std::uint32_t number) const;
  std::size_t digit(const Key& key, int cell) const;

  /// Puts a digit into a key where there is 0, or takes it out.
  void toggle(Key& key, int cell, std::size_t digit) const;

  bool is_exit(std::uint32_t number) const;

  /// Calls `visit(to, steps)` for every cell that a piece comes to by one move, the nearest first,
  /// if it may be at `places`.
  template <class Visit>
  void for_each_place(Cells from, Cells places, Visit visit) const;

  /// Calls `visit(next, steps)` for every position one move on.
  template <class Visit>
  void for_each_move(const Key& key, Visit visit) const;

  void meet(const Key& key, int distance);

  /// Where the table has the key, or would have it.
  std::size_t slot(const Key& key) const;
  void make_table(std::size_t size);

  Board like_;
  Metric metric_;
  std::size_t most_words_;
  std::vector<Piece> pieces_;  // of like_
  std::int32_t goal_id_;       // in like_
  std::vector<Kind> kinds_;    // that of digit 1 first
  Cells free_ = 0;             // the cells without walls
  int bits_ = 0;               // of a digit
  std::size_t words_ = 1;      // of a key
  std::array<Digit, kMaxCells> digits_;

  std::vector<std::uint64_t> keys_;      // of the positions known, by their numbers
  std::vector<std::uint32_t> table_;     // open addressing: a number + 1, or 0; at most half full
  std::vector<std::int32_t> distances_;  // by number
  std::vector<std::uint32_t> order_;     // the numbers of the positions met
  std::size_t from_ = 0;                 // where to go on in it
  std::uint32_t exit_ = kNoNumber;
  bool full_ = false;
};

}  // namespace qiju::huarong
