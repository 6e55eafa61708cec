// A game as text, and back.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "gomoku/rules/rule.h"

namespace qiju::gomoku {

enum class Notation {
  kDigits,       ///< `7778`: two base-15 digits a move, row then column, `00` to `ee`; 15×15 only
  kCoordinates,  ///< `h8 i8`: a column's letter from the left, a row's number from the bottom
  kSgf,          ///< `(;GM[4]FF[4]SZ[15];B[hh];W[ih])`: column and row as letters from the top left
};

/// Every point must be on the board. kMinSize <= size <= kMaxSize.
std::string encode(std::span<const Point> moves, Notation notation = Notation::kDigits,
                   int size = kSize);

/// What is wrong with a text.
enum class Fault {
  kNone,
  kCharacter,  ///< this is not what the notation has here
  kEnd,        ///< the text ends too early; a last digit or letter alone is where the fault is
  kOffBoard,   ///< a point that the board does not have
  kBoardSize,  ///< SGF: SZ is no size of ours, or not the one that the moves before it were read by
  kTurn,       ///< SGF: a move of the colour that moved last, or a first one of White's
  kSetup,      ///< SGF: stones that were put on the board and not played (AB, AE, AW)
};

struct Decoded {
  Fault kind = Fault::kNone;
  std::optional<std::size_t> fault;  ///< the offset of what is wrong, if anything is
  int size = kSize;                  ///< of the board, as SGF's SZ says; else as was given
  std::vector<Point> moves;          ///< empty if there is a fault
};

/// Does not check that the moves make a legal game. kMinSize <= size <= kMaxSize.
///
///   kDigits       upper case as well
///   kCoordinates  upper case as well; any number of spaces, line ends and commas between moves
///   kSgf          the main line of the first game: the first of every choice. Skips what it does
///                 not know and what comes after. `size` is for a text that has no SZ
Decoded decode(std::string_view text, Notation notation = Notation::kDigits, int size = kSize);

}  // namespace qiju::gomoku
