#include "lianliankan/solver/pairing_encoding.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace qiju::lianliankan {

PairingEncoding::PairingEncoding(const Board& board) {
  NumberedTiles tiles(board);
  pairs_begin_.push_back(0);
  for (const TileIdRange& kind : tiles.kinds) {
    assert(kind.size() % 2 == 0);
    kind_of_.insert(kind_of_.end(), static_cast<std::size_t>(kind.size()), kinds_.size());
    kinds_.push_back({kind, static_cast<Variable>(pairs_begin_.size() - 1)});
    for (TileId a = kind.begin; a < kind.end; ++a) {
      for (TileId b = a; ++b < kind.end;) {
        if (kind.size() == 4 && a != kind.begin) break;
        pairs_.push_back({a, b});
        if (kind.size() == 4) {
          const auto c = static_cast<TileId>(b == kind.begin + 1 ? kind.begin + 2 : kind.begin + 1);
          pairs_.push_back({c, static_cast<TileId>(4 * kind.begin + 6 - a - b - c)});
        }
        pairs_begin_.push_back(pairs_.size());
      }
    }
  }
  cells_ = std::move(tiles.cells);
}

Variable PairingEncoding::variable(const KindTiles& kind, TileId a, TileId b) const {
  const int i = std::min(a, b) - kind.begin;
  const int j = std::max(a, b) - kind.begin;
  const int size = kind.size();
  if (size == 4) return kind.first_variable + (i == 0 ? j - 1 : 5 - i - j);
  return kind.first_variable + i * (2 * size - i - 1) / 2 + j - i - 1;
}

std::span<const TileIdPair> PairingEncoding::pairs(Variable variable) const {
  const auto at = static_cast<std::size_t>(variable);
  return std::span(pairs_).subspan(pairs_begin_[at], pairs_begin_[at + 1] - pairs_begin_[at]);
}

CdclSolver PairingEncoding::make_solver(std::size_t max_clause_bytes) const {
  CdclSolver solver(pairs_begin_.size() - 1, max_clause_bytes);
  std::vector<Variable> variables;
  for (const KindTiles& kind : kinds_) {
    for (TileId a = kind.begin; a < kind.end; ++a) {
      variables.clear();
      for (TileId b = kind.begin; b < kind.end; ++b) {
        if (a != b) variables.push_back(variable(kind, a, b));
      }
      solver.add_exactly_one(variables);
      if (kind.size() <= 4) break;  // the first tile's variables determine the others' partners
    }
  }
  return solver;
}

}  // namespace qiju::lianliankan
