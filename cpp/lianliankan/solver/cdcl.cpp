#include "lianliankan/solver/cdcl.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace qiju::lianliankan {

CdclSolver::CdclSolver(std::size_t variables, std::size_t max_clause_bytes)
    : variables_(variables), watches_(2 * variables), max_clause_bytes_(max_clause_bytes) {}

void CdclSolver::add_exactly_one(std::span<const Variable> variables) {
  assert(level() == 0);
  const auto id = static_cast<std::int32_t>(constraints_.size());
  constraints_.push_back(
      {{variables.begin(), variables.end()}, static_cast<int>(variables.size())});
  for (const Variable variable : variables) {
    auto& constraints = variables_[index(variable)].constraints;
    assert(constraints[1] < 0);
    constraints[constraints[0] < 0 ? 0 : 1] = id;
  }
  if (variables.size() == 1) enqueue({variables[0], true}, Reason::kAtLeastOne, id);
}

bool CdclSolver::propagate() {
  while (queue_head_ < trail_.size()) {
    const Literal literal = trail_[queue_head_];
    if (propagate_constraints(literal) && propagate_clauses(literal)) {
      ++queue_head_;
    } else if (!learn(conflict_)) {
      return false;
    }
  }
  return true;
}

void CdclSolver::decide(Literal literal) {
  assert(value(literal.variable) == Value::kUnassigned);
  trail_limits_.push_back(trail_.size());
  enqueue(literal, Reason::kDecision, 0);
}

bool CdclSolver::learn(const Clause& conflict) {
  ++conflicts_;
  int conflict_level = 0;
  for (const Literal literal : conflict) {
    assert(is_false(literal));
    conflict_level = std::max(conflict_level, level(literal.variable));
  }
  if (conflict_level == 0) return false;
  cancel_until(conflict_level);

  // Resolve with reasons, latest first, until one literal of this level remains: the first unique
  // implication point.
  Clause learnt;
  int unresolved = 0;
  const auto add_literal = [&](Literal literal) {
    VariableData& data = variables_[index(literal.variable)];
    if (data.seen || data.level == 0) return;
    data.seen = true;
    bump_activity(literal.variable);
    if (data.level == conflict_level) {
      ++unresolved;
    } else {
      learnt.push_back(literal);
    }
  };
  for (const Literal literal : conflict) add_literal(literal);
  std::size_t at = trail_.size();
  for (;;) {
    do --at;
    while (!variables_[index(trail_[at].variable)].seen);
    if (--unresolved == 0) break;
    for_each_reason_literal(trail_[at].variable, add_literal);
    variables_[index(trail_[at].variable)].seen = false;
  }
  const Literal implication_point = ~trail_[at];
  int backjump_level = 0;
  learnt.push_back(implication_point);
  for (const Literal literal : learnt) {
    variables_[index(literal.variable)].seen = false;
    if (literal != implication_point) {
      backjump_level = std::max(backjump_level, level(literal.variable));
    }
  }
  for (std::size_t i = at; i < trail_.size(); ++i) {
    variables_[index(trail_[i].variable)].seen = false;
  }

  cancel_until(backjump_level);
  activity_increment_ += activity_increment_ / 16;
  add_clause(std::move(learnt));
  if (clause_bytes_ > max_clause_bytes_) forget_clauses();
  return true;
}

// At level 0 no clause is a reason that is still needed.
void CdclSolver::forget_clauses() {
  cancel_until(0);
  clauses_.clear();
  for (auto& watchers : watches_) watchers.clear();
  clause_bytes_ = 0;
}

// Adds a clause of which one literal is unassigned and the others are false.
void CdclSolver::add_clause(Clause clause) {
  if (clause.size() == 1) return enqueue(clause[0], Reason::kDecision, 0);
  // The watched literals are the unassigned one and the last that became false.
  const auto rank = [&](Literal literal) {
    return value(literal.variable) == Value::kUnassigned ? std::int32_t{1} << 30
                                                         : level(literal.variable);
  };
  std::partial_sort(clause.begin(), clause.begin() + 2, clause.end(),
                    [&](Literal a, Literal b) { return rank(a) > rank(b); });
  const auto id = static_cast<std::int32_t>(clauses_.size());
  for (std::size_t i = 0; i < 2; ++i) watches_[watch_index(clause[i])].push_back(id);
  enqueue(clause[0], Reason::kClause, id);
  // With its entries in clauses_ and in two lists of watches.
  clause_bytes_ += clause.size() * sizeof(Literal) + sizeof(Clause) + 2 * sizeof(std::int32_t);
  clauses_.push_back(std::move(clause));
}

void CdclSolver::enqueue(Literal literal, Reason reason_kind, std::int32_t reason) {
  VariableData& data = variables_[index(literal.variable)];
  data.value = literal.positive ? Value::kTrue : Value::kFalse;
  data.reason_kind = reason_kind;
  data.reason = reason;
  data.level = level();
  trail_.push_back(literal);
  if (literal.positive) return;
  for (const std::int32_t id : data.constraints) {
    if (id >= 0) --constraints_[index(id)].not_false;
  }
}

void CdclSolver::cancel_until(int level) {
  if (level >= this->level()) return;
  const std::size_t end = trail_limits_[static_cast<std::size_t>(level)];
  while (trail_.size() > end) {
    VariableData& data = variables_[index(trail_.back().variable)];
    if (!trail_.back().positive) {
      for (const std::int32_t id : data.constraints) {
        if (id >= 0) ++constraints_[index(id)].not_false;
      }
    }
    data.value = Value::kUnassigned;
    trail_.pop_back();
  }
  trail_limits_.resize(static_cast<std::size_t>(level));
  queue_head_ = std::min(queue_head_, end);
  unchanged_prefix_ = std::min(unchanged_prefix_, end);
}

bool CdclSolver::propagate_constraints(Literal literal) {
  for (const std::int32_t id : variables_[index(literal.variable)].constraints) {
    if (id < 0) continue;
    const ExactlyOne& constraint = constraints_[index(id)];
    if (literal.positive) {
      for (const Variable other : constraint.variables) {
        if (other == literal.variable || value(other) == Value::kFalse) continue;
        if (value(other) == Value::kTrue) {
          conflict_ = {{literal.variable, false}, {other, false}};
          return false;
        }
        enqueue({other, false}, Reason::kAtMostOne, literal.variable);
      }
    } else if (constraint.not_false == 0) {
      conflict_.clear();
      for (const Variable other : constraint.variables) conflict_.push_back({other, true});
      return false;
    } else if (constraint.not_false == 1) {
      for (const Variable other : constraint.variables) {
        if (value(other) == Value::kUnassigned) enqueue({other, true}, Reason::kAtLeastOne, id);
      }
    }
  }
  return true;
}

bool CdclSolver::propagate_clauses(Literal literal) {
  const Literal false_literal = ~literal;
  auto& watchers = watches_[watch_index(false_literal)];
  std::size_t kept = 0;
  for (std::size_t i = 0; i < watchers.size(); ++i) {
    const std::int32_t id = watchers[i];
    Clause& clause = clauses_[index(id)];
    if (clause[0] == false_literal) std::swap(clause[0], clause[1]);
    if (is_true(clause[0])) {
      watchers[kept++] = id;
      continue;
    }
    const auto other =
        std::find_if(clause.begin() + 2, clause.end(), [&](Literal l) { return !is_false(l); });
    if (other != clause.end()) {
      std::swap(clause[1], *other);
      watches_[watch_index(clause[1])].push_back(id);
      continue;
    }
    watchers[kept++] = id;
    if (is_false(clause[0])) {
      conflict_ = clause;
      while (++i < watchers.size()) watchers[kept++] = watchers[i];
      watchers.resize(kept);
      return false;
    }
    enqueue(clause[0], Reason::kClause, id);
  }
  watchers.resize(kept);
  return true;
}

void CdclSolver::bump_activity(Variable variable) {
  std::uint64_t& activity = variables_[index(variable)].activity;
  activity += activity_increment_;
  if (activity < std::uint64_t{1} << 62 && activity_increment_ < std::uint64_t{1} << 56) return;
  for (VariableData& data : variables_) data.activity >>= 40;
  activity_increment_ = std::max<std::uint64_t>(activity_increment_ >> 40, 1 << 10);
}

// Visits the other literals, all false, of the clause that is the reason of a variable.
template <class Visit>
void CdclSolver::for_each_reason_literal(Variable variable, Visit visit) const {
  const VariableData& data = variables_[index(variable)];
  switch (data.reason_kind) {
    case Reason::kClause:
      for (const Literal literal : clauses_[index(data.reason)]) {
        if (literal.variable != variable) visit(literal);
      }
      break;
    case Reason::kAtLeastOne:
      for (const Variable other : constraints_[index(data.reason)].variables) {
        if (other != variable) visit({other, true});
      }
      break;
    case Reason::kAtMostOne:
      visit({data.reason, false});
      break;
    case Reason::kDecision:
      break;
  }
}

}  // namespace qiju::lianliankan
