// Judges any list of points as a game, and compares with the oracle.
#include "gomoku/rules/judge.h"

#include <algorithm>

#include "gomoku/consume.h"
#include "gomoku/rules/judge_oracle.h"
#include "gomoku/rules/last_move.h"

namespace qiju {

using namespace gomoku;

namespace {

/// The index of the first move off the board or on an earlier one.
std::size_t legal_moves(std::span<const Point> moves, int size) {
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const auto before = moves.first(i);
    if (moves[i] < 0 || moves[i] >= size * size) return i;
    if (std::find(before.begin(), before.end(), moves[i]) != before.end()) return i;
  }
  return moves.size();
}

void check_last_move(std::span<const Point> moves, bool is_legal) {
  const LastMove last = judge_last_move(moves);
  QIJU_CHECK((last == LastMove::kIllegal) == !is_legal);
  if (!is_legal || moves.empty()) return;
  const auto stones =
      judge_oracle::winning_stones(judge_oracle::position(moves, kSize), Rule::kFreestyle, kSize);
  QIJU_CHECK((last == LastMove::kWin) == (stones.count(moves.back()) != 0));
}

}  // namespace

void fuzz(FuzzedDataProvider& input) {
  const Rule rule = consume_enum(input, Rule::kCaro);
  const int size = input.ConsumeBool() ? kSize : consume_size(input);
  const auto moves = consume_points(input, size);
  const std::size_t legal = legal_moves(moves, size);
  const Verdict verdict = judge(moves, rule, size);
  if (size == kSize) check_last_move(moves, legal == moves.size());
  if (legal < moves.size()) {
    const bool is_on_board = moves[legal] >= 0 && moves[legal] < size * size;
    QIJU_CHECK(verdict.status == (is_on_board ? GameStatus::kOccupied : GameStatus::kOffBoard));
    QIJU_CHECK(verdict.illegal_move == static_cast<int>(legal));
    const auto earlier = std::find(moves.begin(), moves.end(), moves[legal]) - moves.begin();
    QIJU_CHECK(verdict.occupied_by == (is_on_board ? static_cast<int>(earlier) : -1));
    return;
  }
  const Verdict expected = judge_oracle::judge(moves, rule, size);
  QIJU_CHECK(verdict.status == GameStatus::kLegal && verdict.illegal_move == -1);
  QIJU_CHECK(verdict.winner == expected.winner && verdict.reason == expected.reason);
  QIJU_CHECK(verdict.forbidden == expected.forbidden && verdict.move == expected.move);
  QIJU_CHECK(verdict.rows == expected.rows && verdict.cells == expected.cells);
}

}  // namespace qiju
