// The forced wins of any game that is not over, against the oracle, in a few positions.
#include "gomoku/consume.h"
#include "gomoku/search/force_oracle.h"
#include "gomoku/search/force_search.h"

namespace qiju {

using namespace gomoku;

void fuzz(FuzzedDataProvider& input) {
  const Rule rule = consume_enum(input, Rule::kCaro);
  const auto kind = consume_enum(input, ForceKind::kVct);
  const int size = input.ConsumeBool() ? kSize : consume_size(input, 10);
  const auto slice = input.ConsumeIntegralInRange<std::uint32_t>(0, 4000);
  const auto game = consume_game(input, rule, size);

  ForceSearch search(game, rule, size, kind);
  while (!search.run(slice) && search.searched() < 4000) {
    QIJU_CHECK(search.result().status == ForceStatus::kUndecided);
  }
  const ForceResult force = search.result();
  ForceOracle oracle(game, rule, size);
  if (force.status == ForceStatus::kNone) {
    QIJU_CHECK(force.line.empty());
    QIJU_CHECK(!oracle.wins(kind, 3, 20).value_or(false));
  } else if (force.status == ForceStatus::kWin) {
    QIJU_CHECK(!force.line.empty() && force.kind <= kind);
    QIJU_CHECK(oracle.holds(force, 20));
    QIJU_CHECK(oracle.wins(kind, static_cast<int>(force.line.size()) / 2 + 1, 20).value_or(true));
  }
}

}  // namespace qiju
