#include "huarong/keys/placements.h"

#include <gtest/gtest.h>

#include "huarong/layouts.h"

namespace qiju::huarong {
namespace {

/// Legal puzzles that differ from a board in one respect: a rule, a wall, a gate, a piece or a
/// goal.
std::vector<Board> puzzles_unlike(const Board& board) {
  std::vector<Board> others;
  const auto add = [&](auto change) {
    Board other = board;
    change(other);
    if (other != board && read_layout(other).status == LayoutStatus::kLegal)
      others.push_back(other);
  };
  add([](Board& other) { other.lengthwise = !other.lengthwise; });
  for (int row = 0; row < board.rows; ++row) {
    for (int col = 0; col < board.cols; ++col) {
      add([&](Board& other) { add_gate(other, row, col); });
      add([&](Board& other) {
        if (other.at(row, col) == kGate) other.at(row, col) = kBlank;
      });
      add([&](Board& other) { other.covered_gates.reset(other.cell(row, col)); });
      add([&](Board& other) {
        if (other.at(row, col) == kBlank) other.at(row, col) = kWall;
      });
      add([&](Board& other) {
        if (other.at(row, col) == kBlank) other.at(row, col) = 1000;
      });
      for (std::size_t i = 0; i < std::min<std::size_t>(2, board.goals.size()); ++i) {
        add([&](Board& other) { other.goals[i] = {other.goals[i].id, row, col}; });
      }
    }
  }
  add([&](Board& other) {
    other.goals = {};
    for (std::size_t i = 0; i + 1 < board.goals.size(); ++i) other.goals.push_back(board.goals[i]);
  });
  for (const Piece& piece : read_layout(board).pieces) {
    add([&](Board& other) { other.goals.push_back({piece.id, piece.row, piece.col}); });
  }
  return others;
}

TEST(PlacementTable, ReadsItsOwnPuzzleOnly) {
  std::mt19937 random(1);
  int others = 0;
  for (int i = 0; i < 300; ++i) {
    Board board = random_puzzle(random);
    const PlacementTable table(board);
    for (int walk = 0; walk < 10; ++walk) {
      const auto position = table.read(board);
      ASSERT_TRUE(position.has_value());
      const Board written = table.write(*position);
      ASSERT_EQ(cell_rules::shapes(written), cell_rules::shapes(board));
      ASSERT_EQ(written.covered_gates, board.covered_gates);
      for (const Board& other : puzzles_unlike(board)) {
        ASSERT_FALSE(table.read(other).has_value());
        ++others;
      }
      const auto steps = legal_steps(board);
      if (steps.empty()) break;
      make_step(board, steps[random() % steps.size()]);
    }
  }
  EXPECT_GT(others, 10'000);
}

/// True if the mirror image of a puzzle has the same walls and gates.
bool is_own_mirror_image(const Board& board) {
  const Board image = cell_rules::mirrored(board);
  const auto place = [](const Board& of, int row, int col) {
    const bool is_gate = of.at(row, col) == kGate || of.covered_gates[of.cell(row, col)];
    return of.at(row, col) == kWall ? kWall : is_gate ? kGate : kBlank;
  };
  for (int row = 0; row < board.rows; ++row) {
    for (int col = 0; col < board.cols; ++col) {
      if (place(image, row, col) != place(board, row, col)) return false;
    }
  }
  return true;
}

TEST(PlacementTable, HasMirrorImagesOfItsPositions) {
  std::mt19937 random(2);
  int symmetric = 0, gates = 0;
  for (int i = 0; i < 6000; ++i) {
    const Board board = random_puzzle(random);
    const PlacementTable table(board);
    if (!is_own_mirror_image(board)) {
      ASSERT_FALSE(table.has_mirror_images());
      continue;
    }
    if (!table.has_mirror_images()) continue;
    ++symmetric;
    gates += std::count(board.ids.begin(), board.ids.end(), kGate) > 0;
    const auto position = table.read(board);
    ASSERT_TRUE(position.has_value());
    std::vector<PlacementTable::Placed> image;
    for (const auto& [placement, class_index] : *position) {
      image.push_back({table.mirror_image(placement),
                       static_cast<std::uint8_t>(table.classes()[class_index].mirror)});
    }
    const Board written = table.write(image);
    const Board mirrored = cell_rules::mirrored(board);
    ASSERT_EQ(cell_rules::shapes(written), cell_rules::shapes(mirrored));
    ASSERT_EQ(written.covered_gates, mirrored.covered_gates);
    auto own = cell_rules::ids_in_order(written), ids = cell_rules::ids_in_order(board);
    std::sort(own.begin(), own.end());
    std::sort(ids.begin(), ids.end());
    ASSERT_EQ(own, ids);
  }
  EXPECT_GE(symmetric, 100);
  EXPECT_GE(gates, 10);
}

}  // namespace
}  // namespace qiju::huarong
