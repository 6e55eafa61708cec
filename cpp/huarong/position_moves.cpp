#include "huarong/position_moves.h"

#include <bit>

namespace qiju::huarong {

namespace {

constexpr unsigned kAllDirections = 15;

}  // namespace

PositionMoves::PositionMoves(const Board& like, Metric metric, std::uint32_t few_positions)
    : keys_(like), metric_(metric), few_positions_(few_positions) {
  const int cells = std::popcount(keys_.table().open_cells());
  int blanks = cells;
  for (const PieceClass& pieces : keys_.table().classes()) {
    blanks -= pieces.pieces * std::popcount(keys_.table()[pieces.first].cells);
  }
  int sets = 1;  // of that many blanks
  for (int i = 0; i < blanks && sets <= kMaxSets; ++i) sets = sets * (cells - i) / (i + 1);
  if (sets > kMaxSets) few_positions_ = ~std::uint32_t{0};
}

Change* PositionMoves::add(std::uint16_t from, std::uint8_t class_number, OpenCells blanks,
                           const MadeMoves& made, Change* end) const {
  const PlacementTable& table = keys_.table();
  const OpenCells cells = table[from].cells, room = blanks | cells;
  // Most pieces cannot move. Without branches, which are hard to predict.
  unsigned directions = 0;
  for (std::size_t direction = 0; direction < 4; ++direction) {
    const OpenCells taken = table[from].taken[direction];
    const OpenCells own = metric_ == Metric::kStep ? cells | taken : cells;
    const bool is_made = (own & -own & made[direction / 2]) != 0;
    directions |= static_cast<unsigned>((taken & ~blanks) == 0 && !is_made) << direction;
  }
  if (directions == 0) return end;
  const std::size_t first = keys_.first_placement(class_number);
  std::uint64_t visited = std::uint64_t{1} << (from - first);
  Change change{from, from, class_number, 0, 0, 0};
  // The changes are a queue: breadth first in moves, straight on in slides.
  for (const Change* next = end;; change = *next++, directions = kAllDirections) {
    for (std::size_t direction = 0; direction < 4; ++direction) {
      if ((directions >> direction & 1) == 0) continue;
      Change to = change;
      to.direction = static_cast<std::uint8_t>(direction);
      do {
        const Placement& at = table[to.to];
        to.to = at.next[direction];
        if (to.to == Placement::kNone || (at.taken[direction] & ~room) != 0) break;
        const std::uint64_t place = std::uint64_t{1} << (to.to - first);
        if ((visited & place) != 0) break;
        visited |= place;
        ++to.steps;
        const OpenCells own = metric_ == Metric::kStep ? cells | table[to.to].cells : cells;
        to.cell = static_cast<std::uint8_t>(std::countr_zero(own));
        *end++ = to;
      } while (metric_ == Metric::kSlide);
    }
    if (metric_ != Metric::kMove || next == end) return end;
  }
}

void PositionMoves::list_all(OpenCells blanks) const {
  std::array<Change, kMaxOpenCells> changes;
  std::uint8_t class_number = 0;
  for (const PieceClass& pieces : keys_.table().classes()) {
    for (std::uint16_t i = pieces.first; i < pieces.first + pieces.count; ++i) {
      const Change* end = changes.data();
      if ((keys_.table()[i].cells & blanks) == 0) {
        end = add(i, class_number, blanks, {}, changes.data());
      }
      for (const Change* change = changes.data(); change != end; ++change) {
        changes_.push_back(*change);
      }
      starts_.push_back(static_cast<std::uint32_t>(changes_.size()));
    }
    ++class_number;
  }
}

Change* PositionMoves::list(const PositionKeys::Key& key, const MadeMoves& made,
                            std::size_t classes, Change* end) const {
  struct Placed {
    std::uint16_t placement;
    std::uint8_t class_number;
  };
  OpenCells blanks = keys_.table().open_cells();
  std::array<Placed, kMaxOpenCells> pieces;
  std::size_t count = 0, movable = 0;
  keys_.for_each_piece(key, [&](std::size_t placement, std::size_t class_number) {
    blanks &= ~keys_.table()[placement].cells;
    pieces[count++] = {static_cast<std::uint16_t>(placement),
                       static_cast<std::uint8_t>(class_number)};
    if (class_number < classes) movable = count;
  });
  if (few_positions_ > 0) {
    --few_positions_;
    for (std::size_t i = 0; i < movable; ++i) {
      end = add(pieces[i].placement, pieces[i].class_number, blanks, made, end);
    }
    return end;
  }
  const std::size_t set = keys_.placements() * sets_.insert(KeyIndex<1>::Key(&blanks, 1));
  if (set + 1 == starts_.size()) list_all(blanks);
  const std::uint32_t* const starts = &starts_[set];
  std::size_t moving = 0;
  for (std::size_t i = 0; i < movable; ++i) {
    const std::uint16_t placement = pieces[i].placement;
    pieces[moving].placement = placement;
    moving += starts[placement] != starts[placement + 1];
  }
  for (std::size_t i = 0; i < moving; ++i) {
    const std::uint32_t* const moves = &starts[pieces[i].placement];
    for (std::uint32_t at = moves[0]; at != moves[1]; ++at) {
      *end = changes_[at];
      end += ~made[end->axis()] >> end->cell & 1;
    }
  }
  return end;
}

}  // namespace qiju::huarong
