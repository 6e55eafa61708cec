// Compares the legality, the steps and the moves of any board with the cell rules.
#include <map>

#include "huarong/cell_rules.h"
#include "huarong/consume.h"
#include "huarong/layouts.h"

namespace qiju {

using namespace huarong;

namespace {

/// The same by counting: on the classic board the cells of each id fill the rectangle around them;
/// on others the goals' pieces fit.
bool is_legal(const Board& board) {
  const bool is_classic = board.goals.empty();
  if (is_classic && (board.rows != 5 || board.cols != 4)) return false;
  std::map<std::int32_t, cell_rules::Cells> pieces;
  int walls = 0, cao_caos = 0;
  for (int row = 0; row < board.rows; ++row) {
    for (int col = 0; col < board.cols; ++col) {
      const std::int32_t id = cell_rules::at(board, row, col);
      if (id < -2 || (id < 0 && is_classic)) return false;
      walls += id == -1;
      if (id > 0) pieces[id].emplace_back(row, col);
    }
  }
  if (board.rows * board.cols - walls > 64) return false;
  for (const auto& [id, cells] : pieces) {
    if (!is_classic) break;
    const auto [top, left] = cell_rules::corner_of(cells);
    int height = 0, width = 0;
    for (const auto& [row, col] : cells) {
      height = std::max(height, row - top + 1);
      width = std::max(width, col - left + 1);
    }
    if (static_cast<int>(cells.size()) != height * width || height > 2 || width > 2) return false;
    cao_caos += height == 2 && width == 2;
  }
  if (is_classic && cao_caos != 1) return false;
  std::set<std::int32_t> goal_ids;
  std::set<std::pair<std::int64_t, std::int64_t>> taken;
  for (const Goal& goal : cell_rules::goals(board)) {
    if (pieces.count(goal.id) == 0 || !goal_ids.insert(goal.id).second) return false;
    const auto [top, left] = cell_rules::corner_of(pieces[goal.id]);
    for (const auto& [row, col] : pieces[goal.id]) {
      const std::int64_t to_row = std::int64_t{goal.row} + row - top;
      const std::int64_t to_col = std::int64_t{goal.col} + col - left;
      if (to_row < 0 || to_row >= board.rows || to_col < 0 || to_col >= board.cols) return false;
      const auto id = cell_rules::at(board, static_cast<int>(to_row), static_cast<int>(to_col));
      if (id == -1 || !taken.emplace(to_row, to_col).second) return false;
    }
  }
  for (int row = 0; row < board.rows; ++row) {
    for (int col = 0; col < board.cols; ++col) {
      const bool is_gate = board.covered_gates[board.cell(row, col)];
      if (is_gate && goal_ids.count(cell_rules::at(board, row, col)) == 0) return false;
    }
  }
  return true;
}

void check_steps(const Board& board, FuzzedDataProvider& input) {
  QIJU_CHECK(legal_steps(board) == cell_rules::steps(board));
  for (const Metric metric : kMetrics) {
    const auto moves = legal_moves(board, metric);
    const auto expected = cell_rules::moves(board, metric);
    QIJU_CHECK(moves.size() == expected.size());
    for (std::size_t i = 0; i < moves.size(); ++i) {
      QIJU_CHECK(moves[i] == expected[i].first);
      Board after = board;
      make_move(after, moves[i]);
      QIJU_CHECK(after == expected[i].second);
    }
  }

  Board at = board;
  std::vector<Step> made;
  for (int i = 0; i < 40 && input.remaining_bytes() > 0; ++i) {
    const Step step{input.ConsumeIntegral<std::int8_t>(), consume_enum(input, Direction::kRight)};
    const auto expected = cell_rules::stepped(at, step);
    Board next = at;
    QIJU_CHECK(make_step(next, step) == expected.has_value());
    QIJU_CHECK(next == expected.value_or(at));
    if (expected) made.push_back(step);
    at = next;
  }
  std::vector<Move> grouped;
  for (const Metric metric : kMetrics) {
    grouped = group_steps(made, metric);
    Board after = board;
    for (const Move& move : grouped) make_move(after, move);
    QIJU_CHECK(after == at);
  }
  const Lengths lengths = lengths_of(grouped);
  QIJU_CHECK(lengths.step == static_cast<int>(made.size()));
  QIJU_CHECK(lengths.move == static_cast<int>(grouped.size()));
  QIJU_CHECK(lengths.move <= lengths.slide && lengths.slide <= lengths.step);
}

}  // namespace

void fuzz(FuzzedDataProvider& input) {
  const Board board = input.ConsumeBool() ? consume_cells(input) : consume_layout(input);
  const Layout layout = read_layout(board);
  QIJU_CHECK((layout.status == LayoutStatus::kLegal) == is_legal(board));
  if (layout.status != LayoutStatus::kLegal) {
    QIJU_CHECK(layout.pieces.empty());
    return;
  }
  const auto ids = cell_rules::ids_in_order(board);
  QIJU_CHECK(layout.pieces.size() == ids.size());
  for (std::size_t i = 0; i < ids.size(); ++i) QIJU_CHECK(layout.pieces[i].id == ids[i]);
  QIJU_CHECK(is_solved(board) == cell_rules::solved(board));
  QIJU_CHECK(goal_piece(board).id == cell_rules::goal_id(board));
  const Board image = mirror_image(board);
  QIJU_CHECK(mirror_image(image) == board && image.ids == cell_rules::mirrored(board).ids);
  check_steps(board, input);
}

}  // namespace qiju
