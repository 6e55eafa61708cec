#include "gomoku/notation.h"

#include <gtest/gtest.h>

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
  EXPECT_FALSE(decode("").fault.has_value());
  EXPECT_TRUE(decode("").moves.empty());
}

TEST(Notation, GivesBackEveryPoint) {
  for (Point point = 0; point < kSize * kSize; ++point) {
    const std::vector<Point> moves = {point};
    const Decoded decoded = decode(encode(moves));
    EXPECT_FALSE(decoded.fault.has_value());
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

void expect_fault(std::string_view text, std::size_t at) {
  const Decoded decoded = decode(text);
  EXPECT_EQ(decoded.fault, at) << text;
  EXPECT_TRUE(decoded.moves.empty()) << text;
}

TEST(Notation, PointsAtTheFirstFault) {
  expect_fault("0", 0);
  expect_fault("001", 2);
  expect_fault("f0", 0);
  expect_fault("0f", 1);
  expect_fault("00F1", 2);
  expect_fault("0011g", 4);
  expect_fault("00 11", 2);
  expect_fault(" ", 0);
  expect_fault("00-1", 2);
  expect_fault("x0y", 0);
  expect_fault("00\n", 2);
  expect_fault(std::string_view("00\0a", 4), 2);
  expect_fault("00é0", 2);
}

TEST(Notation, RefusesEveryOtherCharacter) {
  for (int c = 0; c < 256; ++c) {
    const char text[] = {'0', static_cast<char>(c)};
    const bool digit = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'e') || (c >= 'A' && c <= 'E');
    EXPECT_EQ(decode({text, 2}).fault.has_value(), !digit) << c;
  }
}

}  // namespace
}  // namespace qiju::gomoku
