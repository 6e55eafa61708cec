#include "gomoku/search/puzzle.h"

#include <gtest/gtest.h>

#include <fstream>
#include <random>
#include <sstream>

#include "gomoku/rules/all_rules.h"
#include "gomoku/rules/judge.h"
#include "gomoku/rules/notation.h"
#include "gomoku/search/near_game.h"
#include "gomoku/search/threat_search_oracle.h"
#include "scale.h"
#include "search/resumable.h"

namespace qiju::gomoku {
namespace {

/// No position here has a longer win of the oracle's.
constexpr int kManyMoves = 20;

ThreatStatus status(std::span<const Point> game, Rule rule, int size, WinKind kind,
                    ThreatOptions options) {
  ThreatSearch search(game, rule, size, kind, false, options);
  search.run(200'000);
  return search.result().status;
}

Puzzle make(WinKind kind, int moves, Rule rule, std::uint32_t seed) {
  PuzzleSearch search(kind, moves, rule, seed);
  finish(search);
  return search.result();
}

std::vector<Point> line_of(std::span<const Point> turns, Rule rule, int size, WinKind kind,
                           int moves) {
  std::uint64_t searched = 0;
  return puzzle_line(turns, rule, size, kind, moves, searched);
}

/// Checks all properties of a puzzle except the last, by their definition. Nothing if it takes too
/// long to find out. `guess`: the first move that is looked at first.
std::optional<bool> is_puzzle(std::span<const Point> turns, Rule rule, int size, WinKind kind,
                              int moves, int tries, Point guess = 0) {
  if (judge_setup(turns, rule, size).winner != Winner::kNone) return false;
  ThreatSearchOracle oracle(turns, rule, size);
  const Position position(turns, size);
  const Color other = turns.size() % 2 == 0 ? Color::kWhite : Color::kBlack;
  std::vector<Point> empty;
  for (Point point = 0; point < position.points(); ++point) {
    if (position.at(point) != Color::kNone) continue;
    if (oracle.makes_five(point, other)) return false;
    empty.push_back(point);
    if (point == guess) std::swap(empty.front(), empty.back());
  }
  const auto won = oracle.wins(kind, moves + 1, tries);
  if (!won || !*won) return won;
  const auto sooner = oracle.wins(kind, moves, tries);
  if (!sooner || *sooner) return sooner ? std::optional(false) : std::nullopt;
  if (kind == WinKind::kVct) {
    const auto vcf = oracle.wins(WinKind::kVcf, kManyMoves, tries);
    if (!vcf || *vcf) return vcf ? std::optional(false) : std::nullopt;
  }
  for (const Point first : empty) {
    const auto elsewhere = oracle.wins(kind, kManyMoves, tries, first);
    if (!elsewhere) return std::nullopt;
    if (!*elsewhere) return true;
  }
  return false;
}

TEST(ThreatOptions, AgreeWithTheOracle) {
  std::mt19937 random(11);
  int wins[2]{}, none[2]{}, unique = 0, several = 0;
  for (const Rule rule : kRules) {
    for (int i = 0; i < scaled(300); ++i) {
      const WinKind kind = i % 3 == 0 ? WinKind::kVct : WinKind::kVcf;
      const int size = 7 + static_cast<int>(random() % 3);
      const auto game = near_game(random, rule, size, 10 + static_cast<int>(random() % 14));
      ThreatSearchOracle oracle(game, rule, size);
      for (int moves = 0; moves < (kind == WinKind::kVct ? 4 : 6); ++moves) {
        const auto truth = oracle.wins(kind, moves + 1, 300);
        if (!truth) break;
        const ThreatStatus found = status(game, rule, size, kind, {moves});
        ASSERT_EQ(found == ThreatStatus::kWin, *truth)
            << encode(game, Notation::kCoordinates, size) << " in " << moves;
        ASSERT_NE(found, ThreatStatus::kUndecided);
        ++(*truth ? wins : none)[static_cast<int>(kind)];
        if (!*truth) continue;
        ThreatSearch search(game, rule, size, kind, false, {moves});
        finish(search);
        const ThreatResult result = search.result();
        ASSERT_LE(static_cast<int>(result.line.size()) / 2, moves);
        ASSERT_TRUE(oracle.holds(result, 300));
        const Point first = result.line.front();
        if (moves == 0) break;
        const auto elsewhere = oracle.wins(kind, moves + 1, 300, first);
        if (!elsewhere) break;
        ASSERT_EQ(status(game, rule, size, kind, {moves, first}) == ThreatStatus::kWin, *elsewhere)
            << encode(game, Notation::kCoordinates, size) << " in " << moves;
        ++(*elsewhere ? several : unique);
        break;
      }
    }
  }
  for (const auto& counts : {wins, none}) {
    EXPECT_GT(counts[0], scaled(100));
    EXPECT_GT(counts[1], scaled(50));
  }
  EXPECT_GT(unique, scaled(50));
  EXPECT_GT(several, scaled(50));
}

TEST(Puzzle, PropertiesAgreeWithTheOracle) {
  std::mt19937 random(12);
  int puzzles = 0, others = 0;
  for (const Rule rule : kRules) {
    for (int i = 0; i < scaled(800); ++i) {
      const WinKind kind = i % 4 == 0 ? WinKind::kVct : WinKind::kVcf;
      const int size = 7 + static_cast<int>(random() % 3);
      const auto game = near_game(random, rule, size, 8 + static_cast<int>(random() % 14));
      const int moves = 1 + static_cast<int>(random() % 3);
      const auto truth = is_puzzle(game, rule, size, kind, moves, 150);
      if (!truth) continue;
      const auto line = line_of(game, rule, size, kind, moves);
      ASSERT_EQ(!line.empty(), *truth)
          << encode(game, Notation::kCoordinates, size) << " in " << moves;
      ++(*truth ? puzzles : others);
    }
  }
  EXPECT_GT(puzzles, scaled(40));
  EXPECT_GT(others, scaled(500));
}

/// Checks everything that a puzzle promises, except what only a slow search can check.
void expect_puzzle(const Puzzle& puzzle, WinKind kind, int moves, Rule rule) {
  const auto& [turns, line] = puzzle;
  ASSERT_EQ(line_of(turns, rule, kSize, kind, moves).empty(), false);
  ASSERT_EQ(static_cast<int>(line.size()) / 2, moves);
  EXPECT_EQ(judge_setup(turns, rule, kSize).winner, Winner::kNone);
  const int tries = rule == Rule::kCaro ? 3000 : 20;  // a five of caro has more defences than one
  EXPECT_TRUE(
      ThreatSearchOracle(turns, rule, kSize).holds({ThreatStatus::kWin, kind, line}, tries));
  std::vector<Point> stones[2];
  for (std::size_t i = 0; i < turns.size(); ++i) stones[i % 2].push_back(turns[i]);
  for (const auto& own : stones) EXPECT_TRUE(std::is_sorted(own.begin(), own.end()));
}

TEST(Puzzle, HasNoSuperfluousStones) {
  std::size_t number = 0;
  for (const auto& [kind, moves] : {std::pair{WinKind::kVcf, 3}, std::pair{WinKind::kVcf, 5},
                                    std::pair{WinKind::kVct, 2}, std::pair{WinKind::kVct, 3}}) {
    for (const Rule rule : kRules) {
      if (!sampled(number++)) continue;
      const Puzzle puzzle = make(kind, moves, rule, 2026);
      expect_puzzle(puzzle, kind, moves, rule);
      // Two turns change places with the last two, so that the others keep their colours.
      const auto& turns = puzzle.turns;
      for (std::size_t i = 0; i < turns.size(); i += 2) {
        for (std::size_t j = 1; j < turns.size(); j += 2) {
          auto fewer = turns;
          const std::size_t last = turns.size() - 1, previous = last - 1;
          std::swap(fewer[i], fewer[last % 2 == 0 ? last : previous]);
          std::swap(fewer[j], fewer[last % 2 == 0 ? previous : last]);
          fewer.resize(previous);
          EXPECT_TRUE(line_of(fewer, rule, kSize, kind, moves).empty()) << i << ' ' << j;
        }
      }
    }
  }
}

TEST(Puzzle, IsThatOfItsDefinition) {
  int confirmed = 0;
  for (std::uint32_t seed = 0; seed < 4; ++seed) {
    for (const Rule rule : kRules) {
      const Puzzle puzzle = make(WinKind::kVcf, 3, rule, seed);
      const auto truth =
          is_puzzle(puzzle.turns, rule, kSize, WinKind::kVcf, 3, scaled(60), puzzle.line.front());
      EXPECT_NE(truth, std::optional(false));
      confirmed += truth == std::optional(true);
    }
  }
  EXPECT_GE(confirmed, scaled(8));
}

TEST(Puzzle, IsTheSameHoweverTheSearchIsDivided) {
  for (const std::uint32_t seed : {1U, 4'294'967'295U}) {
    const Puzzle whole = make(WinKind::kVcf, 4, Rule::kRenju, seed);
    PuzzleSearch search(WinKind::kVcf, 4, Rule::kRenju, seed);
    int slices = 0;
    while (!search.run(500)) ++slices;
    EXPECT_GT(slices, 3);
    EXPECT_EQ(search.result().turns, whole.turns);
    EXPECT_EQ(search.result().line, whole.line);
    const auto searched = search.searched();
    EXPECT_TRUE(search.run(500));
    EXPECT_EQ(search.searched(), searched);
  }
}

TEST(Puzzle, DiffersWithTheSeed) {
  std::set<std::vector<Point>> all;
  for (std::uint32_t seed = 0; seed < 10; ++seed) {
    all.insert(make(WinKind::kVcf, 3, Rule::kFreestyle, seed).turns);
  }
  EXPECT_EQ(all.size(), 10U);
}

/// The value of a field of a puzzle in the file of the package.
std::string field(const std::string& line, const std::string& name) {
  const std::string key = '"' + name + "\":";
  const std::size_t at = line.find(key) + key.size();
  const std::string value = line.substr(at, line.find_first_of(",}", at) - at);
  return value.front() == '"' ? value.substr(1, value.size() - 2) : value;
}

TEST(Puzzle, ThoseOfThePackageAreExact) {
  std::ifstream file("web/api/gomoku/puzzles.json");
  ASSERT_TRUE(file.good()) << "run this in the root of the repository";
  std::size_t count = 0, oracles = 0;
  for (std::string text; std::getline(file, text);) {
    if (text.size() < 2) continue;
    SCOPED_TRACE(text);
    const auto kind = field(text, "kind") == "vcf" ? WinKind::kVcf : WinKind::kVct;
    const auto rule = static_cast<Rule>(
        std::find(std::begin(kRuleNames), std::end(kRuleNames), field(text, "rule")) - kRuleNames);
    const int moves = std::stoi(field(text, "moves"));
    const auto black = decode(field(text, "black")).moves,
               white = decode(field(text, "white")).moves;
    ASSERT_EQ(black.size(), white.size() + (field(text, "turn") == "white"));
    Puzzle puzzle;
    for (std::size_t i = 0; i < black.size(); ++i) {
      puzzle.turns.push_back(black[i]);
      if (i < white.size()) puzzle.turns.push_back(white[i]);
    }
    puzzle.line = decode(field(text, "line")).moves;
    const bool checked = sampled(count++);
    if (checked) expect_puzzle(puzzle, kind, moves, rule);
    if (!checked || moves > 3 || ++oracles % 8 != 0) continue;
    EXPECT_NE(is_puzzle(puzzle.turns, rule, kSize, kind, moves, scaled(60), puzzle.line.front()),
              std::optional(false));
  }
  EXPECT_EQ(count, 300U);
}

}  // namespace
}  // namespace qiju::gomoku
