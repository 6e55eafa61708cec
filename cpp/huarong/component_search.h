// The connected component of a position in the position graph, with the distance of every position
// from the nearest exit.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "huarong/graph/layer_search.h"

namespace qiju::huarong {

struct ComponentSummary {
  std::uint32_t positions = 0;
  std::uint32_t mirror_classes = 0;  ///< a position and its mirror image counted once
  std::uint32_t exits = 0;           ///< positions with the goal reached
  int eccentricity = 0;              ///< distance from the board to the position farthest from it
  int hardest_distance = 0;          ///< the greatest distance from the nearest exit
  Board hardest;                     ///< a position at that distance; the board without exits
};

/// One breadth-first search forward to find all exits, then one backward from all of them.
/// Satisfies Resumable; the unit is a position. With an exit each is searched twice.
/// All queries except `searched` require a finished search; those after `is_full` one that is not
/// full.
class ComponentSearch {
 public:
  /// The board must be legal.
  ComponentSearch(const Board& board, Metric metric);

  [[nodiscard]] bool run(std::uint32_t positions);
  [[nodiscard]] std::uint32_t searched() const { return searched_forward_ + search_->searched(); }
  /// True if memory ran out.
  [[nodiscard]] bool is_full() const { return search_->is_full(); }
  [[nodiscard]] const ComponentSummary& summary() const { return summary_; }
  /// True if the position is in the component, with the same pieces and goal.
  [[nodiscard]] bool contains(const Board& board) const { return index_of(board).has_value(); }
  /// Moves to the nearest exit; nothing without exits or outside the component.
  [[nodiscard]] std::optional<int> distance_of(const Board& board) const;
  /// As huarong::pick, by distances to the nearest exit; nothing without exits.
  [[nodiscard]] std::optional<Board> pick(int from, int to, std::uint64_t seed) const;

  /// Every move that brings the exit nearer by one, in the order of `legal_moves`; none without
  /// exits or outside the component.
  [[nodiscard]] std::vector<Move> best_moves(const Board& board) const;

  // The component as a graph: its positions have the indices from 0 to summary().positions - 1.

  [[nodiscard]] std::optional<std::uint32_t> index_of(const Board& board) const;
  [[nodiscard]] Board board_at(std::uint32_t index) const;
  [[nodiscard]] std::optional<int> distance_at(std::uint32_t index) const;
  /// The positions one move away.
  [[nodiscard]] std::vector<std::uint32_t> neighbours(std::uint32_t index) const;

 private:
  void summarise();
  std::optional<std::uint32_t> find(std::uint32_t index_in_search) const;

  Board board_;
  Metric metric_;
  std::unique_ptr<LayerSearch> search_;
  bool is_backward_ = false;
  bool finished_ = false;
  std::uint32_t searched_forward_ = 0;
  ComponentSummary summary_;
  std::vector<std::uint32_t> positions_;  // by index: the index in the search; ascending
};

}  // namespace qiju::huarong
