// Everything about the positions that can be reached from one: their distances from the exit.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "huarong/distances.h"

namespace qiju::huarong {

/// What is true of a whole component.
struct Survey {
  std::uint32_t positions = 0;
  std::uint32_t mirror_classes = 0;  ///< a position and its mirror image counted once
  std::uint32_t exits = 0;           ///< positions with the goal reached; 0: the component is dead
  int eccentricity = 0;              ///< of the board that the atlas was made from: how far it is
                                     ///< from the position farthest from it
  int hardest_distance = 0;          ///< from the exit, of the position farthest from it
  Board hardest;                     ///< such a position; the board itself in a dead component
};

/// One search forward to find the component's exits, one backward from all of them.
class Atlas {
 public:
  Atlas(const Board& board, Metric metric);

  /// Goes on through about so many positions, and says whether it is finished.
  bool run(std::uint32_t positions);

  /// Positions gone through so far; every one twice where there is an exit.
  std::uint32_t searched() const { return before_ + distances_->searched(); }

  // The rest is for a finished one.

  /// Is it without some positions, for want of memory? Then nothing else is known.
  bool full() const { return distances_->full(); }

  Metric metric() const { return metric_; }
  const Survey& survey() const { return survey_; }

  /// Is the position in the component, with the same pieces and goal?
  bool has(const Board& board) const { return number(board).has_value(); }

  /// The fewest moves to the exit; nothing in a dead component, or outside of this one.
  std::optional<int> distance(const Board& board) const;

  /// Every move that brings the exit nearer by one, in the order of `legal_moves`. The position
  /// must be in the component.
  std::vector<Move> best_moves(const Board& board) const;

  // To draw it: positions go by numbers from 0 to `positions` - 1.

  std::optional<std::uint32_t> number(const Board& board) const;
  Board board(std::uint32_t number) const;
  std::optional<int> distance(std::uint32_t number) const;

  /// The positions one move away.
  std::vector<std::uint32_t> neighbours(std::uint32_t number) const;

 private:
  void finish();
  std::optional<int> to_exit(std::uint32_t slot) const;
  std::uint32_t number_of(std::uint32_t slot) const;
  std::uint32_t slot_of(std::uint32_t number) const;

  Board board_;
  Metric metric_;
  std::unique_ptr<Distances> distances_;
  bool back_ = false;
  bool finished_ = false;
  std::uint32_t before_ = 0;  // searched on the way out
  Survey survey_;

  // A slot is a number of distances_, which has gaps: these are the positions before every so many.
  std::vector<std::uint32_t> ranks_;
};

}  // namespace qiju::huarong
