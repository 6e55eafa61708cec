// How far positions are from some seeds, in one metric: the breadth-first search behind every
// answer.
//
// Pieces of one shape are alike, but for the piece of the goal. Two engines stand behind this:
// `two_blanks.h`, very fast, for the classic board with two blanks; `any_board.h` for all others.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "huarong/board.h"
#include "huarong/moves.h"

namespace qiju::huarong {

class Distances {
 public:
  static constexpr int kNotMet = -1;

  virtual ~Distances() = default;

  /// Puts a position at distance 0. All seeds come before the first run.
  virtual void seed(const Board& board) = 0;

  /// Goes on through about so many positions, and says whether no more can be met.
  virtual bool run(std::uint32_t positions) = 0;

  /// Did it end for want of room, with positions that were not met? The distances are right.
  virtual bool full() const { return false; }

  /// From the nearest seed, kNotMet if it was not met (yet).
  virtual int distance(const Board& board) const = 0;

  /// The greatest distance met so far.
  virtual int farthest() const = 0;

  /// Positions at a distance, and which they are: `index` counts them from 0, in an order that is
  /// the same on every platform.
  virtual std::uint32_t count(int distance) const = 0;
  virtual Board at(int distance, std::uint32_t index) const = 0;

  /// The positions met so far, and those among them that are their own mirror image.
  virtual std::uint32_t positions() const = 0;
  virtual std::uint32_t symmetric() const = 0;

  /// Those in which the goal is reached.
  virtual std::vector<Board> exits() const = 0;
};

/// The quickest engine for boards with the shape, the pieces and the goal of this one.
std::unique_ptr<Distances> make_distances(const Board& board, Metric metric);

}  // namespace qiju::huarong
