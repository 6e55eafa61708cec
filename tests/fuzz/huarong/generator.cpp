// Layouts generated from any set of pieces that leaves at most two blanks.
#include "huarong/generator.h"

#include "huarong/cell_rules.h"
#include "huarong/consume.h"
#include "huarong/solver.h"
#include "search/resumable.h"

namespace qiju {

using namespace huarong;

namespace {

int count(const Board& board, int height, int width) {
  int found = 0;
  for (const Piece& piece : read_layout(board).pieces) {
    found += piece.height == height && piece.width == width;
  }
  return found;
}

}  // namespace

void fuzz(FuzzedDataProvider& input) {
  const Metric metric = consume_metric(input);
  const int blanks = input.ConsumeIntegralInRange(1, 2);
  const int generals = input.ConsumeIntegralInRange(0, (kOtherCells - blanks) / 2);
  const int horizontals = input.ConsumeIntegralInRange(0, generals);
  const PieceCounts pieces{horizontals, generals - horizontals,
                           kOtherCells - blanks - 2 * generals};
  const auto seed = input.ConsumeIntegral<std::uint64_t>();
  Generator generator(pieces, metric);
  finish(generator);
  const int max_distance = generator.max_distance();
  QIJU_CHECK(max_distance >= -1 && (max_distance >= 0) == (generator.solvable() > 0));
  const int from = input.ConsumeIntegralInRange(-2, std::max(max_distance, 0) + 1);
  const int to = input.ConsumeIntegralInRange(-2, std::max(max_distance, 0) + 1);
  const auto board = generator.pick(from, to, seed);
  QIJU_CHECK(board.has_value() == (std::max(from, 0) <= std::min(to, max_distance)));
  if (!board) return;
  QIJU_CHECK(board == generator.pick(from, to, seed));
  const int distance = generator.distance_of(*board);
  QIJU_CHECK(from <= distance && distance <= to);
  QIJU_CHECK(count(*board, 1, 2) == pieces.horizontals && count(*board, 2, 1) == pieces.verticals);
  QIJU_CHECK(count(*board, 1, 1) == pieces.soldiers && count_blanks(*board) == blanks);
  QIJU_CHECK(static_cast<int>(solve(*board, metric).moves.size()) == distance);
}

}  // namespace qiju
