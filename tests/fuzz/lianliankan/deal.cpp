// Boards dealt and shuffled from any arguments: they can be cleared, and hold the tiles asked for.
#include "lianliankan/deal.h"

#include "lianliankan/consume.h"
#include "lianliankan/game.h"
#include "lianliankan/rated_deal.h"

namespace qiju {

using namespace lianliankan;

namespace {

/// Even numbers that sum up to the cells.
std::vector<int> consume_copies(FuzzedDataProvider& input, int cells) {
  std::vector<int> copies;
  while (cells > 0) {
    const int pairs = input.ConsumeIntegralInRange(0, std::min(cells / 2, 20));
    copies.push_back(input.remaining_bytes() > 0 ? 2 * pairs : cells);
    cells -= copies.back();
  }
  return copies;
}

void check_deal(int rows, int cols, const Deal& deal, std::span<const int> copies,
                Gravity gravity) {
  QIJU_CHECK(rules::clears({rows, cols, deal.kinds}, deal.solution, gravity));
  for (std::size_t i = 0; i < copies.size(); ++i) {
    const auto kind = static_cast<Kind>(i + 1);
    QIJU_CHECK(std::count(deal.kinds.begin(), deal.kinds.end(), kind) == copies[i]);
  }
}

void check_shuffle(const Tiles& tiles, std::uint32_t seed, Gravity gravity) {
  const Shuffle shuffled = shuffle(tiles.board(), seed, gravity);
  std::vector<Kind> before = tiles.kinds;
  std::sort(before.begin(), before.end());
  bool is_odd = false;
  for (const Kind kind : before) {
    is_odd |= kind != kEmpty && std::count(before.begin(), before.end(), kind) % 2 != 0;
  }
  QIJU_CHECK((shuffled.status == ShuffleStatus::kOddKind) == is_odd);
  if (is_odd) return;
  const Deal& deal = shuffled.deal;
  for (std::size_t i = 0; i < tiles.kinds.size(); ++i) {
    QIJU_CHECK((deal.kinds[i] == kEmpty) == (tiles.kinds[i] == kEmpty));
  }
  std::vector<Kind> after = deal.kinds;
  std::sort(after.begin(), after.end());
  QIJU_CHECK(before == after);
  QIJU_CHECK(rules::clears({tiles.rows, tiles.cols, deal.kinds}, deal.solution, gravity));
}

}  // namespace

void fuzz(FuzzedDataProvider& input) {
  const Gravity gravity = consume_enum(input, Gravity::kCentre);
  const auto seed = input.ConsumeIntegral<std::uint32_t>();
  if (input.ConsumeBool()) {
    check_shuffle(consume_tiles(input, 10, 10), seed, gravity);
    return;
  }
  const bool is_rated = input.ConsumeIntegral<std::uint8_t>() == 1;
  const int rows = input.ConsumeIntegralInRange(1, is_rated ? 5 : 12);
  const int cols = 2 * input.ConsumeIntegralInRange(1, is_rated ? 3 : 6);
  if (is_rated) {
    const auto difficulty = consume_enum(input, Difficulty::kExpert);
    const auto copies = consume_copies(input, rows * cols);
    RatedDealSearch search(rows, cols, copies, seed, gravity, difficulty);
    search.run(3);
    check_deal(rows, cols, search.best().deal, copies, gravity);
    QIJU_CHECK(search.best().clear_rate >= 0 && search.best().clear_rate <= 1);
  } else {
    const auto copies = consume_copies(input, rows * cols);
    check_deal(rows, cols, deal(rows, cols, copies, seed, gravity), copies, gravity);
  }
}

}  // namespace qiju
