#include "gomoku/search/puzzle.h"

#include <algorithm>
#include <utility>

#include "gomoku/rules/judge.h"
#include "gomoku/rules/line.h"
#include "gomoku/search/best_move.h"

namespace qiju::gomoku {
namespace {

constexpr std::uint32_t kBudget = 6000;                 ///< positions to decide one question
constexpr int kFirstPly = 8, kLastPly = 60;             ///< plies of a game that may have a win
constexpr std::size_t kMinStones = 3, kMaxStones = 25;  ///< of White
constexpr int kMaxChanges = 4000;                       ///< after which another game begins

std::vector<Point> turns_of(const std::array<std::vector<Point>, 2>& stones) {
  std::vector<Point> turns;
  for (std::size_t i = 0; i < stones[0].size(); ++i) {
    turns.push_back(stones[0][i]);
    if (i < stones[1].size()) turns.push_back(stones[1][i]);
  }
  return turns;
}

/// What the puzzle asks about a position.
struct Question {
  std::span<const Point> turns;
  Rule rule;
  int size;
  WinKind kind;
  std::uint64_t& searched;

  ThreatResult ask(ThreatOptions options) const { return ask(kind, options); }
  ThreatResult ask(WinKind wanted, ThreatOptions options) const {
    ThreatSearch search(turns, rule, size, wanted, false, options);
    search.run(kBudget);
    searched += search.searched();
    return search.result();
  }

  /// Is the game going on, and does the opponent threaten no five?
  bool is_quiet() const {
    if (judge_setup(turns, rule, size).winner != Winner::kNone) return false;
    const auto board = std::make_unique<ShapeBoard>(turns, rule, size);  // large for a stack
    return board->count(opponent(board->to_move()), Shape::kFive) == 0;
  }

  /// A win of exactly this kind with at most `moves` attacks; empty if none was found.
  std::vector<Point> line(int moves) const {
    const ThreatResult win = ask({moves});
    return win.kind == kind ? win.line : std::vector<Point>{};
  }

  bool is_longer_than(int moves) const { return ask({moves}).status == ThreatStatus::kNone; }

  /// Does no other first move win, and neither a VCF if this is a VCT?
  bool is_unique(Point first) const {
    return ask({.excluded = first}).status == ThreatStatus::kNone &&
           (kind == WinKind::kVcf || ask(WinKind::kVcf, {}).status == ThreatStatus::kNone);
  }
};

int attacks(const std::vector<Point>& line) { return static_cast<int>(line.size()) / 2; }

}  // namespace

std::vector<Point> puzzle_line(std::span<const Point> turns, Rule rule, int size, WinKind kind,
                               int moves, std::uint64_t& searched) {
  const Question question{turns, rule, size, kind, searched};
  if (!question.is_quiet()) return {};
  std::vector<Point> line = question.line(moves);
  const bool exact = attacks(line) == moves && question.is_longer_than(moves - 1);
  return exact && question.is_unique(line.front()) ? line : std::vector<Point>{};
}

bool PuzzleSearch::run(std::uint32_t budget) {
  for (const std::uint64_t end = searched_ + budget; !is_finished();) {
    if (!line_.empty()) {
      reduce();
    } else if (length_ > 0) {
      lengthen();
    } else {
      begin();
    }
    if (searched_ >= end) break;
  }
  return is_finished();
}

int PuzzleSearch::below(std::size_t bound) { return static_cast<int>(random_.below(bound)); }

/// Plays a game between beginners until one of them has a forced win that is not too long.
void PuzzleSearch::begin() {
  const Point first = centre(kSize);
  ShapeBoard board({&first, 1}, rule_, kSize);
  while (board.stones() < kLastPly && board.count(board.to_move(), Shape::kFive) == 0) {
    if (board.stones() >= kFirstPly) {
      const Question question{board.moves(), rule_, kSize, kind_, searched_};
      if (const int found = attacks(question.line(moves_)); found > 0 && question.is_quiet()) {
        stones_ = {};
        for (std::size_t i = 0; i < board.moves().size(); ++i) {
          stones_[i % 2].push_back(board.moves()[i]);
        }
        changes_ = 0;
        for (length_ = 1; length_ < found && question.is_longer_than(length_);) ++length_;
        return;
      }
    }
    board.make(beginner_move(board, random_));
  }
}

/// An empty point at most two from a stone.
Point PuzzleSearch::near_point(const Stones& near, const Position& position) {
  for (;;) {
    const auto& own = near[random_.below(2)];
    const Point stone = own[random_.below(own.size())];
    const int row = stone / kSize + below(5) - 2, col = stone % kSize + below(5) - 2;
    if (!position.has(row, col)) continue;
    if (const Point point = row * kSize + col; position.at(point) == Color::kNone) return point;
  }
}

/// Takes back a random four and its block. Adds the stones that the four needs, and an equal
/// number of the opponent's. False if there is no room.
bool PuzzleSearch::take_back(Stones& changed, Position& position) {
  const std::size_t side = turns_of(changed).size() % 2;
  auto &own = changed[side], &other = changed[1 - side];
  const Point block = other[random_.below(other.size())];
  const Direction direction = kDirections[random_.below(4)];
  const Color color = side == 0 ? Color::kBlack : Color::kWhite;
  const Line row(position, block, direction, color);
  const int first = below(5) - 4, at = first + below(5);
  if (at == 0 || !row.is_own(at)) return false;
  std::vector<Point> added;
  for (int i = first; i < first + 5; ++i) {
    if (i == 0 || row.is_own(i)) continue;
    if (!row.is_empty(i)) return false;
    added.push_back(row.point(i));
  }
  const Point four = row.point(at);
  own.erase(std::find(own.begin(), own.end(), four));
  other.erase(std::find(other.begin(), other.end(), block));
  for (const Point point : added) {
    own.push_back(point);
    position.set(point, color);
  }
  for (std::size_t i = 0; i < added.size(); ++i) {
    other.push_back(near_point(changed, position));
    position.set(other.back(), opponent(color));
  }
  return true;
}

/// Changes a few stones at random. False if that is not possible.
bool PuzzleSearch::change(Stones& changed) {
  enum { kTakeBack, kAddPair, kRemovePair, kMoveBlack, kMoveWhite, kWays };
  const int way = below(kWays);
  const std::size_t whites = changed[1].size();
  if (way != kAddPair && whites <= kMinStones) return false;
  if (way <= kAddPair && whites >= kMaxStones) return false;
  Position position(turns_of(changed), kSize);
  if (way == kTakeBack) return take_back(changed, position);
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    if (way == (color == Color::kBlack ? kMoveWhite : kMoveBlack)) continue;
    auto& own = changed[color == Color::kBlack ? 0 : 1];
    if (way != kAddPair) {
      const auto at = own.begin() + below(own.size());
      position.set(*at, Color::kNone);
      own.erase(at);
    }
    if (way != kRemovePair) {
      own.push_back(near_point(changed, position));
      position.set(own.back(), color);
    }
  }
  return true;
}

/// Makes a random change, if the shortest win does not get shorter, or longer than wanted.
void PuzzleSearch::lengthen() {
  if (++changes_ > kMaxChanges) {
    length_ = 0;
    return;
  }
  Stones changed = stones_;
  if (!change(changed)) return;
  const auto turns = turns_of(changed);
  const Question question{turns, rule_, kSize, kind_, searched_};
  if (!question.is_quiet()) return;
  const auto found = question.line(moves_);
  if (found.empty() || !question.is_longer_than(length_ - 1)) return;
  stones_ = std::move(changed);
  while (length_ < attacks(found) && question.is_longer_than(length_)) ++length_;
  if (length_ == moves_ && attacks(found) == moves_ && question.is_unique(found.front()))
    line_ = found;
}

/// Removes a pair of stones if they are superfluous.
void PuzzleSearch::reduce() {
  const std::size_t whites = stones_[1].size(), pairs = stones_[0].size() * whites;
  if (kept_ == pairs) {
    for (auto& own : stones_) std::sort(own.begin(), own.end());
    puzzle_ = {turns_of(stones_), line_};
    return;
  }
  pair_ = (pair_ + 1) % pairs;
  ++kept_;
  Stones fewer = stones_;
  fewer[0].erase(fewer[0].begin() + static_cast<std::ptrdiff_t>(pair_ / whites));
  fewer[1].erase(fewer[1].begin() + static_cast<std::ptrdiff_t>(pair_ % whites));
  auto found = puzzle_line(turns_of(fewer), rule_, kSize, kind_, moves_, searched_);
  if (found.empty()) return;
  stones_ = std::move(fewer);
  line_ = std::move(found);
  kept_ = 0;
}

}  // namespace qiju::gomoku
