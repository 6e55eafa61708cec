#include "gomoku/search/opening_book.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <set>
#include <utility>
#include <vector>

#include "gomoku/rules/judge.h"
#include "scale.h"

namespace qiju::gomoku {
namespace {

using Game = std::vector<Point>;

/// A row and a column from the centre, after `quarters` turns of 90° and perhaps a reflection.
Point symmetric(Point point, int quarters, bool reflected) {
  int row = point / kSize - kSize / 2, col = point % kSize - kSize / 2;
  if (reflected) col = -col;
  for (; quarters > 0; --quarters) row = std::exchange(col, -row);
  return (row + kSize / 2) * kSize + col + kSize / 2;
}

Game symmetric(const Game& game, int quarters, bool reflected) {
  Game image;
  for (const Point point : game) image.push_back(symmetric(point, quarters, reflected));
  return image;
}

/// The stones of each colour: what a position is, whatever the order of its moves.
std::array<std::set<Point>, 2> stones(const Game& game) {
  std::array<std::set<Point>, 2> stones;
  for (std::size_t i = 0; i < game.size(); ++i) stones[i % 2].insert(game[i]);
  return stones;
}

/// Every game that ends before a move of the book, played by its moves on one side.
std::vector<Game> find_games(Rule rule) {
  std::vector<Game> games;
  const std::function<void(Game&)> extend = [&](Game& game) {
    for (Point point = 0; point < kSize * kSize; ++point) {
      if (std::find(game.begin(), game.end(), point) != game.end()) continue;
      game.push_back(point);
      if (const auto found = book_move(game, rule, kSize)) {
        games.push_back(game);
        game.push_back(found->move);
        extend(game);
        game.pop_back();
      }
      game.pop_back();
    }
  };
  Game game;
  extend(game);  // as White
  game = {112};
  extend(game);  // as Black
  return games;
}

const std::vector<Game>& games_of_book(Rule rule) {
  static const auto freestyle = find_games(Rule::kFreestyle), renju = find_games(Rule::kRenju);
  return rule == Rule::kRenju ? renju : freestyle;
}

TEST(OpeningBook, MovesAreLegal) {
  for (const Rule rule : {Rule::kFreestyle, Rule::kRenju}) {
    const auto& games = games_of_book(rule);
    EXPECT_GT(games.size(), 1500U);
    std::size_t number = 0;
    for (Game game : games) {
      if (!sampled(number++)) continue;
      const auto found = book_move(game, rule, kSize);
      game.push_back(found->move);
      const Verdict verdict = judge(game, rule);
      ASSERT_EQ(verdict.status, GameStatus::kLegal);
      ASSERT_EQ(verdict.winner, Winner::kNone);
      ASSERT_LT(std::abs(found->score), BestMove::kMaxScore);
    }
  }
}

TEST(OpeningBook, SymmetricPositionsHaveSymmetricMoves) {
  for (const Rule rule : {Rule::kFreestyle, Rule::kRenju}) {
    std::size_t number = 0;
    for (Game game : games_of_book(rule)) {
      if (!sampled(number++)) continue;
      const auto found = book_move(game, rule, kSize);
      game.push_back(found->move);
      for (int i = 1; i < 8; ++i) {
        Game image = symmetric(game, i / 2, i % 2 == 1);
        image.pop_back();
        const auto other = book_move(image, rule, kSize);
        ASSERT_TRUE(other);
        ASSERT_EQ(other->score, found->score);
        image.push_back(other->move);
        // The position itself may be symmetric, so that several moves are the same.
        std::set<std::array<std::set<Point>, 2>> images;
        for (int j = 0; j < 8; ++j) images.insert(stones(symmetric(game, j / 2, j % 2 == 1)));
        ASSERT_TRUE(images.contains(stones(image)));
      }
    }
  }
}

TEST(OpeningBook, TheOrderOfMovesDoesNotMatter) {
  for (Game game : games_of_book(Rule::kFreestyle)) {
    if (game.size() < 3) continue;
    const auto found = book_move(game, Rule::kFreestyle, kSize);
    std::swap(game[0], game[2]);
    const auto other = book_move(game, Rule::kFreestyle, kSize);
    ASSERT_TRUE(other);
    ASSERT_EQ(other->move, found->move);
  }
}

TEST(OpeningBook, TheColoursOfStonesMatter) {
  int found = 0, games = 0;
  for (Game game : games_of_book(Rule::kFreestyle)) {
    if (game.size() < 2) continue;
    std::swap(game[0], game[1]);
    ++games;
    found += book_move(game, Rule::kFreestyle, kSize).has_value();
  }
  EXPECT_LT(found, games / 10);
}

TEST(OpeningBook, HasOneTableForAllRulesButRenju) {
  for (const Game& game : games_of_book(Rule::kFreestyle)) {
    const auto found = book_move(game, Rule::kFreestyle, kSize);
    for (const Rule rule : {Rule::kStandard, Rule::kCaro}) {
      ASSERT_EQ(book_move(game, rule, kSize)->move, found->move);
    }
  }
}

TEST(OpeningBook, HasOnlyGamesOnTheUsualBoard) {
  EXPECT_TRUE(book_move(Game{112}, Rule::kFreestyle, 15));
  EXPECT_FALSE(book_move(Game{112}, Rule::kFreestyle, 16));
  EXPECT_FALSE(book_move(Game{112}, Rule::kFreestyle, 13));
  EXPECT_FALSE(book_move(Game{}, Rule::kFreestyle, 15));
  EXPECT_FALSE(book_move(Game{0}, Rule::kFreestyle, 15));
  EXPECT_FALSE(book_move(Game{kPass, 112}, Rule::kFreestyle, 15));
  EXPECT_FALSE(book_move(Game{112, kPass, 0}, Rule::kFreestyle, 15));
  Game far;
  for (Point point = 0; point < 100; ++point) far.push_back(2 * point);
  EXPECT_FALSE(book_move(far, Rule::kFreestyle, 15));
}

}  // namespace
}  // namespace qiju::gomoku
