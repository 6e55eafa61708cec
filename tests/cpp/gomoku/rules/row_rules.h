// The rules of 五子棋 written a second time, over the whole board and slowly, to check the engine
// against.
#pragma once

#include <set>
#include <string>

#include "gomoku/rules/judge.h"
#include "gomoku/rules/renju_rules.h"

namespace qiju::gomoku::row_rules {

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

/// The stones of every winning row on the board, whoever made it and whenever.
inline std::set<Point> winning_stones(const std::string& board, Rule rule, int size) {
  const auto at = [&](int row, int col) {
    const bool inside = row >= 0 && row < size && col >= 0 && col < size;
    return inside ? board[index(row, col, size)] : '#';
  };
  std::set<Point> stones;
  for (int row = 0; row < size; ++row) {
    for (int col = 0; col < size; ++col) {
      for (const auto& [down, right] : {std::pair{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
        const char colour = at(row, col);
        bool five = colour == 'B' || colour == 'W';
        for (int i = 1; i < 5; ++i) five = five && at(row + i * down, col + i * right) == colour;
        const char before = at(row - down, col - right);
        const char behind = at(row + 5 * down, col + 5 * right);
        const bool longer = before == colour || behind == colour;
        const char enemy = colour == 'B' ? 'W' : 'B';
        if (rule == Rule::kStandard || rule == Rule::kCaro) five = five && !longer;
        if (rule == Rule::kRenju && colour == 'B') five = five && !longer;
        if (rule == Rule::kCaro && before == enemy && behind == enemy) five = false;
        if (!five) continue;
        for (int i = 0; i < 5; ++i) stones.insert((row + i * down) * size + col + i * right);
      }
    }
  }
  return stones;
}

/// The verdict on a legal game, found by looking over the whole board after every move.
inline Verdict judge(std::span<const Point> moves, Rule rule, int size) {
  Verdict verdict;
  for (std::size_t count = 1; count <= moves.size(); ++count) {
    if (rule == Rule::kRenju && count % 2 == 1) {
      renju_rules::Rules rules(Position(moves.first(count - 1), size));
      verdict.foul = rules.find(moves[count - 1]).foul;
    }
    if (verdict.foul != Foul::kNone) {
      verdict.move = static_cast<int>(count) - 1;
      verdict.reason = Reason::kForbidden;
      verdict.winner = Winner::kWhite;
      break;
    }
    const auto stones = winning_stones(position(moves.first(count), size), rule, size);
    const bool full = count == index(size, 0, size);
    if (stones.empty() && !full) continue;
    verdict.move = static_cast<int>(count) - 1;
    verdict.reason = stones.empty() ? Reason::kFull : Reason::kFive;
    verdict.winner = stones.empty()   ? Winner::kDraw
                     : count % 2 == 1 ? Winner::kBlack
                                      : Winner::kWhite;
    verdict.cells.assign(stones.begin(), stones.end());
    break;
  }
  return verdict;
}

}  // namespace qiju::gomoku::row_rules
