#include "lianliankan/pairings.h"

#include <algorithm>

namespace qiju::lianliankan {

Pairings::Pairings(const Board& board) {
  for (int row = 0; row < board.rows; ++row) {
    for (int col = 0; col < board.cols; ++col) {
      if (board.at({row, col}) != kEmpty) cells_.push_back({row, col});
    }
  }
  std::stable_sort(cells_.begin(), cells_.end(),
                   [&](Cell a, Cell b) { return board.at(a) < board.at(b); });
  const auto size = static_cast<Tile>(cells_.size());
  for (Tile begin = 0; begin < size;) {
    Group kind{begin, begin, static_cast<Choice>(pairs_.size())};
    while (kind.end < size && board.at(cell(kind.end)) == board.at(cell(begin))) {
      kind_of_.push_back(static_cast<int>(kinds_.size()));
      ++kind.end;
    }
    odd_ = odd_ || kind.size() % 2 != 0;
    for (Tile a = kind.begin; a < kind.end; ++a) {
      for (Tile b = a + 1; b < kind.end; ++b) {
        if (kind.size() != 4) {
          pairs_.push_back({{{a, b}, {}}, 1});
        } else if (a == kind.begin) {
          const Tile c = b == begin + 1 ? begin + 2 : begin + 1;
          pairs_.push_back({{{a, b}, {c, 4 * begin + 6 - a - b - c}}, 2});
        }
      }
    }
    begin = kind.end;
    kinds_.push_back(kind);
  }
}

Choice Pairings::choice(const Group& kind, Tile a, Tile b) const {
  const Tile i = std::min(a, b) - kind.begin;
  const Tile j = std::max(a, b) - kind.begin;
  const int n = kind.size();
  if (n == 4) return kind.choices + (i == 0 ? j - 1 : 5 - i - j);
  return kind.choices + i * (2 * n - i - 1) / 2 + j - i - 1;
}

Choices Pairings::constrained() const {
  Choices choices(pairs_.size());
  std::vector<Choice> group;
  for (const Group& kind : kinds_) {
    for (Tile a = kind.begin; a < kind.end; ++a) {
      group.clear();
      for (Tile b = kind.begin; b < kind.end; ++b) {
        if (a != b) group.push_back(choice(kind, a, b));
      }
      choices.add_group(group);
      if (kind.size() <= 4) break;
    }
  }
  return choices;
}

}  // namespace qiju::lianliankan
