#include "gomoku/rules/notation.h"

#include <gtest/gtest.h>

#include <array>
#include <random>

namespace qiju::gomoku {
namespace {

TEST(Notation, WritesTwoDigitsAMove) {
  const std::vector<Point> moves = {0, 1, 15, 16, 30, 31, 45, 46, 60};
  EXPECT_EQ(encode(moves), "000110112021303140");
  EXPECT_EQ(decode("000110112021303140").moves, moves);
  EXPECT_EQ(encode(std::vector<Point>{224, 14, 210}), "ee0ee0");
}

TEST(Notation, ReadsUpperCaseAsWell) {
  EXPECT_EQ(decode("eEEeAb").moves, (std::vector<Point>{224, 224, 161}));
}

TEST(Notation, AnEmptyGameIsAnEmptyText) {
  EXPECT_EQ(encode({}), "");
  EXPECT_FALSE(decode("").offset.has_value());
  EXPECT_TRUE(decode("").moves.empty());
}

TEST(Notation, GivesBackEveryPoint) {
  for (Point point = 0; point < kSize * kSize; ++point) {
    const std::vector<Point> moves = {point};
    const Decoded decoded = decode(encode(moves));
    EXPECT_FALSE(decoded.offset.has_value());
    EXPECT_EQ(decoded.moves, moves);
  }
}

TEST(Notation, GivesBackRandomGames) {
  std::mt19937 random(8);
  for (int game = 0; game < 1000; ++game) {
    std::vector<Point> moves(random() % 300);
    for (auto& point : moves) point = static_cast<Point>(random() % 225);
    EXPECT_EQ(decode(encode(moves)).moves, moves);
  }
}

void expect_fault(std::string_view text, std::size_t at, DecodeError kind,
                  Notation notation = Notation::kBase15, int size = kSize) {
  const Decoded decoded = decode(text, notation, size);
  EXPECT_EQ(decoded.offset, at) << text;
  EXPECT_EQ(decoded.error, kind) << text;
  EXPECT_TRUE(decoded.moves.empty()) << text;
}

TEST(Notation, ReportsTheFirstError) {
  expect_fault("0", 0, DecodeError::kEnd);
  expect_fault("001", 2, DecodeError::kEnd);
  expect_fault("f0", 0, DecodeError::kCharacter);
  expect_fault("0f", 1, DecodeError::kCharacter);
  expect_fault("00F1", 2, DecodeError::kCharacter);
  expect_fault("0011g", 4, DecodeError::kCharacter);
  expect_fault("00 11", 2, DecodeError::kCharacter);
  expect_fault(" ", 0, DecodeError::kCharacter);
  expect_fault("00-1", 2, DecodeError::kCharacter);
  expect_fault("x0y", 0, DecodeError::kCharacter);
  expect_fault("00\n", 2, DecodeError::kCharacter);
  expect_fault(std::string_view("00\0a", 4), 2, DecodeError::kCharacter);
  expect_fault("00é0", 2, DecodeError::kCharacter);
}

TEST(Notation, RefusesEveryOtherCharacter) {
  for (int c = 0; c < 256; ++c) {
    const char text[] = {'0', static_cast<char>(c)};
    const bool digit = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'e') || (c >= 'A' && c <= 'E');
    EXPECT_EQ(decode({text, 2}).offset.has_value(), !digit) << c;
  }
}

TEST(Coordinates, NamesColumnsFromTheLeftAndRowsFromTheBottom) {
  const std::vector<Point> moves = {112, 96, 0, 14, 210, 224};
  EXPECT_EQ(encode(moves, Notation::kCoordinates), "h8 g9 a15 o15 a1 o1");
  EXPECT_EQ(decode("h8 g9 a15 o15 a1 o1", Notation::kCoordinates).moves, moves);
  EXPECT_EQ(encode(std::vector<Point>{0, 483}, Notation::kCoordinates, 22), "a22 v1");
  EXPECT_EQ(encode(std::vector<Point>{12}, Notation::kCoordinates, 5), "c3");
}

TEST(Coordinates, ReadsWithAndWithoutWhatIsBetween) {
  const std::vector<Point> moves = {112, 96, 0};
  for (const auto text : {"h8g9a15", "H8, G9, A15", " h8\n\tg9,a15\r\n", ",h08,,g9 A15 ,"}) {
    EXPECT_EQ(decode(text, Notation::kCoordinates).moves, moves) << text;
  }
  EXPECT_TRUE(decode("", Notation::kCoordinates).moves.empty());
  EXPECT_FALSE(decode(" , ", Notation::kCoordinates).offset.has_value());
}

TEST(Coordinates, ReportsTheFirstError) {
  const auto expect = [](std::string_view text, std::size_t at, DecodeError kind,
                         int size = kSize) {
    expect_fault(text, at, kind, Notation::kCoordinates, size);
  };
  expect("h8 8h", 3, DecodeError::kCharacter);
  expect("h8 -", 3, DecodeError::kCharacter);
  expect("h-8", 1, DecodeError::kCharacter);
  expect("h 8", 1, DecodeError::kCharacter);
  expect("hh", 1, DecodeError::kCharacter);
  expect("h8.i9", 2, DecodeError::kCharacter);
  expect("h8\xc3\xa9", 2, DecodeError::kCharacter);
  expect(std::string_view("h8\0i9", 5), 2, DecodeError::kCharacter);
  expect("h8 i", 3, DecodeError::kEnd);
  expect("p1", 0, DecodeError::kOffBoard);
  expect("h8 z9", 3, DecodeError::kOffBoard);
  expect("h0", 1, DecodeError::kOffBoard);
  expect("h8 h16", 4, DecodeError::kOffBoard);
  expect("h99999999999999999999", 1, DecodeError::kOffBoard);
  expect("f1", 0, DecodeError::kOffBoard, 5);
  expect("e6", 1, DecodeError::kOffBoard, 5);
}

TEST(Notation, EveryNotationGivesBackRandomGamesOfEverySize) {
  std::mt19937 random(9);
  for (int game = 0; game < 1500; ++game) {
    const int size = kMinSize + game % (kMaxSize - kMinSize + 1);
    const auto points = static_cast<unsigned>(size * size);
    std::vector<Point> moves(random() % (points + 1));
    for (auto& point : moves) point = static_cast<Point>(random() % points);
    for (const Notation notation : {Notation::kBase15, Notation::kCoordinates}) {
      if (notation == Notation::kBase15 && size != kSize) continue;
      const Decoded decoded = decode(encode(moves, notation, size), notation, size);
      ASSERT_EQ(decoded.error, DecodeError::kNone);
      ASSERT_FALSE(decoded.offset.has_value());
      ASSERT_EQ(decoded.moves, moves);
    }
  }
}

// Whatever is done to a text, it is either read or refused with a fault inside it.
TEST(Notation, CorruptedTextsAreReadOrRefused) {
  constexpr std::string_view kCorruption = "(;\\ BW159ahop,\xff";
  std::mt19937 random(10);
  int refused = 0;
  for (int game = 0; game < 6000; ++game) {
    std::vector<Point> moves(1 + random() % 30);
    for (auto& point : moves) point = static_cast<Point>(random() % 225);
    const Notation notation = std::array{Notation::kBase15, Notation::kCoordinates}[random() % 2];
    std::string text = encode(moves, notation);
    for (auto times = random() % 3 + 1; times > 0; --times) {
      const auto at = random() % text.size();
      if (random() % 3 == 0) {
        text.resize(at + 1);
      } else {
        text[at] = kCorruption[random() % kCorruption.size()];
      }
    }
    const Decoded decoded = decode(text, notation);
    ASSERT_EQ(decoded.offset.has_value(), decoded.error != DecodeError::kNone);
    if (decoded.offset) {
      ASSERT_LE(*decoded.offset, text.size());
      ASSERT_TRUE(decoded.moves.empty());
      ++refused;
    }
    for (const Point point : decoded.moves) {
      ASSERT_TRUE(point >= 0 && point < kSize * kSize) << text;
    }
  }
  EXPECT_GT(refused, 3000);
}

}  // namespace
}  // namespace qiju::gomoku
