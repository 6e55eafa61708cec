// The opening book: replies to the likeliest first moves, found by searches far longer than in a
// game. tests/bench/gomoku_book.cpp makes its tables.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "gomoku/rules/rule.h"
#include "gomoku/search/best_move.h"

namespace qiju::gomoku {

inline constexpr Level kBookLevel = Level::kExpert;  ///< the lowest level that uses the book

struct BookMove {
  Point move;
  int score;  ///< as in BestMove, but never ±kMaxScore
};

/// The move of the book, if it has the position of the game, or a symmetric one. The book has games
/// on the board of kSize, no set-up positions. Standard and caro use the book of freestyle: rows of
/// six and rows blocked at both ends do not occur yet.
[[nodiscard]] std::optional<BookMove> book_move(std::span<const Point> moves, Rule rule, int size);
/// The hashes of the eight symmetric positions, on the board of kSize.
[[nodiscard]] std::array<std::uint64_t, 8> symmetric_hashes(std::span<const Point> moves);

}  // namespace qiju::gomoku
