// Alpha-beta, a position at a time: how good is the best move if one looks so many moves ahead?
//
// Principal variation search (T. A. Marsland, M. Campbell, "Parallel Search of Strongly Ordered
// Game Trees", 1982) with a table of positions. The path from the root is a list, not the call
// stack, so that the search can be left after any position and gone on with.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "gomoku/search/shape_board.h"
#include "gomoku/search/transposition_table.h"

namespace qiju::gomoku {

/// An estimate stays below kMostEstimate. A win that is proved is kWin less the moves to it,
/// counted from the root; one that only moves that were left out could refute is kDoubt lower.
inline constexpr int kWin = 30'000;
inline constexpr int kDoubt = 1'000;
inline constexpr int kProved = kWin - kDoubt / 2;
inline constexpr int kMostEstimate = kWin - 2 * kDoubt;

constexpr bool is_proved(int value) { return value >= kProved || value <= -kProved; }

/// A move and how promising it looks; of the root, once searched, how good it is.
struct Candidate {
  Point point;
  int value;
};

class TreeSearch {
 public:
  /// The game must not be over, and the side to move must have a legal move but no five.
  /// `sees_threats`: looks for straight fours, and for wins by fours at the leaves.
  TreeSearch(std::span<const Point> moves, Rule rule, int size, bool sees_threats);

  /// Begins to look `depth` >= 1 moves ahead. Of values up to `alpha`, or from `beta` on, only that
  /// much will be known. Moves of the root are told apart while they are worse than the best by up
  /// to `margin`.
  void start(int depth, int alpha, int beta, int margin);

  /// Looks at one position more. False once the root's value is known.
  bool step();

  int value() const { return value_; }  ///< of the root, for the side to move
  /// The moves of the root that were tried, with values where they came within the margin; what did
  /// not has a value that is further below the best.
  const std::vector<Candidate>& tried() const { return tried_; }
  /// The moves that follow by the table, `first` first.
  std::vector<Point> line(Point first, int most) const;

  const ShapeBoard& board() const { return board_; }
  std::uint64_t searched() const { return searched_; }  ///< positions since the beginning

 private:
  enum class Bound : std::uint8_t { kUpper, kLower, kExact };
  struct Known {
    std::int16_t value;  // wins counted from this position
    std::int16_t move;
    std::int8_t depth;
    Bound bound;
  };
  /// How a move is tried: first with less depth, or only whether it is better, if at all.
  enum class Trial : std::uint8_t { kReduced, kBetter, kFull };

  /// A position on the path.
  struct Node {
    int depth, alpha, beta;
    int floor = 0;  // alpha at first
    int best = -kWin;
    Point choice = -1;
    std::size_t first = 0, next = 0, last = 0;  // of its candidates
    bool forced = false;                        // there is a threat to be answered
    bool complete = false;                      // no legal move is left out that could be better
    bool again = false;                         // the last move is to be tried once more
    Trial trial = Trial::kFull;
  };

  std::optional<int> enter();
  std::optional<int> go_on();
  void leave(int value);
  void take(Node& node, int value);
  void list(Node& node, Shape threat, Point hint);
  int leaf();
  int ply() const { return static_cast<int>(path_.size()) - 1; }

  ShapeBoard board_;
  const bool sees_threats_;
  WorkTable<Known> table_;
  std::vector<Node> path_;
  std::vector<Candidate> candidates_;  // of every node on the path, one after the other
  std::vector<Candidate> tried_;
  std::vector<Point> answers_;
  int margin_ = 0;
  int value_ = 0;
  std::uint64_t searched_ = 0;
};

}  // namespace qiju::gomoku
