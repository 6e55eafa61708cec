#include "lianliankan/pairing_search.h"

#include <algorithm>
#include <utility>

namespace qiju::lianliankan {

PairingSearch::PairingSearch(const Board& board, std::uint32_t seed)
    : pairings_(board),
      choices_(pairings_.constrained()),
      random_(seed),
      bits_(board, true),
      present_(pairings_.cells().size(), 1),
      left_(pairings_.cells().size()) {}

Status PairingSearch::step() {
  if (pairings_.odd() || !choices_.propagate()) return Status::kUnsolvable;
  sync();
  play();
  if (left_ == 0) {
    for (const Move& move : line_) {
      moves.push_back({pairings_.cell(move.pair.first), pairings_.cell(move.pair.second)});
    }
    return Status::kSolvable;
  }
  Position rest = position();
  release(rest);
  if (!rest.tiles.empty()) {
    return choices_.refute(way_out(std::move(rest))) ? Status::kUndecided : Status::kUnsolvable;
  }
  if (choices_.conflicts() >= next_restart_) {
    next_restart_ = choices_.conflicts() + 100;
    choices_.restart();
    return Status::kUndecided;
  }
  decide();
  return Status::kUndecided;
}

void PairingSearch::sync() {
  while (!line_.empty() && line_.back().level > choices_.level()) {
    put_back(line_.back().pair);
    line_.pop_back();
  }
  const std::size_t unchanged = choices_.unchanged();
  while (!chosen_.empty() && chosen_.back().made >= unchanged) chosen_.pop_back();
  const auto made = choices_.made();
  for (std::size_t i = unchanged; i < made.size(); ++i) {
    if (!made[i].yes) continue;
    const auto& chosen = pairings_.chosen(made[i].choice);
    for (int k = 0; k < chosen.count; ++k) chosen_.push_back({chosen.pairs[k], i});
  }
}

void PairingSearch::play() {
  for (bool changed = true; changed;) {
    changed = false;
    for (const Pending& pending : chosen_) {
      if (!present(pending.pair.first) || !joined(bits_, pending.pair.first, pending.pair.second)) {
        continue;
      }
      take(pending.pair);
      line_.push_back({pending.pair, choices_.level()});
      changed = true;
    }
  }
}

void PairingSearch::take(TilePair pair) {
  for (const Tile tile : {pair.first, pair.second}) {
    bits_.remove(pairings_.cell(tile));
    present_[static_cast<std::size_t>(tile)] = 0;
    --left_;
  }
}

void PairingSearch::put_back(TilePair pair) {
  for (const Tile tile : {pair.first, pair.second}) {
    bits_.put(pairings_.cell(tile));
    present_[static_cast<std::size_t>(tile)] = 1;
    ++left_;
  }
}

PairingSearch::Position PairingSearch::position() const {
  Position result{bits_, {}};
  for (Tile tile = 0; tile < std::ssize(present_); ++tile) {
    if (present(tile)) result.tiles.push_back(tile);
  }
  return result;
}

bool PairingSearch::can_leave(Tile tile, const BitBoard& bits) const {
  const Pairings::Group& kind = pairings_.kind(tile);
  for (Tile other = kind.begin; other < kind.end; ++other) {
    if (other == tile) continue;
    if (choices_.value(pairings_.choice(kind, tile, other)) == Choices::Value::kNo) continue;
    if (joined(bits, tile, other)) return true;
  }
  return false;
}

void PairingSearch::release(Position& position) const {
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t i = 0; i < position.tiles.size();) {
      const Tile tile = position.tiles[i];
      if (can_leave(tile, position.bits)) {
        position.bits.remove(pairings_.cell(tile));
        position.tiles[i] = position.tiles.back();
        position.tiles.pop_back();
        changed = true;
      } else {
        ++i;
      }
    }
  }
}

Clause PairingSearch::way_out(Position stuck) const {
  for (const Tile tile : std::vector<Tile>(stuck.tiles)) {
    Position rest = stuck;
    const auto at = std::find(rest.tiles.begin(), rest.tiles.end(), tile);
    if (at == rest.tiles.end()) continue;
    rest.tiles.erase(at);
    rest.bits.remove(pairings_.cell(tile));
    release(rest);
    if (!rest.tiles.empty()) stuck = std::move(rest);
  }
  std::vector<Choice> exits;
  for (const Tile tile : stuck.tiles) {
    const Pairings::Group& kind = pairings_.kind(tile);
    for (Tile other = kind.begin; other < kind.end; ++other) {
      if (other != tile && joined(stuck.bits, tile, other)) {
        exits.push_back(pairings_.choice(kind, tile, other));
      }
    }
  }
  std::sort(exits.begin(), exits.end());
  exits.erase(std::unique(exits.begin(), exits.end()), exits.end());
  Clause clause;
  for (const Choice choice : exits) clause.push_back({choice, true});
  return clause;
}

bool PairingSearch::decide() {
  std::pair<std::uint64_t, std::uint32_t> best_key;
  Choice best = -1;
  for (const Pairings::Group& kind : pairings_.kinds()) {
    for (Tile a = kind.begin; a < kind.end; ++a) {
      if (!present(a)) continue;
      for (Tile b = a + 1; b < kind.end; ++b) {
        if (!present(b)) continue;
        const Choice choice = pairings_.choice(kind, a, b);
        if (choices_.value(choice) != Choices::Value::kOpen || !joined(bits_, a, b)) continue;
        if (kind.size() == 4) {
          const auto& chosen = pairings_.chosen(choice);
          const bool first = chosen.pairs[0].first == a;
          if (clears({a, b}, chosen.pairs[first ? 1 : 0])) {
            choices_.decide({choice, true});
            return true;
          }
        }
        const std::pair key(choices_.activity(choice), random_.next());
        if (best < 0 || key > best_key) {
          best = choice;
          best_key = key;
        }
      }
    }
  }
  if (best < 0) return false;
  choices_.decide({best, true});
  return true;
}

bool PairingSearch::clears(TilePair first, TilePair second) {
  for (const Tile tile : {first.first, first.second}) bits_.remove(pairings_.cell(tile));
  const bool clear = joined(bits_, second.first, second.second);
  for (const Tile tile : {first.first, first.second}) bits_.put(pairings_.cell(tile));
  return clear;
}

}  // namespace qiju::lianliankan
