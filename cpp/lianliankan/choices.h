// Yes-or-no choices under constraints, searched by learning from every contradiction.
//
// Conflict-driven clause learning: J. P. Marques-Silva and K. A. Sakallah, "GRASP: A Search
// Algorithm for Propositional Satisfiability", IEEE Transactions on Computers 48(5), 1999; two
// watched literals and activities as in M. Moskewicz et al., "Chaff: Engineering an Efficient SAT
// Solver", DAC 2001. Whoever searches decides what to try next, and brings clauses as they fail.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace qiju::lianliankan {

using Choice = std::int32_t;

/// A choice made with yes or no.
struct Literal {
  Choice choice = 0;
  bool yes = true;
  friend bool operator==(const Literal&, const Literal&) = default;
};

using Clause = std::vector<Literal>;  ///< at least one of them holds

class Choices {
 public:
  enum class Value : std::uint8_t { kOpen, kYes, kNo };

  explicit Choices(std::size_t count);

  /// Of `group`, exactly one must be yes. Groups are added before the first decision; each choice
  /// is in one or two of them.
  void add_group(std::span<const Choice> group);

  /// Draws all conclusions of the groups and clauses; on a contradiction learns from it, takes
  /// decisions back and goes on. False if there is no way to choose.
  bool propagate();

  /// Makes an open choice. To be followed by propagate().
  void decide(Literal literal);

  /// Learns from a clause all of whose literals are made the other way: takes decisions back, and
  /// adds a clause that follows. To be followed by propagate(). False if there is no way to choose.
  bool refute(const Clause& clause);

  /// Takes all decisions back.
  void restart() { undo(0); }

  Value value(Choice choice) const { return states_[index(choice)].value; }
  /// How many decisions stand, and how many did when `choice` was made.
  int level() const { return static_cast<int>(decisions_.size()); }
  int level(Choice choice) const { return states_[index(choice)].level; }
  /// How much a choice had to do with recent contradictions.
  std::uint64_t activity(Choice choice) const { return states_[index(choice)].activity; }
  /// The choices made, in order.
  std::span<const Literal> made() const { return made_; }
  /// How many of made() are the same as when this was last asked.
  std::size_t unchanged() { return std::exchange(unchanged_, made_.size()); }
  std::uint64_t conflicts() const { return conflicts_; }

 private:
  enum class Because : std::uint8_t { kDecided, kClause, kLastOfGroup, kExcluded };

  struct State {
    Value value = Value::kOpen;
    Because because = Because::kDecided;
    bool seen = false;
    std::int32_t reason = 0;  // a clause, a group, or the choice that excludes this one
    std::int32_t level = 0;
    std::int32_t groups[2] = {-1, -1};
    std::uint64_t activity = 0;
  };

  struct Group {
    std::vector<Choice> members;
    int open = 0;  // not no
  };

  static std::size_t index(std::int32_t i) { return static_cast<std::size_t>(i); }
  static std::size_t watch_index(Literal literal) {
    return 2 * index(literal.choice) + (literal.yes ? 1 : 0);
  }
  bool holds(Literal literal) const {
    return value(literal.choice) == (literal.yes ? Value::kYes : Value::kNo);
  }
  bool fails(Literal literal) const {
    return value(literal.choice) == (literal.yes ? Value::kNo : Value::kYes);
  }

  void set(Literal literal, Because because, std::int32_t reason);
  bool follow(Literal literal);  // false: contradiction_ is set
  bool follow_groups(Literal literal);
  bool follow_clauses(Literal literal);
  void add(Clause clause);
  void undo(int level);
  void bump(Choice choice);
  template <typename Visit>
  void each_reason(Choice choice, Visit visit) const;

  std::vector<State> states_;
  std::vector<Group> groups_;
  std::vector<Clause> clauses_;                     // the first two of each are watched
  std::vector<std::vector<std::int32_t>> watches_;  // the clauses that watch a literal
  std::vector<Literal> made_;
  std::vector<std::size_t> decisions_;  // where in made_ each level begins
  std::size_t followed_ = 0;            // how many of made_ were propagated
  std::size_t unchanged_ = 0;
  Clause contradiction_;
  std::uint64_t bump_ = 1 << 10;
  std::uint64_t conflicts_ = 0;
};

}  // namespace qiju::lianliankan
