#include "lianliankan/solver/pairing_search.h"

#include <algorithm>
#include <utility>

namespace qiju::lianliankan {
namespace {

using Value = CdclSolver::Value;

constexpr std::uint64_t kRestartInterval = 100;  // conflicts

}  // namespace

PairingSearch::PairingSearch(const Board& board, const Rules& rules, std::uint32_t seed,
                             std::size_t max_clause_bytes)
    : encoding_(board),
      solver_(encoding_.make_solver(max_clause_bytes)),
      random_(seed),
      tiles_(board, rules),
      next_restart_(kRestartInterval) {}

bool PairingSearch::run(std::uint32_t budget) {
  for (; budget > 0 && solution_.status == Status::kUndecided; --budget) {
    ++searched_;
    solution_.status = search_node();
  }
  return solution_.status != Status::kUndecided;
}

Status PairingSearch::search_node() {
  if (!solver_.propagate()) return Status::kUnsolvable;
  follow_trail();
  remove_chosen();
  if (2 * removed_.size() == encoding_.tile_count()) {
    for (const auto& [pair, level] : removed_) {
      solution_.moves.push_back({encoding_.cell(pair.first), encoding_.cell(pair.second)});
    }
    return Status::kSolvable;
  }
  Remaining stuck = remaining();
  relax(stuck);
  if (!stuck.candidates.empty()) {
    const bool satisfiable = solver_.learn(stuck_clause(std::move(stuck)));
    return satisfiable ? Status::kUndecided : Status::kUnsolvable;
  }
  if (solver_.conflicts() >= next_restart_) {
    next_restart_ = solver_.conflicts() + kRestartInterval;
    solver_.cancel_until(0);
  } else {
    decide();
  }
  return Status::kUndecided;
}

// Puts back the tiles removed on cancelled decision levels, and brings chosen_ up to date.
void PairingSearch::follow_trail() {
  for (; !removed_.empty() && removed_.back().level > solver_.level(); removed_.pop_back()) {
    put(tiles_, removed_.back().pair);
  }
  const std::size_t unchanged = solver_.take_unchanged_prefix();
  while (!chosen_.empty() && chosen_.back().trail_index >= unchanged) chosen_.pop_back();
  const std::span<const Literal> trail = solver_.trail();
  for (std::size_t i = unchanged; i < trail.size(); ++i) {
    if (!trail[i].positive) continue;
    for (const TileIdPair& pair : encoding_.pairs(trail[i].variable)) chosen_.push_back({pair, i});
  }
}

void PairingSearch::remove_chosen() {
  for (bool changed = true; changed;) {
    changed = false;
    for (const auto& [pair, trail_index] : chosen_) {
      if (!has(tiles_, pair.first) || !connectable(tiles_, pair.first, pair.second)) continue;
      remove(tiles_, pair);
      removed_.push_back({pair, solver_.level()});
      changed = true;
    }
  }
}

PairingSearch::Remaining PairingSearch::remaining() const {
  Remaining remaining{tiles_, {}};
  for (const PairingEncoding::KindTiles& kind : encoding_.kinds()) {
    for (TileId a = kind.begin; a < kind.end; ++a) {
      if (!has(tiles_, a)) continue;
      for (TileId b = a; ++b < kind.end;) {
        const bool allowed = solver_.value(encoding_.variable(kind, a, b)) != Value::kFalse;
        if (allowed && has(tiles_, b)) remaining.candidates.push_back({a, b});
      }
    }
  }
  return remaining;
}

// Removes every tile that can be connected to a possible partner, even if several tiles share the
// partner: a relaxation, so the tiles left are stuck under every assignment that extends this one.
void PairingSearch::relax(Remaining& remaining) const {
  for (bool changed = true; changed;) {
    changed = false;
    std::erase_if(remaining.candidates, [&](const TileIdPair& pair) {
      if (has(remaining.tiles, pair.first) || has(remaining.tiles, pair.second)) {
        if (!connectable(remaining.tiles, pair.first, pair.second)) return false;
        remove(remaining.tiles, pair);
        changed = true;
      }
      return true;
    });
  }
}

// Adds the variables, all false, of the pairs by which `tile` could leave the stuck set. Returns
// false if there are none.
bool PairingSearch::add_exits(const RowColumnBits& stuck, TileId tile,
                              std::vector<Variable>& exits) const {
  const std::size_t before = exits.size();
  const PairingEncoding::KindTiles& kind = encoding_.kind(tile);
  for (TileId other = kind.begin; other < kind.end; ++other) {
    if (other == tile) continue;
    const Variable variable = encoding_.variable(kind, tile, other);
    if (solver_.level(variable) > 0 && connectable(stuck, tile, other)) {
      exits.push_back(variable);
    }
  }
  return exits.size() > before;
}

// The clause of a stuck set says that one of its exits must be chosen. It is the stronger the fewer
// exits there are, so a tile with exits is left out if the others are still stuck without it.
Clause PairingSearch::stuck_clause(Remaining stuck) const {
  std::vector<Variable> exits;
  const TileId tiles = encoding_.tile_count();
  for (TileId tile = 0; tile < tiles; ++tile) {
    if (!has(stuck.tiles, tile) || !add_exits(stuck.tiles, tile, exits)) continue;
    Remaining without = stuck;
    without.tiles.remove(encoding_.cell(tile));
    relax(without);
    if (!without.candidates.empty()) stuck = std::move(without);
  }
  exits.clear();
  for (TileId tile = 0; tile < tiles; ++tile) {
    if (has(stuck.tiles, tile)) add_exits(stuck.tiles, tile, exits);
  }
  std::sort(exits.begin(), exits.end());
  exits.erase(std::unique(exits.begin(), exits.end()), exits.end());
  Clause clause;
  for (const Variable exit : exits) clause.push_back({exit, true});
  return clause;
}

// Decides for a kind of four that can be removed at once, which never hurts; else for the
// connectable pair with the highest activity.
void PairingSearch::decide() {
  std::pair<std::uint64_t, std::uint32_t> best_key;
  Variable best = -1;
  for (const PairingEncoding::KindTiles& kind : encoding_.kinds()) {
    for (TileId a = kind.begin; a < kind.end; ++a) {
      if (!has(tiles_, a)) continue;
      for (TileId b = a; ++b < kind.end;) {
        const Variable variable = encoding_.variable(kind, a, b);
        if (solver_.value(variable) != Value::kUnassigned) continue;
        if (!has(tiles_, b) || !connectable(tiles_, a, b)) continue;
        const std::span<const TileIdPair> pairs = encoding_.pairs(variable);
        if (pairs.size() == 2 && clears_kind({a, b}, pairs[pairs[0].first == a ? 1 : 0])) {
          return solver_.decide({variable, true});
        }
        const std::pair key(solver_.activity(variable), random_.next());
        if (best < 0 || key > best_key) {
          best = variable;
          best_key = key;
        }
      }
    }
  }
  solver_.decide({best, true});
}

// Can `second` be removed after `first`?
bool PairingSearch::clears_kind(TileIdPair first, TileIdPair second) {
  remove(tiles_, first);
  const bool clears = connectable(tiles_, second.first, second.second);
  put(tiles_, first);
  return clears;
}

}  // namespace qiju::lianliankan
