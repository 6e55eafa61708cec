// The opening book: replies to the likeliest first moves, by searches far longer than those of a
// game. Its tables are made by tests/bench/gomoku_book.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "gomoku/rules/rule.h"
#include "gomoku/search/best_move.h"

namespace qiju::gomoku {

inline constexpr Level kBookLevel = Level::kExpert;  ///< the first that plays from the book

struct BookMove {
  Point move;
  int score;  ///< found by the search that chose it, as in BestMove, but never ±kMaxScore
};

/// The book's move for the side to move, if the game or a symmetry of its position is in the book.
/// Only the board of kSize has one, and only positions of a game are in it. Standard and caro share
/// the book of freestyle, where rows of six and rows blocked at both ends do not occur yet.
[[nodiscard]] std::optional<BookMove> book_move(std::span<const Point> moves, Rule rule, int size);

/// The hashes of what the board's eight symmetries make of a position of kSize.
[[nodiscard]] std::array<std::uint64_t, 8> symmetric_hashes(std::span<const Point> moves);

}  // namespace qiju::gomoku
