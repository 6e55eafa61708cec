// Whether any game that is not over is a puzzle: the solution is played out, on small boards the
// oracle is asked whether there is a shorter one, or one with another first move.
#include "gomoku/search/puzzle.h"

#include "gomoku/consume.h"
#include "gomoku/search/force_oracle.h"

namespace qiju {

using namespace gomoku;

void fuzz(FuzzedDataProvider& input) {
  constexpr int kTries = 20, kManyMoves = 12;
  const Rule rule = consume_enum(input, Rule::kCaro);
  const auto kind = consume_enum(input, ForceKind::kVct);
  const int size = input.ConsumeBool() ? kSize : consume_size(input, 9);
  const int moves = input.ConsumeIntegralInRange(1, puzzle_moves(kind).max);
  const auto game = consume_game(input, rule, size);

  std::uint64_t searched = 0;
  const auto line = puzzle_line(game, rule, size, kind, moves, searched);
  if (line.empty()) return;
  QIJU_CHECK(static_cast<int>(line.size()) / 2 == moves);
  ForceOracle oracle(game, rule, size);
  QIJU_CHECK(oracle.holds({ForceStatus::kWin, kind, line}, kTries));
  if (size == kSize) return;
  QIJU_CHECK(oracle.wins(kind, moves + 1, kTries).value_or(true));
  QIJU_CHECK(!oracle.wins(kind, moves, kTries).value_or(false));
  QIJU_CHECK(!oracle.wins(kind, kManyMoves, kTries, line.front()).value_or(false));
  if (kind == ForceKind::kVct) {
    QIJU_CHECK(!oracle.wins(ForceKind::kVcf, kManyMoves, kTries).value_or(false));
  }
}

}  // namespace qiju
