// Lets the computer opponent move in any game that is not over, with few positions.
#include "gomoku/search/best_move.h"

#include <algorithm>
#include <cstdlib>

#include "gomoku/consume.h"

namespace qiju {

using namespace gomoku;

namespace {

constexpr std::uint64_t kLimit = 600;

BestMove search_in_slices(std::span<const Point> game, Rule rule, int size, Level level,
                          std::uint32_t seed) {
  BestMoveSearch search(game, rule, size, level, seed);
  while (search.searched() < kLimit && !search.run(200)) {
  }
  return search.result();
}

/// May the side to move play there?
bool is_playable(std::vector<Point> game, Point point, Rule rule, int size) {
  game.push_back(point);
  const Verdict verdict = judge(game, rule, size);
  return verdict.status == GameStatus::kLegal && verdict.reason != Reason::kForbidden;
}

bool wins_at_once(std::vector<Point> game, Point point, Rule rule, int size) {
  game.push_back(point);
  return judge(game, rule, size).reason == Reason::kFive;
}

}  // namespace

void fuzz(FuzzedDataProvider& input) {
  const Rule rule = consume_enum(input, Rule::kCaro);
  const auto level = consume_enum(input, Level::kMaster);
  const auto seed = input.ConsumeIntegral<std::uint32_t>();
  const int size = input.ConsumeBool() ? kSize : consume_size(input);
  const auto game = consume_game(input, rule, size);

  const BestMove best = search_in_slices(game, rule, size, level, seed);
  const BestMove again = search_in_slices(game, rule, size, level, seed);
  QIJU_CHECK(best.move == again.move && best.score == again.score && best.depth == again.depth);
  QIJU_CHECK(best.line == again.line);

  QIJU_CHECK(std::abs(best.score) <= BestMove::kMaxScore && best.depth >= 0);
  std::vector<Point> playable;
  for (Point point = 0; point < size * size; ++point) {
    if (std::find(game.begin(), game.end(), point) != game.end()) continue;
    if (is_playable(game, point, rule, size)) playable.push_back(point);
  }
  if (playable.empty()) {
    QIJU_CHECK(best.move == kNoPoint);
    return;
  }
  QIJU_CHECK(std::binary_search(playable.begin(), playable.end(), best.move));
  QIJU_CHECK(!best.line.empty() && best.line.front() == best.move);
  const bool has_five = std::any_of(playable.begin(), playable.end(), [&](Point point) {
    return wins_at_once(game, point, rule, size);
  });
  if (has_five && level != Level::kEasy) QIJU_CHECK(wins_at_once(game, best.move, rule, size));
  check_line(game, best.line, best.score, rule, size);
}

}  // namespace qiju
