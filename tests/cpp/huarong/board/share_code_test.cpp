#include "huarong/board/share_code.h"

#include <gtest/gtest.h>

#include <numeric>

#include "huarong/layouts.h"
#include "scale.h"

namespace qiju::huarong {
namespace {

std::string upper(std::string text) {
  for (char& c : text) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  return text;
}

/// The digits with the check character that fits.
std::string checked(const std::string& digits) {
  for (const char check : kDigits) {
    if (decode(digits + check).error != CodeError::kCheck) return digits + check;
  }
  return "";
}

TEST(ShareCode, OfTheClassicIsAsDocumented) {
  // Cao Cao at place 1; then, the lowest bits first, 3 3, 3 2 3, 1 1, 1 0 0 1.
  std::uint64_t bits = 1;
  int shift = 4;
  for (const std::uint64_t symbol : {3U, 3U, 3U, 2U, 3U, 1U, 1U, 1U, 0U, 0U, 1U}) {
    bits |= symbol << shift;
    shift += 2;
  }
  std::string digits;
  for (int i = 7; i >= 0; --i) digits += kDigits[bits >> 5 * i & 31];
  EXPECT_EQ(encode(kClassic).substr(0, 8), digits);
  EXPECT_EQ(encode(kClassic), checked(digits));
  EXPECT_EQ(encode(kClassic), "000GAYZHM");  // must never change
}

TEST(ShareCode, NumbersThePiecesInReadingOrder) {
  const auto [error, at, board] = decode(encode(kClassic));
  EXPECT_EQ(error, CodeError::kNone);
  EXPECT_EQ(board, (Board{.ids = {2, 1, 1, 3, 2, 1, 1, 3, 4, 5, 5, 6, 4, 7, 8, 6, 9, 0, 0, 10}}));
}

TEST(ShareCode, RoundTripsEveryLayoutOfTenPieceSets) {
  constexpr int kPieceCounts[][3] = {{0, 5, 4}, {1, 4, 4}, {5, 0, 4}, {4, 2, 2},  {6, 0, 2},
                                     {0, 4, 6}, {3, 4, 1}, {0, 0, 4}, {0, 0, 15}, {2, 5, 0}};
  for (const auto& [horizontals, verticals, soldiers] : kPieceCounts) {
    std::set<std::string> codes;
    std::size_t layouts = 0, tried = 0;
    for_each_layout(horizontals, verticals, soldiers, [&](const Board& board) {
      if (!sampled(layouts++)) return;
      ++tried;
      const std::string code = encode(board);
      codes.insert(code);
      const auto decoded = decode(code);
      ASSERT_EQ(decoded.error, CodeError::kNone);
      ASSERT_EQ(cell_rules::shapes(decoded.board), cell_rules::shapes(board));
    });
    EXPECT_EQ(codes.size(), tried);
    EXPECT_GE(layouts, 100U);
  }
}

TEST(ShareCode, RoundTripsRandomLayoutsInEitherCase) {
  std::mt19937 random(11);
  for (int i = 0; i < 3000; ++i) {
    const Board board = random_layout(random, i % 17);
    std::string code = encode(board);
    ASSERT_EQ(code.size(), 9U);
    for (char& c : code) {
      ASSERT_NE(kDigits.find(c), std::string_view::npos);
      if (c >= 'A' && random() % 2 == 0) c = static_cast<char>(c - 'A' + 'a');
    }
    const auto decoded = decode(code);
    ASSERT_EQ(decoded.error, CodeError::kNone);
    ASSERT_EQ(cell_rules::shapes(decoded.board), cell_rules::shapes(board));
    ASSERT_EQ(encode(decoded.board), upper(code));
  }
}

TEST(ShareCode, DetectsEveryWrongCharacterAndEveryExchange) {
  std::mt19937 random(12);
  int exchanges = 0;
  for (int i = 0; i < 60; ++i) {
    const std::string code = encode(random_layout(random, 1 + i % 16));
    for (std::size_t at = 0; at < code.size(); ++at) {
      for (const char wrong : kDigits) {
        std::string typed = code;
        typed[at] = wrong;
        ASSERT_EQ(decode(typed).error, wrong == code[at] ? CodeError::kNone : CodeError::kCheck);
      }
      for (std::size_t other = at + 1; other < code.size(); ++other) {
        std::string typed = code;
        std::swap(typed[at], typed[other]);
        exchanges += typed != code;
        ASSERT_EQ(decode(typed).error, typed == code ? CodeError::kNone : CodeError::kCheck);
      }
    }
  }
  EXPECT_GE(exchanges, 1000);
}

TEST(ShareCode, ReportsTheOffsetOfABadCharacter) {
  const std::string code = encode(kClassic);
  for (const char wrong : {'I', 'L', 'O', 'U', 'i', 'l', 'o', 'u', '-', ' ', '/', ':', '@', '[',
                           '`', '{', '\0', '\x80', '\xff'}) {
    for (std::size_t at = 0; at < code.size(); ++at) {
      std::string typed = code;
      typed[at] = wrong;
      EXPECT_EQ(decode(typed).error, CodeError::kCharacter);
      EXPECT_EQ(decode(typed).at, at);
    }
  }
}

TEST(ShareCode, RejectsOtherLengths) {
  const std::string code = encode(kClassic);
  for (const auto& typed : {std::string(), code.substr(1), code.substr(0, 8), code + "0",
                            " " + code, std::string(100000, '0')}) {
    EXPECT_EQ(decode(typed).error, CodeError::kLength);
  }
}

TEST(ShareCode, RejectsNumbersThatAreNoLayout) {
  EXPECT_EQ(decode(checked("00000000")).error, CodeError::kNone);  // Cao Cao alone
  EXPECT_EQ(decode(checked("0000000B")).error, CodeError::kNone);
  EXPECT_EQ(decode(checked("0000000C")).error, CodeError::kLayout);  // a 13th place
  EXPECT_EQ(decode(checked("0000000F")).error, CodeError::kLayout);
  EXPECT_EQ(decode(checked("10000000")).error,
            CodeError::kLayout);  // a vertical general in the last row
  EXPECT_EQ(decode(checked("20000000")).error, CodeError::kLayout);  // more than 36 bits
  EXPECT_EQ(decode(checked("Z0000000")).error, CodeError::kLayout);
  EXPECT_EQ(decode(checked("ZZZZZZZZ")).error, CodeError::kLayout);
  EXPECT_EQ(decode(checked("0000010B")).error, CodeError::kNone);
}

TEST(ShareCode, DecodesOnlyWhatEncodeReturns) {
  std::mt19937 random(13);
  int decoded_ones = 0;
  for (int i = 0; i < 200000; ++i) {
    std::string digits;
    // Few bits, so that some are layouts.
    for (int k = 0; k < 8; ++k) digits += k < i % 8 ? '0' : kDigits[random() % 32];
    const std::string code = i % 10 == 0 ? checked(digits) : digits + kDigits[random() % 32];
    const auto decoded = decode(code);
    if (decoded.error != CodeError::kNone) continue;
    ++decoded_ones;
    ASSERT_EQ(read_layout(decoded.board).status, LayoutStatus::kLegal);
    ASSERT_EQ(encode(decoded.board), code);
  }
  EXPECT_GE(decoded_ones, 1000);
  for (int i = 0; i < 10000; ++i) {
    std::string bytes;
    for (auto length = random() % 20; length > 0; --length) {
      bytes += static_cast<char>(random() % 256);
    }
    ASSERT_NE(decode(bytes).error, CodeError::kNone);
  }
}

TEST(LongCode, OfASmallBoardIsAsDocumented) {
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
  EXPECT_EQ(encode(board).substr(0, 11), digits);
  EXPECT_EQ(encode(board).size(), 12U);
}

TEST(LongCode, RoundTripsPuzzlesOfAnyKind) {
  std::mt19937 random(3);
  for (int i = 0; i < 3000; ++i) {
    Board board = i % 3 == 0 ? random_room(random) : random_puzzle(random);
    for (int step = random_below(random, 5); step > 0; --step) {
      const auto steps = legal_steps(board);
      if (!steps.empty()) make_step(board, steps[random() % steps.size()]);
    }
    const std::string code = encode(board);
    ASSERT_GE(code.size(), 12U);
    const auto decoded = decode(code);
    ASSERT_EQ(decoded.error, CodeError::kNone);
    ASSERT_EQ(decoded.board, cell_rules::renumbered(board));
  }
}

TEST(LongCode, RoundTrips64PiecesWithAGoalEach) {
  Board board{.rows = 8, .cols = 8, .goals = {}, .ids = {}};
  std::iota(board.ids.begin(), board.ids.begin() + 64, 1);
  for (int i = 0; i < 64; ++i) board.goals.push_back({i + 1, i / 8, i % 8});
  const auto decoded = decode(encode(board));
  ASSERT_EQ(decoded.error, CodeError::kNone);
  EXPECT_EQ(decoded.board, board);
}

TEST(LongCode, DetectsOneWrongCharacterAndTwoExchangedNeighbours) {
  std::mt19937 random(4);
  for (int i = 0; i < 100; ++i) {
    const std::string code = encode(random_puzzle(random));
    for (std::size_t at = 0; at < code.size(); ++at) {
      std::string wrong = code;
      wrong[at] = kDigits[random() % kDigits.size()];
      if (wrong != code) {
        EXPECT_EQ(decode(wrong).error, CodeError::kCheck);
      }
      wrong = code;
      if (at > 0) std::swap(wrong[at - 1], wrong[at]);
      if (wrong != code) {
        EXPECT_EQ(decode(wrong).error, CodeError::kCheck);
      }
    }
  }
}

TEST(LongCode, AcceptsOneCodeForABoard) {
  // Whatever has a valid check character is either the code of its board, or no code.
  std::mt19937 random(5);
  int valid = 0;
  for (int i = 0; i < 20000; ++i) {
    std::string code = encode(random_puzzle(random));
    code.back() = kDigits[random() % kDigits.size()];
    code[random() % 12] = kDigits[random() % kDigits.size()];
    if (random() % 4 == 0) {
      code.back() = '0';
    } else {
      code.pop_back();
    }
    code = checked(code);
    const auto decoded = decode(code);
    if (decoded.error == CodeError::kNone) {
      ++valid;
      ASSERT_EQ(read_layout(decoded.board).status, LayoutStatus::kLegal);
      ASSERT_EQ(encode(decoded.board), code);
    } else {
      ASSERT_EQ(decoded.error, CodeError::kLayout);
    }
  }
  EXPECT_GE(valid, 500);
  EXPECT_EQ(decode("00000000000").error, CodeError::kLength);
  EXPECT_EQ(decode("0000000000U0").error, CodeError::kCharacter);
  EXPECT_EQ(decode("0000000000U0").at, 10U);
}

TEST(LongCode, ClassicBoardsHaveNone) {
  EXPECT_EQ(decode("8C982AD256SSA54G0Y").error, CodeError::kLayout);  // kClassic
  Board board = kClassic;
  board.lengthwise = true;
  EXPECT_EQ(decode(encode(board)).board, cell_rules::renumbered(board));
  board = kClassic;
  board.goals = {{1, 3, 1}};
  EXPECT_EQ(decode(encode(board)).board, cell_rules::renumbered(board));
}

}  // namespace
}  // namespace qiju::huarong
