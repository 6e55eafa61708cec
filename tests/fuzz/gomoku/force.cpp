// The forced wins of any game that is not over: lines are played out, small boards searched by the
// oracle too.
#include "gomoku/consume.h"
#include "gomoku/search/force_oracle.h"
#include "gomoku/search/force_search.h"
#include "gomoku/search/proof_tree_oracle.h"

namespace qiju {

using namespace gomoku;

namespace {

/// Does the side to move win at the end of the line, and not before?
bool wins(std::vector<Point> game, std::span<const Point> line, Rule rule, int size) {
  const Winner attacker = game.size() % 2 == 0 ? Winner::kBlack : Winner::kWhite;
  game.insert(game.end(), line.begin(), line.end());
  const Verdict verdict = judge(game, rule, size);
  return verdict.status == GameStatus::kLegal && verdict.winner == attacker &&
         verdict.move + 1 == static_cast<int>(game.size());
}

}  // namespace

void fuzz(FuzzedDataProvider& input) {
  const Rule rule = consume_enum(input, Rule::kCaro);
  const auto kind = consume_enum(input, ForceKind::kVct);
  const int size = input.ConsumeBool() ? kSize : consume_size(input, 9);
  const auto slice = input.ConsumeIntegralInRange<std::uint32_t>(0, 4000);
  const auto game = consume_game(input, rule, size);
  const bool quiet = input.ConsumeBool();
  const bool tree = size != kSize && input.ConsumeBool();

  ForceSearch search(game, rule, size, kind, false, {.quiet = quiet, .tree = tree});
  while (!search.run(slice) && search.searched() < 4000) {
    QIJU_CHECK(search.result().status != ForceStatus::kNone && !search.tree());
    QIJU_CHECK(search.result().status == ForceStatus::kUndecided || tree);
  }
  if (search.tree()) QIJU_CHECK(ProofTreeOracle(*search.tree(), game, rule, size).wins());
  const ForceResult force = search.result();
  if (force.status == ForceStatus::kWin) {
    QIJU_CHECK(force.kind <= kind && wins(game, force.line, rule, size));
  } else {
    QIJU_CHECK(force.line.empty());
  }
  if (size == kSize) return;
  ForceOracle oracle(game, rule, size);
  if (force.status == ForceStatus::kNone) {
    QIJU_CHECK(!oracle.wins(kind, 3, 20, kPass, quiet).value_or(false));
  } else if (force.status == ForceStatus::kWin) {
    QIJU_CHECK(oracle.holds(force, 20, quiet));
    const int moves = static_cast<int>(force.line.size()) / 2 + 1;
    QIJU_CHECK(oracle.wins(kind, moves, 20, kPass, quiet).value_or(true));
  }
}

}  // namespace qiju
