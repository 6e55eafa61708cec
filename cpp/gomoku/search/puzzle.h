// Puzzles: positions that the side to move wins by force in a given number of moves (VCF problems
// and VCT problems, as renju players call them).
//
// A puzzle in n moves of a kind, VCF or VCT, is a set-up position where
//
//   - the side to move wins by force with n attacking moves of this kind against every reply, and
//     with n - 1 not against every reply; the five that ends the game is not counted
//   - no other first move wins by force of this kind, in whatever number of moves
//   - of a VCT puzzle: there is no VCF
//   - the opponent threatens no five
//   - no stone is superfluous: without any one black and any one white stone it is no puzzle in n
//     moves of this kind. Stones are removed in pairs because Black has as many as White, or one
//     more if White is to move
//
// In terms of V. Allis, "Searching for Solutions in Games and Artificial Intelligence" (1994), n is
// the length of the shortest winning threat sequence without the five, and the first threat of all
// winning sequences is the same.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "gomoku/search/force_search.h"

namespace qiju::gomoku {

/// How many moves a puzzle of a kind may take.
struct PuzzleMoves {
  int min, max;
};
constexpr PuzzleMoves puzzle_moves(ForceKind kind) {
  return kind == ForceKind::kVcf ? PuzzleMoves{3, 12} : PuzzleMoves{2, 6};
}

struct Puzzle {
  /// A set-up position: a list of turns, Black first. Within a colour the stones ascend.
  std::vector<Point> turns;
  std::vector<Point> line;  ///< a solution with n attacking moves, both sides' moves, to the five
};

/// The solution if the set-up position has the properties above but the last, else an empty line.
/// Empty too if that takes more than a few thousand positions to find out. Adds the positions that
/// were visited to `searched`.
[[nodiscard]] std::vector<Point> puzzle_line(std::span<const Point> turns, Rule rule, int size,
                                             ForceKind kind, int moves, std::uint64_t& searched);

/// Makes a puzzle on the usual board: a position with a forced win from a game between beginners is
/// changed at random, one or two stones at a time, where that does not make its shortest win
/// shorter, until it is as long as wanted and its first move is unique; then superfluous stones are
/// removed. The same arguments always make the same puzzle.
///
/// A Resumable search; its unit is a position visited by the searches for forced wins.
class PuzzleSearch {
 public:
  /// `moves` must be within `puzzle_moves(kind)`.
  PuzzleSearch(ForceKind kind, int moves, Rule rule, std::uint32_t seed);
  ~PuzzleSearch();

  bool run(std::uint32_t budget);
  std::uint64_t searched() const;
  [[nodiscard]] const Puzzle& result() const;  ///< of a finished search

 private:
  struct Searcher;
  std::unique_ptr<Searcher> searcher_;
};

}  // namespace qiju::gomoku
