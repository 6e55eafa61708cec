#include "huarong/keys/position_moves.h"

#include <bit>

namespace qiju::huarong {

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

Change* PositionMoves::add(std::uint16_t from, std::uint8_t class_index, OpenCells blanks,
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
  const std::size_t first = keys_.first_placement(class_index);
  std::uint64_t visited = std::uint64_t{1} << (from - first);
  Change change{from, from, class_index, 0, 0, 0};
  // The changes are a queue: breadth first in moves, straight on in slides.
  for (const Change* next = end;;) {
    for (; directions != 0; directions &= directions - 1) {
      const auto direction = static_cast<std::size_t>(std::countr_zero(directions));
      Change to = change;
      to.direction = static_cast<std::uint8_t>(direction);
      do {
        to.to = table[to.to].next[direction];
        if (to.to == Placement::kNone) break;
        const std::uint64_t place = std::uint64_t{1} << (to.to - first);
        if ((visited & place) != 0) break;
        visited |= place;
        ++to.steps;
        const OpenCells own = metric_ == Metric::kStep ? cells | table[to.to].cells : cells;
        to.cell = static_cast<std::uint8_t>(std::countr_zero(own));
        *end++ = to;
      } while (metric_ == Metric::kSlide && (table[to.to].taken[direction] & ~room) == 0);
    }
    if (metric_ != Metric::kMove || next == end) return end;
    change = *next++;
    for (std::size_t direction = 0; direction < 4; ++direction) {
      const OpenCells taken = table[change.to].taken[direction];
      directions |= static_cast<unsigned>((taken & ~room) == 0) << direction;
    }
  }
}

void PositionMoves::list_all(OpenCells blanks) {
  std::array<Change, kMaxOpenCells> changes;
  std::uint8_t class_index = 0;
  for (const PieceClass& pieces : keys_.table().classes()) {
    std::uint64_t movable = 0;
    for (std::uint16_t i = pieces.first; i < pieces.first + pieces.count; ++i) {
      const Change* end = changes.data();
      if ((keys_.table()[i].cells & blanks) == 0) {
        end = add(i, class_index, blanks, {}, changes.data());
      }
      if (end != changes.data()) movable |= std::uint64_t{1} << (i - pieces.first);
      changes_.insert(changes_.end(), static_cast<const Change*>(changes.data()), end);
      starts_.push_back(static_cast<std::uint32_t>(changes_.size()));
    }
    movable_.push_back(movable);
    ++class_index;
  }
}

Change* PositionMoves::generate(const PositionKey& key, const MadeMoves& made, std::size_t classes,
                                Change* end) const {
  const OpenCells blanks = keys_.blanks(key);
  for (std::size_t c = 0; c < classes; ++c) {
    for (std::uint64_t places = keys_.pieces(key, c); places != 0; places &= places - 1) {
      const std::size_t placement =
          keys_.first_placement(c) + static_cast<std::size_t>(std::countr_zero(places));
      end = add(static_cast<std::uint16_t>(placement), static_cast<std::uint8_t>(c), blanks, made,
                end);
    }
  }
  return end;
}

Change* PositionMoves::list(const PositionKey& key, const MadeMoves& made, std::size_t classes,
                            Change* end) {
  if (few_positions_ > 0) {
    --few_positions_;
    return generate(key, made, classes, end);
  }
  const OpenCells blanks = keys_.blanks(key);
  const std::size_t set = sets_.insert({&blanks, 1});
  if (set * keys_.classes() == movable_.size()) list_all(blanks);
  const std::uint64_t* const movable = &movable_[set * keys_.classes()];
  const std::uint32_t* const starts = &starts_[set * keys_.placements()];
  for (std::size_t c = 0; c < classes; ++c) {
    for (std::uint64_t places = keys_.pieces(key, c) & movable[c]; places != 0;
         places &= places - 1) {
      const std::size_t placement =
          keys_.first_placement(c) + static_cast<std::size_t>(std::countr_zero(places));
      for (std::uint32_t at = starts[placement]; at != starts[placement + 1]; ++at) {
        *end = changes_[at];
        end += ~made[end->axis()] >> end->cell & 1;
      }
    }
  }
  return end;
}

}  // namespace qiju::huarong
