#include "golden.h"

#include "gomoku/rules/all_rules.h"
#include "gomoku/rules/notation.h"
#include "gomoku/search/best_move.h"
#include "gomoku/search/puzzle.h"
#include "search/resumable.h"

namespace qiju::gomoku {
namespace {

using golden::json;
using golden::object;

constexpr const char* kNotationNames[] = {"base15", "coordinates", "sgf"};
constexpr const char* kLevelNames[] = {"beginner", "easy", "normal", "hard"};

BestMove best_move(std::span<const Point> game, Rule rule, int size, Level level,
                   std::uint32_t seed, std::uint32_t nodes, std::uint64_t& searched) {
  BestMoveSearch search(game, rule, size, level, seed);
  const auto rest = [&] { return nodes - static_cast<std::uint32_t>(search.searched()); };
  while (!search.run(rest()) && search.searched() < nodes) {
  }
  searched = search.searched();
  return search.result();
}

void add_best_move(golden::File& file, const std::vector<Point>& game, Rule rule, int size,
                   Level level, std::uint32_t nodes = ~std::uint32_t{0}) {
  const std::uint32_t seed = 2026;
  std::uint64_t searched = 0;
  const BestMove best = best_move(game, rule, size, level, seed, nodes, searched);
  std::vector<golden::Field> options{{"rule", json(kRuleNames[static_cast<int>(rule)])},
                                     {"size", json(size)},
                                     {"seed", json(seed)}};
  if (level == Level::kMaster) {
    options.push_back({"nodes", json(nodes)});
  } else {
    options.push_back({"level", json(kLevelNames[static_cast<int>(level)])});
  }
  file.add("bestMove", {json(game), object(options)},
           object({{"move", json(best.move)},
                   {"score", golden::ten_thousandths(best.score)},
                   {"depth", json(best.depth)},
                   {"nodes", std::to_string(searched)},
                   {"line", json(best.line)}}));
}

void add_puzzle(golden::File& file, WinKind kind, int moves, Rule rule) {
  const std::uint32_t seed = 2026;
  PuzzleSearch search(kind, moves, rule, seed);
  finish(search);
  const Puzzle& puzzle = search.result();
  std::vector<Point> stones[2];
  for (std::size_t i = 0; i < puzzle.turns.size(); ++i) stones[i % 2].push_back(puzzle.turns[i]);
  const std::vector<golden::Field> asked{{"kind", json(kind == WinKind::kVcf ? "vcf" : "vct")},
                                         {"moves", json(moves)},
                                         {"rule", json(kRuleNames[static_cast<int>(rule)])},
                                         {"seed", json(seed)}};
  auto result = asked;
  result.insert(
      result.begin(),
      {{"pieces", object({{"black", json(stones[0])},
                          {"white", json(stones[1])},
                          {"turn", json(puzzle.turns.size() % 2 == 0 ? "black" : "white")}})},
       {"line", json(puzzle.line)}});
  file.add("puzzle", {object(asked)}, object(result));
}

TEST(Golden, Gomoku) {
  golden::File file("gomoku");
  for (const int size : {15, 9, 22}) {
    const int middle = size * (size / 2) + size / 2;
    const std::vector<Point> game{
        middle, middle + 1,     middle - size, middle + size, middle - 2, middle + size + 1,
        0,      size * size - 1};
    for (const Notation notation : {Notation::kBase15, Notation::kCoordinates}) {
      if (notation == Notation::kBase15 && size != kSize) continue;
      const std::string text = encode(game, notation, size);
      const std::string options = object(
          {{"notation", json(kNotationNames[static_cast<int>(notation)])}, {"size", json(size)}});
      file.add("encode", {json(game), options}, json(text));
      file.add("decode", {json(text), options}, json(decode(text, notation, size).moves));
    }
    for (const Rule rule : kRules) {
      add_best_move(file, game, rule, size, Level::kBeginner);
      add_best_move(file, game, rule, size, Level::kEasy);
      add_best_move(file, game, rule, size, Level::kNormal);
      add_best_move(file, game, rule, size, Level::kMaster, 500);
      add_best_move(file, game, rule, size, Level::kMaster, 5000);
    }
  }
  add_best_move(file, {112, 113, 98, 84}, Rule::kRenju, kSize, Level::kHard);
  for (const Rule rule : kRules) {
    add_puzzle(file, WinKind::kVcf, 3, rule);
    add_puzzle(file, WinKind::kVct, 2, rule);
  }
  add_puzzle(file, WinKind::kVcf, 5, Rule::kRenju);
  file.compare();
}

}  // namespace
}  // namespace qiju::gomoku
