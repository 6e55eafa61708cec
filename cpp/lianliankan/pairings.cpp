#include "lianliankan/pairings.h"

#include <algorithm>

#include "lianliankan/tiles.h"

namespace qiju::lianliankan {

Pairings::Pairings(const Board& board) : cells_(tiles_by_kind(board)) {
  const auto size = static_cast<Tile>(cells_.size());
  begin_.push_back(0);
  for (Tile begin = 0; begin < size; begin = kinds_.back().end) {
    Group kind{begin, begin, static_cast<Choice>(begin_.size() - 1)};
    while (kind.end < size && board.at(cell(kind.end)) == board.at(cell(begin))) ++kind.end;
    kind_of_.insert(kind_of_.end(), static_cast<std::size_t>(kind.size()), kinds_.size());
    kinds_.push_back(kind);
    for (Tile a = begin; a < kind.end; ++a) {
      for (Tile b = a + 1; b < kind.end; ++b) {
        if (kind.size() == 4 && a != begin) break;
        pairs_.push_back({a, b});
        if (kind.size() == 4) {
          const Tile c = b == begin + 1 ? begin + 2 : begin + 1;
          pairs_.push_back({c, 4 * begin + 6 - a - b - c});
        }
        begin_.push_back(pairs_.size());
      }
    }
  }
}

Choice Pairings::choice(const Group& kind, Tile a, Tile b) const {
  const Tile i = std::min(a, b) - kind.begin;
  const Tile j = std::max(a, b) - kind.begin;
  const int size = kind.size();
  if (size == 4) return kind.choices + (i == 0 ? j - 1 : 5 - i - j);
  return kind.choices + i * (2 * size - i - 1) / 2 + j - i - 1;
}

std::span<const TilePair> Pairings::pairs(Choice choice) const {
  const auto at = static_cast<std::size_t>(choice);
  return std::span(pairs_).subspan(begin_[at], begin_[at + 1] - begin_[at]);
}

Choices Pairings::choices() const {
  Choices choices(begin_.size() - 1);
  std::vector<Choice> partners;
  for (const Group& kind : kinds_) {
    for (Tile a = kind.begin; a < kind.end; ++a) {
      partners.clear();
      for (Tile b = kind.begin; b < kind.end; ++b) {
        if (a != b) partners.push_back(choice(kind, a, b));
      }
      choices.add_group(partners);
      if (kind.size() <= 4) break;  // the first tile's choices settle the others'
    }
  }
  return choices;
}

}  // namespace qiju::lianliankan
