#include "huarong/keys/position_moves.h"

#include <gtest/gtest.h>

#include "huarong/board/share_code.h"
#include "huarong/layouts.h"
#include "scale.h"

namespace qiju::huarong {
namespace {

/// The positions after these changes, with the lengths of the moves.
std::multiset<std::pair<std::string, std::size_t>> ends_of(const PositionKeys& keys,
                                                           const PositionKey& key,
                                                           std::span<const Change> changes) {
  std::multiset<std::pair<std::string, std::size_t>> ends;
  for (const Change& change : changes) {
    PositionKey next = key;
    keys.toggle(next, change.from);
    keys.toggle(next, change.to);
    ends.emplace(cell_rules::shapes(keys.unpack(next)), change.steps);
  }
  return ends;
}

TEST(PositionMoves, AgreesWithTheCellRulesListedOrNot) {
  std::mt19937 random(19);
  int moves = 0, made_moves = 0;
  for (int i = 0; i < scaled(1500); ++i) {
    Board board = i % 4 == 0   ? random_layout(random, 1 + random_below(random, 4))
                  : i % 4 == 1 ? random_room(random)
                               : random_puzzle(random);
    SCOPED_TRACE(encode(board) + ' ' + cell_rules::shapes(board));
    const auto metric = kMetrics[i % 3];
    PositionMoves listed(board, metric, 0);
    const PositionMoves direct(board, metric);
    const PositionKeys& keys = listed.keys();
    for (int walk = 0; walk < 6; ++walk) {
      PositionKey key;
      ASSERT_TRUE(keys.pack(board, key));
      ASSERT_EQ(cell_rules::shapes(keys.unpack(key)), cell_rules::shapes(board));
      Changes changes, others;
      const Change* const end = listed.list(key, {}, keys.classes(), changes.data());
      const std::span<const Change> found(changes.data(), end);
      std::multiset<std::pair<std::string, std::size_t>> wanted;
      for (const auto& [move, next] : cell_rules::moves(board, metric)) {
        wanted.emplace(cell_rules::shapes(next), move.path.size());
      }
      ASSERT_EQ(ends_of(keys, key, found), wanted);
      moves += static_cast<int>(found.size());

      const auto bits = [&] { return std::uint64_t{random()} | std::uint64_t{random()} << 32; };
      MadeMoves made{bits() & bits(), bits() & bits()};
      if (metric == Metric::kMove) made[1] = made[0];
      const std::size_t classes = random() % (keys.classes() + 1);
      for (const bool is_listed : {true, false}) {
        const Change* const last = is_listed ? listed.list(key, made, classes, others.data())
                                             : direct.generate(key, made, classes, others.data());
        const Change* other = others.data();
        for (const Change& change : found) {
          if (change.class_index >= classes) continue;
          if ((made[change.axis()] >> change.cell & 1) != 0) continue;
          ASSERT_NE(other, last);
          ASSERT_EQ(other->from, change.from);
          ASSERT_EQ(other->to, change.to);
          ASSERT_EQ(other->steps, change.steps);
          ASSERT_EQ(other->axis(), change.axis());
          ++other;
        }
        ASSERT_EQ(other, last);
        made_moves += static_cast<int>(found.size()) - static_cast<int>(last - others.data());
      }
      const auto steps = cell_rules::steps(board);
      if (!steps.empty()) board = *cell_rules::stepped(board, steps[random() % steps.size()]);
    }
  }
  EXPECT_GE(moves, scaled(20000));
  EXPECT_GE(made_moves, scaled(10000));
}

}  // namespace
}  // namespace qiju::huarong
