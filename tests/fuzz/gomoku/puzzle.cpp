// Looks for a puzzle in any game that is not over. The solution is played out; on small boards the
// oracle looks for a shorter one, and for one with another first move.
#include "gomoku/search/puzzle.h"

#include "gomoku/consume.h"
#include "gomoku/search/threat_search_oracle.h"

namespace qiju {

using namespace gomoku;

void fuzz(FuzzedDataProvider& input) {
  constexpr int kTries = 20, kManyMoves = 12;
  const Rule rule = consume_enum(input, Rule::kCaro);
  const auto kind = consume_enum(input, WinKind::kVct);
  const int size = input.ConsumeBool() ? kSize : consume_size(input, 9);
  const int moves = input.ConsumeIntegralInRange(1, puzzle_moves(kind).max);
  const auto game = consume_game(input, rule, size);

  std::uint64_t searched = 0;
  const auto line = puzzle_line(game, rule, size, kind, moves, searched);
  if (line.empty()) return;
  QIJU_CHECK(static_cast<int>(line.size()) / 2 == moves);
  ThreatSearchOracle oracle(game, rule, size);
  QIJU_CHECK(oracle.holds({ThreatStatus::kWin, kind, line}, kTries));
  if (size == kSize) return;
  QIJU_CHECK(oracle.wins(kind, moves + 1, kTries).value_or(true));
  QIJU_CHECK(!oracle.wins(kind, moves, kTries).value_or(false));
  QIJU_CHECK(!oracle.wins(kind, kManyMoves, kTries, line.front()).value_or(false));
  if (kind == WinKind::kVct) {
    QIJU_CHECK(!oracle.wins(WinKind::kVcf, kManyMoves, kTries).value_or(false));
  }
}

}  // namespace qiju
