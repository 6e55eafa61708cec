// The arrangements of the large pieces, Cao Cao and the generals, on the classic board with two
// blanks, and the moves between them.
//
// What an arrangement leaves free are two blanks and soldiers: a position is an arrangement and the
// pair of blanks among its free cells. Free cells go by their ranks: down the first column, up the
// second, down the third, up the fourth, so that rank r of n is n - 1 - r in the mirror image.
#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "huarong/chunks.h"
#include "huarong/distances.h"
#include "huarong/position.h"

namespace qiju::huarong {

/// What goes by cells in reading order, as in a key.
using Cells = std::uint32_t;

/// Of every cell, how many free ones come before it.
using Ranks = std::array<std::uint8_t, kCells>;

/// How a piece that is not a soldier changes an arrangement.
struct Change {
  Key key = 0;                           ///< the bits that change
  Key image = 0;                         ///< those of the mirror image
  std::array<std::uint8_t, 2> takes{};   ///< the cells that were free
  std::array<std::uint8_t, 2> leaves{};  ///< those that are free then
  /// What is added to the rank of a cell that it leaves: the cells taken are no longer before it,
  /// the other one left may be.
  std::array<std::int8_t, 2> rises{};
};

/// By the axis of the move, and by 32 times the way along it plus the piece's cell.
using Changes = std::array<std::array<Change, 64>, 8>;

/// All of a search but the search itself.
class Arrangements : public Distances {
 public:
  void seed(const Board& board) override;
  std::uint32_t exit() const override { return exit_; }
  void restart_from_exits() override;

  std::uint32_t numbers() const override;
  Board board(std::uint32_t number) const override;
  using Distances::distance;
  int distance(std::uint32_t number) const override;
  std::uint32_t number(const Board& board) const override;
  std::vector<Neighbour> neighbours(std::uint32_t number) const override;
  int images(std::uint32_t number) const override;
  Move move_to(const Board& board, std::uint32_t number) const override;

  int farthest() const override { return farthest_; }
  std::uint32_t searched() const override { return searched_ - twice_ / 2; }
  std::uint32_t positions() const override;
  std::uint32_t symmetric() const override;

 protected:
  Arrangements(const Board& like, Metric metric, Mirror mirror);

  /// Bit j stands for rank j.
  using Row = std::uint32_t;

  // The links of an arrangement lie side by side in a chunk, those of rows first.
  struct Arrangement {
    Key key = 0;              ///< of its positions, without the soldiers
    std::uint32_t links = 0;  ///< the first
    std::uint8_t row_links = 0;
    std::uint8_t all_links = 0;
    bool known = false;      ///< has `know` found the links?
    bool symmetric = false;  ///< is it its own mirror image?
  };

  /// A move of a piece that is not a soldier. One cell lengthwise takes one blank, whatever the
  /// other: a link of rows. All others take both, and leave both: a link of pairs, 16 * i + j each.
  struct Link {
    std::uint16_t target = 0;   ///< no mix has more than 7,284 arrangements
    std::uint16_t shifted = 0;  ///< the other blanks of a row whose rank changes by one
    std::uint8_t from = 0;      ///< the blanks that it takes
    std::uint8_t to = 0;        ///< those that it leaves
    bool down = false;          ///< do those ranks fall? Of pairs: is it two cells?
    bool mirrored = false;      ///< is a row reversed?
  };

  /// Free cells beside each other, by rows: all, and those in one line with a third as a soldier
  /// goes two cells.
  struct Beside {
    std::array<std::uint16_t, 16> near{};
    std::array<std::uint16_t, 16> line{};
  };

  /// Finds the links of an arrangement.
  Beside know(std::uint32_t a);

  /// The other blanks of a row where a link takes them.
  Row carried(const Link& link, Row others) const {
    const Row shifted = others & link.shifted;
    const Row there = (others ^ shifted) | shifted << 1 >> (2 * link.down);
    return link.mirrored ? reversed(there) : there;
  }

  std::uint32_t number_of(std::uint32_t arrangement, int i, int j) const {
    return arrangement * pairs_ + (i > j ? pair_number(i, j) : pair_number(j, i));
  }

  static std::uint32_t pair_number(int high, int low) {
    return static_cast<std::uint32_t>(high * (high - 1) / 2 + low);
  }

  /// Puts a position at distance 0.
  virtual void start(std::uint32_t arrangement, int i, int j) = 0;

  /// Forgets what was met.
  virtual void forget() = 0;

  static constexpr std::uint32_t kLinksChunk = 2048;

  Metric metric_;
  bool folded_;
  int free_;             ///< cells that an arrangement leaves: an even number
  std::uint32_t pairs_;  ///< of them
  std::vector<Arrangement> arrangements_;
  Chunks<Link, kLinksChunk> links_;
  std::vector<std::uint16_t> away_;  ///< by number: 1 + the distance; 0 where it was not met
  std::uint32_t exit_ = kNoNumber;
  int farthest_ = kNotMet;
  std::uint32_t searched_ = 0;
  std::uint32_t twice_ = 0;  ///< those of them met together with their image

 private:
  struct Spot {
    std::uint32_t arrangement = 0;
    bool mirrored = false;
  };

  // An entry of the table is the complement of an arrangement's key with its index where soldiers
  // are in a key. An empty one is 0: that would be Cao Cao's 16th place, and he has only 12.
  static constexpr Key kIndex = (Key{1} << kCells) - 1;

  Beside beside(Cells free, const Ranks& ranks) const;
  Row reversed(Row row) const;
  Key key_of(std::uint32_t number) const;
  Move move_between(const Board& board, Key from, Key to) const;
  Spot spot_of(Key key, Key image);
  std::size_t slot(Key key) const;
  void make_table(std::size_t size);

  Board like_;
  std::vector<Piece> pieces_;
  const Changes changes_;
  std::uint32_t links_end_ = 0;
  std::vector<Key> table_;  // open addressing, at most half full
};

}  // namespace qiju::huarong
