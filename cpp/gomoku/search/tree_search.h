// Searches to a fixed depth by alpha-beta, and can be interrupted after every position.
//
// It is a principal variation search (T. A. Marsland, M. Campbell, "Parallel Search of Strongly
// Ordered Game Trees", ACM Computing Surveys 14, 1982) with a transposition table, late move
// reductions, forward pruning (reverse futility pruning, late move pruning, and only the moves with
// the best scores) and quiescence: a VCF probe, and one answer to a straight four. The path from
// the root is an explicit stack instead of the call stack.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "gomoku/search/shape_board.h"
#include "gomoku/search/transposition_table.h"

namespace qiju::gomoku {

/// The scale of values, for the side to move:
///
///    kWin - n             the side to move wins in n plies, counted from the root: proved
///    kWin - n - kDoubt    the same, unless a move that was pruned refutes it
///    up to ±kMaxEstimate  an estimate, see evaluation.h; 0 is even
///    negative             the same for the opponent
inline constexpr int kWin = 30'000;
inline constexpr int kDoubt = 1'000;
inline constexpr int kProved = kWin - kDoubt / 2;
inline constexpr int kMaxEstimate = kWin - 2 * kDoubt;

[[nodiscard]] constexpr bool is_proved(int value) { return value >= kProved || value <= -kProved; }

struct ScoredMove {
  Point point;
  int value;
};

/// Puts `move` in its place among the moves from `first` up to `last`, which are sorted, the best
/// first; those below it move up to `last`. It comes after those of equal value.
inline void insert_sorted(ScoredMove* first, ScoredMove* last, ScoredMove move) {
  for (; last != first && last[-1].value < move.value; --last) *last = last[-1];
  *last = move;
}

/// A Resumable search; its unit is a position opened, or a four made by the VCF probe.
class TreeSearch {
 public:
  /// The game, or set-up position with kPass, must be legal and not over, and the side to move must
  /// have a legal move but no five. `sees_threats`: answers straight fours at once, and probes for
  /// a VCF at the leaves. `previous`: a search, or null; its table is taken over if it has the same
  /// rule, size and `sees_threats`.
  TreeSearch(std::span<const Point> moves, Rule rule, int size, bool sees_threats,
             TreeSearch* previous = nullptr);

  /// Starts an iteration of `depth` >= 1 plies with the window alpha < beta; the previous one must
  /// have finished. A value inside the window is exact for the moves that were searched; otherwise
  /// it is a bound (fail-soft): upper up to alpha, lower from beta. Another window may prune other
  /// moves. The `lines` best root moves, and moves up to `margin` worse, get values like this, the
  /// other ones upper bounds. The table is kept.
  void start(int depth, int alpha, int beta, int margin, int lines);

  /// Opens positions until `budget` units are spent, but at least one. True once the iteration has
  /// finished, or if none was started.
  bool run(std::uint32_t budget);

  int value() const { return value_; }  ///< of the root, once the iteration has finished
  /// The root moves searched so far in this iteration. A value that is not exact is an upper bound.
  const std::vector<ScoredMove>& root_moves() const { return root_moves_; }
  /// The principal variation that begins with `first`, from the table; at most `limit` moves.
  [[nodiscard]] std::vector<Point> line(Point first, int limit) const;

  const ShapeBoard& board() const { return board_; }
  std::uint64_t searched() const { return searched_; }  ///< in all iterations

 private:
  enum class Bound : std::uint8_t { kUpper, kLower, kExact };
  struct TableEntry {
    std::int16_t value;  // wins are counted from this position, not from the root
    std::int16_t move;   // the one to search first
    std::int8_t depth;
    Bound bound;
  };
  /// The depth and window with which a move is searched: reduced depth and null window, full depth
  /// and null window, or both full. If it fails high, the next of these follows.
  enum class Window : std::uint8_t { kReduced, kNullWindow, kFull };

  /// A position on the path.
  struct Node {
    int depth, alpha, beta;
    int original_alpha = 0;
    int best_value = -kWin;
    Point best_move = kNoPoint;       // the first one until a move raises alpha
    std::size_t first = 0, last = 0;  // its moves in `moves_`
    std::size_t next = 0;             // the move to search next
    bool threatened = false;          // only moves that may stop a threat are searched
    bool complete = false;            // no move that could be better was pruned
    bool search_again = false;        // the last move failed high
    Window window = Window::kFull;    // of the last move
  };

  void step();
  std::optional<int> open_node();
  std::optional<int> next_child();
  void close_node(int value);
  void back_up(Node& node, int value);
  int root_alpha() const;
  void generate_moves(Node& node, Shape threat, Point table_move);
  void sort_moves(std::size_t first, std::size_t count);
  int reduction_of(const Node& node) const;
  bool prunes_late_move(const Node& node) const;
  int estimate() const;
  int evaluate_leaf(int beta);
  int probe();
  int ply() const { return static_cast<int>(path_.size()) - 1; }

  ShapeBoard board_;
  const bool sees_threats_;
  TranspositionTable<TableEntry> table_;
  std::vector<Node> path_;         // root first; empty once the iteration has finished
  std::vector<ScoredMove> moves_;  // of every node on the path, one after the other
  std::vector<ScoredMove> root_moves_;
  std::vector<Point> defences_;
  int margin_ = 0, lines_ = 1;
  int value_ = 0;
  std::uint64_t searched_ = 0;
};

}  // namespace qiju::gomoku
