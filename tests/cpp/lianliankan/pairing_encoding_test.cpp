#include "lianliankan/solver/pairing_encoding.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "lianliankan/boards.h"

namespace qiju::lianliankan {
namespace {

TEST(PairingEncoding, HasAVariableForEveryPair) {
  Random random(1);
  for (int i = 0; i < 200; ++i) {
    const Tiles board = small_board(random);
    const PairingEncoding encoding(board.board());
    std::map<Variable, std::set<std::pair<TileId, TileId>>> pairs;
    for (const PairingEncoding::KindTiles& kind : encoding.kinds()) {
      for (TileId a = kind.begin; a < kind.end; ++a) {
        ASSERT_EQ(encoding.kind(a).begin, kind.begin);
        for (TileId b = a; ++b < kind.end;) {
          ASSERT_EQ(encoding.variable(kind, a, b), encoding.variable(kind, b, a));
          pairs[encoding.variable(kind, a, b)].insert({a, b});
        }
      }
    }
    Variable next = 0;
    for (const auto& [variable, expected] : pairs) {
      ASSERT_EQ(variable, next++);
      std::set<std::pair<TileId, TileId>> given;
      for (const TileIdPair& pair : encoding.pairs(variable)) {
        given.insert({pair.first, pair.second});
      }
      ASSERT_EQ(given, expected);
      const bool is_of_four = encoding.kind(expected.begin()->first).size() == 4;
      ASSERT_EQ(expected.size(), is_of_four ? 2U : 1U);
    }
  }
}

// Every assignment that the solver completes pairs each tile once.
TEST(PairingEncoding, MakesASolverThatPairsEveryTileOnce) {
  Random random(2);
  for (int i = 0; i < 200; ++i) {
    const Tiles board = small_board(random);
    const PairingEncoding encoding(board.board());
    CdclSolver solver = encoding.make_solver(CdclSolver::kMaxClauseBytes);
    std::multiset<TileId> paired;
    for (const PairingEncoding::KindTiles& kind : encoding.kinds()) {
      for (TileId a = kind.begin; a < kind.end; ++a) {
        for (TileId b = a; ++b < kind.end;) {
          ASSERT_TRUE(solver.propagate());
          const Variable variable = encoding.variable(kind, a, b);
          if (solver.value(variable) != CdclSolver::Value::kUnassigned) continue;
          solver.decide({variable, below(random, 2) > 0});
        }
      }
    }
    ASSERT_TRUE(solver.propagate());
    for (const Literal literal : solver.trail()) {
      if (!literal.positive) continue;
      for (const TileIdPair& pair : encoding.pairs(literal.variable)) {
        paired.insert({pair.first, pair.second});
      }
    }
    ASSERT_EQ(paired.size(), encoding.tile_count());
    ASSERT_EQ(std::set<TileId>(paired.begin(), paired.end()).size(), paired.size());
  }
}

}  // namespace
}  // namespace qiju::lianliankan
