#include "huarong/graph/distances.h"

#include <gtest/gtest.h>

#include <set>

#include "huarong/layouts.h"
#include "search/resumable.h"

namespace qiju::huarong {
namespace {

// One soldier and a goal piece in a room of 3×3: 72 positions.
constexpr Board kSmallRoom{
    .rows = 3, .cols = 3, .goals = {{1, 2, 2}}, .ids = {1, 0, 0, 0, 2, 0, 0, 0, 0}};

TEST(Distances, CountAndListThePositionsOfARange) {
  for (const auto metric : kMetrics) {
    const auto search = make_search(kSmallRoom, metric, {});
    search->add_source(kSmallRoom);
    finish(*search);
    const auto slow = cell_rules::search({kSmallRoom}, metric, 100, true);
    EXPECT_EQ(count_reached(*search), slow.met.size());
    EXPECT_EQ(slow.met.size(), 72U);
    std::uint32_t symmetric = 0;
    for (const Board& board : slow.met) {
      symmetric += cell_rules::shapes(board) == cell_rules::shapes(cell_rules::mirrored(board));
    }
    EXPECT_EQ(count_symmetric(*search), symmetric);
    for (int from = -1; from <= slow.distance.back() + 1; ++from) {
      for (int to = from - 1; to <= slow.distance.back() + 1; ++to) {
        std::set<std::string> wanted, found;
        for (std::size_t i = 0; i < slow.met.size(); ++i) {
          if (from <= slow.distance[i] && slow.distance[i] <= to) {
            wanted.insert(cell_rules::shapes(slow.met[i]));
          }
        }
        const std::uint32_t count = count_between(*search, from, to);
        for (std::uint32_t n = 0; n < count; ++n) {
          found.insert(cell_rules::shapes(nth_between(*search, from, to, n)));
        }
        ASSERT_EQ(count, wanted.size());
        ASSERT_EQ(found, wanted);
        const auto picked = pick(*search, from, to, 5);
        ASSERT_EQ(picked.has_value(), !wanted.empty());
        if (picked) {
          ASSERT_TRUE(wanted.contains(cell_rules::shapes(*picked)));
        }
      }
    }
  }
}

TEST(Distances, CountMirrorImagesWherePositionsShareAnIndex) {
  Board room = kSmallRoom;
  room.goals = {{1, 2, 1}};
  for (const auto reduction : {MirrorReduction::kForbidden, MirrorReduction::kAllowed}) {
    const auto search = make_search(room, Metric::kStep, {reduction});
    search->add_source(room);
    search->add_source(cell_rules::mirrored(room));
    finish(*search);
    std::set<std::string> found;
    for (std::uint32_t n = 0; n < count_reached(*search); ++n) {
      found.insert(cell_rules::shapes(nth_between(*search, 0, search->max_distance(), n)));
    }
    EXPECT_EQ(found.size(), 72U);
  }
}

}  // namespace
}  // namespace qiju::huarong
