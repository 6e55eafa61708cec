#include "gomoku/search/tree_search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace qiju::gomoku {
namespace {

struct Stone {
  Color color;
  Point point;
};

/// Some of `stones`, an even number of them, whose keys have this exclusive or: by Gaussian
/// elimination. Nothing if there are none.
std::vector<Stone> with_hash(const std::vector<Stone>& stones, std::uint64_t hash) {
  struct Row {
    std::uint64_t key;
    bool is_odd;
    std::vector<bool> chosen;

    void add(const Row& other) {
      key ^= other.key;
      is_odd ^= other.is_odd;
      for (std::size_t i = 0; i < chosen.size(); ++i) chosen[i] = chosen[i] != other.chosen[i];
    }
    bool has(int bit) const { return bit < 64 ? (key >> bit & 1) != 0 : is_odd; }
  };
  std::vector<Row> rows;
  for (std::size_t i = 0; i < stones.size(); ++i) {
    rows.push_back({ShapeBoard::key(stones[i].color, stones[i].point), true,
                    std::vector<bool>(stones.size())});
    rows.back().chosen[i] = true;
  }
  Row wanted{hash, false, std::vector<bool>(stones.size())};
  std::size_t next = 0;
  for (int bit = 0; bit <= 64; ++bit) {
    const auto from = rows.begin() + static_cast<std::ptrdiff_t>(next);
    const auto found = std::find_if(from, rows.end(), [&](const Row& row) { return row.has(bit); });
    if (found == rows.end()) continue;
    std::iter_swap(from, found);
    const Row pivot = rows[next++];
    for (std::size_t i = next; i < rows.size(); ++i) {
      if (rows[i].has(bit)) rows[i].add(pivot);
    }
    if (wanted.has(bit)) wanted.add(pivot);
  }
  std::vector<Stone> found;
  for (std::size_t i = 0; wanted.key == 0 && i < stones.size(); ++i) {
    if (wanted.chosen[i]) found.push_back(stones[i]);
  }
  return found;
}

/// Turns of a set-up position.
std::vector<Point> turns_of(const std::vector<Point>& black, const std::vector<Point>& white,
                            std::size_t count) {
  std::vector<Point> turns;
  for (std::size_t i = 0; i < count; ++i) {
    const auto& own = i % 2 == 0 ? black : white;
    turns.push_back(i / 2 < own.size() ? own[i / 2] : kPass);
  }
  return turns;
}

TEST(TreeSearch, HasALegalLineWhereTwoPositionsHaveOneHash) {
  // Black has a four, and White must block at column 5. The other position has Black there.
  std::vector<Point> black{kSize + 1, kSize + 2, kSize + 3, kSize + 4}, white{kSize};
  const Point block = kSize + 5;
  std::uint64_t hash =
      ShapeBoard::key(Color::kBlack, block) ^ ShapeBoard::key(Color::kWhite, white[0]);
  for (const Point point : black) hash ^= ShapeBoard::key(Color::kBlack, point);
  // No two of the other stones are next to each other. The black ones are in the first position.
  std::vector<Stone> others;
  for (int row = 6; row < kSize; row += 2) {
    for (int col = 0; col < kSize; col += 2) {
      others.push_back({Color::kBlack, row * kSize + col});
      others.push_back({Color::kWhite, row * kSize + col});
    }
  }
  std::vector<Point> other_white;
  for (const Stone& stone : with_hash(others, hash)) {
    (stone.color == Color::kBlack ? black : other_white).push_back(stone.point);
  }
  ASSERT_GT(other_white.size(), 5U);

  TreeSearch first(turns_of(black, white, 2 * black.size() - 1), Rule::kFreestyle, kSize, true);
  first.start(1, -kWin, kWin, 0, 1);
  while (!first.run(1000)) {
  }
  ASSERT_EQ(first.root_moves().size(), 1U);
  ASSERT_EQ(first.root_moves()[0].point, block);
  const std::uint64_t first_hash = first.board().hash();

  const TreeSearch second(turns_of({}, other_white, 2 * other_white.size()), Rule::kFreestyle,
                          kSize, true, &first);
  ASSERT_EQ(second.board().hash_after(block), first_hash);
  EXPECT_EQ(second.line(block, 5), std::vector<Point>{block});
}

}  // namespace
}  // namespace qiju::gomoku
