#include "huarong/step_solver.h"

#include <bit>
#include <cstddef>
#include <cstdint>

#include "hash/key_index.h"
#include "huarong/classic/packed_key.h"

namespace qiju::huarong {

namespace {

struct Kind {
  CellSet shape = 0;  ///< with the top-left cell at bit 0
  int height = 0;
  int width = 0;
  int shift = 0;  ///< of its plane in a key
};

constexpr Kind kKinds[] = {{0x1, 1, 1, kSoldierShift},
                           {0x11, 2, 1, kVerticalShift},
                           {0x3, 1, 2, kHorizontalShift},
                           {0x33, 2, 2, kCaoCaoShift}};

/// A position and the step that led to it.
struct Reached {
  std::uint32_t parent = 0;
  int cell = 0;  ///< the top-left one of the piece, before the step
  Direction direction = Direction::kUp;
  std::size_t kind = 0;
};

}  // namespace

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
      for (CellSet pieces = pieces_of(key, kind.shift); pieces != 0; pieces &= pieces - 1) {
        const int cell = std::countr_zero(pieces), row = cell / kCols, col = cell % kCols;
        const bool is_inside[] = {0 < row, row + kind.height < kRows, 0 < col,
                                  col + kind.width < kCols};
        for (const auto direction : kDirections) {
          const auto d = static_cast<std::size_t>(direction);
          const int to = cell + kOffsets[d];
          if (!is_inside[d] || (kind.shape << to & ~(kind.shape << cell | blanks)) != 0) continue;
          const PackedKey next = key ^ piece_bits(kind.shift, cell) ^ piece_bits(kind.shift, to);
          if (index.insert({&next, 1}) == reached.size()) {
            reached.push_back({at, cell, direction, k});
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
  for (auto step = path.rbegin(); step != path.rend(); ++step) {
    const Kind& kind = kKinds[step->kind];
    Piece piece{0, step->cell / kCols, step->cell % kCols, kind.height, kind.width};
    piece.id = now.at(piece.row, piece.col);
    fill(now, piece, kBlank);
    fill(now, moved(piece, step->direction), piece.id);
    steps.push_back({piece.id, step->direction});
  }
  return steps;
}

}  // namespace qiju::huarong
