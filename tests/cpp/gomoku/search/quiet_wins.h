// Positions that are won only with quiet moves.
#pragma once

#include <string_view>

#include "gomoku/rules/rule.h"

namespace qiju::gomoku {

struct QuietMoves {
  Rule rule;
  int size;
  std::string_view game;  ///< as coordinates
};

inline constexpr QuietMoves kQuietWins[] = {
    {Rule::kFreestyle, 10, "f5 f6 e6 g6 d5 d4 g4 e7 f4 f8 h2 h3 f3 c5 e3 e4"},
    {Rule::kFreestyle, 10, "f5 h7 f6 d6 d5 g7 g5 h4 g3 h8 e4 h5 e6 d4"},
    {Rule::kRenju, 11, "f6 d8 f8 d6 f7 f5 f10 f9 d9 e8 g10 e10 g8 e7 e9"},
    {Rule::kRenju, 11, "f6 c6 c3 f3 d4 e5 e4 f4 d6 d7 f9 f7 e7 c9 g5 h4 c5 b4 e3 b6 f2 g1"},
    {Rule::kCaro, 11, "f6 c3 f3 c6 f5 f4 c5 e5 g3 e4 e3 d4 g4 b4"},
    {Rule::kStandard, 9, "e5 c6 g5 h4 d5 g6 b5 f4 g4 a7"},
    {Rule::kStandard, 9, "e5 c4 a2 g6 d5 g4 a3 i6 i5 g5 b4 b1 e3 d4 f5 d2"},
    {Rule::kRenju, 10, "f6 g4 h5 h3 i5 h4 j5 j3 d5 b7 j6 h2 i1 i4 g3 c9"}};

}  // namespace qiju::gomoku
