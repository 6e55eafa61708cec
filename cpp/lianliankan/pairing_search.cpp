#include "lianliankan/pairing_search.h"

#include <algorithm>
#include <utility>

namespace qiju::lianliankan {
namespace {

constexpr std::uint64_t kRestartInterval = 100;  // contradictions

}  // namespace

PairingSearch::PairingSearch(const Board& board, std::uint32_t seed)
    : pairings_(board),
      choices_(pairings_.choices()),
      random_(seed),
      tiles_(board),
      restart_(kRestartInterval) {}

Status PairingSearch::step() {
  if (!choices_.propagate()) return Status::kUnsolvable;
  follow_choices();
  take_chosen();
  if (2 * line_.size() == pairings_.cells().size()) {
    for (const auto& [pair, level] : line_) {
      moves_.push_back({pairings_.cell(pair.first), pairings_.cell(pair.second)});
    }
    return Status::kSolvable;
  }
  Rest stuck = rest();
  release(stuck);
  if (!stuck.open.empty()) {
    return choices_.refute(way_out(std::move(stuck))) ? Status::kUndecided : Status::kUnsolvable;
  }
  if (choices_.conflicts() >= restart_) {
    restart_ = choices_.conflicts() + kRestartInterval;
    choices_.restart();
  } else {
    decide();
  }
  return Status::kUndecided;
}

// Takes back what rests on decisions that were, and notes the pairs chosen since.
void PairingSearch::follow_choices() {
  for (; !line_.empty() && line_.back().level > choices_.level(); line_.pop_back()) {
    const auto [first, second] = line_.back().pair;
    tiles_.put(pairings_.cell(first));
    tiles_.put(pairings_.cell(second));
  }
  const std::size_t unchanged = choices_.unchanged();
  while (!chosen_.empty() && chosen_.back().made >= unchanged) chosen_.pop_back();
  const std::span<const Literal> made = choices_.made();
  for (std::size_t i = unchanged; i < made.size(); ++i) {
    if (!made[i].yes) continue;
    for (const TilePair& pair : pairings_.pairs(made[i].choice)) chosen_.push_back({pair, i});
  }
}

void PairingSearch::take_chosen() {
  for (bool changed = true; changed;) {
    changed = false;
    for (const auto& [pair, made] : chosen_) {
      if (!on(tiles_, pair.first) || !joined(tiles_, pair.first, pair.second)) continue;
      tiles_.remove(pairings_.cell(pair.first));
      tiles_.remove(pairings_.cell(pair.second));
      line_.push_back({pair, choices_.level()});
      changed = true;
    }
  }
}

PairingSearch::Rest PairingSearch::rest() const {
  Rest rest{tiles_, {}};
  for (const Pairings::Group& kind : pairings_.kinds()) {
    for (Tile a = kind.begin; a < kind.end; ++a) {
      if (!on(tiles_, a)) continue;
      for (Tile b = a + 1; b < kind.end; ++b) {
        const bool open = choices_.value(pairings_.choice(kind, a, b)) != Choices::Value::kNo;
        if (open && on(tiles_, b)) rest.open.push_back({a, b});
      }
    }
  }
  return rest;
}

// Lets every tile go that can reach a partner it may have, be it for several to have the same. What
// cannot go so cannot go in truth.
void PairingSearch::release(Rest& rest) const {
  for (bool changed = true; changed;) {
    changed = false;
    std::erase_if(rest.open, [&](const TilePair& pair) {
      if (on(rest.tiles, pair.first) || on(rest.tiles, pair.second)) {
        if (!joined(rest.tiles, pair.first, pair.second)) return false;
        rest.tiles.remove(pairings_.cell(pair.first));
        rest.tiles.remove(pairings_.cell(pair.second));
        changed = true;
      }
      return true;
    });
  }
}

// Adds the pairs by which `tile` could leave the others, and says whether there are any. They were
// all decided against.
bool PairingSearch::exits(const CrossBoard& stuck, Tile tile, Clause& clause) const {
  const std::size_t before = clause.size();
  const Pairings::Group& kind = pairings_.kind(tile);
  for (Tile other = kind.begin; other < kind.end; ++other) {
    if (other == tile) continue;
    const Choice choice = pairings_.choice(kind, tile, other);
    if (choices_.level(choice) > 0 && joined(stuck, tile, other)) clause.push_back({choice, true});
  }
  return clause.size() > before;
}

// The clause of a stuck set of tiles. It says the more, the fewer exits it has, so tiles that have
// some are left out where the others are still stuck without them.
Clause PairingSearch::way_out(Rest stuck) const {
  Clause clause;
  const auto tiles = static_cast<Tile>(pairings_.cells().size());
  for (Tile tile = 0; tile < tiles; ++tile) {
    if (!on(stuck.tiles, tile) || !exits(stuck.tiles, tile, clause)) continue;
    Rest without = stuck;
    without.tiles.remove(pairings_.cell(tile));
    release(without);
    if (!without.open.empty()) stuck = std::move(without);
  }
  clause.clear();
  for (Tile tile = 0; tile < tiles; ++tile) {
    if (on(stuck.tiles, tile)) exits(stuck.tiles, tile, clause);
  }
  const auto before = [](Literal a, Literal b) { return a.choice < b.choice; };
  std::sort(clause.begin(), clause.end(), before);
  clause.erase(std::unique(clause.begin(), clause.end()), clause.end());
  return clause;
}

// For a kind that can be cleared at once, which never hurts; else for the pair that had most to do
// with recent contradictions.
void PairingSearch::decide() {
  std::pair<std::uint64_t, std::uint32_t> best_key;
  Choice best = -1;
  for (const Pairings::Group& kind : pairings_.kinds()) {
    for (Tile a = kind.begin; a < kind.end; ++a) {
      if (!on(tiles_, a)) continue;
      for (Tile b = a + 1; b < kind.end; ++b) {
        const Choice choice = pairings_.choice(kind, a, b);
        if (choices_.value(choice) != Choices::Value::kOpen) continue;
        if (!on(tiles_, b) || !joined(tiles_, a, b)) continue;
        const std::span<const TilePair> pairs = pairings_.pairs(choice);
        if (pairs.size() == 2 && clears({a, b}, pairs[pairs[0].first == a ? 1 : 0])) {
          return choices_.decide({choice, true});
        }
        const std::pair key(choices_.activity(choice), random_.next());
        if (best < 0 || key > best_key) {
          best = choice;
          best_key = key;
        }
      }
    }
  }
  choices_.decide({best, true});
}

// Whether the second pair can go once the first has.
bool PairingSearch::clears(TilePair first, TilePair second) {
  tiles_.remove(pairings_.cell(first.first));
  tiles_.remove(pairings_.cell(first.second));
  const bool clear = joined(tiles_, second.first, second.second);
  tiles_.put(pairings_.cell(first.first));
  tiles_.put(pairings_.cell(first.second));
  return clear;
}

}  // namespace qiju::lianliankan
