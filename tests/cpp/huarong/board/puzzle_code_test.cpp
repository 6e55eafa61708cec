#include "huarong/board/puzzle_code.h"

#include <gtest/gtest.h>

#include <numeric>

#include "huarong/layouts.h"

namespace qiju::huarong {
namespace {

TEST(PuzzleCode, OfASmallBoardIsAsDocumented) {
  // 3×2 with an L of three cells, a wall, a gate and a blank; the goal of the L is (1, 0).
  const Board board{.rows = 3,
                    .cols = 2,
                    .goals = {{7, 1, 0}},
                    .ids = {7, kWall, 7, 7, kGate, 0},
                    .lengthwise = true};
  const std::string bits =
      "0010"
      "0001"
      "1"
      "0"
      "110"
      "00"
      "00"
      "111"
      "10"
      "0000001"
      "1"
      "0001"
      "0000"
      "0";
  std::string digits;
  for (std::size_t i = 0; i < 55; i += 5) {
    unsigned digit = 0;
    for (std::size_t j = i; j < i + 5; ++j) digit = 2 * digit + (j < bits.size() && bits[j] == '1');
    digits += kDigits[digit];
  }
  EXPECT_EQ(encode_puzzle(board).substr(0, 11), digits);
  EXPECT_EQ(encode_puzzle(board).size(), 12U);
}

TEST(PuzzleCode, RoundTripsPuzzlesOfAnyKind) {
  std::mt19937 random(3);
  for (int i = 0; i < 3000; ++i) {
    Board board = i % 3 == 0 ? random_room(random) : random_puzzle(random);
    for (int step = random_below(random, 5); step > 0; --step) {
      const auto steps = legal_steps(board);
      if (!steps.empty()) make_step(board, steps[random() % steps.size()]);
    }
    const std::string code = encode_puzzle(board);
    ASSERT_GE(code.size(), kMinPuzzleCodeLength);
    const auto decoded = decode_puzzle(code);
    ASSERT_EQ(decoded.error, CodeError::kNone);
    ASSERT_EQ(decoded.board, cell_rules::renumbered(board));
  }
}

TEST(PuzzleCode, RoundTrips64PiecesWithAGoalEach) {
  Board board{.rows = 8, .cols = 8, .goals = {}, .ids = {}};
  std::iota(board.ids.begin(), board.ids.begin() + 64, 1);
  for (int i = 0; i < 64; ++i) board.goals.add({i + 1, i / 8, i % 8});
  const auto decoded = decode_puzzle(encode_puzzle(board));
  ASSERT_EQ(decoded.error, CodeError::kNone);
  EXPECT_EQ(decoded.board, board);
}

TEST(PuzzleCode, DetectsOneWrongCharacterAndTwoExchangedNeighbours) {
  std::mt19937 random(4);
  for (int i = 0; i < 100; ++i) {
    const std::string code = encode_puzzle(random_puzzle(random));
    for (std::size_t at = 0; at < code.size(); ++at) {
      std::string wrong = code;
      wrong[at] = kDigits[random() % kDigits.size()];
      if (wrong != code) {
        EXPECT_EQ(decode_puzzle(wrong).error, CodeError::kCheck);
      }
      wrong = code;
      if (at > 0) std::swap(wrong[at - 1], wrong[at]);
      if (wrong != code) {
        EXPECT_EQ(decode_puzzle(wrong).error, CodeError::kCheck);
      }
    }
  }
}

TEST(PuzzleCode, AcceptsOneCodeForABoard) {
  // Whatever has a valid check character is either the code of its board, or no code.
  std::mt19937 random(5);
  int valid = 0;
  for (int i = 0; i < 20000; ++i) {
    std::string code = encode_puzzle(random_puzzle(random));
    code.back() = kDigits[random() % kDigits.size()];
    code[random() % 12] = kDigits[random() % kDigits.size()];
    std::vector<std::uint8_t> digits;
    for (std::size_t at = 0; at + 1 < code.size(); ++at) {
      digits.push_back(static_cast<std::uint8_t>(kDigits.find(code[at])));
    }
    if (random() % 4 == 0) digits.push_back(0);
    code = to_code(digits);
    const auto decoded = decode_puzzle(code);
    if (decoded.error == CodeError::kNone) {
      ++valid;
      ASSERT_EQ(read_layout(decoded.board).status, LayoutStatus::kLegal);
      ASSERT_EQ(encode_puzzle(decoded.board), code);
    } else {
      ASSERT_EQ(decoded.error, CodeError::kLayout);
    }
  }
  EXPECT_GE(valid, 500);
  EXPECT_EQ(decode_puzzle("00000000000").error, CodeError::kLength);
  EXPECT_EQ(decode_puzzle("0000000000U0").error, CodeError::kCharacter);
  EXPECT_EQ(decode_puzzle("0000000000U0").at, 10U);
}

TEST(PuzzleCode, ClassicBoardsHaveAShortCodeOnly) {
  EXPECT_TRUE(has_short_code(kClassic));
  EXPECT_EQ(decode_puzzle(encode_puzzle(kClassic)).error, CodeError::kLayout);
  Board board = kClassic;
  board.lengthwise = true;
  EXPECT_FALSE(has_short_code(board));
  EXPECT_EQ(decode_puzzle(encode_puzzle(board)).board, cell_rules::renumbered(board));
  board = kClassic;
  board.goals = {{1, 3, 1}};
  EXPECT_FALSE(has_short_code(board));
  EXPECT_EQ(decode_puzzle(encode_puzzle(board)).board, cell_rules::renumbered(board));
}

}  // namespace
}  // namespace qiju::huarong
