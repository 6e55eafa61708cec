// Solves any board, and checks small ones against every game and larger ones by replaying the
// solution.
#include "lianliankan/solver/solve.h"

#include "lianliankan/consume.h"
#include "lianliankan/game.h"

namespace qiju {

using namespace lianliankan;

namespace {

constexpr std::ptrdiff_t kMaxTilesOfEveryGame = 12;

void check_hint(const Tiles& tiles, const Rules& rules, std::uint32_t nodes) {
  HintSearch search(tiles.board(), rules);
  search.run(nodes);
  const auto hint = search.hint();
  const auto pairs = rules::pairs(tiles.board(), rules);
  QIJU_CHECK(hint.has_value() == !pairs.empty());
  if (hint) QIJU_CHECK(std::find(pairs.begin(), pairs.end(), hint->pair) != pairs.end());
}

}  // namespace

void fuzz(FuzzedDataProvider& input) {
  const Rules rules = consume_rules(input);
  const auto seed = input.ConsumeIntegral<std::uint32_t>();
  const auto slice = input.ConsumeIntegralInRange<std::uint32_t>(1, 60);
  const bool is_large = input.ConsumeBool();
  const Tiles tiles = consume_tiles(input, is_large ? 10 : 4, is_large ? 10 : 5);
  const auto count = std::count_if(tiles.kinds.begin(), tiles.kinds.end(), is_tile);

  Solver solver(tiles.board(), rules, seed);
  const std::uint64_t limit = count <= kMaxTilesOfEveryGame ? 20'000 : 100;
  while (!solver.run(slice) && solver.searched() < limit) {
    QIJU_CHECK(solver.status() == Status::kUndecided && solver.solution().moves.empty());
  }
  const Status status = solver.status();
  if (status == Status::kSolvable) {
    QIJU_CHECK(rules::clears(tiles, solver.solution().moves, rules));
  } else {
    QIJU_CHECK(solver.solution().moves.empty());
  }
  if (count <= kMaxTilesOfEveryGame) {
    QIJU_CHECK(status ==
               (rules::EveryGame(rules).solvable(tiles) ? Status::kSolvable : Status::kUnsolvable));
  }
  check_hint(tiles, rules, 20);
  const double rate = clear_rate(tiles.board(), rules, 3, seed);
  QIJU_CHECK(rate >= 0 && rate <= 1);
  if (status == Status::kUnsolvable) QIJU_CHECK(rate == 0);
}

}  // namespace qiju
