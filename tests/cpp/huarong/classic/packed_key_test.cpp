#include "huarong/classic/packed_key.h"

#include <gtest/gtest.h>

#include "huarong/layouts.h"

namespace qiju::huarong {
namespace {

/// The shapes of the pieces, read back from a key.
std::string unpacked(PackedKey key) {
  const auto cao = static_cast<std::size_t>(4 * ((key >> 60) / 3) + (key >> 60) % 3);
  std::string text(kCells, cell_rules::kBlank);
  const auto put = [&](std::size_t cell, char shape, std::initializer_list<std::size_t> covered) {
    text[cell] = shape;
    for (const std::size_t offset : covered) text[cell + offset] = cell_rules::kCovered;
  };
  for (std::size_t cell = 0; cell < kCells; ++cell) {
    if (key >> cell & 1) put(cell, cell_rules::letter(1, 1), {});
    if (key >> (20 + cell) & 1) put(cell, cell_rules::letter(2, 1), {4});
    if (key >> (40 + cell) & 1) put(cell, cell_rules::letter(1, 2), {1});
  }
  put(cao, cell_rules::kGoalPiece, {1, 4, 5});
  return text;
}

TEST(PackedKey, PacksTheClassicAsDocumented) {
  const PackedKey soldiers = 1U << 13 | 1U << 14 | 1U << 16 | 1U << 19;
  const PackedKey verticals = 1U << 0 | 1U << 3 | 1U << 8 | 1U << 11;
  const PackedKey horizontals = 1U << 9;
  EXPECT_EQ(pack(kClassic), soldiers | verticals << 20 | horizontals << 40 | PackedKey{1} << 60);
}

TEST(PackedKey, SurvivesPackingAndMirroring) {
  std::mt19937 random(2);
  for (int i = 0; i < 3000; ++i) {
    const Board board = random_layout(random, i % 17);
    const Board image = cell_rules::mirrored(board);
    const PackedKey key = pack(board);
    ASSERT_EQ(unpacked(key), cell_rules::shapes(board));
    ASSERT_EQ(mirror(key), pack(image));
    ASSERT_EQ(mirror(mirror(key)), key);
  }
}

}  // namespace
}  // namespace qiju::huarong
