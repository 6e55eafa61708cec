#include "lianliankan/solver/pairing_search.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "lianliankan/boards.h"
#include "lianliankan/game.h"

namespace qiju::lianliankan {
namespace {

TEST(PairingSearch, StaysWithinItsMemoryOnBoardsWithManyConflicts) {
  constexpr std::size_t kMaxBytes = 5'000;
  const Rules rules{.max_turns = 1};
  Random random(4);
  int solvable = 0, unsolvable = 0, forgot = 0;
  for (int i = 0; i < 20; ++i) {
    std::vector<Kind> kinds(static_cast<std::size_t>(8 * 12));
    for (std::size_t tile = 0; tile < kinds.size(); ++tile) {
      kinds[tile] = static_cast<Kind>(1 + tile / 6);
      std::swap(kinds[tile], kinds[random.below(static_cast<std::uint32_t>(tile + 1))]);
    }
    const Board board{8, 12, kinds};
    PairingSearch roomy(board, rules, 1), tight(board, rules, 1, kMaxBytes);
    roomy.run(1000);
    std::size_t before = 0;
    bool forgets = false;
    for (int node = 0; node < 1000 && !tight.run(1); ++node) {
      ASSERT_LE(tight.clause_bytes(), kMaxBytes);
      forgets = forgets || tight.clause_bytes() < before;
      before = tight.clause_bytes();
    }
    forgot += forgets;
    const Status status = tight.solution().status;
    solvable += status == Status::kSolvable;
    unsolvable += status == Status::kUnsolvable;
    if (status == Status::kSolvable) {
      ASSERT_TRUE(rules::clears({board.rows, board.cols, kinds}, tight.solution().moves, rules));
    }
    if (status != Status::kUndecided && roomy.solution().status != Status::kUndecided) {
      ASSERT_EQ(status, roomy.solution().status);
    }
  }
  EXPECT_GE(solvable, 3);
  EXPECT_GE(unsolvable, 10);
  EXPECT_GE(forgot, 2);
}

}  // namespace
}  // namespace qiju::lianliankan
