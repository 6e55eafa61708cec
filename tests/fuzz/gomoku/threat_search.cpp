// Looks for a forced win in any game that is not over. Lines are played out; small boards are also
// searched by the oracle.
#include "gomoku/search/threat_search.h"

#include "gomoku/consume.h"
#include "gomoku/search/proof_tree_oracle.h"
#include "gomoku/search/threat_search_oracle.h"

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
  const auto kind = consume_enum(input, WinKind::kVct);
  const int size = input.ConsumeBool() ? kSize : consume_size(input, 9);
  const auto slice = input.ConsumeIntegralInRange<std::uint32_t>(0, 4000);
  const auto game = consume_game(input, rule, size);
  const bool quiet = input.ConsumeBool();
  const bool tree = size != kSize && input.ConsumeBool();

  ThreatSearch search(game, rule, size, kind, false, {.quiet = quiet, .tree = tree});
  while (!search.run(slice) && search.searched() < 4000) {
    QIJU_CHECK(search.result().status != ThreatStatus::kNone && !search.tree());
    QIJU_CHECK(search.result().status == ThreatStatus::kUndecided || tree);
  }
  if (search.tree()) QIJU_CHECK(ProofTreeOracle(*search.tree(), game, rule, size).wins());
  const ThreatResult result = search.result();
  if (result.status == ThreatStatus::kWin) {
    QIJU_CHECK(result.kind <= kind && wins(game, result.line, rule, size));
  } else {
    QIJU_CHECK(result.line.empty());
  }
  if (size == kSize) return;
  ThreatSearchOracle oracle(game, rule, size);
  if (result.status == ThreatStatus::kNone) {
    QIJU_CHECK(!oracle.wins(kind, 3, 20, kNoPoint, quiet).value_or(false));
  } else if (result.status == ThreatStatus::kWin) {
    QIJU_CHECK(oracle.holds(result, 20, quiet));
    const int moves = static_cast<int>(result.line.size()) / 2 + 1;
    QIJU_CHECK(oracle.wins(kind, moves, 20, kNoPoint, quiet).value_or(true));
  }
}

}  // namespace qiju
