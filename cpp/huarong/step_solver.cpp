#include "huarong/step_solver.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>

#include "hash/key_index.h"
#include "huarong/classic/packed_key.h"

namespace qiju::huarong {

namespace {

struct Kind {
  int height = 0;
  int width = 0;
  int shift = 0;  ///< of its plane in a key
};

constexpr Kind kKinds[] = {
    {1, 1, kSoldierShift}, {2, 1, kVerticalShift}, {1, 2, kHorizontalShift}, {2, 2, kCaoCaoShift}};

/// A position and the step that led to it.
struct Reached {
  std::uint32_t parent = 0;
  std::uint8_t kind = 0;
  std::uint8_t cell = 0;  ///< the top-left one of the piece, before the step
  Direction direction = Direction::kUp;
  bool is_mirrored = false;  ///< the position is the mirror image of the one after the step
};

/// The cells from which `offset` leads to one of `cells`.
constexpr CellSet before(CellSet cells, int offset) {
  return offset < 0 ? cells << -offset : cells >> offset;
}

/// The top-left cells where a piece of this kind can make a step: the cells that it enters, one or
/// two, are blank.
CellSet movable(const Kind& kind, Direction direction, CellSet blanks) {
  constexpr CellSet kFirstColumn = 0x11111;
  const auto both = [&](int first, int last) {
    return before(blanks, first) & before(blanks, last);
  };
  const auto beside = [&](int offset) { return both(offset, offset + kCols * (kind.height - 1)); };
  const auto across = [&](int offset) { return both(offset, offset + kind.width - 1); };
  switch (direction) {
    case Direction::kUp:
      return across(-kCols);
    case Direction::kDown:
      return across(kCols * kind.height);
    case Direction::kLeft:
      return beside(-1) & ~kFirstColumn;
    default:
      return beside(kind.width) & ~(kFirstColumn << (kCols - kind.width));
  }
}

Direction mirror(Direction direction) {
  switch (direction) {
    case Direction::kLeft:
      return Direction::kRight;
    case Direction::kRight:
      return Direction::kLeft;
    default:
      return direction;
  }
}

}  // namespace

// A position stands for its mirror image too, since the exit is in the middle.
std::optional<std::vector<Step>> solve_in_steps(const Board& board) {
  constexpr int kOffsets[] = {-kCols, kCols, -1, 1};
  const PackedKey exit = piece_bits(kCaoCaoShift, kCols * Goal{}.row + Goal{}.col) >> kCaoCaoShift;
  KeyIndex index{1};
  std::vector<Reached> reached(1);
  const PackedKey start = pack(board);
  std::uint32_t at = index.insert({&start, 1});
  for (; at < index.size() && index.key(at)[0] >> kCaoCaoShift != exit; ++at) {
    const PackedKey key = index.key(at)[0];
    const CellSet blanks = blank_cells(key);
    for (std::size_t k = 0; k < std::size(kKinds); ++k) {
      const Kind& kind = kKinds[k];
      const CellSet pieces = pieces_of(key, kind.shift);
      for (const auto direction : kDirections) {
        CellSet moving = pieces & movable(kind, direction, blanks);
        for (; moving != 0; moving &= moving - 1) {
          const int cell = std::countr_zero(moving);
          const int to = cell + kOffsets[static_cast<std::size_t>(direction)];
          const PackedKey after = key ^ piece_bits(kind.shift, cell) ^ piece_bits(kind.shift, to);
          const PackedKey next = std::min(after, mirror(after));
          if (index.insert({&next, 1}) == reached.size()) {
            reached.push_back({at, static_cast<std::uint8_t>(k), static_cast<std::uint8_t>(cell),
                               direction, next != after});
          }
        }
      }
    }
  }
  if (at == index.size()) return std::nullopt;

  std::vector<Reached> path;
  for (; at != 0; at = reached[at].parent) path.push_back(reached[at]);
  std::vector<Step> steps;
  Board now = board;
  bool is_mirrored = false;  // `now` is the mirror image of the position on the path
  for (auto step = path.rbegin(); step != path.rend(); ++step) {
    const Kind& kind = kKinds[step->kind];
    Piece piece{0, step->cell / kCols, step->cell % kCols, kind.height, kind.width};
    if (is_mirrored) piece.col = kCols - kind.width - piece.col;
    const Direction direction = is_mirrored ? mirror(step->direction) : step->direction;
    is_mirrored ^= step->is_mirrored;
    piece.id = now.at(piece.row, piece.col);
    fill(now, piece, kBlank);
    fill(now, moved(piece, direction), piece.id);
    steps.push_back({piece.id, direction});
  }
  return steps;
}

}  // namespace qiju::huarong
