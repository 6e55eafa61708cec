// Test oracle: the rules of 五子棋 implemented a second time, slowly and over the whole board.
#pragma once

#include <array>
#include <set>
#include <string>
#include <utility>

#include "gomoku/rules/forbidden_oracle.h"
#include "gomoku/rules/judge.h"

namespace qiju::gomoku::judge_oracle {

inline std::size_t index(int row, int col, int size) {
  return static_cast<std::size_t>(row) * static_cast<std::size_t>(size) +
         static_cast<std::size_t>(col);
}

/// One character a point: 'B', 'W' or '.'.
inline std::string position(std::span<const Point> moves, int size) {
  std::string board(index(size, 0, size), '.');
  for (std::size_t i = 0; i < moves.size(); ++i) {
    board[static_cast<std::size_t>(moves[i])] = i % 2 == 0 ? 'B' : 'W';
  }
  return board;
}

/// The stones of all winning rows on the board, of either colour, by direction.
// [winning_rows]
inline std::array<std::set<Point>, 4> winning_rows(const std::string& board, Rule rule, int size) {
  const auto at = [&](int row, int col) {
    const bool inside = row >= 0 && row < size && col >= 0 && col < size;
    return inside ? board[index(row, col, size)] : '#';
  };
  constexpr std::pair<int, int> kSteps[] = {{0, 1}, {1, -1}, {1, 0}, {1, 1}};
  std::array<std::set<Point>, 4> rows;
  for (int row = 0; row < size; ++row) {
    for (int col = 0; col < size; ++col) {
      for (std::size_t direction = 0; direction < 4; ++direction) {
        const auto [down, right] = kSteps[direction];
        const char color = at(row, col);
        bool five = color == 'B' || color == 'W';
        for (int i = 1; i < 5; ++i) five = five && at(row + i * down, col + i * right) == color;
        const char before = at(row - down, col - right);
        const char behind = at(row + 5 * down, col + 5 * right);
        const bool longer = before == color || behind == color;
        const char enemy = color == 'B' ? 'W' : 'B';
        if (rule == Rule::kStandard || rule == Rule::kCaro) five = five && !longer;
        if (rule == Rule::kRenju && color == 'B') five = five && !longer;
        if (rule == Rule::kCaro && before == enemy && behind == enemy) five = false;
        if (!five) continue;
        for (int i = 0; i < 5; ++i) {
          rows[direction].insert((row + i * down) * size + col + i * right);
        }
      }
    }
  }
  return rows;
}
// [/winning_rows]

/// All of them together.
inline std::set<Point> winning_stones(const std::string& board, Rule rule, int size) {
  std::set<Point> stones;
  for (const auto& row : winning_rows(board, rule, size)) stones.insert(row.begin(), row.end());
  return stones;
}

/// The verdict on a legal game, found by looking over the whole board after every move.
inline Verdict judge(std::span<const Point> moves, Rule rule, int size) {
  Verdict verdict;
  for (std::size_t count = 1; count <= moves.size(); ++count) {
    if (rule == Rule::kRenju && count % 2 == 1) {
      forbidden_oracle::Oracle rules(Position(moves.first(count - 1), size));
      verdict.forbidden = rules.find(moves[count - 1]).kind;
    }
    if (verdict.forbidden != ForbiddenKind::kNone) {
      verdict.move = static_cast<int>(count) - 1;
      verdict.reason = Reason::kForbidden;
      verdict.winner = Winner::kWhite;
      break;
    }
    const std::string board = position(moves.first(count), size);
    const auto stones = winning_stones(board, rule, size);
    const bool full = count == index(size, 0, size);
    if (stones.empty() && !full) continue;
    verdict.move = static_cast<int>(count) - 1;
    verdict.reason = stones.empty() ? Reason::kFull : Reason::kFive;
    verdict.winner = stones.empty()   ? Winner::kDraw
                     : count % 2 == 1 ? Winner::kBlack
                                      : Winner::kWhite;
    verdict.cells.assign(stones.begin(), stones.end());
    for (const auto& row : winning_rows(board, rule, size)) {
      if (!row.empty()) verdict.rows.emplace_back(row.begin(), row.end());
    }
    break;
  }
  return verdict;
}

}  // namespace qiju::gomoku::judge_oracle
