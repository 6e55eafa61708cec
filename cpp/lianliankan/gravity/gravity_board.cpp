#include "lianliankan/gravity/gravity_lines.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "lianliankan/tiles.h"

namespace qiju::lianliankan {
namespace {

bool are_columns(Gravity gravity) { return gravity == Gravity::kDown || gravity == Gravity::kUp; }

}  // namespace

bool GravityLines::supports(const Board& board, Gravity gravity) {
  if (gravity == Gravity::kNone) return false;
  const int lines = are_columns(gravity) ? board.cols : board.rows;
  const int length = are_columns(gravity) ? board.rows : board.cols;
  return lines <= kMaxLines && length <= kMaxLength &&
         equal_pairs(tiles_of_each_kind(board)) <= kMaxPairs;
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
  std::vector<Slot> slot_of(board.kinds.size());  // by cell
  for (std::size_t slot = 0; slot < tiles_.size(); ++slot) {
    slot_of[board.index(tiles_[slot])] = static_cast<Slot>(slot);
  }
  places_.resize(tiles_.size());
  Kind last = kEmpty;
  for (const Cell at : tiles_by_kind(board)) {
    const auto place = static_cast<int>(slots_.size());
    const Slot slot = slot_of[board.index(at)];
    slots_.push_back(slot);
    places_[slot] = static_cast<Slot>(place);
    line_at_.push_back(static_cast<std::uint8_t>(are_columns(gravity) ? at.col : at.row));
    if (board.at(at) != last) groups_.push_back({place, place});
    last = board.at(at);
    ++groups_.back().end;
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
