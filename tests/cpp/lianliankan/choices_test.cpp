#include "lianliankan/choices.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "lianliankan/boards.h"

namespace qiju::lianliankan {
namespace {

struct Problem {
  int choices = 0;
  std::vector<std::vector<Choice>> groups;
  std::vector<Clause> clauses;
};

// Groups that meet as the pairs of some tiles do, each pair in the groups of both.
Problem random_problem(Random& random) {
  const int tiles = 4 + 2 * below(random, 2);
  Problem problem;
  problem.groups.resize(static_cast<std::size_t>(tiles));
  for (int a = 0; a < tiles; ++a) {
    for (int b = a + 1; b < tiles; ++b) {
      problem.groups[static_cast<std::size_t>(a)].push_back(problem.choices);
      problem.groups[static_cast<std::size_t>(b)].push_back(problem.choices++);
    }
  }
  for (int clauses = below(random, 16); clauses > 0; --clauses) {
    Clause clause;
    for (Choice choice = 0; choice < problem.choices; ++choice) {
      if (below(random, 4) == 0) clause.push_back({choice, below(random, 4) > 0});
    }
    problem.clauses.push_back(clause);
  }
  return problem;
}

bool satisfied(const Problem& problem, const std::vector<bool>& yes) {
  const auto chosen = [&](Choice choice) { return yes[static_cast<std::size_t>(choice)]; };
  return std::all_of(problem.groups.begin(), problem.groups.end(),
                     [&](const auto& group) {
                       return std::count_if(group.begin(), group.end(), chosen) == 1;
                     }) &&
         std::all_of(problem.clauses.begin(), problem.clauses.end(), [&](const Clause& clause) {
           return std::any_of(clause.begin(), clause.end(),
                              [&](Literal l) { return chosen(l.choice) == l.yes; });
         });
}

bool satisfiable(const Problem& problem) {
  for (unsigned bits = 0; bits < 1U << problem.choices; ++bits) {
    std::vector<bool> yes;
    for (int i = 0; i < problem.choices; ++i) yes.push_back((bits >> i & 1U) != 0);
    if (satisfied(problem, yes)) return true;
  }
  return false;
}

// Decides at random, and brings each clause when it has failed.
bool search(const Problem& problem, Random& random) {
  Choices choices(static_cast<std::size_t>(problem.choices));
  for (const auto& group : problem.groups) choices.add_group(group);
  while (choices.propagate()) {
    const auto fails = [&](Literal literal) {
      return choices.value(literal.choice) ==
             (literal.yes ? Choices::Value::kNo : Choices::Value::kYes);
    };
    const auto failed = std::find_if(
        problem.clauses.begin(), problem.clauses.end(),
        [&](const Clause& clause) { return std::all_of(clause.begin(), clause.end(), fails); });
    if (failed != problem.clauses.end()) {
      if (!choices.refute(*failed)) return false;
      continue;
    }
    std::vector<Choice> open;
    std::vector<bool> yes;
    for (Choice choice = 0; choice < problem.choices; ++choice) {
      if (choices.value(choice) == Choices::Value::kOpen) open.push_back(choice);
      yes.push_back(choices.value(choice) == Choices::Value::kYes);
    }
    if (open.empty()) {
      EXPECT_TRUE(satisfied(problem, yes));
      return true;
    }
    choices.decide(
        {open[random.below(static_cast<std::uint32_t>(open.size()))], below(random, 3) > 0});
    if (below(random, 20) == 0) choices.restart();
  }
  return false;
}

TEST(Choices, AreFoundIfThereAreAny) {
  Random random(1);
  int found = 0;
  for (int i = 0; i < 400; ++i) {
    const Problem problem = random_problem(random);
    const bool expected = satisfiable(problem);
    ASSERT_EQ(search(problem, random), expected);
    found += expected;
  }
  EXPECT_GT(found, 50);
  EXPECT_LT(found, 350);
}

TEST(Choices, OfOneAreMadeAtOnce) {
  Choices choices(3);
  choices.add_group(std::vector<Choice>{1});
  choices.add_group(std::vector<Choice>{0, 2});
  ASSERT_TRUE(choices.propagate());
  EXPECT_EQ(choices.value(1), Choices::Value::kYes);
  EXPECT_EQ(choices.value(0), Choices::Value::kOpen);
  choices.decide({0, false});
  ASSERT_TRUE(choices.propagate());
  EXPECT_EQ(choices.value(2), Choices::Value::kYes);
  EXPECT_EQ(choices.level(2), 1);
}

}  // namespace
}  // namespace qiju::lianliankan
