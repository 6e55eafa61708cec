#include "gomoku/proof_table.h"

#include <algorithm>

namespace qiju::gomoku {

void ProofTable::clear() { entries_.assign(1024, {}); }

const Proof* ProofTable::find(std::uint64_t hash) const {
  for (std::size_t at = bucket(hash), i = 0; i < kBucket; ++i) {
    const Entry& entry = entries_[at + i];
    if (entry.hash == hash && entry.effort != 0) return &entry.proof;
  }
  return nullptr;
}

void ProofTable::store(std::uint64_t hash, Proof proof, std::uint64_t effort) {
  const auto work = std::clamp<std::uint64_t>(effort, 1, 0xffff);
  const Entry entry{hash, proof, static_cast<std::uint16_t>(work)};
  while (!put(entry, 2 * entries_.size() * sizeof(Entry) > kMostBytes)) {
    std::vector<Entry> old(2 * entries_.size());
    old.swap(entries_);
    for (const Entry& each : old) {
      if (each.effort != 0) put(each, true);
    }
  }
}

/// False if there is no place, unless another entry is to give way.
bool ProofTable::put(const Entry& entry, bool by_force) {
  Entry* place = nullptr;
  for (std::size_t at = bucket(entry.hash), i = 0; i < kBucket; ++i) {
    Entry& there = entries_[at + i];
    if (there.hash == entry.hash && there.effort != 0) {
      place = &there;
      break;
    }
    if (!place || there.effort < place->effort) place = &there;
  }
  if (place->effort != 0 && place->hash != entry.hash && !by_force) return false;
  *place = entry;
  return true;
}

}  // namespace qiju::gomoku
