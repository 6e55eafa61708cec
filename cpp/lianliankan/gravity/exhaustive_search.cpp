#include "lianliankan/gravity/exhaustive_search.h"

#include <algorithm>
#include <span>

namespace qiju::lianliankan {
namespace {

constexpr std::size_t kMaxLayerWords = std::size_t{6} << 20;  // 48 MB, twice

}  // namespace

ExhaustiveSearch::ExhaustiveSearch(const LayerRoot& root, std::uint32_t max_nodes)
    : layers_(root, kMaxLayerWords, max_nodes) {}

bool ExhaustiveSearch::run(std::uint32_t budget) {
  for (; budget > 0 && !layers_.is_finished(); --budget) {
    ++searched_;
    layers_.find_moves();
    if (!layers_.is_finished()) expand();
    if (layers_.is_finished() || layers_.advance()) continue;
    layers_.next_layer(
        layers_.next().size(), [](std::uint32_t) { return true; }, Status::kUnsolvable);
  }
  return layers_.is_finished();
}

void ExhaustiveSearch::expand() {
  KeyIndex& next = layers_.next();
  const auto& moves = layers_.moves();
  const GravityPosition position = layers_.position();
  children_.resize(moves.size() * position.size());
  const auto child = [&](std::size_t i) {
    return std::span(children_).subspan(i * position.size(), position.size());
  };
  for (std::size_t i = 0; i < moves.size(); ++i) {
    std::copy(position.begin(), position.end(), child(i).begin());
    layers_.board().remove(child(i), moves[i]);
    next.prefetch(KeyIndex::hash(child(i)));
  }
  for (std::size_t i = 0; i < moves.size(); ++i) next.prefetch_key(KeyIndex::hash(child(i)));
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const std::uint32_t known = next.size();
    const std::uint32_t number = next.insert(child(i));
    if (number == KeyIndex::kNone) return layers_.finish(Status::kUndecided);
    if (number < known) continue;
    layers_.add_node(layers_.node(), moves[i]);
  }
}

}  // namespace qiju::lianliankan
