#include "lianliankan/gravity/gravity_board.h"

#include <bit>
#include <cassert>

namespace qiju::lianliankan {

bool GravityBoard::supports(const Board& board, Gravity gravity) {
  if (gravity == Gravity::kNone) return false;
  const int lines = are_columns(gravity) ? board.cols : board.rows;
  const int length = are_columns(gravity) ? board.rows : board.cols;
  return lines <= kMaxLines && length <= kMaxLength &&
         equal_pairs(NumberedTiles(board)) <= kMaxPairs;
}

GravityBoard::GravityBoard(const Board& board, Gravity gravity)
    : rows_(board.rows),
      cols_(board.cols),
      gravity_(gravity),
      length_(are_columns(gravity) ? rows_ : cols_),
      split_(gravity == Gravity::kCentre ? cols_ - cols_ / 2 : 0),
      tiles_(board),
      words_(tiles_.cells.size() / 64 + 1),
      slot_of_(tiles_.cells.size()),
      line_of_(tiles_.cells.size()) {
  assert(supports(board, gravity) && words_ <= kMaxWords);
  const int lines = are_columns(gravity) ? cols_ : rows_;
  for (int line = 0; line < lines; ++line) {
    Slots slots{static_cast<int>(tiles_by_slot_.size()), 0, 0};
    for (int height = 0; height < length_; ++height) {
      const TileId tile = tiles_.tiles[board.index(cell(line, height))];
      if (tile == kNoTile) continue;
      slot_of_[tile] = static_cast<std::uint16_t>(tiles_by_slot_.size());
      line_of_[tile] = static_cast<std::uint8_t>(line);
      tiles_by_slot_.push_back(tile);
      ++slots.count;
      slots.low += height < split_;
    }
    slots_.push_back(slots);
  }
}

Cell GravityBoard::cell(int line, int height) const {
  const Cell start = are_columns(gravity_) ? Cell{0, line} : Cell{line, 0};
  const Gravity direction = gravity_ == Gravity::kCentre ? Gravity::kLeft : gravity_;
  const auto [end, step, length] = line_through(start, rows_, cols_, direction);
  return {end.row + height * step.row, end.col + height * step.col};
}

std::vector<std::uint64_t> GravityBoard::start() const {
  std::vector<std::uint64_t> position(words_);
  for (std::size_t slot = 0; slot < tiles_by_slot_.size(); ++slot) {
    position[slot / 64] |= std::uint64_t{1} << (slot % 64);
  }
  return position;
}

TileIdPair GravityBoard::tiles_at(Pair cells) const {
  const auto tile = [&](Cell cell) {
    return tiles_.tiles[static_cast<std::size_t>(cell.row * cols_ + cell.col)];
  };
  return {tile(cells.first), tile(cells.second)};
}

std::vector<Pair> GravityBoard::cells_of(std::span<const TileIdPair> moves) const {
  std::vector<std::uint64_t> position = start();
  std::vector<Pair> pairs;
  const auto now = [&](TileId tile) {
    if (pairs.empty()) return tiles_.cells[tile];  // the board itself may not have settled
    const Slots& line = slots(line_of(tile));
    const std::uint32_t remaining = left(position, line);
    const auto below = [&](int slots) {
      return std::popcount(remaining & static_cast<std::uint32_t>((std::uint64_t{1} << slots) - 1));
    };
    return cell(line_of(tile), split_ - below(line.low) + below(slot_of_[tile] - line.first));
  };
  for (const TileIdPair& move : moves) {
    pairs.push_back({now(move.first), now(move.second)});
    remove(position, move);
  }
  return pairs;
}

}  // namespace qiju::lianliankan
