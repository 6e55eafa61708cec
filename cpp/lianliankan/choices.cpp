#include "lianliankan/choices.h"

#include <algorithm>
#include <utility>

namespace qiju::lianliankan {

Choices::Choices(std::size_t count) : states_(count), watches_(2 * count) {}

void Choices::add_group(std::span<const Choice> group) {
  const auto name = static_cast<std::int32_t>(groups_.size());
  groups_.push_back({{group.begin(), group.end()}, static_cast<int>(group.size())});
  for (const Choice choice : group) {
    auto& groups = states_[index(choice)].groups;
    groups[groups[0] < 0 ? 0 : 1] = name;
  }
  if (group.size() == 1) set({group[0], true}, Because::kLastOfGroup, name);
}

bool Choices::propagate() {
  while (followed_ < made_.size()) {
    if (follow(made_[followed_])) {
      ++followed_;
    } else if (!refute(Clause(contradiction_))) {
      return false;
    }
  }
  return true;
}

void Choices::decide(Literal literal) {
  decisions_.push_back(made_.size());
  set(literal, Because::kDecided, 0);
}

bool Choices::refute(const Clause& clause) {
  ++conflicts_;
  int top = 0;
  for (const Literal literal : clause) top = std::max(top, level(literal.choice));
  if (top == 0) return false;
  undo(top);

  // Resolve with reasons, latest first, until one choice of this level is left: the first unique
  // implication point.
  Clause learned;
  int pending = 0;
  const auto take = [&](Literal literal) {
    State& state = states_[index(literal.choice)];
    if (state.seen || state.level == 0) return;
    state.seen = true;
    bump(literal.choice);
    if (state.level == top) {
      ++pending;
    } else {
      learned.push_back(literal);
    }
  };
  for (const Literal literal : clause) take(literal);
  std::size_t at = made_.size();
  for (;;) {
    do --at;
    while (!states_[index(made_[at].choice)].seen);
    if (--pending == 0) break;
    each_reason(made_[at].choice, take);
    states_[index(made_[at].choice)].seen = false;
  }
  const Literal point{made_[at].choice, !made_[at].yes};
  int back = 0;
  learned.push_back(point);
  for (const Literal literal : learned) {
    states_[index(literal.choice)].seen = false;
    if (literal != point) back = std::max(back, level(literal.choice));
  }
  for (std::size_t i = at; i < made_.size(); ++i) states_[index(made_[i].choice)].seen = false;

  undo(back);
  bump_ += bump_ / 16;
  add(std::move(learned));
  return true;
}

void Choices::add(Clause clause) {
  // Those to be watched are open, or were the last to fail.
  const auto rank = [&](Literal literal) {
    return value(literal.choice) == Value::kOpen ? std::int32_t{1} << 30 : level(literal.choice);
  };
  const std::size_t front = std::min<std::size_t>(2, clause.size());
  std::partial_sort(clause.begin(), clause.begin() + static_cast<std::ptrdiff_t>(front),
                    clause.end(), [&](Literal a, Literal b) { return rank(a) > rank(b); });
  const auto name = static_cast<std::int32_t>(clauses_.size());
  for (std::size_t i = 0; i < front; ++i) watches_[watch_index(clause[i])].push_back(name);
  const bool unit =
      value(clause[0].choice) == Value::kOpen && (clause.size() == 1 || fails(clause[1]));
  if (unit) set(clause[0], Because::kClause, name);
  clauses_.push_back(std::move(clause));
}

void Choices::set(Literal literal, Because because, std::int32_t reason) {
  State& state = states_[index(literal.choice)];
  state.value = literal.yes ? Value::kYes : Value::kNo;
  state.because = because;
  state.reason = reason;
  state.level = level();
  made_.push_back(literal);
  if (literal.yes) return;
  for (const std::int32_t group : state.groups) {
    if (group >= 0) --groups_[index(group)].open;
  }
}

void Choices::undo(int level) {
  if (level >= this->level()) return;
  const std::size_t end = decisions_[static_cast<std::size_t>(level)];
  while (made_.size() > end) {
    State& state = states_[index(made_.back().choice)];
    if (!made_.back().yes) {
      for (const std::int32_t group : state.groups) {
        if (group >= 0) ++groups_[index(group)].open;
      }
    }
    state.value = Value::kOpen;
    made_.pop_back();
  }
  decisions_.resize(static_cast<std::size_t>(level));
  followed_ = std::min(followed_, end);
  unchanged_ = std::min(unchanged_, end);
}

bool Choices::follow(Literal literal) { return follow_groups(literal) && follow_clauses(literal); }

bool Choices::follow_groups(Literal literal) {
  for (const std::int32_t name : states_[index(literal.choice)].groups) {
    if (name < 0) continue;
    const Group& group = groups_[index(name)];
    if (literal.yes) {
      for (const Choice other : group.members) {
        if (other == literal.choice || value(other) == Value::kNo) continue;
        if (value(other) == Value::kYes) {
          contradiction_ = {{literal.choice, false}, {other, false}};
          return false;
        }
        set({other, false}, Because::kExcluded, literal.choice);
      }
    } else if (group.open == 0) {
      contradiction_.clear();
      for (const Choice other : group.members) contradiction_.push_back({other, true});
      return false;
    } else if (group.open == 1) {
      for (const Choice other : group.members) {
        if (value(other) == Value::kOpen) set({other, true}, Because::kLastOfGroup, name);
      }
    }
  }
  return true;
}

bool Choices::follow_clauses(Literal literal) {
  const Literal failed{literal.choice, !literal.yes};
  auto& watching = watches_[watch_index(failed)];
  std::size_t kept = 0;
  for (std::size_t i = 0; i < watching.size(); ++i) {
    const std::int32_t name = watching[i];
    Clause& clause = clauses_[index(name)];
    if (clause.size() > 1 && clause[0] == failed) std::swap(clause[0], clause[1]);
    if (clause.size() > 1 && holds(clause[0])) {
      watching[kept++] = name;
      continue;
    }
    const auto other =
        std::find_if(clause.begin() + std::min<std::ptrdiff_t>(2, std::ssize(clause)), clause.end(),
                     [&](Literal l) { return !fails(l); });
    if (other != clause.end()) {
      std::swap(clause[1], *other);
      watches_[watch_index(clause[1])].push_back(name);
      continue;
    }
    watching[kept++] = name;
    if (clause.size() == 1 || fails(clause[0])) {
      contradiction_ = clause;
      while (++i < watching.size()) watching[kept++] = watching[i];
      watching.resize(kept);
      return false;
    }
    set(clause[0], Because::kClause, name);
  }
  watching.resize(kept);
  return true;
}

void Choices::bump(Choice choice) {
  std::uint64_t& activity = states_[index(choice)].activity;
  activity += bump_;
  if (activity < std::uint64_t{1} << 62 && bump_ < std::uint64_t{1} << 56) return;
  for (State& state : states_) state.activity >>= 40;
  bump_ = std::max<std::uint64_t>(bump_ >> 40, 1 << 10);
}

template <typename Visit>
void Choices::each_reason(Choice choice, Visit visit) const {
  const State& state = states_[index(choice)];
  switch (state.because) {
    case Because::kClause:
      for (const Literal literal : clauses_[index(state.reason)]) {
        if (literal.choice != choice) visit(literal);
      }
      break;
    case Because::kLastOfGroup:
      for (const Choice other : groups_[index(state.reason)].members) {
        if (other != choice) visit({other, true});
      }
      break;
    case Because::kExcluded:
      visit({state.reason, false});
      break;
    case Because::kDecided:
      break;
  }
}

}  // namespace qiju::lianliankan
