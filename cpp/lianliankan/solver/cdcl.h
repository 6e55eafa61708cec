// A SAT solver by conflict-driven clause learning (CDCL), for problems with exactly-one constraints
// whose clauses are found during the search.
//
// J. P. Marques-Silva and K. A. Sakallah, "GRASP: A Search Algorithm for Propositional
// Satisfiability", IEEE Transactions on Computers 48(5), 1999; two watched literals and activities
// as in M. Moskewicz et al., "Chaff: Engineering an Efficient SAT Solver", DAC 2001; the vocabulary
// is MiniSat's (N. Eén and N. Sörensson, "An Extensible SAT-solver", SAT 2003). The caller decides
// the branching, and adds a clause when an assignment violates it:
//
//   while (solver.propagate()) {          // false: unsatisfiable
//     if (a clause of the problem is false) {
//       if (!solver.learn(clause)) break; // false: unsatisfiable
//     } else if (all variables are assigned) {
//       return;                           // satisfied
//     } else {
//       solver.decide(a literal of an unassigned variable);
//     }
//   }
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace qiju::lianliankan {

using Variable = std::int32_t;  ///< numbered from 0

/// A variable or its negation.
struct Literal {
  Variable variable = 0;
  bool positive = true;
  Literal operator~() const { return {variable, !positive}; }
  friend bool operator==(const Literal&, const Literal&) = default;
};

using Clause = std::vector<Literal>;  ///< a disjunction

class CdclSolver {
 public:
  enum class Value : std::uint8_t { kUnassigned, kTrue, kFalse };

  /// Clauses take at most `max_clause_bytes` between two calls. When one more is too many, the
  /// solver forgets all and restarts; activities and the assignments of level 0 stay. No answer
  /// becomes wrong, but a proof may take longer or never end.
  explicit CdclSolver(std::size_t variables, std::size_t max_clause_bytes = kMaxClauseBytes);

  static constexpr std::size_t kMaxClauseBytes = std::size_t{1} << 26;

  /// Requires that exactly one of `variables` is true. Must be called before the first decide(); a
  /// variable is in at most two such constraints.
  void add_exactly_one(std::span<const Variable> variables);

  /// Propagates units to a fixed point, and learns from conflicts on the way. Returns false if the
  /// problem is unsatisfiable.
  [[nodiscard]] bool propagate();

  /// Assigns an unassigned variable on a new decision level. propagate() must follow.
  void decide(Literal literal);

  /// Analyses a clause whose literals are all false: backjumps and adds the clause of the first
  /// unique implication point (1-UIP), or restarts if it forgets clauses. propagate() must follow.
  /// Returns false if the problem is unsatisfiable.
  [[nodiscard]] bool learn(const Clause& conflict);

  /// Undoes all assignments above a decision level; 0 is a restart.
  void cancel_until(int level);

  Value value(Variable variable) const { return variables_[index(variable)].value; }
  bool is_true(Literal literal) const {
    return value(literal.variable) == (literal.positive ? Value::kTrue : Value::kFalse);
  }
  bool is_false(Literal literal) const {
    return value(literal.variable) == (literal.positive ? Value::kFalse : Value::kTrue);
  }
  /// The current decision level, and the level on which `variable` was assigned.
  int level() const { return static_cast<int>(trail_limits_.size()); }
  int level(Variable variable) const { return variables_[index(variable)].level; }
  /// How much a variable took part in recent conflicts.
  std::uint64_t activity(Variable variable) const { return variables_[index(variable)].activity; }
  /// The assigned literals, in order.
  std::span<const Literal> trail() const { return trail_; }
  /// How many literals at the front of the trail have not changed since the last call.
  std::size_t take_unchanged_prefix() { return std::exchange(unchanged_prefix_, trail_.size()); }
  std::uint64_t conflicts() const { return conflicts_; }
  /// The memory of the clauses; with the room that vectors leave it is up to twice as much.
  std::size_t clause_bytes() const { return clause_bytes_; }

 private:
  // Why a variable was assigned, and what `VariableData::reason` is.
  enum class Reason : std::uint8_t {
    kDecision,    // unused; also a learnt clause of one literal
    kClause,      // a clause whose other literals are false
    kAtLeastOne,  // an exactly-one constraint whose other variables are false
    kAtMostOne,   // a true variable of the same exactly-one constraint
  };

  struct VariableData {
    Value value = Value::kUnassigned;
    Reason reason_kind = Reason::kDecision;
    bool seen = false;  // by learn()
    std::int32_t reason = 0;
    std::int32_t level = 0;
    std::int32_t constraints[2] = {-1, -1};
    std::uint64_t activity = 0;
  };

  struct ExactlyOne {
    std::vector<Variable> variables;
    int not_false = 0;  // true or unassigned variables
  };

  static std::size_t index(std::int32_t i) { return static_cast<std::size_t>(i); }
  static std::size_t watch_index(Literal literal) {
    return 2 * index(literal.variable) + (literal.positive ? 1 : 0);
  }

  void enqueue(Literal literal, Reason reason_kind, std::int32_t reason);
  // These propagate one literal, and return false if conflict_ is set.
  bool propagate_constraints(Literal literal);
  bool propagate_clauses(Literal literal);
  void add_clause(Clause clause);
  void forget_clauses();
  void bump_activity(Variable variable);
  template <class Visit>
  void for_each_reason_literal(Variable variable, Visit visit) const;

  std::vector<VariableData> variables_;
  std::vector<ExactlyOne> constraints_;
  std::vector<Clause> clauses_;                     // the first two literals of each are watched
  std::vector<std::vector<std::int32_t>> watches_;  // by literal: the clauses that watch it
  std::vector<Literal> trail_;
  std::vector<std::size_t> trail_limits_;  // the first literal of each decision level
  std::size_t queue_head_ = 0;             // the literals of trail_ before it were propagated
  std::size_t unchanged_prefix_ = 0;
  Clause conflict_;
  std::uint64_t activity_increment_ = 1 << 10;
  std::uint64_t conflicts_ = 0;
  std::size_t max_clause_bytes_;
  std::size_t clause_bytes_ = 0;
};

}  // namespace qiju::lianliankan
