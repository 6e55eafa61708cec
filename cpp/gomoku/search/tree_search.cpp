#include "gomoku/search/tree_search.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "gomoku/search/defences.h"
#include "gomoku/search/evaluation.h"
#include "gomoku/search/vcf_probe.h"
#include "search/resumable.h"

namespace qiju::gomoku {
namespace {

constexpr int kMaxPly = 100;
constexpr std::size_t kMaxMoves = 60, kMinRootMoves = 40;
constexpr int kScoreLimit = 256;   // scores of moves are smaller, negative ones too
constexpr int kProbeBudget = 40;   // fours
constexpr int kOpeningStones = 4;  // with fewer, scores tell little
// Found by matches, see tests/bench/match/log.md.
constexpr int kQuiescencePlies = 4;                       // below depth 0, to answer straight fours
constexpr int kFutilityDepth = 4, kFutilityMargin = 220;  // for each ply, on the scale of values
constexpr int kLateMoveDepth = 3;

/// The number of moves to choose from at `depth`: many a good quiet one has a low score.
constexpr std::size_t move_limit(int depth) {
  return std::min(8 + 4 * static_cast<std::size_t>(std::max(depth, 2)), kMaxMoves);
}

/// The number of moves that are searched at `depth` before the others are left out.
constexpr std::size_t late_move_limit(int depth) {
  return 6 + 2 * static_cast<std::size_t>(depth) * static_cast<std::size_t>(depth);
}

/// The same where the opponent threatens; in quiescence one answer is enough.
constexpr std::size_t answer_limit(int depth) {
  return depth <= 0 ? 1 : 3 + static_cast<std::size_t>(depth);
}

/// The natural logarithm of a number from 1 to 63; the last one for greater numbers.
float log_of(std::size_t number) {
  static constexpr auto kLogs = [] {
    std::array<float, 64> logs{};
    for (std::size_t n = 2; n < logs.size(); ++n) {
      const float x = 1 / static_cast<float>(2 * n - 1);  // ln(n / (n - 1)) = 2 artanh(x)
      logs[n] = logs[n - 1] + 2 * (x + x * x * x / 3 + x * x * x * x * x / 5);
    }
    return logs;
  }();
  return kLogs[std::min(number, kLogs.size() - 1)];
}

/// Win values are counted from the root in the search, from the position itself in the table.
int value_to_table(int value, int ply) {
  return value > kMaxEstimate ? value + ply : value < -kMaxEstimate ? value - ply : value;
}
int value_from_table(int value, int ply) { return value_to_table(value, -ply); }

/// Near the leaves, only a VCF or one answer is tried against a straight four.
constexpr bool is_quiescence(int depth, Shape threat) {
  return depth <= 0 && threat == Shape::kStraightFour;
}

bool is_opening_move(const Position& position, Point point) {
  const int size = position.size(), row = point / size, col = point % size;
  bool close = point == centre(size);
  for (int r = std::max(row - 1, 0); r <= std::min(row + 1, size - 1); ++r) {
    for (int c = std::max(col - 1, 0); c <= std::min(col + 1, size - 1); ++c) {
      close = close || position.at(r * size + c) != Color::kNone;
    }
  }
  return close;
}

}  // namespace

static_assert(Resumable<TreeSearch>);

TreeSearch::TreeSearch(std::span<const Point> moves, Rule rule, int size, bool sees_threats,
                       TreeSearch* previous)
    : board_(moves, rule, size), sees_threats_(sees_threats) {
  path_.reserve(kMaxPly + 1);
  if (previous && previous->board_.rule() == rule && previous->board_.position().size() == size &&
      previous->sees_threats_ == sees_threats) {
    std::swap(table_, previous->table_);
    table_.age();
  }
}

void TreeSearch::start(int depth, int alpha, int beta, int margin, int lines) {
  assert(depth >= 1 && alpha < beta && margin >= 0 && lines >= 1 && path_.empty());
  margin_ = margin;
  lines_ = lines;
  root_moves_.clear();
  path_.push_back({.depth = depth, .alpha = alpha, .beta = beta, .original_alpha = alpha});
}

bool TreeSearch::run(std::uint32_t budget) {
  const std::uint64_t end = searched_ + std::max(budget, 1U);
  while (!path_.empty() && searched_ < end) step();
  return path_.empty();
}

/// Opens the last position of the path, then closes positions until there is another to open.
void TreeSearch::step() {
  for (auto value = open_node(); value; value = next_child()) {
    close_node(*value);
    if (path_.empty()) return;
  }
}

/// Visits the current position for the first time. Returns its value if it needs no search;
/// otherwise makes its first move.
std::optional<int> TreeSearch::open_node() {
  Node& node = path_.back();
  const Color own = board_.to_move();
  const bool root = ply() == 0;
  ++searched_;
  if (board_.stones() == board_.position().points()) return 0;
  const Shape threat = opponent_threat(board_, own);
  if (!root) {
    if (board_.count(own, Shape::kFive) > 0) return kWin - ply() - 1;
    const bool has_straight_four = sees_threats_ && threat != Shape::kFive &&
                                   opponent_threat(board_, opponent(own)) != Shape::kNone;
    if (has_straight_four) return kWin - ply() - 3;
  }
  Point table_move = kNoPoint;
  if (const TableEntry* entry = table_.find(board_.hash())) {
    table_move = entry->move;
    const int value = value_from_table(entry->value, ply());
    const bool cuts = entry->bound == Bound::kExact ||
                      (entry->bound == Bound::kLower ? value >= node.beta : value <= node.alpha);
    if (!root && cuts && (entry->depth >= node.depth || is_proved(value))) return value;
  }
  if (!root) {
    const bool quiet = threat == Shape::kNone || (threat == Shape::kStraightFour && !sees_threats_);
    const bool leaf = node.depth <= (quiet ? 0 : -kQuiescencePlies) && threat != Shape::kFive;
    if (leaf || ply() == kMaxPly) return evaluate_leaf(node.beta);
    if (is_quiescence(node.depth, threat)) {
      if (const int plies = probe(); plies > 0) return kWin - ply() - plies;
    }
    // Reverse futility pruning: so far above beta, a quiet position will not fall below it.
    if (quiet && node.depth <= kFutilityDepth && node.beta > -kMaxEstimate) {
      const int value = estimate();
      if (value >= node.beta + kFutilityMargin * node.depth) return value;
    }
  }
  generate_moves(node, threat, table_move);
  // Lost: no legal move stops the threat, or renju forbids Black every point.
  if (node.first == node.last) {
    const int plies = threat == Shape::kFive ? 2 : threat == Shape::kNone ? 1 : 4;
    return ply() + plies - kWin + (node.complete ? 0 : kDoubt);
  }
  return next_child();
}

/// Makes the next move to be searched. Returns the value of the current position if none remains.
std::optional<int> TreeSearch::next_child() {
  Node& node = path_.back();
  if (!node.search_again) {
    if (node.next < node.last && prunes_late_move(node)) {
      node.complete = false;
      node.last = node.next;
    }
    if (node.next == node.last) {
      if (!node.complete && node.best_value <= -kProved) node.best_value += kDoubt;
      return node.best_value;
    }
    const int index = static_cast<int>(node.next++ - node.first);
    const bool late = index >= 2 && node.depth >= 2;
    const bool exact = index < (ply() == 0 ? lines_ : 1);
    node.window = exact ? Window::kFull : late ? Window::kReduced : Window::kNullWindow;
  }
  node.search_again = false;
  const Point point = moves_[node.next - 1].point;
  const int reduction = node.window == Window::kReduced ? reduction_of(node) : 0;
  const int extension = node.threatened && node.last - node.first == 1;
  const int depth = node.depth - 1 - reduction + extension;
  const int beta = node.window == Window::kFull ? node.beta : node.alpha + 1;
  table_.prefetch(board_.hash_after(point));
  board_.make(point);
  path_.push_back({.depth = depth, .alpha = -beta, .beta = -node.alpha, .original_alpha = -beta});
  return {};
}

/// By how many plies the search of the next move, a late one, is reduced.
int TreeSearch::reduction_of(const Node& node) const {
  const float logs = log_of(static_cast<std::size_t>(node.depth)) * log_of(node.next - node.first);
  const auto plies = static_cast<int>(0.6F + 0.6F * logs);
  // A late threat usually only puts off what follows.
  const Shape shape = board_.best(board_.to_move(), moves_[node.next - 1].point);
  return std::max(plies, 1) + (shape >= Shape::kOpenThree);
}

/// Is the next move far enough down the list to be left out? Not while all moves lose.
bool TreeSearch::prunes_late_move(const Node& node) const {
  if (ply() == 0 || node.best_value <= -kMaxEstimate) return false;
  const std::size_t searched = node.next - node.first;
  if (node.threatened) return searched >= answer_limit(node.depth);
  return node.depth <= kLateMoveDepth && searched >= late_move_limit(node.depth);
}

void TreeSearch::close_node(int value) {
  const Node node = path_.back();
  if (node.last > node.first) {
    const Bound bound = value >= node.beta             ? Bound::kLower
                        : value <= node.original_alpha ? Bound::kUpper
                                                       : Bound::kExact;
    const int depth = std::max(node.depth, 0);
    const TableEntry entry{static_cast<std::int16_t>(value_to_table(value, ply())),
                           static_cast<std::int16_t>(node.best_move),
                           static_cast<std::int8_t>(depth), bound};
    table_.store(board_.hash(), entry, static_cast<std::uint64_t>(depth + 1));
    moves_.resize(node.first);
  }
  path_.pop_back();
  if (path_.empty()) {
    value_ = value;
  } else {
    board_.unmake();
    back_up(path_.back(), -value);
  }
}

/// Takes the value of the move that was searched last, or has it searched again if it failed high.
void TreeSearch::back_up(Node& node, int value) {
  if (node.window != Window::kFull && value > node.alpha) {
    if (node.window == Window::kReduced || value < node.beta) {
      node.window = node.window == Window::kReduced ? Window::kNullWindow : Window::kFull;
      node.search_again = true;
      return;
    }
  }
  const Point point = moves_[node.next - 1].point;
  const bool root = ply() == 0;
  if (root) root_moves_.push_back({point, value});
  if (value > node.best_value) {
    node.best_value = value;
    if (value > node.alpha) node.best_move = point;  // otherwise its value is only a bound
  }
  if (value <= node.alpha) return;
  node.alpha = std::max(node.alpha, root ? root_alpha() : value);
  if (node.alpha >= node.beta) node.next = node.last;
}

/// The value that a root move must exceed to get an exact value.
int TreeSearch::root_alpha() const {
  int alpha = -kWin;
  for (const ScoredMove& move : root_moves_) {
    const auto not_worse = std::count_if(root_moves_.begin(), root_moves_.end(),
                                         [&](auto& other) { return other.value >= move.value; });
    if (not_worse >= lines_) alpha = std::max(alpha, move.value - margin_);
  }
  return alpha;
}

/// Appends the moves to be searched, the most promising first: the table move, then by score.
void TreeSearch::generate_moves(Node& node, Shape threat, Point table_move) {
  const Color own = board_.to_move();
  const bool root = ply() == 0;
  node.threatened = threat == Shape::kFive || (threat != Shape::kNone && sees_threats_);
  node.complete = true;
  node.first = node.next = moves_.size();

  // Inlined, since it is called for every empty point.
  const auto add = [&](Point point) __attribute__((always_inline)) {
    if (board_.is_forbidden(own, point)) return;
    moves_.push_back({point, point == table_move ? kWin : board_.move_score(own, point)});
  };
  if (node.threatened) {
    defences_.clear();
    add_defences(board_, own, threat, defences_);
    std::sort(defences_.begin(), defences_.end());
    defences_.erase(std::unique(defences_.begin(), defences_.end()), defences_.end());
    const bool probed = is_quiescence(node.depth, threat);
    for (const Point point : defences_) {
      // The probe has tried the fours; a four that stops nothing only puts off the threat.
      if (probed && board_.best(own, point) >= Shape::kFour &&
          board_.best(opponent(own), point) < Shape::kFour) {
        node.complete = false;
      } else {
        add(point);
      }
    }
  }
  if (!node.threatened || (root && moves_.size() == node.first)) {
    const Position& position = board_.position();
    const bool opening = root && board_.stones() < kOpeningStones;
    for (Point point = 0; point < position.points(); ++point) {
      if (position.at(point) != Color::kNone) continue;
      if (!opening || is_opening_move(position, point)) {
        add(point);
      } else {
        node.complete = false;
      }
    }
  }
  const std::size_t limit = std::max(move_limit(node.depth), root ? kMinRootMoves : 0);
  const std::size_t found = moves_.size() - node.first;
  const std::size_t kept = node.threatened ? found : std::min(found, limit);
  node.complete = node.complete && kept == found;
  sort_moves(node.first, kept);
  node.last = moves_.size();
  if (node.first < node.last) node.best_move = moves_[node.first].point;
}

/// Sorts the moves from `first` on, the best first, and drops all but `count` of them. Moves of
/// equal value keep their order.
void TreeSearch::sort_moves(std::size_t first, std::size_t count) {
  int lowest = -kScoreLimit;  // the value of the last move to keep
  std::size_t surplus = 0;    // moves of this value that are dropped
  if (count < moves_.size() - first) {
    std::array<std::uint16_t, 2 * kScoreLimit> counts{};
    const auto at = [](int value) { return static_cast<std::size_t>(kScoreLimit + value); };
    for (std::size_t i = first; i < moves_.size(); ++i) {
      ++counts[at(std::min(moves_[i].value, kScoreLimit - 1))];
    }
    std::size_t kept = counts[at(lowest = kScoreLimit - 1)];
    while (kept < count) kept += counts[at(--lowest)];
    surplus = kept - count;
  }
  std::size_t last = first;
  for (std::size_t i = first; i < moves_.size(); ++i) {
    if (moves_[i].value >= lowest) insert_sorted(&moves_[first], &moves_[last++], moves_[i]);
  }
  moves_.resize(last - surplus);
}

int TreeSearch::estimate() const {
  return std::clamp(evaluate(board_), 1 - kMaxEstimate, kMaxEstimate - 1);
}

/// The value of the current position without searching its moves. The probe for a VCF costs far
/// more than the estimate, and cannot change a value that fails high already.
int TreeSearch::evaluate_leaf(int beta) {
  const int value = estimate();
  if (sees_threats_ && value < beta) {
    if (const int plies = probe(); plies > 0) return kWin - ply() - plies;
  }
  return value;
}

int TreeSearch::probe() {
  int budget = kProbeBudget;
  const int plies = probe_vcf(board_, budget);
  searched_ += static_cast<std::uint64_t>(kProbeBudget - std::max(budget, 0));
  return plies;
}

std::vector<Point> TreeSearch::line(Point first, int limit) const {
  ShapeBoard board = board_;
  for (std::size_t i = 1; i < path_.size(); ++i) board.unmake();
  std::vector<Point> line{first};
  board.make(first);
  while (static_cast<int>(line.size()) < limit) {
    const TableEntry* entry = table_.find(board.hash());
    if (!entry) break;
    // The entry may be another position's with the same hash.
    if (board.position().at(entry->move) != Color::kNone) break;
    if (board.is_forbidden(board.to_move(), entry->move)) break;
    line.push_back(entry->move);
    board.make(entry->move);
  }
  return line;
}

}  // namespace qiju::gomoku
