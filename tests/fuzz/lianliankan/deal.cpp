// Boards dealt and shuffled from any arguments: they can be cleared, and hold the tiles asked for.
#include "lianliankan/deal/deal.h"

#include "lianliankan/consume.h"
#include "lianliankan/deal/rated_deal.h"
#include "lianliankan/game.h"

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

void check_deal(const Tiles& shape, const Deal& deal, std::span<const int> copies,
                const Rules& rules) {
  QIJU_CHECK(rules::clears({shape.rows, shape.cols, deal.kinds}, deal.solution, rules));
  for (std::size_t i = 0; i < shape.kinds.size(); ++i) {
    QIJU_CHECK((deal.kinds[i] == kWall) == (shape.kinds[i] == kWall));
  }
  for (std::size_t i = 0; i < copies.size(); ++i) {
    const auto kind = static_cast<Kind>(i + 1);
    QIJU_CHECK(std::count(deal.kinds.begin(), deal.kinds.end(), kind) == copies[i]);
  }
}

/// A status other than kDealt is right: nothing clears the board of unlabelled tiles.
void check_failure(const Tiles& tiles, DealStatus status, const Rules& rules) {
  QIJU_CHECK(status == DealStatus::kUnsolvable || status == DealStatus::kUndecided);
  Tiles unlabelled = tiles;
  for (Kind& kind : unlabelled.kinds) kind = is_tile(kind) ? 1 : kind;
  if (std::count(unlabelled.kinds.begin(), unlabelled.kinds.end(), 1) > 8) return;
  QIJU_CHECK(!rules::EveryGame(rules).solvable(unlabelled));
}

void check_shuffle(const Tiles& tiles, std::uint32_t seed, const Rules& rules) {
  const DealResult shuffled = shuffle(tiles.board(), seed, rules);
  std::vector<Kind> before = tiles.kinds;
  std::sort(before.begin(), before.end());
  bool is_odd = false;
  for (const Kind kind : before) {
    is_odd |= is_tile(kind) && std::count(before.begin(), before.end(), kind) % 2 != 0;
  }
  QIJU_CHECK((shuffled.status == DealStatus::kOddKind) == is_odd);
  if (is_odd) return;
  if (shuffled.status != DealStatus::kDealt) return check_failure(tiles, shuffled.status, rules);
  const Deal& deal = shuffled.deal;
  for (std::size_t i = 0; i < tiles.kinds.size(); ++i) {
    QIJU_CHECK(is_tile(deal.kinds[i]) ? is_tile(tiles.kinds[i]) : deal.kinds[i] == tiles.kinds[i]);
  }
  std::vector<Kind> after = deal.kinds;
  std::sort(after.begin(), after.end());
  QIJU_CHECK(before == after);
  QIJU_CHECK(rules::clears({tiles.rows, tiles.cols, deal.kinds}, deal.solution, rules));
}

/// Empty cells, an even number of them, and walls.
Tiles consume_shape(FuzzedDataProvider& input, int max_rows, int max_cols) {
  Tiles shape = consume_tiles(input, max_rows, max_cols);
  for (Kind& kind : shape.kinds) kind = kind % 8 == 7 ? kWall : kEmpty;
  if (std::count(shape.kinds.begin(), shape.kinds.end(), kEmpty) % 2 != 0) {
    *std::find(shape.kinds.begin(), shape.kinds.end(), kEmpty) = kWall;
  }
  return shape;
}

}  // namespace

void fuzz(FuzzedDataProvider& input) {
  const Rules rules = consume_rules(input);
  const auto seed = input.ConsumeIntegral<std::uint32_t>();
  if (input.ConsumeBool()) {
    check_shuffle(consume_tiles(input, 10, 10), seed, rules);
    return;
  }
  const bool is_rated = input.ConsumeIntegral<std::uint8_t>() == 1;
  const Tiles shape = consume_shape(input, is_rated ? 5 : 12, is_rated ? 6 : 12);
  const auto cells = static_cast<int>(std::count(shape.kinds.begin(), shape.kinds.end(), kEmpty));
  const auto copies = consume_copies(input, cells);
  if (is_rated) {
    const auto difficulty = consume_enum(input, Difficulty::kExpert);
    RatedDealSearch search(shape.board(), copies, seed, rules, band(difficulty));
    search.run(3);
    if (search.status() != DealStatus::kDealt) return;
    check_deal(shape, search.best().deal, copies, rules);
    QIJU_CHECK(search.best().clear_rate >= 0 && search.best().clear_rate <= 1);
  } else {
    const DealResult result = deal(shape.board(), copies, seed, rules);
    if (result.status == DealStatus::kDealt) check_deal(shape, result.deal, copies, rules);
  }
}

}  // namespace qiju
