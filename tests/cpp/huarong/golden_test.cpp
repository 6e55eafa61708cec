#include "golden.h"

#include "huarong/board/share_code.h"
#include "huarong/generator.h"
#include "huarong/layouts.h"
#include "huarong/levels.h"
#include "search/resumable.h"

namespace qiju::huarong {
namespace {

using golden::json;
using golden::object;

constexpr const char* kMetricNames[] = {"step", "slide", "move"};

std::string rows(const Board& board) { return golden::rows(board.cells(), board.cols); }

TEST(Golden, Huarong) {
  golden::File file("huarong");
  for (const Level& level : kLevels) {
    const std::string code = encode(level.board);
    file.add("encode", {rows(level.board)}, json(code));
    file.add("decode", {json(code)}, rows(decode(code).board));
  }
  for (const PieceCounts& pieces : {PieceCounts{1, 4, 4}, {3, 2, 4}, {0, 2, 11}, {2, 3, 5}}) {
    for (const Metric metric : kMetrics) {
      Generator generator(pieces, metric);
      finish(generator);
      for (const int distance : {generator.max_distance(), generator.max_distance() / 2}) {
        const std::uint32_t seed = 2026;
        file.add("generate",
                 {object({{"horizontals", json(pieces.horizontals)},
                          {"verticals", json(pieces.verticals)},
                          {"soldiers", json(pieces.soldiers)},
                          {"metric", json(kMetricNames[static_cast<int>(metric)])},
                          {"distance", json(distance)},
                          {"seed", json(seed)}})},
                 object({{"board", rows(generator.pick(distance, distance, seed).value())},
                         {"distance", json(distance)},
                         {"seed", json(seed)}}));
      }
    }
  }
  file.compare();
}

}  // namespace
}  // namespace qiju::huarong
