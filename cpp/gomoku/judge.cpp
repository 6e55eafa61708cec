#include "gomoku/judge.h"

#include <algorithm>
#include <array>
#include <utility>

namespace qiju::gomoku {

namespace {

/// Which move took each point of a board; colours follow from the moves' parity.
class Board {
 public:
  explicit Board(int size) : size_(size), points_(size * size) {
    std::fill_n(move_at_.begin(), points_, kEmpty);
  }

  bool has(Point point) const { return point >= 0 && point < points_; }
  bool is_full(int moves) const { return moves == points_; }

  /// The move that took `point`, -1 if none did. `point` must be on the board.
  int move_at(Point point) const { return move_at_[static_cast<std::size_t>(point)]; }

  void place(Point point, int move) {
    move_at_[static_cast<std::size_t>(point)] = static_cast<std::int16_t>(move);
  }

  /// Calls `visit(first, length, stride)` for the longest row of one colour through the stone on
  /// `point` in each of the four directions: its points are first, first + stride, ...
  template <class Visit>
  void for_each_row(Point point, Visit visit) const {
    const int colour = move_at(point) & 1;
    const auto arm = [&](int row_step, int col_step) {
      int length = 0;
      int row = point / size_ + row_step, col = point % size_ + col_step;
      while (row >= 0 && row < size_ && col >= 0 && col < size_) {
        const int move = move_at(row * size_ + col);
        if (move == kEmpty || (move & 1) != colour) break;
        row += row_step;
        col += col_step;
        ++length;
      }
      return length;
    };
    constexpr std::pair<int, int> kDirections[] = {{0, 1}, {1, -1}, {1, 0}, {1, 1}};
    for (const auto& [row_step, col_step] : kDirections) {
      const int stride = row_step * size_ + col_step;
      const int back = arm(-row_step, -col_step);
      visit(point - back * stride, back + 1 + arm(row_step, col_step), stride);
    }
  }

 private:
  static constexpr std::int16_t kEmpty = -1;
  static constexpr int kMostPoints = kMaxSize * kMaxSize;

  int size_;
  int points_;
  std::array<std::int16_t, kMostPoints> move_at_;
};

Verdict illegal(GameStatus status, int culprit, int earlier) {
  Verdict verdict;
  verdict.status = status;
  verdict.culprit = culprit;
  verdict.earlier = earlier;
  return verdict;
}

bool wins(int length, Rule rule) { return rule == Rule::kStandard ? length == 5 : length >= 5; }

}  // namespace

Verdict judge(std::span<const Point> moves, Rule rule, int size) {
  Board board(size);
  Verdict verdict;
  for (int move = 0; move < static_cast<int>(moves.size()); ++move) {
    const Point point = moves[static_cast<std::size_t>(move)];
    if (!board.has(point)) return illegal(GameStatus::kOffBoard, move, -1);
    if (const int earlier = board.move_at(point); earlier >= 0) {
      return illegal(GameStatus::kTaken, move, earlier);
    }
    board.place(point, move);
    if (verdict.reason != Reason::kNone) continue;

    board.for_each_row(point, [&](Point first, int length, int stride) {
      if (!wins(length, rule)) return;
      for (int i = 0; i < length; ++i) verdict.cells.push_back(first + i * stride);
    });
    if (!verdict.cells.empty()) {
      verdict.winner = move % 2 == 0 ? Winner::kBlack : Winner::kWhite;
      verdict.reason = Reason::kFive;
      verdict.move = move;
    } else if (board.is_full(move + 1)) {
      verdict.winner = Winner::kDraw;
      verdict.reason = Reason::kFull;
      verdict.move = move;
    }
  }
  auto& cells = verdict.cells;
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return verdict;
}

LastMove judge_last_move(std::span<const Point> moves) {
  Board board(kSize);
  for (std::size_t move = 0; move < moves.size(); ++move) {
    if (!board.has(moves[move]) || board.move_at(moves[move]) >= 0) return LastMove::kIllegal;
    board.place(moves[move], static_cast<int>(move));
  }
  if (moves.empty()) return LastMove::kNoWin;
  bool won = false;
  board.for_each_row(moves.back(),
                     [&](Point, int length, int) { won |= wins(length, Rule::kFreestyle); });
  return won ? LastMove::kWin : LastMove::kNoWin;
}

}  // namespace qiju::gomoku
