#include "huarong/solve.h"

#include <algorithm>

#include "huarong/position.h"
#include "huarong/steps.h"

namespace qiju::huarong {

namespace {

/// The canonical positions met so far, each once and in the order they were met, with the one that
/// each was met from. An open-addressing table with linear probing, never more than half full.
class Met {
 public:
  Met() { resize(); }

  std::uint32_t count() const { return count_; }
  Key key(std::uint32_t index) const { return keys_[index]; }
  std::uint32_t parent(std::uint32_t index) const { return parents_[index]; }

  /// Makes room for all the steps from one position.
  void make_room() {
    if (keys_.size() - count_ >= kMostSteps) return;
    ++table_bits_;
    resize();
    for (std::uint32_t i = 0; i < count_; ++i) table_[slot(keys_[i])] = keys_[i];
  }

  /// Adds `key` unless it was met before. There must be room.
  void add(Key key, std::uint32_t parent) {
    Key& entry = table_[slot(key)];
    // New or not is a coin toss to the processor, so write always and count what is new.
    keys_[count_] = key;
    parents_[count_] = parent;
    count_ += entry == kEmpty;
    entry = key;
  }

 private:
  static constexpr Key kEmpty = ~Key{0};  // no position: Cao Cao has only 12 places

  void resize() {
    table_.assign(std::size_t{1} << table_bits_, kEmpty);
    keys_.resize(table_.size() / 2);
    parents_.resize(table_.size() / 2);
  }

  /// Where `key` is in the table, or should be.
  std::size_t slot(Key key) const {
    std::size_t at = static_cast<std::size_t>(key * 0x9E37'79B9'7F4A'7C15 >> (64 - table_bits_));
    while (table_[at] != key && table_[at] != kEmpty) at = (at + 1) & (table_.size() - 1);
    return at;
  }

  int table_bits_ = 12;
  std::uint32_t count_ = 0;
  std::vector<Key> table_;
  std::vector<Key> keys_;
  std::vector<std::uint32_t> parents_;
};

/// The steps on the real board that go through `line`, the canonical keys after each step.
std::vector<Step> replay(const Ids& ids, const std::vector<Key>& line) {
  Ids id_at = ids;  // right at the pieces' top-left cells, which is where it is read
  Key key = pack(ids);
  std::vector<Step> steps;
  steps.reserve(line.size());
  for (const Key wanted : line) {
    Key next = key;
    for_each_step(key, [&](Key candidate, int cell, Direction direction) {
      if (next != key || canonical(candidate) != wanted) return;
      next = candidate;
      const auto id = id_at[static_cast<std::size_t>(cell)];
      const int to = cell + cell_offset(direction);
      id_at[static_cast<std::size_t>(to)] = id;
      steps.push_back({id, direction});
    });
    key = next;
  }
  return steps;
}

}  // namespace

Solution solve(const Ids& ids) {
  Met met;
  met.add(canonical(pack(ids)), 0);
  if (is_solved(met.key(0))) return {SolveStatus::kSolved, {}, 1};

  for (std::uint32_t from = 0; from < met.count(); ++from) {
    met.make_room();
    bool exit_found = false;
    for_each_step(met.key(from), [&](Key next, int, Direction) {
      if (exit_found) return;
      met.add(canonical(next), from);
      exit_found = is_solved(next);
    });
    if (!exit_found) continue;

    std::vector<Key> line;
    for (std::uint32_t i = met.count() - 1; i != 0; i = met.parent(i)) line.push_back(met.key(i));
    std::reverse(line.begin(), line.end());
    return {SolveStatus::kSolved, replay(ids, line), met.count()};
  }
  return {SolveStatus::kUnsolvable, {}, met.count()};
}

}  // namespace qiju::huarong
