#include "golden.h"

#include <cmath>

#include "lianliankan/boards.h"
#include "lianliankan/deals.h"
#include "lianliankan/solver/playout.h"

namespace qiju::lianliankan {
namespace {

using golden::Field;
using golden::object;

constexpr const char* kGravityNames[] = {"none", "down", "up", "left", "right", "centre"};

std::string json(const Cell& cell) { return golden::json(std::vector<int>{cell.row, cell.col}); }

std::string json(const std::vector<Pair>& pairs) {
  return golden::list(pairs, [](const Pair& pair) {
    return '[' + json(pair.first) + ',' + json(pair.second) + ']';
  });
}

std::string rate(double share) {
  return golden::ten_thousandths(static_cast<int>(std::lround(share * 10'000)));
}

std::vector<Field> fields_of(const Deal& deal, int cols) {
  return {{"board", golden::rows(deal.kinds, cols)}, {"solution", json(deal.solution)}};
}

TEST(Golden, Lianliankan) {
  golden::File file("lianliankan");
  for (const Gravity gravity : kGravities) {
    const Field gravity_field{"gravity", golden::json(kGravityNames[static_cast<int>(gravity)])};
    for (const std::uint32_t seed : {0U, 2026U, 4294967295U}) {
      const Field seed_field{"seed", golden::json(seed)};
      const std::vector<int> copies{4, 6, 2, 8, 10};
      const Deal dealt = deal(5, 6, copies, seed, gravity);
      auto result = fields_of(dealt, 6);
      const Board board{5, 6, dealt.kinds};
      result.push_back({"clearRate", rate(clear_rate(board, {gravity}, kRatingPlayouts, seed))});
      file.add("deal",
               {object({{"rows", "5"},
                        {"cols", "6"},
                        {"copies", golden::json(copies)},
                        seed_field,
                        gravity_field})},
               object(result));

      Tiles remaining{5, 6, dealt.kinds};
      for (std::size_t i = 0; i < 6; ++i) {
        remove(remaining.kinds, 5, 6, dealt.solution[i], gravity);
      }
      file.add("shuffle", {golden::rows(remaining.kinds, 6), object({seed_field, gravity_field})},
               object(fields_of(shuffle(remaining.board(), seed, {gravity}).deal, 6)));
    }
    const RatedDeal rated = deal(4, 8, std::vector<int>(8, 4), 2026, gravity, Difficulty::kNormal);
    auto result = fields_of(rated.deal, 8);
    result.push_back({"clearRate", rate(rated.clear_rate)});
    file.add("deal",
             {object({{"rows", "4"},
                      {"cols", "8"},
                      {"kinds", "8"},
                      {"copies", "4"},
                      {"seed", "2026"},
                      {"difficulty", golden::json("normal")},
                      gravity_field})},
             object(result));
  }
  file.compare();
}

}  // namespace
}  // namespace qiju::lianliankan
