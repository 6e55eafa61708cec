// Makes puzzles: positions that the side to move wins by force in a given number of moves. Renju
// players call them VCF problems and VCT problems.
//
// A puzzle in n moves, of a kind, VCF or VCT, is a set-up position where
//
//   - the side to move has a forced win of this kind with n attacks, but none with n - 1; the five
//     that ends the game is not counted
//   - no other first move has a forced win of this kind, in any number of moves
//   - there is no VCF if the kind is VCT
//   - the opponent threatens no five
//   - no stone is superfluous: without any one black and any one white stone it is no puzzle in n
//     moves of this kind. Stones are removed in pairs because Black has as many as White, or one
//     more if White is to move
//
// So n is the length of the shortest winning threat sequence (V. Allis, 1994) without the five.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "gomoku/rules/position.h"
#include "gomoku/search/threat_search.h"
#include "random/random.h"

namespace qiju::gomoku {

/// The numbers of moves that puzzles of a kind may have.
struct PuzzleMoves {
  int min, max;
};
constexpr PuzzleMoves puzzle_moves(WinKind kind) {
  return kind == WinKind::kVcf ? PuzzleMoves{3, 12} : PuzzleMoves{2, 6};
}

struct Puzzle {
  /// A set-up position: a list of turns, Black first. The stones of a colour ascend.
  std::vector<Point> turns;
  std::vector<Point> line;  ///< a solution with n attacks: both sides' moves, to the five
};

/// The solution, if the set-up position is a puzzle except that stones may be superfluous. Empty if
/// it is not, or if that takes more than a few thousand positions to find out. Adds the positions
/// visited to `searched`.
[[nodiscard]] std::vector<Point> puzzle_line(std::span<const Point> turns, Rule rule, int size,
                                             WinKind kind, int moves, std::uint64_t& searched);

/// Makes a puzzle on the usual board, always the same one from the same arguments.
///
/// It begins with a position with a forced win, from a game between beginners. One or two stones at
/// a time are changed at random where that does not make the shortest win shorter, until it is as
/// long as wanted and its first move is unique. Then superfluous stones are removed.
///
/// A Resumable search; its unit is a position visited by a ThreatSearch.
class PuzzleSearch {
 public:
  /// `moves` must be within `puzzle_moves(kind)`.
  PuzzleSearch(WinKind kind, int moves, Rule rule, std::uint32_t seed)
      : kind_(kind), moves_(moves), rule_(rule), random_(seed) {}

  bool run(std::uint32_t budget);
  std::uint64_t searched() const { return searched_; }
  const Puzzle& result() const { return puzzle_; }  ///< the search must have finished

 private:
  using Stones = std::array<std::vector<Point>, 2>;  // Black's and White's

  bool is_finished() const { return !puzzle_.turns.empty(); }
  int below(std::size_t bound);
  void begin();
  bool change(Stones& changed);
  bool take_back(Stones& changed, Position& position);
  Point near_point(const Stones& near, const Position& position);
  void lengthen();
  void reduce();

  const WinKind kind_;
  const int moves_;
  const Rule rule_;
  Random random_;
  Stones stones_;
  int length_ = 0;           // attacks of the shortest win of `stones_`; 0: there are no stones yet
  int changes_ = 0;          // since `begin`
  std::vector<Point> line_;  // of the puzzle with superfluous stones, once it is found
  std::size_t pair_ = 0;     // the pair of stones that was tried last
  std::size_t kept_ = 0;     // how many pairs in succession were not superfluous
  std::uint64_t searched_ = 0;
  Puzzle puzzle_;
};

}  // namespace qiju::gomoku
