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

/// Left and right exchanged.
Board mirror_image(const Board& board);

/// May a position stand for its mirror image as well?
enum class Mirror {
  kApart,   ///< no
  kFolded,  ///< yes: every seed's image is a seed, too. An engine need not do so
};

class Distances {
 public:
  static constexpr int kNotMet = -1;
  static constexpr std::uint32_t kNoNumber = ~std::uint32_t{0};

  virtual ~Distances() = default;

  /// Puts a position at distance 0. All seeds come before the first run.
  virtual void seed(const Board& board) = 0;

  /// From now on a run ends as soon as it has met an exit, a position with the goal reached.
  void end_at_exit() { end_at_exit_ = true; }

  /// Goes on through about so many positions, and says whether it is at its end.
  virtual bool run(std::uint32_t positions) = 0;

  /// Did it end for want of room, with positions that were not met? The distances are right.
  virtual bool full() const { return false; }

  /// The first exit met, by its number; kNoNumber if there is none (yet).
  virtual std::uint32_t exit() const = 0;

  /// Forgets all distances and takes the exits met for the seeds of a new search. Positions keep
  /// their numbers.
  virtual void restart_from_exits() = 0;

  /// Positions go by numbers below this; not every number needs to have one, nor has it been met.
  virtual std::uint32_t numbers() const = 0;
  virtual Board board(std::uint32_t number) const = 0;
  virtual int distance(std::uint32_t number) const = 0;

  /// kNoNumber if the position, or another with its pieces and goal, is not known.
  virtual std::uint32_t number(const Board& board) const = 0;

  struct Neighbour {
    std::uint32_t number = 0;
    int steps = 0;  ///< to get there
  };

  /// All positions that are one move away from one that a run has gone through.
  virtual std::vector<Neighbour> neighbours(std::uint32_t number) const = 0;

  /// How many positions a number stands for: 2 where it does for two mirror images.
  virtual int images(std::uint32_t) const { return 1; }

  /// The move from a board to a neighbour of it, or to that one's image.
  virtual Move move_to(const Board& board, std::uint32_t number) const;

  /// From the nearest seed, kNotMet if it was not met (yet).
  int distance(const Board& board) const;

  /// The greatest distance met so far.
  virtual int farthest() const = 0;

  /// Positions at a distance, and which they are: `index` counts them from 0, in an order that is
  /// the same on every platform.
  std::uint32_t count(int distance) const;
  Board at(int distance, std::uint32_t index) const;

  /// Positions gone to: a position and its image are one where the engine folds them.
  virtual std::uint32_t searched() const = 0;

  /// The positions met so far, and those among them that are their own mirror image.
  virtual std::uint32_t positions() const = 0;
  virtual std::uint32_t symmetric() const = 0;

 protected:
  bool end_at_exit_ = false;
};

/// The quickest engine for boards with the shape, the pieces and the goal of this one.
std::unique_ptr<Distances> make_distances(const Board& board, Metric metric, Mirror mirror);

}  // namespace qiju::huarong
