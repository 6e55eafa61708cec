#include "lianliankan/gravity_lines.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <numeric>

namespace qiju::lianliankan {
namespace {

bool are_columns(Gravity gravity) { return gravity == Gravity::kDown || gravity == Gravity::kUp; }

// The number of pairs of equal tiles.
int equal_pairs(std::span<const Kind> kinds) {
  std::vector<Kind> sorted(kinds.begin(), kinds.end());
  std::erase(sorted, kEmpty);
  std::sort(sorted.begin(), sorted.end());
  int pairs = 0;
  for (auto at = sorted.begin(); at != sorted.end();) {
    const auto end = std::upper_bound(at, sorted.end(), *at);
    const auto tiles = static_cast<int>(end - at);
    pairs += tiles * (tiles - 1) / 2;
    at = end;
  }
  return pairs;
}

}  // namespace

bool GravityLines::supports(const Board& board, Gravity gravity) {
  if (gravity == Gravity::kNone) return false;
  const int lines = are_columns(gravity) ? board.cols : board.rows;
  const int length = are_columns(gravity) ? board.rows : board.cols;
  return lines <= kMaxLines && length <= kMaxLength && equal_pairs(board.kinds) <= kMaxPairs;
}

GravityLines::GravityLines(const Board& board, Gravity gravity)
    : rows_(board.rows),
      cols_(board.cols),
      gravity_(gravity),
      length_(are_columns(gravity) ? rows_ : cols_),
      split_(gravity == Gravity::kCentre ? cols_ - cols_ / 2 : 0) {
  assert(supports(board, gravity));
  const int lines = are_columns(gravity) ? cols_ : rows_;
  for (int line = 0; line < lines; ++line) {
    Line mask{tiles(), 0, 0};
    for (int height = 0; height < length_; ++height) {
      const Cell at = cell(line, height);
      if (board.at(at) == kEmpty) continue;
      tiles_.push_back(at);
      ++mask.count;
      mask.low += height < split_;
    }
    masks_.push_back(mask);
  }
  words_ = tiles_.size() / 64 + 1;
  assert(words_ <= kMaxWords);
  slots_.resize(tiles_.size());
  std::iota(slots_.begin(), slots_.end(), Slot{0});
  std::stable_sort(slots_.begin(), slots_.end(),
                   [&](Slot a, Slot b) { return board.at(tiles_[a]) < board.at(tiles_[b]); });
  places_.resize(slots_.size());
  line_at_.resize(slots_.size());
  for (std::size_t place = 0; place < slots_.size(); ++place) {
    const Slot slot = slots_[place];
    const Cell at = tiles_[slot];
    places_[slot] = static_cast<Slot>(place);
    line_at_[place] = static_cast<std::uint8_t>(are_columns(gravity) ? at.col : at.row);
    const bool same = place > 0 && board.at(tiles_[slots_[place - 1]]) == board.at(at);
    if (!same) groups_.push_back({static_cast<int>(place), static_cast<int>(place)});
    pairs_ += groups_.back().end++ - groups_.back().begin;
  }
}

Cell GravityLines::cell(int line, int height) const {
  switch (gravity_) {
    case Gravity::kDown:
      return {rows_ - 1 - height, line};
    case Gravity::kUp:
      return {height, line};
    case Gravity::kRight:
      return {line, cols_ - 1 - height};
    default:
      return {line, height};
  }
}

std::vector<std::uint64_t> GravityLines::start() const {
  std::vector<std::uint64_t> position(words_);
  for (std::size_t slot = 0; slot < tiles_.size(); ++slot) {
    position[slot / 64] |= std::uint64_t{1} << (slot % 64);
  }
  return position;
}

SlotPair GravityLines::slots_of(Pair pair) const {
  const auto slot = [&](Cell at) {
    return static_cast<Slot>(std::find(tiles_.begin(), tiles_.end(), at) - tiles_.begin());
  };
  return {slot(pair.first), slot(pair.second)};
}

std::vector<Pair> GravityLines::cells_of(std::span<const SlotPair> moves) const {
  std::vector<std::uint64_t> position = start();
  std::vector<Pair> pairs;
  const auto now = [&](Slot slot) {
    if (pairs.empty()) return tiles_[slot];  // the board itself may not have settled
    const int place = line_at_[places_[slot]];
    const Line& at = line(place);
    const std::uint32_t left = mask(position.data(), at);
    const auto below = [&](int slots) {
      return std::popcount(left & static_cast<std::uint32_t>((std::uint64_t{1} << slots) - 1));
    };
    return cell(place, split_ - below(at.low) + below(slot - at.first));
  };
  for (const SlotPair& move : moves) {
    pairs.push_back({now(move.first), now(move.second)});
    remove(position.data(), move);
  }
  return pairs;
}

}  // namespace qiju::lianliankan
