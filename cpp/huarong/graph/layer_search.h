// Multi-source breadth-first search over the position graph of a board: its nodes are positions,
// its edges the moves of one metric. All distances are kept.
//
// Pieces of one shape are interchangeable, except those with goals. There are three
// implementations: queue_search.h for every board, one position after the other; and by sets of
// positions, two to ten times as fast, blank_set_search.h and, for the classic board with two
// blanks, two_blank_search.h.
//
// Positions are addressed by an index; not every index below index_limit() belongs to a position
// that was reached.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "huarong/board/board.h"
#include "huarong/board/moves.h"

namespace qiju::huarong {

/// Whether a position and its mirror image may share an index: distances are then from the sources
/// and their mirror images. A search need not make use of it.
enum class MirrorReduction { kForbidden, kAllowed };

/// Satisfies Resumable; the unit is a position.
class LayerSearch {
 public:
  static constexpr int kUnreached = -1;
  static constexpr std::uint32_t kNoIndex = ~std::uint32_t{0};

  virtual ~LayerSearch() = default;

  /// Gives a position the distance 0. It must be legal, with the size, walls, pieces and goal that
  /// the search was made for; all sources come before the first run.
  virtual void add_source(const Board& board) = 0;

  /// From now on a run finishes when it has reached all nearest exits: the positions with the goal
  /// reached at the least distance at which there is one. Then `recall` may be required.
  void stop_at_exits() { stops_at_exits_ = true; }

  /// After `stop_at_exits`, for a finished search: from now on `place_of`, `neighbours` and
  /// `move_to` find the positions at this distance; a search may leave out all others.
  virtual void recall(int) {}

  /// Expands about so many positions; true once there are none left, or the search has stopped.
  [[nodiscard]] virtual bool run(std::uint32_t positions) = 0;

  /// The positions that were expanded, or in QueueSearch reached, which in the end are the same
  /// unless it stops early. A position and its mirror image are one where the reduction applies.
  [[nodiscard]] virtual std::uint32_t searched() const = 0;

  /// Whether memory ran out, so that positions are missing. The distances found are right.
  [[nodiscard]] virtual bool is_full() const { return false; }

  /// The nearest exits that were reached so far.
  [[nodiscard]] virtual const std::vector<std::uint32_t>& nearest_exits() const = 0;

  /// Drops all distances and makes the exits that were reached the sources of a new search. Indices
  /// stay valid.
  virtual void restart_from_exits() = 0;

  /// A position as an index, or as the mirror image of the position that `board_at` gives for it.
  struct Place {
    std::uint32_t index = kNoIndex;
    bool mirrored = false;
    friend bool operator==(const Place&, const Place&) = default;
  };

  /// The place of a position; kNoIndex if it has none or belongs to other pieces or another goal.
  [[nodiscard]] virtual Place place_of(const Board& board) const = 0;
  [[nodiscard]] std::uint32_t index_of(const Board& board) const { return place_of(board).index; }

  /// All indices are below this.
  [[nodiscard]] virtual std::uint32_t index_limit() const = 0;

  [[nodiscard]] virtual Board board_at(std::uint32_t index) const = 0;

  /// From the nearest source; kUnreached if it was not reached so far.
  [[nodiscard]] virtual int distance_at(std::uint32_t index) const = 0;
  [[nodiscard]] int distance_of(const Board& board) const;

  /// How many positions share the index: 2 for a position with its mirror image, else 1.
  [[nodiscard]] virtual int image_count(std::uint32_t) const { return 1; }

  struct Neighbour {
    Place place;
    int steps = 0;  ///< length of the path of the move
    /// The piece that moves, by a number that no other piece has in the position; and its number
    /// in the position that `board_at` gives for the neighbour.
    std::uint16_t piece = 0;
    std::uint16_t piece_after = 0;
  };

  /// All positions one move away from a position that was expanded.
  [[nodiscard]] virtual std::vector<Neighbour> neighbours(std::uint32_t index) const = 0;

  /// The move from a board to a neighbour of it. An empty path if there is none.
  [[nodiscard]] virtual Move move_to(const Board& board, Place place) const = 0;

  /// The greatest distance reached; kUnreached without sources.
  [[nodiscard]] virtual int max_distance() const = 0;

  /// Whether it is its own mirror image.
  [[nodiscard]] virtual bool is_symmetric(std::uint32_t index) const = 0;

  /// How many positions were reached, and how many indices of positions that are their own mirror
  /// image. O(index_limit()).
  [[nodiscard]] std::uint32_t reached() const;
  [[nodiscard]] std::uint32_t reached_symmetric() const;

  /// Whether the mirror image of every position is a position with the same pieces and walls.
  [[nodiscard]] virtual bool has_mirror_images() const { return true; }

  /// The positions reached at distances of a range, both ends included, and the n-th of them from
  /// 0, in an order that is the same on every platform. O(index_limit()).
  [[nodiscard]] std::uint32_t count_between(int from, int to) const;
  [[nodiscard]] Board nth_between(int from, int to, std::uint32_t n) const;

  /// One of these positions, uniformly at random; nothing if there are none. The same seed gives
  /// the same position. O(index_limit()).
  [[nodiscard]] std::optional<Board> pick(int from, int to, std::uint64_t seed) const;

 protected:
  bool stops_at_exits_ = false;
};

/// The fastest implementation for boards with the size, walls, pieces and goal of `like`.
[[nodiscard]] std::unique_ptr<LayerSearch> make_search(const Board& like, Metric metric,
                                                       MirrorReduction reduction);

}  // namespace qiju::huarong
