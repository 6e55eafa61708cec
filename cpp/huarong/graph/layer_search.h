// Multi-source breadth-first search over the position graph of a board, one layer after the other.
// The nodes of the graph are positions, its edges the moves of one metric; a layer is all positions
// at one distance from the sources.
//
// Pieces of one shape are interchangeable unless they have goals. A position is identified by an
// index; with mirror reduction one index may stand for a position and its mirror image.
//
// Three implementations: queue_search.h takes any board, one position after the other. Two expand
// sets of positions and are two to ten times as fast: blank_set_search.h and, for the classic board
// with two blanks, classic/two_blank_search.h.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "huarong/board/moves.h"

namespace qiju::huarong {

/// If allowed, a search may count a position and its mirror image as one: distances are then from
/// the sources and their mirror images.
enum class MirrorReduction { kForbidden, kAllowed };

/// When a search finishes, unless it runs out of positions or memory before.
enum class Until {
  kComponent,  ///< never: it reaches all positions
  kExits,  ///< at the nearest exits: the layer that has the first positions with the goal reached
  kLayer,  ///< when a layer is reached whole; QueueSearch alone
};

struct SearchOptions {
  MirrorReduction reduction = MirrorReduction::kForbidden;
  Until until = Until::kComponent;
};

/// Satisfies Resumable; the unit is a position.
class LayerSearch {
 public:
  static constexpr std::uint32_t kNoIndex = ~std::uint32_t{0};
  static constexpr int kUnreached = -1;

  virtual ~LayerSearch() = default;
  /// All indices are below this. Some of them may belong to positions that were not reached.
  [[nodiscard]] virtual std::uint32_t index_limit() const = 0;

  /// A position: the one that `board_at` gives for the index, or its mirror image.
  struct Place {
    std::uint32_t index = kNoIndex;
    bool mirrored = false;
    friend bool operator==(const Place&, const Place&) = default;
  };

  /// kNoIndex if the position is unknown, or has other pieces or another goal.
  [[nodiscard]] virtual Place place_of(const Board& board) const = 0;
  [[nodiscard]] std::uint32_t index_of(const Board& board) const { return place_of(board).index; }
  [[nodiscard]] virtual Board board_at(std::uint32_t index) const = 0;

  struct Neighbour {
    Place place;
    int steps = 0;  ///< length of the path of the move
    /// The placement of the piece that moves: in the position, and in the one that `board_at` gives
    /// for the neighbour. It identifies the piece.
    std::uint16_t piece = 0;
    std::uint16_t piece_after = 0;
  };

  /// All known positions one move away.
  [[nodiscard]] virtual std::vector<Neighbour> neighbours(std::uint32_t index) const = 0;
  /// The move from a board to a neighbour of it.
  [[nodiscard]] virtual Move move_to(const Board& board, Place place) const = 0;
  /// 2 if the index stands for a position and its mirror image, else 1.
  [[nodiscard]] virtual int image_count(std::uint32_t index) const = 0;
  /// True if the position is its own mirror image.
  [[nodiscard]] virtual bool is_symmetric(std::uint32_t index) const = 0;

  /// Puts a position into layer 0, before the first run. It must be legal, with the size, walls,
  /// pieces and goal that the search was made for.
  virtual void add_source(const Board& board) = 0;
  [[nodiscard]] virtual bool run(std::uint32_t positions) = 0;
  /// Drops all distances and starts anew from the exits that were reached. Indices stay valid.
  virtual void restart_from_exits() = 0;
  /// From the nearest source; kUnreached if the position was not reached so far.
  [[nodiscard]] virtual int distance_at(std::uint32_t index) const = 0;
  [[nodiscard]] int distance_of(const Board& board) const {
    const std::uint32_t index = index_of(board);
    return index == kNoIndex ? kUnreached : distance_at(index);
  }

  /// For a finished search, unless it is for kComponent: from now on `place_of` and `neighbours`
  /// may find the positions of this layer alone. Another call can choose another layer.
  virtual void keep_only_layer(int) {}

  /// The number of positions expanded, or in a QueueSearch reached. A search that does not stop
  /// early ends with both equal. A position and its mirror image count as one if the search
  /// reduces.
  [[nodiscard]] std::uint32_t searched() const { return searched_; }
  /// True if memory ran out, so that positions are missing. The distances found are right.
  [[nodiscard]] bool is_full() const { return is_full_; }
  /// Those that were reached so far.
  [[nodiscard]] const std::vector<std::uint32_t>& nearest_exits() const { return nearest_exits_; }
  /// The greatest distance reached; kUnreached without sources.
  [[nodiscard]] int max_distance() const { return max_distance_; }

 protected:
  /// True if no exit was reached at a smaller distance.
  bool is_nearest_exit(int distance) const {
    return nearest_exits_.empty() || distance_at(nearest_exits_[0]) == distance;
  }

  std::uint32_t searched_ = 0;
  bool is_full_ = false;
  std::vector<std::uint32_t> nearest_exits_;
  int max_distance_ = kUnreached;
};

/// The fastest implementation for boards with the size, walls, pieces and goal of `like`; not for
/// Until::kLayer.
[[nodiscard]] std::unique_ptr<LayerSearch> make_search(const Board& like, Metric metric,
                                                       SearchOptions options);

// These take O(index_limit()).

/// The number of positions at distances from `from` to `to`, and the n-th of them, from 0, in an
/// order that is the same on every platform.
[[nodiscard]] std::uint32_t count_between(const LayerSearch& search, int from, int to);
[[nodiscard]] Board nth_between(const LayerSearch& search, int from, int to, std::uint32_t n);

/// One of these positions, uniformly at random; nothing if there are none. The same seed gives the
/// same position.
[[nodiscard]] std::optional<Board> pick(const LayerSearch& search, int from, int to,
                                        std::uint64_t seed);

}  // namespace qiju::huarong
