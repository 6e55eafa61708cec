#include "gomoku/search/puzzle.h"

#include <algorithm>
#include <array>
#include <utility>

#include "gomoku/rules/judge.h"
#include "gomoku/rules/line.h"
#include "gomoku/search/beginner.h"
#include "search/resumable.h"

namespace qiju::gomoku {

namespace {

constexpr std::uint32_t kBudget = 4000;      ///< positions to decide one question about a position
constexpr int kFirstPly = 8, kLastPly = 60;  ///< of a game, where a forced win is looked for
constexpr std::size_t kMaxStones = 25;       ///< of White
constexpr std::size_t kMinStones = 3;        ///< of White
constexpr int kMaxChanges = 4000;            ///< before another game is begun

/// Black's and White's.
using Stones = std::array<std::vector<Point>, 2>;

std::vector<Point> turns_of(const Stones& stones) {
  std::vector<Point> turns;
  for (std::size_t i = 0; i < stones[0].size(); ++i) {
    turns.push_back(stones[0][i]);
    if (i < stones[1].size()) turns.push_back(stones[1][i]);
  }
  return turns;
}

/// Questions about the forced wins of a position.
struct Question {
  std::span<const Point> turns;
  Rule rule;
  int size;
  ForceKind kind;
  std::uint64_t& searched;

  ForceResult ask(ForceOptions options) const { return ask(kind, options); }
  ForceResult ask(ForceKind of, ForceOptions options) const {
    ForceSearch search(turns, rule, size, of, false, options);
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

  /// A win of exactly this kind with at most so many attacking moves; empty if none was found.
  std::vector<Point> line(int moves) const {
    const ForceResult force = ask({moves});
    return force.kind == kind ? force.line : std::vector<Point>{};
  }

  bool is_longer_than(int moves) const { return ask({moves}).status == ForceStatus::kNone; }

  /// Does this first move alone win by force, and not by the weaker kind?
  bool is_unique(Point first) const {
    return ask({.excluded = first}).status == ForceStatus::kNone &&
           (kind == ForceKind::kVcf || ask(ForceKind::kVcf, {}).status == ForceStatus::kNone);
  }
};

int attacks(const std::vector<Point>& line) { return static_cast<int>(line.size()) / 2; }

}  // namespace

std::vector<Point> puzzle_line(std::span<const Point> turns, Rule rule, int size, ForceKind kind,
                               int moves, std::uint64_t& searched) {
  const Question question{turns, rule, size, kind, searched};
  if (!question.is_quiet()) return {};
  std::vector<Point> line = question.line(moves);
  const bool exact = attacks(line) == moves && question.is_longer_than(moves - 1);
  return exact && question.is_unique(line.front()) ? line : std::vector<Point>{};
}

struct PuzzleSearch::Searcher {
  Searcher(ForceKind the_kind, int the_moves, Rule the_rule, std::uint32_t seed)
      : kind(the_kind), moves(the_moves), rule(the_rule), random(seed) {}

  int below(std::size_t bound) {
    return static_cast<int>(random.below(static_cast<std::uint32_t>(bound)));
  }

  void begin();
  bool change(Stones& changed);
  bool take_back(Stones& changed, Position& position);
  Point near_point(const Stones& near, const Position& position);
  void lengthen();
  void reduce();
  bool finished() const { return !puzzle.turns.empty(); }

  const ForceKind kind;
  const int moves;
  const Rule rule;
  Random random;
  Stones stones;
  int length = 0;   // attacking moves of the shortest win of `stones`, 0 if there are none yet
  int changes = 0;  // since `begin`
  std::vector<Point> line;         // of the puzzle with superfluous stones, if it has been found
  std::size_t pair = 0, kept = 0;  // the pair to try next; pairs in turn that were not superfluous
  std::uint64_t searched = 0;
  Puzzle puzzle;
};

/// Plays a game between beginners until one of them has a forced win that is not too long.
void PuzzleSearch::Searcher::begin() {
  const Point first = centre(kSize);
  ShapeBoard board({&first, 1}, rule, kSize);
  while (board.stones() < kLastPly && board.count(board.to_move(), Shape::kFive) == 0) {
    if (board.stones() >= kFirstPly) {
      const Question question{board.moves(), rule, kSize, kind, searched};
      if (const int found = attacks(question.line(moves)); found > 0 && question.is_quiet()) {
        stones = {};
        for (std::size_t i = 0; i < board.moves().size(); ++i) {
          stones[i % 2].push_back(board.moves()[i]);
        }
        changes = 0;
        for (length = 1; length < found && question.is_longer_than(length);) ++length;
        return;
      }
    }
    board.make(beginner_move(board, random));
  }
}

/// An empty point at most two from a stone.
Point PuzzleSearch::Searcher::near_point(const Stones& near, const Position& position) {
  for (;;) {
    const auto& own = near[static_cast<std::size_t>(below(2))];
    const Point stone = own[static_cast<std::size_t>(below(own.size()))];
    const int row = stone / kSize + below(5) - 2, col = stone % kSize + below(5) - 2;
    if (!position.has(row, col)) continue;
    if (const Point point = row * kSize + col; position.at(point) == Color::kNone) return point;
  }
}

/// Takes back a four and its block, with the stones added that the four needs, and as many of the
/// opponent's. False if there is no room where it looked.
bool PuzzleSearch::Searcher::take_back(Stones& changed, Position& position) {
  const std::size_t side = turns_of(changed).size() % 2;
  auto &own = changed[side], &other = changed[1 - side];
  const Point block = other[static_cast<std::size_t>(below(other.size()))];
  const Direction direction = kDirections[static_cast<std::size_t>(below(4))];
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

/// Changes a few stones. False if the random change is not possible.
bool PuzzleSearch::Searcher::change(Stones& changed) {
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

/// Makes a random change, unless it makes the shortest win shorter, or longer than wanted.
void PuzzleSearch::Searcher::lengthen() {
  if (++changes > kMaxChanges) {
    length = 0;
    return;
  }
  Stones changed = stones;
  if (!change(changed)) return;
  const auto turns = turns_of(changed);
  const Question question{turns, rule, kSize, kind, searched};
  if (!question.is_quiet()) return;
  const auto found = question.line(moves);
  if (found.empty() || !question.is_longer_than(length - 1)) return;
  stones = std::move(changed);
  while (length < attacks(found) && question.is_longer_than(length)) ++length;
  if (length == moves && attacks(found) == moves && question.is_unique(found.front())) line = found;
}

/// Removes a pair of stones if they are superfluous.
void PuzzleSearch::Searcher::reduce() {
  const std::size_t whites = stones[1].size(), pairs = stones[0].size() * whites;
  if (kept == pairs) {
    for (auto& own : stones) std::sort(own.begin(), own.end());
    puzzle = {turns_of(stones), line};
    return;
  }
  pair = (pair + 1) % pairs;
  ++kept;
  Stones fewer = stones;
  fewer[0].erase(fewer[0].begin() + static_cast<std::ptrdiff_t>(pair / whites));
  fewer[1].erase(fewer[1].begin() + static_cast<std::ptrdiff_t>(pair % whites));
  auto found = puzzle_line(turns_of(fewer), rule, kSize, kind, moves, searched);
  if (found.empty()) return;
  stones = std::move(fewer);
  line = std::move(found);
  kept = 0;
}

static_assert(Resumable<PuzzleSearch>);

PuzzleSearch::PuzzleSearch(ForceKind kind, int moves, Rule rule, std::uint32_t seed)
    : searcher_(std::make_unique<Searcher>(kind, moves, rule, seed)) {}

PuzzleSearch::~PuzzleSearch() = default;

bool PuzzleSearch::run(std::uint32_t budget) {
  Searcher& s = *searcher_;
  for (const std::uint64_t end = s.searched + budget; !s.finished();) {
    if (!s.line.empty()) {
      s.reduce();
    } else if (s.length > 0) {
      s.lengthen();
    } else {
      s.begin();
    }
    if (s.searched >= end) break;
  }
  return s.finished();
}

std::uint64_t PuzzleSearch::searched() const { return searcher_->searched; }

const Puzzle& PuzzleSearch::result() const { return searcher_->puzzle; }

}  // namespace qiju::gomoku
