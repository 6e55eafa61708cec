#include "huarong/keys/placements.h"

#include <algorithm>
#include <bit>

namespace qiju::huarong {

namespace {

/// A cell of a board without pieces: kWall, kGate or kBlank.
std::int32_t ground(const Board& board, std::size_t cell) {
  return board.covered_gates[cell] ? kGate : std::min(board.ids[cell], kBlank);
}

OpenCells bit(int cell) { return OpenCells{1} << cell; }

}  // namespace

PlacementTable::PlacementTable(const Board& board) : like_(board), goals_(goals_of(board)) {
  std::uint8_t index = 0;
  for (std::size_t cell = 0; cell < board.cells().size(); ++cell) {
    if (board.ids[cell] == kWall) continue;
    open_cells_ |= bit(index);
    cell_indices_[cell] = index++;
  }
  for (const Goal& goal : goals_) {
    add_piece(find_piece(board, goal.id));
    PieceClass& added = classes_.back();
    for (std::size_t i = 0; i < added.count; ++i) {
      const Placement& placement = placements_[added.first + i];
      if (placement.row == goal.row && placement.col == goal.col) {
        added.target = static_cast<std::uint16_t>(added.first + i);
      }
    }
    has_reachable_goals_ &= added.target != Placement::kNone;
  }
  for (const Piece& piece : read_layout(board).pieces) {
    if (!has_goal(board, piece.id)) add_piece(piece);
  }
  find_mirror_images();
}

void PlacementTable::add_piece(const Piece& piece) {
  const bool has_goal = classes_.size() < goals_.size();
  const auto cells_at = [&](int row, int col) {
    OpenCells cells = 0;
    for (int r = 0; r < piece.height; ++r) {
      for (int c = 0; c < piece.width; ++c) {
        if (like_.at(piece.row + r, piece.col + c) != piece.id) continue;
        const std::size_t cell = like_.cell(row + r, col + c);
        const std::int32_t there = ground(like_, cell);
        if (there == kWall || (!has_goal && there == kGate)) return OpenCells{0};
        cells |= bit(cell_indices_[cell]);
      }
    }
    return cells;
  };
  // By corner: the cells of the piece if it can reach it on a board without other pieces.
  std::array<OpenCells, kMaxCells> reached{};
  const auto can_move = [&](const Piece& next, Direction direction) {
    return can_face(like_, piece, direction) && is_inside(like_, next);
  };
  const auto corner = [](const Piece& at) {
    return static_cast<std::size_t>(at.row * kMaxSide + at.col);
  };
  std::array<Piece, kMaxOpenCells> queue;
  std::size_t count = 0;
  const auto reach = [&](const Piece& at) {
    if (reached[corner(at)] != 0) return;
    reached[corner(at)] = cells_at(at.row, at.col);
    if (reached[corner(at)] != 0) queue[count++] = at;
  };
  reach(piece);
  for (std::size_t i = 0; i < count; ++i) {
    for (const auto direction : kDirections) {
      const Piece next = moved(queue[i], direction);
      if (can_move(next, direction)) reach(next);
    }
  }
  const std::size_t first = placements_.size();
  std::array<std::uint16_t, kMaxCells> indices{};
  for (std::size_t at = 0; at < reached.size(); ++at) {
    if (reached[at] == 0) continue;
    if (placements_.size() == first) {
      for (std::size_t c = goals_.size(); c < classes_.size(); ++c) {
        if (placements_[classes_[c].first].cells != reached[at]) continue;
        ++classes_[c].pieces;
        ids_.push_back({piece.id, c});
        return;
      }
    }
    indices[at] = static_cast<std::uint16_t>(placements_.size());
    placements_.push_back({.cells = reached[at],
                           .row = static_cast<std::uint8_t>(at / kMaxSide),
                           .col = static_cast<std::uint8_t>(at % kMaxSide)});
  }
  classes_.push_back({.first = static_cast<std::uint16_t>(first),
                      .count = static_cast<std::uint8_t>(count),
                      .pieces = 1});
  ids_.push_back({piece.id, classes_.size() - 1});
  for (std::size_t i = 0; i < count; ++i) {
    for (const auto direction : kDirections) {
      const Piece next = moved(queue[i], direction);
      if (!can_move(next, direction) || reached[corner(next)] == 0) continue;
      Placement& from = placements_[indices[corner(queue[i])]];
      const std::uint16_t to = indices[corner(next)];
      from.next[static_cast<std::size_t>(direction)] = to;
      from.taken[static_cast<std::size_t>(direction)] = placements_[to].cells & ~from.cells;
    }
  }
}

void PlacementTable::find_mirror_images() {
  std::array<std::uint8_t, kMaxOpenCells> image{};
  for (int row = 0; row < like_.rows; ++row) {
    for (int col = 0; col < like_.cols; ++col) {
      const std::size_t cell = like_.cell(row, col), there = like_.cell(row, like_.cols - 1 - col);
      if (ground(like_, cell) != ground(like_, there)) return;
      if (like_.ids[cell] == kWall) continue;
      image[cell_indices_[cell]] = cell_indices_[there];
    }
  }
  for (std::size_t c = 0; c < classes_.size(); ++c) {
    PieceClass& own = classes_[c];
    for (std::size_t i = 0; i < own.count; ++i) {
      OpenCells cells = 0;
      for (OpenCells rest = placements_[own.first + i].cells; rest != 0; rest &= rest - 1) {
        cells |= bit(image[static_cast<std::size_t>(std::countr_zero(rest))]);
      }
      const auto found = find(cells, c < goals_.size() ? c : goals_.size());
      if (!found || (i > 0 && found->class_index != own.mirror)) return;
      own.mirror = found->class_index;
      mirror_images_.push_back(found->placement);
    }
    const PieceClass& image_class = classes_[own.mirror];
    if (image_class.count != own.count || image_class.pieces != own.pieces) return;
  }
  has_mirror_images_ = true;
}

/// The placement with these cells in the class of `goal`, or in the classes without goals if `goal`
/// is out of range.
std::optional<PlacementTable::Placed> PlacementTable::find(OpenCells cells,
                                                           std::size_t goal) const {
  const bool has_goal = goal < goals_.size();
  for (std::size_t c = goal, end = has_goal ? goal + 1 : classes_.size(); c < end; ++c) {
    for (std::size_t i = 0; i < classes_[c].count; ++i) {
      const std::size_t placement = classes_[c].first + i;
      if (placements_[placement].cells != cells) continue;
      return Placed{static_cast<std::uint16_t>(placement), static_cast<std::uint8_t>(c)};
    }
  }
  return std::nullopt;
}

std::optional<std::vector<PlacementTable::Placed>> PlacementTable::read(const Board& board) const {
  if (board.rows != like_.rows || board.cols != like_.cols || board.goals != like_.goals ||
      board.lengthwise != like_.lengthwise) {
    return std::nullopt;
  }
  for (std::size_t cell = 0; cell < board.cells().size(); ++cell) {
    if (ground(board, cell) != ground(like_, cell)) return std::nullopt;
  }
  const auto goals = goals_of(board);
  std::vector<Placed> position;
  std::array<std::uint8_t, kMaxOpenCells> count{};
  OpenCells seen = 0;
  for (std::size_t cell = 0; cell < board.cells().size(); ++cell) {
    const std::int32_t id = board.ids[cell];
    if (id <= 0 || (seen & bit(cell_indices_[cell])) != 0) continue;
    OpenCells cells = 0;
    for (std::size_t other = cell; other < board.cells().size(); ++other) {
      if (board.ids[other] == id) cells |= bit(cell_indices_[other]);
    }
    seen |= cells;
    std::size_t goal = 0;
    while (goal < goals.size() && goals[goal].id != id) ++goal;
    const auto placed = find(cells, goal);
    if (!placed) return std::nullopt;
    ++count[placed->class_index];
    position.push_back(*placed);
  }
  for (std::size_t c = 0; c < classes_.size(); ++c) {
    if (count[c] != classes_[c].pieces) return std::nullopt;
  }
  return position;
}

Board PlacementTable::write(const std::vector<Placed>& position) const {
  Board board = like_;
  board.covered_gates = {};
  for (std::size_t cell = 0; cell < board.cells().size(); ++cell) {
    board.ids[cell] = ground(like_, cell);
  }
  auto ids = ids_;
  for (const Placed& placed : position) {
    const auto next = std::find_if(
        ids.begin(), ids.end(), [&](const Id& id) { return id.class_index == placed.class_index; });
    const std::int32_t id = next->id;
    ids.erase(next);
    for (std::size_t cell = 0; cell < board.cells().size(); ++cell) {
      if (board.ids[cell] == kWall) continue;
      if ((placements_[placed.placement].cells & bit(cell_indices_[cell])) == 0) continue;
      board.covered_gates[cell] = board.ids[cell] == kGate;
      board.ids[cell] = id;
    }
  }
  return board;
}

}  // namespace qiju::huarong
