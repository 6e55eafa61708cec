// Any board: whether it is legal, and the steps and moves on it, against the cell rules.
#include <map>

#include "huarong/cell_rules.h"
#include "huarong/consume.h"

namespace qiju {

using namespace huarong;

namespace {

/// The same by counting: the cells of each id fill the rectangle around them.
bool is_legal(const Board& board) {
  const bool is_classic = board.goal.id == 0;
  if (is_classic && (board.rows != 5 || board.cols != 4 || board.goal != Goal{})) return false;
  struct Box {
    int top = kMaxSide, left = kMaxSide, bottom = -1, right = -1, cells = 0;
  };
  std::map<std::int32_t, Box> boxes;
  for (int row = 0; row < board.rows; ++row) {
    for (int col = 0; col < board.cols; ++col) {
      Box& box = boxes[cell_rules::at(board, row, col)];
      box = {std::min(box.top, row), std::min(box.left, col), std::max(box.bottom, row),
             std::max(box.right, col), box.cells + 1};
    }
  }
  int cao_caos = 0;
  for (const auto& [id, box] : boxes) {
    if (id < 0 && (is_classic || id != -1)) return false;
    if (id <= 0) continue;
    const int height = box.bottom - box.top + 1, width = box.right - box.left + 1;
    if (box.cells != height * width) return false;
    if (is_classic && (height > 2 || width > 2)) return false;
    cao_caos += height == 2 && width == 2;
  }
  if (is_classic) return cao_caos == 1;
  if (board.goal.id < 0 || boxes.count(board.goal.id) == 0) return false;
  const Box box = boxes[board.goal.id];
  for (int row = 0; row <= box.bottom - box.top; ++row) {
    for (int col = 0; col <= box.right - box.left; ++col) {
      const auto at_row = std::int64_t{board.goal.row} + row;
      const auto at_col = std::int64_t{board.goal.col} + col;
      if (at_row < 0 || at_row >= board.rows || at_col < 0 || at_col >= board.cols) return false;
      if (cell_rules::at(board, static_cast<int>(at_row), static_cast<int>(at_col)) == -1) {
        return false;
      }
    }
  }
  return true;
}

void check_steps(const Board& board, FuzzedDataProvider& input) {
  QIJU_CHECK(legal_steps(board) == cell_rules::steps(board));
  for (const Metric metric : {Metric::kStep, Metric::kSlide, Metric::kMove}) {
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
  for (const Metric metric : {Metric::kStep, Metric::kSlide, Metric::kMove}) {
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
