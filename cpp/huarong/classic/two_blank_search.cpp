#include "huarong/classic/two_blank_search.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdlib>
#include <vector>

#include "huarong/classic/arrangement_table.h"
#include "huarong/classic/pair_frontier.h"

namespace qiju::huarong {

namespace {

constexpr Key kPlanes = (Key{1} << kCaoCaoShift) - 1;

int count_free_cells(const Board& board) { return std::popcount(free_cells(pack(board))); }

/// The shape of the pieces of a plane of the key, at a cell.
Piece piece_at(int cell, int plane_shift) {
  const bool is_cao_cao = plane_shift == kCaoCaoShift;
  const int height = plane_shift == kVerticalShift || is_cao_cao ? 2 : 1;
  const int width = plane_shift == kHorizontalShift || is_cao_cao ? 2 : 1;
  return {0, cell / kCols, cell % kCols, height, width};
}

class ArrangementSearch final : public TwoBlankSearch {
 public:
  ArrangementSearch(const Board& like, Metric metric, MirrorReduction reduction)
      : ArrangementSearch(like, goals_of(like)[0], metric, reduction) {}
  ArrangementSearch(const Board& like, Goal goal, Metric metric, MirrorReduction reduction)
      : like_(like),
        pieces_(read_layout(like).pieces),
        table_(count_free_cells(like), static_cast<Key>(3 * goal.row + goal.col), metric,
               reduction == MirrorReduction::kAllowed && goal.col == kExitCol),
        frontier_(table_, reached_) {}

  void add_source(const Board& board) override;
  void add_arrangement(const Board& board) override;
  bool run(std::uint32_t positions) override { return frontier_.run(positions, stops_at_exits_); }
  std::uint32_t searched() const override {
    return reached_.expanded - reached_.expanded_with_image / 2;
  }
  const std::vector<std::uint32_t>& nearest_exits() const override {
    return reached_.nearest_exits;
  }
  void restart_from_exits() override;

  Place place_of(const Board& board) const override;
  std::uint32_t index_limit() const override { return table_.size() * table_.pair_count(); }
  Board board_at(std::uint32_t index) const override;
  int distance_at(std::uint32_t index) const override {
    return reached_.distance_plus_one[index] - 1;
  }
  int image_count(std::uint32_t index) const override {
    return table_.reduces() && !arrangement_of(index).is_symmetric ? 2 : 1;
  }
  std::vector<Neighbour> neighbours(std::uint32_t index) const override;
  Move move_to(const Board& board, Place place) const override;

  int max_distance() const override { return reached_.max_distance; }
  bool is_symmetric(std::uint32_t index) const override {
    const auto [high, low] = blanks_of(index);
    return arrangement_of(index).is_symmetric && high + low == table_.free_count() - 1;
  }

 private:
  struct Position {
    Key arrangement = 0;
    int blanks[2] = {0, 0};  ///< ranks
  };

  static Position position_of(const Board& board);

  const Arrangement& arrangement_of(std::uint32_t index) const {
    return table_[index / table_.pair_count()];
  }
  std::pair<int, int> blanks_of(std::uint32_t index) const {
    const auto [high, low] = kPairMembers[index % table_.pair_count()];
    return {high, low};
  }
  int rank_in(const ArrangementTable::Entry& entry, int rank) const {
    return entry.mirrored ? table_.free_count() - 1 - rank : rank;
  }
  Key key_at(std::uint32_t index) const;
  Move move_between(const Board& board, Key from, Key to) const;

  Board like_;
  std::vector<Piece> pieces_;  // of like_
  ArrangementTable table_;
  Reached reached_;
  PairFrontier frontier_;
};

ArrangementSearch::Position ArrangementSearch::position_of(const Board& board) {
  const Key key = pack(board);
  Position position{.arrangement = key & ~Key{kAllCells}};
  const CellSet free = free_cells(key);
  CellSet blanks = free & ~soldiers(key);
  for (int& blank : position.blanks) {
    blank = rank_of(free, std::countr_zero(blanks));
    blanks &= blanks - 1;
  }
  return position;
}

void ArrangementSearch::add_source(const Board& board) {
  assert(has_two_blanks(board) && count_free_cells(board) == table_.free_count());
  const Position position = position_of(board);
  const auto entry = table_.insert(position.arrangement);
  frontier_.add_source(entry.arrangement, rank_in(entry, position.blanks[0]),
                       rank_in(entry, position.blanks[1]));
}

void ArrangementSearch::add_arrangement(const Board& board) {
  const Key key = pack(board) & ~Key{kAllCells};
  assert(std::popcount(free_cells(key)) == table_.free_count());
  const std::uint32_t arrangement = table_.insert(key).arrangement;
  for (std::uint32_t pair = 0; pair < table_.pair_count(); ++pair) {
    const auto [high, low] = kPairMembers[pair];
    frontier_.add_source(arrangement, high, low);
  }
}

void ArrangementSearch::restart_from_exits() {
  frontier_.clear();
  const auto distances = std::exchange(reached_, {}).distance_plus_one;
  for (std::uint32_t i = 0, limit = index_limit(); i < limit; ++i) {
    if (distances[i] == 0 || !arrangement_of(i).is_exit) continue;
    const auto [high, low] = blanks_of(i);
    frontier_.add_source(i / table_.pair_count(), high, low);
  }
}

LayerSearch::Place ArrangementSearch::place_of(const Board& board) const {
  if (board.goals != like_.goals || !has_two_blanks(board)) return {};
  const Position position = position_of(board);
  const auto entry = table_.find(position.arrangement);
  if (entry.arrangement == ArrangementTable::kNone) return {};
  return {table_.index_of(entry.arrangement, rank_in(entry, position.blanks[0]),
                          rank_in(entry, position.blanks[1])),
          entry.mirrored};
}

Board ArrangementSearch::board_at(std::uint32_t index) const {
  const Key key = key_at(index);
  Board board = like_;
  board.ids = {};
  auto unplaced = pieces_;
  for (int cell = 0; cell < kCells; ++cell) {
    for (const int shift : {0, kVerticalShift, kHorizontalShift, kCaoCaoShift}) {
      const CellSet plane =
          shift == kCaoCaoShift ? cao_cao(key) : static_cast<CellSet>(key >> shift);
      if ((plane & cell_bit(cell)) == 0) continue;
      const Piece shape = piece_at(cell, shift);
      const auto piece = std::find_if(unplaced.begin(), unplaced.end(), [&](const Piece& p) {
        return p.id != 0 && p.height == shape.height && p.width == shape.width;
      });
      fill(board, shape, piece->id);
      piece->id = 0;
    }
  }
  return board;
}

std::vector<LayerSearch::Neighbour> ArrangementSearch::neighbours(std::uint32_t index) const {
  const std::uint32_t a = index / table_.pair_count();
  const Key key = table_.key(a);
  const CellSet free = free_cells(key);
  const Link* link = table_.links(table_[a]);
  const Adjacency adjacency(free, ranks_of(free));
  const std::pair<int, int> blanks = blanks_of(index);
  const int high = blanks.first, low = blanks.second;
  const auto cells = cells_by_rank(free);
  std::vector<Neighbour> found;
  found.reserve(ArrangementTable::kMaxLinks);
  for (const bool swapped : {false, true}) {
    const int i = swapped ? low : high, j = swapped ? high : low;
    const auto add_soldiers = [&](int kept, RankSet vacated, int steps) {
      const auto end = cells[static_cast<std::size_t>(i + j - kept)];
      for (vacated &= ~(RankSet{1} << i | RankSet{1} << j); vacated != 0; vacated &= vacated - 1) {
        const int rank = std::countr_zero(vacated);
        found.push_back({{table_.index_of(a, kept, rank), false},
                         steps,
                         cells[static_cast<std::size_t>(rank)],
                         end});
      }
    };
    // A soldier moves into blank i, or by way of blank i into blank j.
    const auto row = static_cast<std::size_t>(i), col = static_cast<std::size_t>(j);
    add_soldiers(j, adjacency.all[row], 1);
    add_soldiers(i, adjacency.starts(row, col, table_.metric()), 2);
  }
  table_.for_each_slide(key, [&](std::size_t axis, std::size_t slide) {
    const Link& taken = *link++;
    const Key target = key ^ table_.effect(axis, slide).key_change;
    const bool mirrored = table_.key(taken.target) != target;
    const int cell = static_cast<int>(slide % 32);
    const int end = cell + kSlideAxes[axis].slides[slide / 32].by;
    const bool is_wide = kSlideAxes[axis].plane_shift != kVerticalShift;
    const auto add = [&](std::uint32_t neighbour) {
      found.push_back({{neighbour, mirrored},
                       axis < kOneCellAxes ? 1 : 2,
                       static_cast<std::uint16_t>(cell),
                       static_cast<std::uint16_t>(mirrored ? (end ^ 3) - is_wide : end)});
    };
    if (axis >= kOneBlankAxes) {
      const std::uint32_t pair = index % table_.pair_count();
      if (taken.from == pair) add(taken.target * table_.pair_count() + taken.to);
    } else if (taken.from == high || taken.from == low) {
      add(table_.index_of(taken.target, taken.to,
                          taken.rank_after(taken.from == high ? low : high)));
    }
  });
  return found;
}

Move ArrangementSearch::move_to(const Board& board, Place place) const {
  const Key key = key_at(place.index);
  return move_between(board, pack(board), place.mirrored ? mirror(key) : key);
}

Key ArrangementSearch::key_at(std::uint32_t index) const {
  const Key arrangement = table_.key(index / table_.pair_count());
  const auto [i, j] = blanks_of(index);
  const CellSet free = free_cells(arrangement);
  const auto cells = cells_by_rank(free);
  const auto cell = [&](int rank) { return cells[static_cast<std::size_t>(rank)]; };
  return arrangement | (free & ~(cell_bit(cell(i)) | cell_bit(cell(j))));
}

/// The move from one key, that of the board, to another; an empty path if there is none.
Move ArrangementSearch::move_between(const Board& board, Key from, Key to) const {
  const Key vacated = from & ~to & kPlanes, taken = to & ~from & kPlanes;
  int shift = kCaoCaoShift;
  int cell = std::countr_zero(cao_cao(from)), end_cell = std::countr_zero(cao_cao(to));
  if (cell == end_cell) {
    shift = std::countr_zero(vacated) / kCells * kCells;
    cell = std::countr_zero(vacated) % kCells;
    end_cell = std::countr_zero(taken) - shift;
    if (std::popcount(vacated) != 1 || end_cell < 0 || end_cell >= kCells) return {};
  } else if (vacated != 0) {
    return {};
  }
  Piece piece = piece_at(cell, shift);
  piece.id = board.at(piece.row, piece.col);
  const Piece end = piece_at(end_cell, shift);
  const int rows = end.row - piece.row, cols = end.col - piece.col;
  const int steps = std::abs(rows) + std::abs(cols);
  if (steps > (table_.metric() == Metric::kStep ? 1 : 2)) return {};
  if (table_.metric() == Metric::kSlide && rows != 0 && cols != 0) return {};
  const Direction vertical = rows < 0 ? Direction::kUp : Direction::kDown;
  const Direction horizontal = cols < 0 ? Direction::kLeft : Direction::kRight;
  for (const bool vertical_first : {true, false}) {
    Move move{piece.id, {}};
    Piece at = piece;
    for (int step = 0; step < steps; ++step) {
      const bool is_vertical = vertical_first ? step < std::abs(rows) : step >= std::abs(cols);
      const Direction direction = is_vertical ? vertical : horizontal;
      at = moved(at, direction);
      if (fits(board, at)) move.path.push_back(direction);
    }
    if (move.path.size() == static_cast<std::size_t>(steps)) return move;
  }
  return {};
}

}  // namespace

bool has_two_blanks(const Board& board) {
  if (board.rows != kRows || board.cols != kCols || count_blanks(board) != 2) return false;
  Board without_goal = board;
  without_goal.goals = {};
  if (without_goal != Board{.goals = {}, .ids = board.ids}) return false;
  if (!board.goals.empty()) {
    if (board.goals.size() > 1) return false;
    if (read_layout(without_goal).status != LayoutStatus::kLegal) return false;
    if (goal_piece(without_goal).id != board.goals[0].id) return false;
  }
  return count_free_cells(board) <= kMaxFreeCells;
}

std::unique_ptr<TwoBlankSearch> make_two_blank_search(const Board& like, Metric metric,
                                                      MirrorReduction reduction) {
  assert(has_two_blanks(like));
  return std::make_unique<ArrangementSearch>(like, metric, reduction);
}

}  // namespace qiju::huarong
