#include "gomoku/search/transposition_table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "gomoku/search/threat_position.h"

namespace qiju::gomoku {
namespace {

using ProofTable = TranspositionTable<ProofNumbers>;

TEST(TranspositionTable, FindsTheEntryStoredLast) {
  ProofTable table;
  EXPECT_EQ(table.find(0), nullptr);
  table.store(0, ProofNumbers::win(3), 1);
  table.store(7, {5, 6, 0}, 1);
  table.store(7, {8, 9, 0}, 1);
  ASSERT_NE(table.find(0), nullptr);
  EXPECT_TRUE(table.find(0)->is_win());
  EXPECT_EQ(table.find(0)->distance, 3);
  ASSERT_NE(table.find(7), nullptr);
  EXPECT_EQ(table.find(7)->proof, 8);
  table.clear();
  EXPECT_EQ(table.find(0), nullptr);
}

TEST(TranspositionTable, ReplacesTheLeastEffortOnceItIsFull) {
  ProofTable table;
  std::mt19937_64 random(8);
  std::vector<std::uint64_t> early(1'000);
  for (auto& hash : early) table.store(hash = random(), {2, 3, 0}, 1000);
  for (const auto hash : early) EXPECT_NE(table.find(hash), nullptr);
  for (int i = 0; i < 4'000'000; ++i) {
    const std::uint64_t hash = random();
    table.store(hash, {1, 1, 0}, 1);
    ASSERT_NE(table.find(hash), nullptr);
  }
  for (const auto hash : early) EXPECT_NE(table.find(hash), nullptr);
}

TEST(TranspositionTable, ReplacesAgedEntries) {
  ProofTable table;
  std::mt19937_64 random(9);
  std::vector<std::uint64_t> early(1'000);
  for (auto& hash : early) table.store(hash = random(), {2, 3, 0}, 1000);
  for (int i = 0; i < 10; ++i) table.age();
  for (const auto hash : early) EXPECT_NE(table.find(hash), nullptr);
  for (int i = 0; i < 4'000'000; ++i) table.store(random(), {1, 1, 0}, 2);
  const auto kept = std::count_if(early.begin(), early.end(),
                                  [&](auto hash) { return table.find(hash) != nullptr; });
  EXPECT_LT(kept, 50);
}

}  // namespace
}  // namespace qiju::gomoku
