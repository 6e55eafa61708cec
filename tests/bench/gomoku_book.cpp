// Makes the tables of cpp/gomoku/search/opening_book.cpp, and prints one.
//
//   qiju_gomoku_book RULE [ENTRIES [BUDGET]]        RULE: freestyle or renju
//
// The book has a tree for each colour. A search of BUDGET positions finds the reply to a position;
// a shorter search with several lines finds the likely next moves of the opponent. A better move
// counts as likelier. The likeliest position is searched first, until there are ENTRIES.
//
//   kFreestyle   "freestyle 400 3000000", six minutes on two processors
//   kRenju       "renju 400 3000000"
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <future>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "gomoku/rules/notation.h"
#include "gomoku/search/best_move.h"
#include "gomoku/search/opening_book.h"

namespace {

using namespace qiju::gomoku;
using Game = std::vector<Point>;

constexpr Point kCentre = centre(kSize);
constexpr int kLines = 12;  // moves of the opponent that are considered
constexpr std::uint64_t kLinesBudget = 200'000;
constexpr double kScale = 150;         // a move worse by this is e times less likely
constexpr double kLeastChance = 0.02;  // of a move
constexpr std::size_t kMaxPlies = 10, kBatch = 8;

struct Candidate {
  Game game;  // the opponent's move is the last
  double chance;
};

struct Entry {
  Game game;  // the reply is the last
  int score;
};

/// An entry, and the positions that follow it.
struct Answer {
  Entry entry;
  std::vector<Candidate> next;
};

/// The best moves.
std::vector<BestMove> search(const Game& game, Rule rule, int lines, std::uint64_t budget) {
  BestMoveSearch search(game, rule, kSize, Level::kMaster, 0, lines);
  while (search.searched() < budget && !search.run(1000)) {
  }
  return search.lines();
}

/// Returns the likely moves of the side to move; none if it has won or lost.
std::vector<Candidate> likely_moves(const Game& game, Rule rule, double chance) {
  std::vector<double> values;
  const auto lines = search(game, rule, kLines, kLinesBudget);
  for (const BestMove& line : lines) {
    if (std::abs(lines[0].score) == BestMove::kMaxScore) return {};
    const double share = std::max(1.0 * line.score / BestMove::kMaxScore, -0.99);
    values.push_back(BestMove::kScoreScale * share / (1 - std::abs(share)));
  }
  double sum = 0;
  for (const double value : values) sum += std::exp((value - values[0]) / kScale);
  std::vector<Candidate> candidates;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const double share = std::exp((values[i] - values[0]) / kScale) / sum;
    if (share < kLeastChance) continue;
    candidates.push_back({game, chance * share});
    candidates.back().game.push_back(lines[i].move);
  }
  return candidates;
}

Answer answer(Candidate candidate, Rule rule, std::uint64_t budget) {
  const BestMove best = search(candidate.game, rule, 1, budget).front();
  candidate.game.push_back(best.move);
  Answer answer{{candidate.game, best.score}, {}};
  if (candidate.game.size() < kMaxPlies) {
    answer.next = likely_moves(candidate.game, rule, candidate.chance);
  }
  return answer;
}

/// Returns the first moves of Black, and of White after a move in the centre.
std::vector<Candidate> first_moves(Rule rule) {
  std::vector<Candidate> candidates = likely_moves({kCentre}, rule, 1);
  for (Point row = 0; row <= 2; ++row) {
    for (Point col = row; col <= 2; ++col) {
      candidates.push_back({{kCentre + kSize * row + col}, row + col == 0 ? 1 : 0.1});
    }
  }
  return candidates;
}

std::vector<Entry> make_book(Rule rule, std::size_t size, std::uint64_t budget) {
  std::vector<Candidate> open;
  std::set<std::uint64_t> seen;
  const auto add = [&](const std::vector<Candidate>& candidates) {
    for (const Candidate& candidate : candidates) {
      if (seen.insert(std::ranges::min(symmetric_hashes(candidate.game))).second) {
        open.push_back(candidate);
      }
    }
  };
  add(first_moves(rule));
  std::vector<Entry> book;
  while (book.size() < size && !open.empty()) {
    std::ranges::stable_sort(open, std::greater{}, &Candidate::chance);
    std::vector<std::future<Answer>> answers;
    const std::size_t batch = std::min({kBatch, open.size(), size - book.size()});
    for (std::size_t i = 0; i < batch; ++i) {
      answers.push_back(std::async(std::launch::async, answer, open[i], rule, budget));
    }
    open.erase(open.begin(), open.begin() + static_cast<std::ptrdiff_t>(batch));
    for (auto& each : answers) {
      const Answer found = each.get();
      book.push_back(found.entry);
      add(found.next);
    }
    std::fprintf(stderr, "%zu entries, %zu positions after them\n", book.size(), open.size());
  }
  return book;
}

}  // namespace

int main(int argc, char** argv) {
  const std::string_view rule = argc > 1 ? argv[1] : "freestyle";
  const std::size_t size = argc > 2 ? std::strtoul(argv[2], nullptr, 10) : 400;
  const std::uint64_t budget = argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 3'000'000;
  auto book = make_book(rule == "renju" ? Rule::kRenju : Rule::kFreestyle, size, budget);
  // Depth first, and one colour after the other.
  std::ranges::sort(
      book, {}, [](const Entry& entry) { return std::pair(entry.game.size() % 2, entry.game); });
  for (const auto& [game, score] : book) {
    const std::size_t plies = game.size() - 2;
    // The score of a proved win would promise a line to the end, so it is lowered.
    const int percent = std::clamp(score * 100 / BestMove::kMaxScore, -99, 99);
    const std::string moves = encode(std::span(game).subspan(plies));
    std::printf("%zu%s%+03d ", plies, moves.c_str(), percent);
  }
  std::printf("\n");
}
