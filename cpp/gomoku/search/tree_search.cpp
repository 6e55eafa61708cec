#include "gomoku/search/tree_search.h"

#include <algorithm>

#include "gomoku/search/defences.h"
#include "gomoku/search/vcf_probe.h"

namespace qiju::gomoku {

namespace {

constexpr int kMostPlies = 100;
constexpr std::size_t kBreadth = 16, kRootBreadth = 40;
constexpr int kFourTries = 40;       // at a leaf
constexpr std::size_t kOpening = 4;  // stones; with fewer an estimate tells little

/// Of wins, which are counted from the root, to those counted from here, and back.
int from_here(int value, int ply) {
  return value > kMostEstimate ? value + ply : value < -kMostEstimate ? value - ply : value;
}
int from_root(int value, int ply) { return from_here(value, -ply); }

/// The middle, or next to a stone.
bool is_close(const Position& position, Point point) {
  const int size = position.size(), row = point / size, col = point % size;
  bool close = point == size / 2 * (size + 1);
  for (int r = std::max(row - 1, 0); r <= std::min(row + 1, size - 1); ++r) {
    for (int c = std::max(col - 1, 0); c <= std::min(col + 1, size - 1); ++c) {
      close = close || position.at(r * size + c) != Colour::kNone;
    }
  }
  return close;
}

}  // namespace

TreeSearch::TreeSearch(std::span<const Point> moves, Rule rule, int size, bool sees_threats)
    : board_(moves, rule, size), sees_threats_(sees_threats) {
  path_.reserve(kMostPlies + 1);
}

void TreeSearch::start(int depth, int alpha, int beta, int margin) {
  margin_ = margin;
  tried_.clear();
  path_.push_back({.depth = depth, .alpha = alpha, .beta = beta, .floor = alpha});
}

bool TreeSearch::step() {
  for (auto value = enter(); value; value = go_on()) {
    leave(*value);
    if (path_.empty()) return false;
  }
  return true;
}

/// Looks at the position on the board for the first time. Its value, if that is known already.
std::optional<int> TreeSearch::enter() {
  Node& node = path_.back();
  const Colour own = board_.to_move();
  const bool root = ply() == 0;
  ++searched_;
  if (static_cast<int>(board_.moves().size()) == board_.position().points()) return 0;
  const Shape threat = threat_to(board_, own);
  if (!root) {
    if (board_.count(own, Shape::kFive) > 0) return kWin - ply() - 1;
    if (sees_threats_ && threat != Shape::kFive && threat_to(board_, other(own)) != Shape::kNone) {
      return kWin - ply() - 3;
    }
  }
  Point hint = -1;
  if (const Known* known = table_.find(board_.hash())) {
    hint = known->move;
    const int value = from_root(known->value, ply());
    const bool serves = known->bound == Bound::kExact ||
                        (known->bound == Bound::kLower ? value >= node.beta : value <= node.alpha);
    if (!root && serves && (known->depth >= node.depth || is_proved(value))) return value;
  }
  if (!root && (ply() == kMostPlies || (node.depth <= 0 && threat != Shape::kFive))) return leaf();
  list(node, threat, hint);
  // Nothing legal stops the threat, or renju forbids Black every point.
  if (node.first == node.last)
    return ply() + (threat == Shape::kFive ? 2 : threat == Shape::kNone ? 1 : 4) - kWin;
  return go_on();
}

/// Plays the next move to be tried. The value of the position, if there is none left.
std::optional<int> TreeSearch::go_on() {
  Node& node = path_.back();
  if (!node.again) {
    if (node.next == node.last) {
      if (!node.complete && node.best <= -kProved) node.best += kDoubt;
      return node.best;
    }
    const std::size_t tried = node.next++ - node.first;
    const bool late = tried >= 4 && node.depth >= 2 && !node.forced;
    node.trial = tried == 0 ? Trial::kFull : late ? Trial::kReduced : Trial::kBetter;
  }
  node.again = false;
  const int reduction = node.trial == Trial::kReduced ? 1 + (node.next - node.first > 10) : 0;
  const int depth = node.depth - 1 - reduction + (node.forced && node.last - node.first == 1);
  const int beta = node.trial == Trial::kFull ? node.beta : node.alpha + 1;
  board_.make(candidates_[node.next - 1].point);
  path_.push_back({.depth = depth, .alpha = -beta, .beta = -node.alpha, .floor = -beta});
  return {};
}

/// Goes back to the position before, which the value is told to.
void TreeSearch::leave(int value) {
  const Node node = path_.back();
  if (node.last > node.first) {
    const Bound bound = value >= node.beta    ? Bound::kLower
                        : value <= node.floor ? Bound::kUpper
                                              : Bound::kExact;
    const Known known{static_cast<std::int16_t>(from_here(value, ply())),
                      static_cast<std::int16_t>(node.choice),
                      static_cast<std::int8_t>(std::max(node.depth, 0)), bound};
    table_.store(board_.hash(), known, static_cast<std::uint64_t>(std::max(node.depth, 0) + 1));
    candidates_.resize(node.first);
  }
  path_.pop_back();
  if (path_.empty()) {
    value_ = value;
  } else {
    board_.unmake();
    take(path_.back(), -value);
  }
}

/// Takes the value of the move that was tried last.
void TreeSearch::take(Node& node, int value) {
  if (node.trial != Trial::kFull && value > node.alpha) {
    if (node.trial == Trial::kReduced || value < node.beta) {
      node.trial = node.trial == Trial::kReduced ? Trial::kBetter : Trial::kFull;
      node.again = true;
      return;
    }
  }
  const Point point = candidates_[node.next - 1].point;
  const bool root = ply() == 0;
  if (root) tried_.push_back({point, value});
  if (value <= node.best) return;
  node.best = value;
  node.choice = point;
  node.alpha = std::max(node.alpha, value - (root ? margin_ : 0));
  if (node.alpha >= node.beta) node.next = node.last;
}

/// Lists the moves to be tried, the most promising first.
void TreeSearch::list(Node& node, Shape threat, Point hint) {
  const Colour own = board_.to_move();
  const bool root = ply() == 0;
  const std::size_t breadth = root ? kRootBreadth : kBreadth;
  node.forced = threat == Shape::kFive || (threat != Shape::kNone && sees_threats_);
  node.complete = true;
  node.first = node.next = candidates_.size();

  const auto add = [&](Point point) {
    const int worth = board_.worth(own, point) + board_.worth(other(own), point);
    const Candidate candidate{point, point == hint ? kWin : worth};
    const bool full = candidates_.size() - node.first == breadth && !node.forced;
    if (full) node.complete = false;
    if (full && candidate.value <= candidates_.back().value) return;
    if (board_.is_forbidden(own, point)) return;
    if (full) candidates_.pop_back();
    const auto begin = candidates_.begin() + static_cast<std::ptrdiff_t>(node.first);
    candidates_.insert(std::find_if(begin, candidates_.end(),
                                    [&](const Candidate& a) { return a.value < candidate.value; }),
                       candidate);
  };
  if (node.forced) {
    answers_.clear();
    add_answers(board_, own, threat, answers_);
    std::sort(answers_.begin(), answers_.end());
    answers_.erase(std::unique(answers_.begin(), answers_.end()), answers_.end());
    for (const Point point : answers_) add(point);
  }
  if (!node.forced || (root && candidates_.size() == node.first)) {
    const Position& position = board_.position();
    const bool opening = root && board_.moves().size() < kOpening;
    for (Point point = 0; point < position.points(); ++point) {
      if (position.at(point) != Colour::kNone) continue;
      if (!opening || is_close(position, point)) {
        add(point);
      } else {
        node.complete = false;
      }
    }
  }
  node.last = candidates_.size();
}

/// The value of the position on the board, at which the search ends.
int TreeSearch::leaf() {
  const Colour own = board_.to_move();
  if (sees_threats_) {
    int tries = kFourTries;
    const int moves = moves_to_win_by_fours(board_, tries);
    searched_ += static_cast<std::uint64_t>(kFourTries - std::max(tries, 0));
    if (moves > 0) return kWin - ply() - moves;
  }
  // Who is to move makes the most of it; the share is by matches.
  const int balance = board_.potential(own) - board_.potential(other(own)) / 16 * 11;
  return std::clamp(balance / 16, 1 - kMostEstimate, kMostEstimate - 1);
}

std::vector<Point> TreeSearch::line(Point first, int most) const {
  ShapeBoard board = board_;
  for (std::size_t i = 1; i < path_.size(); ++i) board.unmake();
  std::vector<Point> line{first};
  board.make(first);
  while (static_cast<int>(line.size()) < most) {
    const Known* known = table_.find(board.hash());
    if (!known || known->move < 0) break;
    line.push_back(known->move);
    board.make(known->move);
  }
  return line;
}

}  // namespace qiju::gomoku
