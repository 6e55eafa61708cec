#include "lianliankan/solver/cdcl.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "lianliankan/boards.h"
#include "scale.h"

namespace qiju::lianliankan {
namespace {

using Value = CdclSolver::Value;

struct Problem {
  int variables = 0;
  std::vector<std::vector<Variable>> exactly_one;
  std::vector<Clause> clauses;
};

// Constraints overlap as in a pairing of tiles: the variable of a pair is in the constraints of
// both.
Problem random_problem(Random& random) {
  const int tiles = 4 + 2 * below(random, 2);
  Problem problem;
  problem.exactly_one.resize(static_cast<std::size_t>(tiles));
  for (int a = 0; a < tiles; ++a) {
    for (int b = a + 1; b < tiles; ++b) {
      problem.exactly_one[static_cast<std::size_t>(a)].push_back(problem.variables);
      problem.exactly_one[static_cast<std::size_t>(b)].push_back(problem.variables++);
    }
  }
  for (int clauses = below(random, 16); clauses > 0; --clauses) {
    Clause clause;
    for (Variable variable = 0; variable < problem.variables; ++variable) {
      if (below(random, 4) == 0) clause.push_back({variable, below(random, 4) > 0});
    }
    problem.clauses.push_back(clause);
  }
  return problem;
}

bool satisfied(const Problem& problem, const std::vector<bool>& values) {
  const auto value = [&](Variable variable) { return values[static_cast<std::size_t>(variable)]; };
  return std::all_of(problem.exactly_one.begin(), problem.exactly_one.end(),
                     [&](const auto& constraint) {
                       return std::count_if(constraint.begin(), constraint.end(), value) == 1;
                     }) &&
         std::all_of(problem.clauses.begin(), problem.clauses.end(), [&](const Clause& clause) {
           return std::any_of(clause.begin(), clause.end(),
                              [&](Literal l) { return value(l.variable) == l.positive; });
         });
}

bool satisfiable(const Problem& problem) {
  for (unsigned bits = 0; bits < 1U << problem.variables; ++bits) {
    std::vector<bool> values;
    for (int i = 0; i < problem.variables; ++i) values.push_back((bits >> i & 1U) != 0);
    if (satisfied(problem, values)) return true;
  }
  return false;
}

// Decides at random, and adds each clause when it is violated.
bool search(const Problem& problem, Random& random,
            std::size_t max_bytes = CdclSolver::kMaxClauseBytes) {
  CdclSolver solver(static_cast<std::size_t>(problem.variables), max_bytes);
  for (const auto& constraint : problem.exactly_one) solver.add_exactly_one(constraint);
  while (solver.propagate()) {
    EXPECT_LE(solver.clause_bytes(), max_bytes);
    const auto is_false = [&](Literal literal) {
      return solver.value(literal.variable) == (literal.positive ? Value::kFalse : Value::kTrue);
    };
    const auto violated = std::find_if(
        problem.clauses.begin(), problem.clauses.end(),
        [&](const Clause& clause) { return std::all_of(clause.begin(), clause.end(), is_false); });
    if (violated != problem.clauses.end()) {
      if (!solver.learn(*violated)) return false;
      continue;
    }
    std::vector<Variable> unassigned;
    std::vector<bool> values;
    for (Variable variable = 0; variable < problem.variables; ++variable) {
      if (solver.value(variable) == Value::kUnassigned) unassigned.push_back(variable);
      values.push_back(solver.value(variable) == Value::kTrue);
    }
    if (unassigned.empty()) {
      EXPECT_TRUE(satisfied(problem, values));
      return true;
    }
    const auto i = random.below(static_cast<std::uint32_t>(unassigned.size()));
    solver.decide({unassigned[i], below(random, 3) > 0});
    if (below(random, 20) == 0) solver.cancel_until(0);
  }
  return false;
}

TEST(CdclSolver, IsSoundAndComplete) {
  Random random(1);
  int found = 0;
  for (int i = 0; i < scaled(400); ++i) {
    const Problem problem = random_problem(random);
    const bool expected = satisfiable(problem);
    ASSERT_EQ(search(problem, random), expected);
    found += expected;
  }
  EXPECT_GT(found, scaled(50));
  EXPECT_LT(found, scaled(350));
}

TEST(CdclSolver, IsSoundWhenItForgets) {
  Random random(2);
  for (int i = 0; i < scaled(400); ++i) {
    const Problem problem = random_problem(random);
    ASSERT_EQ(search(problem, random, 1500), satisfiable(problem));
  }
}

// n + 1 pigeons in n holes: each in a hole, and no two in the same.
TEST(CdclSolver, StaysWithinItsMemory) {
  constexpr Variable kHoles = 7;
  constexpr std::size_t kMaxBytes = 20'000;
  const auto variable = [](Variable pigeon, Variable hole) { return pigeon * kHoles + hole; };
  CdclSolver solver(static_cast<std::size_t>(variable(kHoles + 1, 0)), kMaxBytes);
  for (Variable pigeon = 0; pigeon <= kHoles; ++pigeon) {
    std::vector<Variable> holes;
    for (Variable hole = 0; hole < kHoles; ++hole) holes.push_back(variable(pigeon, hole));
    solver.add_exactly_one(holes);
  }
  const auto shared_hole = [&]() -> Clause {
    for (Variable hole = 0; hole < kHoles; ++hole) {
      Clause clause;
      for (Variable pigeon = 0; pigeon <= kHoles && clause.size() < 2; ++pigeon) {
        const Literal out{variable(pigeon, hole), false};
        if (solver.is_false(out)) clause.push_back(out);
      }
      if (clause.size() == 2) return clause;
    }
    return {};
  };
  Random random(3);
  std::size_t most = 0;
  while (solver.propagate() && solver.conflicts() < 3000) {
    most = std::max(most, solver.clause_bytes());
    ASSERT_LE(solver.clause_bytes(), kMaxBytes);
    if (const Clause clause = shared_hole(); !clause.empty()) {
      if (!solver.learn(clause)) break;
      continue;
    }
    Variable free = static_cast<Variable>(random.below(kHoles * (kHoles + 1)));
    while (solver.value(free) != Value::kUnassigned) free = (free + 1) % (kHoles * (kHoles + 1));
    solver.decide({free, true});
  }
  EXPECT_GT(most, kMaxBytes * 9 / 10);
  EXPECT_GT(solver.conflicts(), 1000U);
}

TEST(CdclSolver, PropagatesAtOnce) {
  CdclSolver solver(3);
  solver.add_exactly_one(std::vector<Variable>{1});
  solver.add_exactly_one(std::vector<Variable>{0, 2});
  ASSERT_TRUE(solver.propagate());
  EXPECT_EQ(solver.value(1), Value::kTrue);
  EXPECT_EQ(solver.value(0), Value::kUnassigned);
  solver.decide({0, false});
  ASSERT_TRUE(solver.propagate());
  EXPECT_EQ(solver.value(2), Value::kTrue);
  EXPECT_EQ(solver.level(2), 1);
}

}  // namespace
}  // namespace qiju::lianliankan
